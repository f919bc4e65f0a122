package main

import (
	"os"
	"path/filepath"

	"sudoku/puzzle/packed"
	"sudoku/puzzle/words"
)

// pack writes the packed files of every language, and reports whether one of them changed.
func pack(dir string, all []*language) (changed bool, err error) {
	for _, l := range all {
		text, err := os.ReadFile(filepath.Join(dir, l.tag+".json"))
		if err != nil {
			return changed, err
		}
		main, techniques := words.Pack(string(text))
		for name, want := range map[string]string{l.tag + ".z": main, l.tag + ".techniques.z": techniques} {
			path := filepath.Join(dir, "packed", name)
			if holds(path, want) {
				continue
			}
			changed = true
			if err := os.WriteFile(path, packed.Pack(want), 0o666); err != nil {
				return changed, err
			}
		}
	}
	return changed, nil
}

// holds reports whether a packed file has a text.
func holds(path, text string) bool {
	data, err := os.ReadFile(path)
	if err != nil {
		return false
	}
	has, err := packed.Read(string(data))
	return err == nil && has == text
}
