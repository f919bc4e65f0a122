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
	if q.Opened != nil {
		q.Opened()
	}
	if q.Save {
		var path string
		path, err = zenity.SelectFileSave(append(options, zenity.ConfirmOverwrite())...)
		paths = []string{path}
	} else {
		paths, err = zenity.SelectFileMultiple(options...)
	}
	if errors.Is(err, zenity.ErrCanceled) {
		return nil, nil
	}
	return paths, err
}

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
