// Sudoku Desk: a window to play Sudoku in, and the command line beside it.
//
//	sudoku [FILE...]                   opens the window
//	sudoku VERB [OPTION...] [FILE...]  works without one; sudoku help lists the verbs
package main

import (
	"context"
	_ "embed"
	"os"
	"os/signal"
	"syscall"

	"sudoku/generator/cli"
	"sudoku/gui"
)

//go:embed Icon.png
var icon []byte

func main() {
	args := os.Args[1:]
	if !cli.Handles(args) {
		os.Exit(gui.Run(args, icon))
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second interrupt ends the program as ever
	os.Exit(cli.Main(ctx, args, os.Stdin, os.Stdout, os.Stderr))
}
