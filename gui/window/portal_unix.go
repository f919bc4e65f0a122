//go:build linux || freebsd || netbsd || openbsd

package window

import (
	"context"
	"net/url"
	"path/filepath"
	"strings"

	"github.com/godbus/dbus/v5"

	"sudoku/gui/portal"
	"sudoku/puzzle/words"
)

const openCall = "org.freedesktop.portal.FileChooser.OpenFile"

var errNoPortal = words.Error("file.noportal")

// systemDialog returns a func that opens the desktop's own dialog, or nil if there is no
// session bus.
func systemDialog() askFunc {
	if !portal.Here() {
		return nil
	}
	return askPortal
}

// askPortal returns the files chosen, none if the dialog was cancelled, and an error if
// there is no dialog.
func askPortal(ctx context.Context, q question) ([]string, error) {
	bus, err := portal.Connect(ctx)
	if err != nil {
		return nil, err
	}
	defer bus.Close()
	options := portal.Options{
		"multiple":       dbus.MakeVariant(!q.folder),
		"directory":      dbus.MakeVariant(q.folder),
		"current_folder": dbus.MakeVariant(append([]byte(q.at), 0)),
	}
	if q.kinds != nil {
		options["filters"] = dbus.MakeVariant(filters(q))
	}
	body, err := bus.Request(openCall, options, q.parent, q.title)
	if err != nil {
		return nil, err
	}
	return chosen(body)
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
func filters(q question) []filter {
	f := filter{Name: q.name}
	for _, ext := range append(upper(q.kinds), q.kinds...) {
		f.Patterns = append(f.Patterns, pattern{0, "*" + ext})
	}
	return []filter{f, {Name: "*", Patterns: []pattern{{0, "*"}}}}
}

// chosen parses the portal's answer: response code 0 for a choice, and the URIs.
func chosen(body []any) (paths []string, err error) {
	var code uint32
	var results map[string]dbus.Variant
	if err := dbus.Store(body, &code, &results); err != nil {
		return nil, err
	}
	list, _ := results["uris"].Value().([]string)
	for _, address := range list {
		u, err := url.Parse(address)
		if err != nil || u.Scheme != "file" || !filepath.IsAbs(u.Path) || strings.Contains(u.Path, "\x00") {
			return nil, errNoPortal
		}
		paths = append(paths, u.Path)
	}
	if code > 1 {
		return nil, errNoPortal
	}
	return paths, nil
}
