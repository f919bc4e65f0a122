package main

import (
	"fmt"
	"strconv"
	"strings"
)

// A figure is a line of the file: its name, the ratio that was measured, a command, and the one
// beside which it is measured.
type figure struct {
	name             string
	was              float64
	command, against string
}

// slack is how much more than what was measured is allowed.
const slack = 1.25

func (f *figure) most() float64 { return f.was * slack }

// A dataFile is what commands read: a line "file", its name, and the command that writes it.
type dataFile struct{ name, command string }

// parse reads a file of figures, whose fields are parted by tabs. Lines after # are left out.
func parse(text string) (figures []figure, files []dataFile, err error) {
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimRight(line, "\n")
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.Split(line, "\t")
		switch was, bad := strconv.ParseFloat(f[min(1, len(f)-1)], 64); {
		case len(f) == 3 && f[0] == "file":
			files = append(files, dataFile{f[1], f[2]})
		case len(f) == 4 && bad == nil && was > 0:
			figures = append(figures, figure{f[0], was, f[2], f[3]})
		default:
			return nil, nil, fmt.Errorf("line %d is neither a figure (name, ratio, command, command) nor a file (file, name, command)", n)
		}
	}
	return figures, files, nil
}

// times reads how often a command is run: "20x " before it, else once.
func times(command string) (n int, rest string) {
	if count, rest, ok := strings.Cut(command, "x "); ok {
		if n, err := strconv.Atoi(count); err == nil {
			return n, rest
		}
	}
	return 1, command
}

// windowPrefix begins what is taken from the table of the window.
const windowPrefix = "window: "

// windowRatio finds a ratio in the table of the window, whose columns are parted by two spaces
// or more: what, ours, that of another, its name, the ratio.
func windowRatio(table, what, beside string) (float64, error) {
	for line := range strings.Lines(table) {
		var f []string
		for part := range strings.SplitSeq(strings.TrimSpace(line), "  ") {
			if part = strings.TrimSpace(part); part != "" {
				f = append(f, part)
			}
		}
		if len(f) >= 5 && f[0] == what && f[3] == beside {
			return strconv.ParseFloat(strings.TrimSuffix(f[4], "x"), 64)
		}
	}
	return 0, fmt.Errorf("the table of the window has no %q beside %q", what, beside)
}
