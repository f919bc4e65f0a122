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
		t.Error("the folder holds", got)
	}
}
