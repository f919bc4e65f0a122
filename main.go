// Sudoku Desk: a window to play Sudoku in, and the command line beside it.
//
//	sudoku [--lang L] [FILE...]        opens the window
//	sudoku VERB [OPTION...] [FILE...]  works without one; sudoku help lists the verbs
package main

import (
	"context"
	_ "embed" // of icon and version
	"os"

	"sudoku/generator/cli"
	"sudoku/gui"
)

//go:embed Icon.png
var icon []byte

//go:embed FyneApp.toml
var fyneApp string

func main() {
	cli.Describe(fyneApp)
	args := os.Args[1:]
	if files, lang, ok := cli.ForWindow(args); ok {
		os.Exit(gui.Run(files, lang, icon, chapters()))
	}
	ctx := cli.Interruptible(context.Background())
	os.Exit(cli.Main(ctx, args, os.Stdin, os.Stdout, os.Stderr))
}
