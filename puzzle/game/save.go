package game

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"sudoku/puzzle"
)

// A saved game is text that a person can read, and that Load plays again. The
// states are not in it, so they can't disagree with the moves.
//
//	sudoku-desk game 1
//	givens 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
//	title "Sunday paper"
//	entries and centre-marks and corner-marks, if the puzzle came with them
//	clock 12:47
//	at 2
//	enter 4 r1c3 clean
//	centre 1 r1c4 r1c6
//	corner 2 r1c4
//	end
//
// The first line names form and version; who changes what lines mean, or how a
// move plays, counts the version up and still reads every earlier one. "at" is
// the move at hand; those after it are for Redo. Each move follows the one before
// it: a later version can say otherwise in a line of its own. The line "end"
// proves that the file is whole.
const (
	form    = "sudoku-desk game"
	version = 1
)

// A Snapshot is a game as it was at one moment. It never changes, so that any
// goroutine can write it.
type Snapshot struct {
	puzzle  puzzle.Puzzle
	nodes   []node
	at      int
	elapsed time.Duration
	paused  bool
	marred  bool
}

// Snapshot returns the game as it is now.
func (g *Game) Snapshot() *Snapshot {
	return &Snapshot{g.puzzle, g.nodes, g.at, g.Elapsed(), g.Paused(), g.marred}
}

// Save writes the game as text that Load reads.
func (g *Game) Save(w io.Writer) error { return g.Snapshot().Save(w) }

// Save writes the game as text that Load reads.
func (s *Snapshot) Save(w io.Writer) error {
	b := bufio.NewWriter(w) // keeps the first error for Flush
	fmt.Fprintf(b, "%s %d\n", form, version)
	s.savePuzzle(b)
	fmt.Fprintf(b, "clock %s", Clock(s.elapsed))
	if s.paused {
		b.WriteString(" paused")
	}
	fmt.Fprintf(b, "\nat %d\n", s.at)
	for _, n := range s.nodes {
		b.WriteString(n.move.String())
		b.WriteByte('\n')
	}
	b.WriteString("end\n")
	return b.Flush()
}

func (s *Snapshot) savePuzzle(b *bufio.Writer) {
	p := &s.puzzle
	fmt.Fprintf(b, "givens %v\n", p.Givens)
	for _, f := range texts(p) {
		if *f.text != "" {
			fmt.Fprintf(b, "%s %s\n", f.key, strconv.QuoteToGraphic(*f.text))
		}
	}
	if p.Entries != (puzzle.Grid{}) {
		fmt.Fprintf(b, "entries %v\n", p.Entries)
	}
	saveMarks(b, "centre-marks", &p.Centre)
	saveMarks(b, "corner-marks", &p.Corner)
}

type field struct {
	key  string
	text *string
}

// texts lists the words around a puzzle by the names that a saved game has for them.
func texts(p *puzzle.Puzzle) []field {
	return []field{
		{"title", &p.Title}, {"author", &p.Author}, {"source", &p.Source}, {"date", &p.Date}, {"note", &p.Note},
	}
}

// saveMarks writes a line such as "centre-marks r1c1=258 r1c4=17", if there are any.
func saveMarks(b *bufio.Writer, key string, marks *[81]puzzle.DigitSet) {
	if *marks == ([81]puzzle.DigitSet{}) {
		return
	}
	b.WriteString(key)
	for c, set := range marks {
		if set != 0 {
			fmt.Fprintf(b, " %v=%v", puzzle.Cell(c), set)
		}
	}
	b.WriteByte('\n')
}

// parseMarks reads what follows the key in a line of saveMarks.
func parseMarks(text string) (marks [81]puzzle.DigitSet, ok bool) {
	for part := range strings.FieldsSeq(text) {
		name, digits, _ := strings.Cut(part, "=")
		c, ok := puzzle.ParseCell(name)
		if !ok || digits == "" || marks[c] != 0 {
			return [81]puzzle.DigitSet{}, false
		}
		for _, d := range []byte(digits) {
			if d < '1' || d > '9' {
				return [81]puzzle.DigitSet{}, false
			}
			marks[c] |= puzzle.Digit(d - '0').Set()
		}
	}
	return marks, true
}
