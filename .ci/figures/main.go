// Command figures measures how fast the program is beside others of this repository, and fails
// where it is slower than docs/dev/figures.txt allows. make figures runs it in the folder of the
// project, with the programs that it measures first in PATH.
//
// A figure is the ratio of the processor time of two commands, which take turns; that of the
// window is taken from the table of make measure. Of several rounds the median counts.
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
)

func main() {
	rounds := flag.Int("rounds", 3, "how often each command is run")
	only := flag.String("only", "", "figures whose names hold this")
	list := flag.String("list", "docs/dev/figures.txt", "the file of figures")
	table := flag.String("window", "", "the table of the window, as measure prints it")
	flag.Parse()
	missed, err := measure(*list, *only, *table, *rounds)
	if err != nil {
		fmt.Fprintln(os.Stderr, "figures:", err)
		os.Exit(2)
	}
	if missed > 0 {
		fmt.Printf("%d beyond what is allowed\n", missed)
		os.Exit(1)
	}
}

// measure prints each figure of a file, and returns how many are beyond their bounds.
func measure(list, only, table string, rounds int) (missed int, err error) {
	text, err := os.ReadFile(list)
	if err != nil {
		return 0, err
	}
	figures, files, err := parse(string(text))
	if err != nil {
		return 0, fmt.Errorf("%s: %w", list, err)
	}
	bench, done, err := newBench(files, table)
	if err != nil {
		return 0, err
	}
	defer done()
	fmt.Printf("%-34s %8s %8s %8s\n", "processor time beside another's", "now", "was", "at most")
	for _, f := range figures {
		if !strings.Contains(f.name, only) {
			continue
		}
		now, err := bench.ratio(&f, rounds)
		if err != nil {
			return missed, fmt.Errorf("%s: %w", f.name, err)
		}
		verdict := ""
		if now > f.most() {
			verdict = "  BEYOND"
			missed++
		}
		fmt.Printf("%-34s %8.2f %8.2f %8.2f%s\n", f.name, now, f.was, f.most(), verdict)
	}
	return missed, nil
}

// median returns the one in the middle.
func median(list []float64) float64 {
	slices.Sort(list)
	return list[len(list)/2]
}
