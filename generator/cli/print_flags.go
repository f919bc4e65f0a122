package cli

import (
	"os"
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
)

// parsed is the value of an option that a func reads.
type parsed[T any] struct {
	to    *T
	kind  string
	parse func(string) (T, bool)
	want  string // key of what it takes
}

func (v parsed[T]) String() string { return "" }
func (v parsed[T]) Type() string   { return v.kind }

func (v parsed[T]) Set(s string) error {
	value, ok := v.parse(s)
	if !ok {
		return words.Error(v.want)
	}
	*v.to = value
	return nil
}

// length is the value of an option that takes a decimal number from min to max.
type length struct {
	to       *float64
	kind     string
	min, max float64
}

func (v length) String() string { return "" }
func (v length) Type() string   { return v.kind }

func (v length) Set(s string) error {
	f, err := strconv.ParseFloat(s, 64)
	if err != nil || !(v.min <= f && f <= v.max) {
		return words.Error("cli.wantlength", "min", int(v.min), "max", int(v.max))
	}
	*v.to = f
	return nil
}

// solutionsChoice is the value of the option --solutions: a place, or the name of a PDF
// file.
type solutionsChoice struct {
	place print.Solutions
	file  string
	named bool // with a word of its own
}

func (v *solutionsChoice) String() string { return "" }
func (v *solutionsChoice) Type() string   { return "PLACE" }

func (v *solutionsChoice) Set(s string) error {
	switch {
	case isPDF(s):
		*v = solutionsChoice{print.Apart, s, true}
		return nil
	case s == "true": // as an option without a word
		s = "foot"
	case s == "false":
		s = "none"
	}
	place, ok := print.ParseSolutions(s)
	if !ok {
		return words.Error("cli.wantsolutions")
	}
	*v = solutionsChoice{place: place, named: true}
	return nil
}

func isPDF(name string) bool {
	return len(name) > len(".pdf") && strings.EqualFold(name[len(name)-len(".pdf"):], ".pdf")
}

// joinSolutions joins --solutions and the word after it, which may be missing: another
// option, the name of a file that is there, or nothing follows then.
func joinSolutions(args []string) []string {
	verb := slices.Index(args, "print")
	if verb < 0 {
		return args
	}
	joined := slices.Clone(args[:verb+1])
	for i := verb + 1; i < len(args); i++ {
		if args[i] == "--" {
			return append(joined, args[i:]...)
		}
		if args[i] == "--solutions" && i+1 < len(args) && isWord(args[i+1]) {
			joined = append(joined, args[i]+"="+args[i+1])
			i++
			continue
		}
		joined = append(joined, args[i])
	}
	return joined
}

// isWord reports whether an argument after --solutions belongs to it.
func isWord(arg string) bool {
	if _, ok := print.ParseSolutions(arg); ok || isPDF(arg) {
		return true
	}
	if strings.HasPrefix(arg, "-") {
		return false
	}
	_, err := os.Stat(arg)
	return err != nil
}
