// Command pack packs files, for the program to embed: FILE becomes FILE.z beside it.
package main

import (
	"fmt"
	"os"

	"sudoku/puzzle/packed"
)

func main() {
	for _, name := range os.Args[1:] {
		text, err := os.ReadFile(name)
		if err == nil {
			err = os.WriteFile(name+".z", packed.Pack(string(text)), 0o666)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}
