//go:build windows || darwin

package portal

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"

	"github.com/ncruces/zenity"
)

// Files returns the system's file dialog.
func Files() FileDialog { return askFiles }

// askFiles is a FileDialog.
func askFiles(ctx context.Context, q FileQuestion) (paths []string, err error) {
	options := append(q.options(), zenity.Context(ctx))
	switch {
	case q.Save:
		paths, err = one(zenity.SelectFileSave(append(options, zenity.ConfirmOverwrite())...))
	case q.Folder:
		paths, err = one(zenity.SelectFile(append(options, zenity.Directory())...))
	default:
		paths, err = zenity.SelectFileMultiple(options...)
	}
	if errors.Is(err, zenity.ErrCanceled) {
		return nil, nil
	}
	return paths, err
}

// one makes a list of one path.
func one(path string, err error) ([]string, error) { return []string{path}, err }

// options returns a question as the library takes it.
func (q FileQuestion) options() []zenity.Option {
	at := q.At
	if at != "" {
		at += string(filepath.Separator) // else its last part is taken for a file's name
	}
	list := []zenity.Option{zenity.Title(q.Title), zenity.Filename(at + q.Name)}
	var handle uintptr
	if _, err := fmt.Sscanf(q.Parent, windowHandle, &handle); err == nil {
		list = append(list, zenity.Attach(handle))
	}
	var filters zenity.FileFilters
	for _, k := range q.Kinds {
		filters = append(filters, zenity.FileFilter{Name: k.Name, Patterns: k.Globs()})
	}
	if q.Kinds != nil {
		filters = append(filters, zenity.FileFilter{Name: q.All, Patterns: []string{"*.*"}})
	}
	return append(list, filters)
}
