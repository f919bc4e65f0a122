package format

import "sudoku/puzzle/words"

// POJ is the layout of problem 2676 of the Peking University judge: a line with the
// number of puzzles, then 9 lines of 9 digits for each.
var POJ = &Format{Name: "poj", Ext: ".txt", Counted: true, append: appendRows, answer: appendRowsOf}

// A counter compares the number above grids with the number of grids that follow.
type counter struct {
	on    bool // the stream has such a number
	want  int
	line  int // the line of that number
	got   int // puzzles since then
	grids int // puzzles in all
}

// open begins counting for a number.
func (c *counter) open(want, line int) { c.want, c.line, c.got = want, line, 0 }

// due reports whether a puzzle must follow.
func (c *counter) due() bool { return c.on && c.got < c.want }

// promises reports whether another puzzle must follow this one.
func (c *counter) promises() bool { return c.on && c.got+1 < c.want }

// next counts a puzzle that begins at a line, and returns an error for the first one too
// many.
func (c *counter) next(line int) *ParseError {
	c.got++
	c.grids++
	if c.on && c.line > 0 && c.got == c.want+1 {
		return &ParseError{Line: line, Column: 1, Err: words.Error("format.poj.many", "n", c.want, "line", c.line)}
	}
	return nil
}

// short returns an error if there were fewer puzzles than the number says. A number above a
// single puzzle may also be that of the puzzle: 1, 2, 3...
func (c *counter) short() *ParseError {
	if !c.on || c.got >= c.want || c.got == 1 && c.want == c.grids {
		return nil
	}
	return &ParseError{Line: c.line, Column: 1, Err: words.Error("format.poj.few", "n", c.want, "got", c.got)}
}

// takeCount reads the number that sniff has seen on the first line.
func takeCount(s *source) *counter {
	for {
		line, ok := s.next()
		if n, found := number(new(cleaner).clean(line)); found || !ok {
			return &counter{on: true, want: n, line: s.no}
		}
	}
}

// watch returns yield with counting: it also yields the error for one puzzle too many.
func (c *counter) watch(yield func(Item, error) bool) func(Item, error) bool {
	return func(it Item, err error) bool {
		if it.Line > 0 {
			if fault := c.next(it.Line); fault != nil && !yield(Item{Layout: it.Layout}, fault) {
				return false
			}
		}
		return yield(it, err)
	}
}

// check yields an error if there were fewer puzzles than the number says.
func (c *counter) check(yield func(Item, error) bool) bool {
	err := c.short()
	return err == nil || yield(Item{}, err)
}
