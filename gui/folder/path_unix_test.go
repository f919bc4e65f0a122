//go:build !windows

package folder

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// table reads the lines of a file of testdata.
func table(t testing.TB, name string) (rows [][]string) {
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		fields := strings.Split(line, "|")
		for i := range fields {
			fields[i] = strings.ReplaceAll(strings.TrimSpace(fields[i]), `\n`, "\n")
		}
		rows = append(rows, fields)
	}
	return rows
}

const home, here = "/home/eva", "/srv/sudoku"

func TestPaths(t *testing.T) {
	for _, row := range table(t, "paths.txt") {
		if got := Resolve(row[0], here, home); got != row[1] {
			t.Errorf("%q is %q, want %q", row[0], got, row[1])
		}
		if dir, name := Split(row[0]); dir != row[2] || name != row[3] {
			t.Errorf("%q parts into %q and %q, want %q and %q", row[0], dir, name, row[2], row[3])
		}
	}
}

func TestPasted(t *testing.T) {
	for _, row := range table(t, "pasted.txt") {
		if got, several := Clean(row[0]); got != row[1] || several != (len(row) > 2) {
			t.Errorf("%q means %q, want %q; of several: %v", row[0], got, row[1], several)
		}
	}
}

// TestAddresses: what is no path here says why, and what isn't typed to its end says nothing yet.
func TestAddresses(t *testing.T) {
	for text, want := range map[string]struct {
		path string
		err  error
	}{
		"file:/": {"/", nil}, "file://": {"", nil}, "file:///": {"/", nil}, "file://local": {"", nil}, "file://LocalHost/a": {"/a", nil},
		"file:///a%20b": {"/a b", nil}, "file:///a%2": {"", ErrAddress}, "file:///100%": {"", ErrAddress}, "file://far/a": {"", ErrElsewhere},
	} {
		if got, err := Address(text); got != want.path || !errors.Is(err, want.err) || !IsAddress(text) {
			t.Errorf("%q means %q, want %q; %v", text, got, want.path, err)
		}
	}
}

func TestShort(t *testing.T) {
	for path, want := range map[string]string{"/home/eva": "~", "/home/eva/a": "~/a", "/home/evan/a": "/home/evan/a", "/": "/"} {
		if got := Short(path, home); got != want {
			t.Errorf("%q is written %q, want %q", path, got, want)
		}
	}
	if got := Short("/srv", ""); got != "/srv" {
		t.Error(got)
	}
}

// FuzzPaths: what is typed is a whole path, which read again is itself; its folder and name are all of
// it; and a path that is written briefly means the same.
func FuzzPaths(f *testing.F) {
	for _, row := range append(table(f, "paths.txt"), table(f, "pasted.txt")...) {
		f.Add(row[0])
	}
	f.Fuzz(func(t *testing.T, text string) {
		path, _ := Clean(text)
		path = Resolve(path, here, home)
		if !filepath.IsAbs(path) || Resolve(path, "/elsewhere", home) != path {
			t.Errorf("%q is %q, and that %q", text, path, Resolve(path, "/elsewhere", home))
		}
		if back := Resolve(Short(path, home), here, home); back != path {
			t.Errorf("%q is written %q, which is %q", path, Short(path, home), back)
		}
		if dir, name := Split(text); dir+name != text || strings.Contains(name, "/") {
			t.Errorf("%q parts into %q and %q", text, dir, name)
		}
	})
}
