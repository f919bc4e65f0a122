//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"context"
	"net/url"
	"path/filepath"
	"strings"

	"github.com/godbus/dbus/v5"
)

const (
	openCall = "org.freedesktop.portal.FileChooser.OpenFile"
	saveCall = "org.freedesktop.portal.FileChooser.SaveFile"
)

// Files returns the desktop's file dialog, nil if there is no session bus.
func Files() FileDialog {
	if !Here() {
		return nil
	}
	return askFiles
}

// askFiles is a FileDialog.
func askFiles(ctx context.Context, q FileQuestion) ([]string, error) {
	bus, err := Connect(ctx)
	if err != nil {
		return nil, err
	}
	defer bus.Close()
	bus.taken = q.Opened
	call, options := openCall, Options{"modal": dbus.MakeVariant(true)}
	if q.At != "" {
		options["current_folder"] = dbus.MakeVariant(append([]byte(q.At), 0))
	}
	if q.Save {
		call = saveCall
		options["current_name"] = dbus.MakeVariant(q.Name)
	} else {
		options["multiple"] = dbus.MakeVariant(true)
	}
	if q.Kinds != nil {
		options["filters"] = dbus.MakeVariant(filters(q))
	}
	body, err := bus.Request(call, options, q.Parent, q.Title)
	if err != nil {
		return nil, err
	}
	return q.chosen(body)
}

// A filter is what portals take for the kinds of files that a dialog shows.
type filter struct {
	Name     string
	Patterns []pattern
}

// A pattern is a glob if Kind is 0.
type pattern struct {
	Kind uint32
	Glob string
}

// filters shows the files that are asked for first, and all if the person wants that.
func filters(q FileQuestion) (list []filter) {
	for _, k := range q.Kinds {
		f := filter{Name: k.Name}
		for _, glob := range k.Globs() {
			f.Patterns = append(f.Patterns, pattern{0, glob})
		}
		list = append(list, f)
	}
	return append(list, filter{q.All, []pattern{{0, "*"}}})
}

// chosen parses the portal's answer: response code 0 for a choice, and the URIs. A file to write is
// one.
func (q FileQuestion) chosen(body []any) (paths []string, err error) {
	code, results, err := parse(body)
	switch {
	case err != nil:
		return nil, err
	case code == 1:
		return nil, nil
	case code > 1:
		return nil, errNoFiles
	}
	list, ok := results["uris"].Value().([]string)
	if !ok || len(list) > 1 && q.Save {
		return nil, errNoFiles
	}
	for _, address := range list {
		u, err := url.Parse(address)
		if err != nil || u.Scheme != "file" || u.Host != "" && u.Host != "localhost" || !filepath.IsAbs(u.Path) || strings.Contains(u.Path, "\x00") {
			return nil, errNoFiles
		}
		paths = append(paths, u.Path)
	}
	return paths, nil
}
