package main

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// A patch says what a module is built without. An edit that no longer fits the module's
// version is an error: then it has to be looked at.
type patch struct {
	module string
	before func(folder string) error // what is done first, or nil
	edits  []edit
	pack   []string // files that are compressed, as NAME.gz
}

// An edit replaces a text, which stands once in a file, by another; "" stands for the whole file.
type edit struct{ file, from, to string }

// apply copies the module in folder source, without its tests, to folder to, and patches it there.
func (p patch) apply(source, to string) error {
	if err := copyModule(source, to); err != nil {
		return err
	}
	if p.before != nil {
		if err := p.before(to); err != nil {
			return err
		}
	}
	for _, name := range p.pack {
		if err := compress(filepath.Join(to, name)); err != nil {
			return err
		}
	}
	for _, e := range p.edits {
		if err := e.apply(to); err != nil {
			return fmt.Errorf("%s: %w", p.module, err)
		}
	}
	return nil
}

func (e edit) apply(folder string) error {
	file := filepath.Join(folder, e.file)
	if e.from == "" {
		return os.WriteFile(file, []byte(e.to), 0o644)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if n := bytes.Count(text, []byte(e.from)); n != 1 {
		return fmt.Errorf("%s has %d times what is to be replaced: %.60q", e.file, n, e.from)
	}
	return os.WriteFile(file, bytes.Replace(text, []byte(e.from), []byte(e.to), 1), 0o644)
}

// copyModule copies what a module is built from.
func copyModule(source, to string) error {
	return filepath.WalkDir(source, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(source, path)
		if err != nil {
			return err
		}
		switch {
		case d.IsDir() && d.Name() == "testdata":
			return filepath.SkipDir
		case d.IsDir():
			return os.MkdirAll(filepath.Join(to, name), 0o755)
		case strings.HasSuffix(name, "_test.go"):
			return nil
		}
		return copyFile(path, filepath.Join(to, name))
	})
}

// compress replaces a file by FILE.gz.
func compress(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var small bytes.Buffer
	w, err := gzip.NewWriterLevel(&small, gzip.BestCompression)
	if err != nil {
		return err
	}
	_, err = w.Write(text)
	return errors.Join(err, w.Close(), os.WriteFile(file+".gz", small.Bytes(), 0o644), os.Remove(file))
}
