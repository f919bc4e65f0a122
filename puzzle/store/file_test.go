package store

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
)

func content(text string) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	}
}

func TestWriteFile(t *testing.T) {
	dir := t.TempDir()
	path, link := filepath.Join(dir, "a"), filepath.Join(dir, "link")
	if err := os.Symlink(path, link); err != nil {
		t.Fatal(err)
	}
	for i, c := range []struct {
		path  string
		write func(io.Writer) error
		want  string
	}{
		{path, content("one"), "one"},
		{path, content("two, longer"), "two, longer"},
		{path, content("3"), "3"},
		{link, content("through a link"), "through a link"},
		{path, content(""), ""},
		{path, content("last"), "last"},
		{path, func(w io.Writer) error { io.WriteString(w, "half"); return io.ErrShortWrite }, "last"},
	} {
		err := WriteFile(c.path, 0o644, c.write)
		if b, _ := os.ReadFile(path); string(b) != c.want || err != nil && !errors.Is(err, io.ErrShortWrite) {
			t.Errorf("%d: %q, %v", i, b, err)
		}
	}
	if got := names(t, dir); got != "a link" {
		t.Errorf("the folder holds: got %q, want %q", got, "a link")
	}
}

// TestWriteFileOrPart: what is kept when writing fails lies beside the file, and never
// replaces what is there.
func TestWriteFileOrPart(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a")
	write(t, path, "old")
	half := func(w io.Writer) error { io.WriteString(w, "half"); return io.ErrShortWrite }
	for _, want := range []string{"a.part", "a.part-2", "a.part-3"} {
		part, err := WriteFileOrPart(path, 0o644, half, func(err error) bool { return err == io.ErrShortWrite })
		if b, _ := os.ReadFile(part); err != io.ErrShortWrite || filepath.Base(part) != want || string(b) != "half" {
			t.Errorf("%s: %q, %v", part, b, err)
		}
		write(t, part, "another's")
	}
	if part, err := WriteFileOrPart(path, 0o644, half, func(error) bool { return false }); part != "" || err != io.ErrShortWrite {
		t.Error(part, err)
	}
	if b, _ := os.ReadFile(path); string(b) != "old" || names(t, dir) != "a a.part a.part-2 a.part-3" {
		t.Errorf("%q, and the folder holds %s", b, names(t, dir))
	}
}
