// Sudoku Desk: a window to play Sudoku in, and the command line beside it.
//
//	sudoku [FILE...]                   opens the window
//	sudoku VERB [OPTION...] [FILE...]  works without one; sudoku help lists the verbs
package main

import (
	"context"
	"embed"
	"io/fs"
	"os"

	"sudoku/generator/cli"
	"sudoku/gui"
)

//go:embed Icon.png
var icon []byte

//go:embed docs/manual
var manuals embed.FS

func main() {
	args := os.Args[1:]
	if !cli.Handles(args) {
		manual, _ := fs.Sub(manuals, "docs/manual") // the path is valid
		os.Exit(gui.Run(args, icon, manual))
	}
	ctx := cli.Interruptible(context.Background())
	os.Exit(cli.Main(ctx, args, os.Stdin, os.Stdout, os.Stderr))
}
