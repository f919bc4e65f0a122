//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"cmp"
	"context"
	"io"
	"os"

	"github.com/godbus/dbus/v5"
)

const (
	prepareCall = "org.freedesktop.portal.Print.PreparePrint"
	printCall   = "org.freedesktop.portal.Print.Print"
)

// Print is a PrintDialog.
func Print(ctx context.Context, d Document, write func(io.Writer) error) error {
	b, err := Connect(ctx)
	if err != nil {
		return cmp.Or(ctx.Err(), error(ErrNone))
	}
	defer b.Close()
	body, err := b.Request(prepareCall, Options{"modal": dbus.MakeVariant(true)}, d.Parent, d.Title, Options{}, d.setup())
	if err != nil {
		return cmp.Or(ctx.Err(), error(ErrNone))
	}
	code, results, err := parse(body)
	switch {
	case code == 1:
		return ErrCancelled
	case err != nil || code != 0:
		return ErrNone // the portal is there, but nobody draws the dialog
	}
	f, err := written(write)
	if err != nil {
		return err
	}
	defer f.Close()
	options := Options{"modal": dbus.MakeVariant(true)}
	if token, ok := results["token"]; ok {
		options["token"] = token
	}
	body, err = b.Request(printCall, options, d.Parent, d.Title, dbus.UnixFD(f.Fd()))
	if err != nil {
		return cmp.Or(ctx.Err(), error(errRefused))
	}
	switch code, _, err := parse(body); {
	case code == 1:
		return ErrCancelled
	case err != nil || code != 0:
		return errRefused
	}
	return nil
}

// parse parses an answer: 0 for yes, 1 if the person cancelled, 2 for anything else, and
// the results.
func parse(body []any) (code uint32, results Options, err error) {
	err = dbus.Store(body, &code, &results)
	return code, results, err
}

// setup describes the paper, upright, and how it is turned.
func (d Document) setup() Options {
	w, h, way := d.Width, d.Height, "portrait"
	if w > h {
		w, h, way = h, w, "landscape"
	}
	o := Options{"Name": dbus.MakeVariant(d.Paper), "DisplayName": dbus.MakeVariant(d.Paper), "Orientation": dbus.MakeVariant(way),
		"Width": dbus.MakeVariant(w), "Height": dbus.MakeVariant(h)}
	for _, side := range []string{"Top", "Bottom", "Left", "Right"} {
		o["Margin"+side] = dbus.MakeVariant(0.) // the pages have theirs
	}
	return o
}

// written returns a file, open for reading, that has no name any more.
func written(write func(io.Writer) error) (*os.File, error) {
	f, err := os.CreateTemp("", "sudoku-*.pdf")
	if err != nil {
		return nil, err
	}
	defer os.Remove(f.Name())
	err = write(f)
	if err = cmp.Or(err, f.Close()); err != nil {
		return nil, err
	}
	return os.Open(f.Name())
}
