//go:build unix

package folder

import (
	"context"
	"errors"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"sudoku/puzzle/store"
)

// TestTraps: what would hold up whoever opens it is never opened, and why it can't be opened is known.
func TestTraps(t *testing.T) {
	dir := fill(t, map[string]string{"file": line, "folder/": "", "secret": line, "locked/": ""})
	at := func(name string) string { return filepath.Join(dir, name) }
	must := func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	}
	must(syscall.Mkfifo(at("pipe"), 0o600))
	l, err := net.Listen("unix", at("socket"))
	must(err)
	defer l.Close()
	for name, to := range map[string]string{"dead": "nowhere", "itself": "itself", "tofile": "file", "tofolder": "folder", "topipe": "pipe", "tonull": "/dev/zero"} {
		must(os.Symlink(to, at(name)))
	}
	must(os.Chmod(at("secret"), 0))
	must(os.Chmod(at("locked"), 0))
	want := map[string]struct {
		kind Kind
		link string
		err  error
	}{
		"file": {kind: Puzzles}, "folder": {kind: Folder}, "pipe": {kind: Special, err: store.ErrNotFile}, "socket": {kind: Special, err: store.ErrNotFile},
		"dead": {link: "nowhere", err: fs.ErrNotExist}, "itself": {link: "itself", err: syscall.ELOOP}, "tofile": {kind: Puzzles, link: "file"},
		"tofolder": {kind: Folder, link: "folder"}, "topipe": {kind: Special, link: "pipe", err: store.ErrNotFile}, "tonull": {kind: Special, link: "/dev/zero", err: store.ErrNotFile},
		"secret": {err: fs.ErrPermission}, "locked": {kind: Folder, err: fs.ErrPermission},
	}
	for name, w := range want {
		if os.Getuid() == 0 && errors.Is(w.err, fs.ErrPermission) {
			continue // who is root may read it
		}
		if f := Look(context.Background(), at(name)); f.Kind != w.kind || f.Link != w.link || !errors.Is(f.Err, w.err) || w.err == nil && f.Err != nil {
			t.Errorf("%s: %+v", name, f)
		}
	}
	for _, name := range []string{"pipe", "tonull", "file", "dead"} {
		if _, err := List(context.Background(), at(name), func([]Entry) {}); err == nil {
			t.Errorf("%s is listed as a folder", name)
		}
	}
	list, err := List(context.Background(), dir, func([]Entry) {})
	if err != nil || len(list) != len(want) {
		t.Errorf("%d are listed, %v", len(list), err)
	}
}
