package main

import (
	"os"
	"strings"
	"testing"

	"sudoku/puzzle/words"
)

// What is packed says the same version as the program.
func TestVersion(t *testing.T) {
	for file, want := range map[string]string{
		"FyneApp.toml": `Version = "` + words.Version + `"`,
		"packaging/app.sudokudesk.SudokuDesk.metainfo.xml": `<release version="` + words.Version + `" date="` + words.Released + `"`,
	} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(text), want) {
			t.Errorf("%s: no %s", file, want)
		}
	}
}
