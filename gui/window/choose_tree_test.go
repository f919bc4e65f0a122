package window

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"sudoku/gui/screen/files"
	"testing"

	"sudoku/gui/access"
	"sudoku/gui/portal"
	"sudoku/gui/screen"
)

// node returns what a screen reader finds of a role whose name begins with a text, nil if there is
// nothing.
func (d *desk) node(role access.Role, name string) *access.Node {
	var find func(list []access.Node) *access.Node
	find = func(list []access.Node) *access.Node {
		for i, n := range list {
			if n.Role == role && strings.HasPrefix(n.Name, name) {
				return &list[i]
			}
			if in := find(n.Children); in != nil {
				return in
			}
		}
		return nil
	}
	_, windows := d.Describe()
	return find(windows)
}

// do does something with such a node, as soon as it is there.
func (d *desk) do(role access.Role, name string, q access.Request) {
	d.t.Helper()
	d.until(func() bool { return d.node(role, name) != nil })
	d.node(role, name).Do(q)
	d.settle()
}

// TestFilesByTheTree opens a file, and saves the game, by what a screen reader is told alone: the field,
// its kinds, the rows with what each file is and when it was changed, and the preview.
func TestFilesByTheTree(t *testing.T) {
	d := play(t)
	d.openFiles()
	dir := d.app.Prefs().String(screen.PrefOpenFolder)
	press := access.Request{Deed: access.Press}
	var b access.Builder
	checkTree(t, d.tree(&b))
	if n := d.node(access.Entry, "Open"); n == nil || n.Description != "Tab completes it to 1.sdm" || !n.State.Has(access.Focused|access.Editable) {
		t.Errorf("the field is %+v", n)
	}
	for role, name := range map[access.Role]string{access.List: "Files", access.Panel: "Kinds of files", access.Radio: "All", access.Heading: "1.sdm"} {
		if d.node(role, name) == nil {
			t.Errorf("there is no %q of role %v", name, role)
		}
	}
	d.do(access.Entry, "Open", access.Request{Deed: access.SetText, Text: dir + "/"})
	d.until(func() bool { return d.node(access.Row, "6.sdk, One puzzle, ") != nil })
	d.do(access.Row, "6.sdk, One puzzle, ", press)
	if n := d.node(access.Row, "6.sdk"); !n.State.Has(access.Selected) || d.node(access.Heading, "6.sdk") == nil {
		t.Errorf("the row is %+v", n)
	}
	d.do(access.Button, "Open", press)
	d.until(func() bool { return d.status.title() == "6" })
	screen.SaveFile(d.app)
	path := filepath.Join(dir, "saved.sdk")
	d.do(access.Entry, "Save as", access.Request{Deed: access.SetText, Text: path})
	if n := d.node(access.Radio, "SDK"); n == nil || !n.State.Has(access.Checked) {
		t.Errorf("the kind is %+v", n)
	}
	d.do(access.Button, "Save", press)
	d.until(func() bool { _, err := os.Stat(path); return err == nil })
}

// TestOwnFiles: who wants the program's own page gets it where the desktop has a dialog, too.
func TestOwnFiles(t *testing.T) {
	d := play(t)
	d.chooser.ask = func(context.Context, portal.FileQuestion) ([]string, error) {
		t.Error("the desktop is asked")
		return nil, nil
	}
	d.app.Prefs().SetBool(screen.PrefOwnFiles, true)
	for name, open := range map[string]func(){"open": d.chooser.OpenFiles, "save": func() { screen.SaveFile(d.app) }} {
		open()
		if _, ok := d.app.Top().(*files.Chooser); !ok {
			t.Errorf("%s shows %T", name, d.app.Top())
		}
	}
}
