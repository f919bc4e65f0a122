package main

import (
	"bytes"
	"compress/flate"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"sudoku/puzzle/words"
)

// plain are the languages that stand in the program as text.
var plain = []string{"en", "zh-Hans"}

// pack writes the packed files of every other language, and reports whether one of them changed.
func pack(dir string, all []*language) (changed bool, err error) {
	for _, l := range all {
		if slices.Contains(plain, l.tag) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, l.tag+".json"))
		if err != nil {
			return changed, err
		}
		main, techniques := words.Pack(string(text))
		for name, want := range map[string]string{l.tag + ".z": main, l.tag + ".techniques.z": techniques} {
			path := filepath.Join(dir, "packed", name)
			if packed(path) == want {
				continue
			}
			changed = true
			if err := os.WriteFile(path, deflated(want), 0o666); err != nil {
				return changed, err
			}
		}
	}
	return changed, nil
}

// packed returns what a file holds, "" if there is none.
func packed(path string) string {
	b, err := os.ReadFile(path)
	if err != nil {
		return ""
	}
	text, err := io.ReadAll(flate.NewReader(bytes.NewReader(b)))
	if err != nil {
		return ""
	}
	return string(text)
}

func deflated(text string) []byte {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err == nil {
		_, err = io.Copy(w, strings.NewReader(text))
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		panic(err) // nothing can fail in memory
	}
	return b.Bytes()
}
