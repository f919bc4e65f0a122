package window

import (
	"errors"
	"io/fs"

	"fyne.io/fyne/v2"

	"sudoku/puzzle/store"
)

// OpenPreferences opens those in a file. The first time it takes over what the
// toolkit has kept for earlier versions.
func OpenPreferences(path string, a fyne.App, report func(error)) (*store.Settings, error) {
	s, err := store.OpenSettings(path, report)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
		if old, ok := a.Preferences().(interface{ ReadValues(func(map[string]any)) }); ok {
			old.ReadValues(s.Import)
		}
	}
	return s, err
}

// prefsSaveFailed says that the preferences can't be written.
func (w *Window) prefsSaveFailed(err error) {
	if err != nil {
		w.Warn(w.T("settings.unsaved", "why", w.lang.Error(err)))
	}
}
