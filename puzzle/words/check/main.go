// Command check says what is wrong with the languages of the catalogue: what is missing, still
// English, or longer than its place, words that mean something else, and arguments that are wrong.
// Then it puts their sentences in order. It is run by make words; its argument is the folder of the catalogue.
package main

import (
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	dir := filepath.Join("puzzle", "words")
	if len(os.Args) > 1 {
		dir = os.Args[1]
	}
	n, err := report(dir)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	if n > 0 {
		os.Exit(1)
	}
}

// report prints the faults of every language, and returns how many there are. What is long is no
// fault as long as the tests of pages find room for it.
func report(dir string) (n int, err error) {
	all, err := readLanguages(dir)
	if err != nil {
		return 0, err
	}
	lists, err := readLists(filepath.Join(dir, "check"))
	if err != nil {
		return 0, err
	}
	for _, l := range all {
		faults, long := l.faults(all[0], lists), l.long(all[0])
		for _, f := range append(faults, long...) {
			fmt.Println(f)
		}
		fmt.Printf("%s: %d texts, %d faults, %d long\n", l.tag, len(l.texts), len(faults), len(long))
		n += len(faults)
		if _, err := sortFile(filepath.Join(dir, l.tag+".json")); err != nil {
			return n, err
		}
	}
	return n, nil
}
