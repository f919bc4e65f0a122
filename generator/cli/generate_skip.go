package cli

import (
	"context"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A skipped says which puzzles earlier runs have made: the first n, or those of files.
// Where puzzles may come again only the puzzles themselves will do.
type skipped struct {
	n      int
	files  []string
	before []puzzle.Grid // what the files hold
}

func (s *skipped) String() string { return "" }
func (s *skipped) Type() string   { return "K" }

func (s *skipped) Set(value string) error {
	if _, err := strconv.ParseFloat(value, 64); err != nil {
		s.files = append(s.files, value)
		return nil
	}
	return number{&s.n, s.Type(), 0, math.MaxInt}.Set(value)
}

// read reads the files.
func (s *skipped) read(ctx context.Context, c *call, cmd *cobra.Command) error {
	for _, file := range s.files {
		err := readWhole(ctx, c, cmd, "--skip", file, func(p *puzzle.Puzzle) { s.before = append(s.before, p.Givens) })
		if err != nil {
			return err
		}
	}
	return nil
}

// An unfinished error means that generate was interrupted, and that what it has written is
// whole as far as it goes.
type unfinished struct {
	why  error
	n    int      // puzzles that were written
	more []string // the options that make the others, but for those of the puzzles
	skip string   // the number of all puzzles so far; "" if their files are to be named
	old  []string // those of the earlier runs
}

func (u *unfinished) Error() string { return u.why.Error() }
func (u *unfinished) Unwrap() error { return u.why }

// unfinished is the error after n puzzles. Where few puzzles fit some come again: what was
// made is to be read then, not only counted.
func (m *generateOptions) unfinished(n int, why error) error {
	u := &unfinished{why: why, n: n, old: m.part.skip.files}
	if m.ownSeed {
		u.more = append(u.more, "--seed "+strconv.FormatUint(m.order.Seed, 10))
	}
	if m.seen == nil && m.order.Pattern == nil && len(u.old) == 0 {
		u.skip = strconv.Itoa(m.part.skip.n + n)
	} else if m.part.skip.n > 0 {
		u.old = append([]string{strconv.Itoa(m.part.skip.n)}, u.old...)
	}
	return u
}

// kept says where the puzzles are, and how to go on.
func (u *unfinished) kept(file string) error {
	options := slices.Clone(u.more)
	if u.skip != "" {
		options = append(options, "--skip "+u.skip)
	} else {
		for _, name := range append(slices.Clone(u.old), file) {
			options = append(options, "--skip "+inShell(name))
		}
	}
	return words.Error("cli.unfinished", "n", u.n, "file", file, "options", strings.Join(options, " "))
}

// inShell quotes a name for a shell where that needs it.
func inShell(name string) string {
	if strings.ContainsFunc(name, func(r rune) bool { return strings.ContainsRune(" '\"\\$&|;<>()*?[]#~`!{}", r) }) {
		return "'" + strings.ReplaceAll(name, "'", `'\''`) + "'"
	}
	return name
}
