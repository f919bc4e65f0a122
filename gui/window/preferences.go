package window

import (
	"errors"
	"io/fs"

	"fyne.io/fyne/v2"

	"sudoku/puzzle/store"
)

// OpenPreferences opens the settings in a file. The first time it takes over the
// settings that earlier versions stored with the toolkit.
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

// prefsSaveFailed shows a message that the settings can't be saved.
func (w *Window) prefsSaveFailed(err error) {
	if err != nil {
		w.app.Warn(w.T("settings.unsaved", "why", w.lang.Error(err)))
	}
}
