//go:build !windows

package speech

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestEnvironment: what speaks gets the environment that the program was started with.
func TestEnvironment(t *testing.T) {
	program := filepath.Join(t.TempDir(), "voice")
	if err := os.WriteFile(program, []byte("#!/bin/sh\nexec env\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("SUDOKU_CHANGED", "1")
	var said strings.Builder
	c := command{program: program, parse: func(line string) (systemVoice, bool) {
		said.WriteString(line + "\n")
		return systemVoice{}, false
	}}
	if _, err := c.voices(t.Context()); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(said.String(), "PATH=") || strings.Contains(said.String(), "SUDOKU_CHANGED") {
		t.Errorf("it gets\n%s", said.String())
	}
}
