//go:build !cgo && !headless

// Package gui opens the application, for which the toolkit is compiled as C. Where Go finds no
// C compiler, or CGO_ENABLED=0 is set, the build ends here and says what to do; without this file
// it would end at a module of which no files are left.
package gui

import "io/fs"

// Run is of the wrong type, and nothing else of this build is wrong.
func Run(_ []string, _ string, _ []byte, _ fs.FS) int {
	return "the window takes a C compiler and CGO_ENABLED=1 (.ci/setup build); go build -tags headless takes neither"
}
