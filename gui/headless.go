//go:build headless

// Package gui would open the application; built with the tag headless it has no window,
// and says so.
package gui

import (
	"fmt"
	"io/fs"
	"os"

	"sudoku/puzzle/words"
)

// Run says that this build has no window and returns the exit status of a usage error.
func Run(_ []string, _ string, _ []byte, _ fs.FS) int {
	l := words.System(os.Getenv)
	fmt.Fprintln(os.Stderr, l.T("app.name")+": "+l.T("gui.headless"))
	return 2
}
