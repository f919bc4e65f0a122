package game

import (
	"bufio"
	"fmt"
	"hash/crc32"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"sudoku/puzzle"
)

// A saved game is text that a person can read. Load replays its moves: the states are
// not saved, so they can't disagree with the moves.
//
//	sudoku-desk game 3
//	givens 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
//	title "Sunday paper"
//	exercise "skyscraper", if it is one in that technique
//	entries and centre-marks and corner-marks, if the game was started with them
//	clock 12:47
//	at 2
//	enter 4 r1c3 clean
//	savepoint "Before the fork"
//	centre 1 r1c4 r1c6
//	corner 2 r1c4
//	from 1 what-if "If r1c4 were 6"
//	enter 6 r1c4
//	end 34b0c4f2
//	rating 1.2/1.2/1.2 afcf3252
//	times 4.1 12 7.5 3.2 0aa51f6e
//	finished 61 767.2 2026-11-24T09:30:00+01:00 5be0f1c2
//	shown 4 naked-single enter 4 r1c3 clean 5f0e11d0
//	shown placed r1c4 r1c6 9c30d2a7
//	shown all 07b2c6e4
//	origin source pasted 2026-11-24 1 0d3f2a91
//
// The first line has the name of the format and its version. A change in the meaning of
// a line or in the effect of a move needs a new version, and Load must still read all
// earlier ones. The moves are numbered from 1 in the order of the file. Each follows the
// one before it, except after a line "from", which starts a branch: there the next move
// follows the move of that number, 0 being the start. The main line is first. "at" is
// the current move. "line" is the last move that Redo can reach, if that isn't the last
// one of the branch of "at". A savepoint belongs to the move before it. The line "end"
// proves that the file is complete, and the number on it, the CRC-32C of everything
// before it, that nothing has changed. Without the number, where a person who edited the
// file removed it, nothing is compared. Version 3 is the first that was released; version 4
// has a board, such as "board 9 diagonals 8=r1c1,r1c2 12=r4c4,r5c4,r6c4" before the givens,
// and moves that change it; a game without is written as version 3. What
// follows "end" may be missing: programs that don't know it don't read on.
const (
	form    = "sudoku-desk game"
	version = 4

	classicVersion = 3 // of games on the classic board
)

// checksums returns the table of the checksum, which is made when it is first asked for.
func checksums() *crc32.Table { return crc32.MakeTable(crc32.Castagnoli) }

// A Snapshot is an immutable copy of a game at one moment. Any goroutine can write it.
type Snapshot struct {
	puzzle  puzzle.Puzzle
	tree    tree
	at, tip int // the current node and the last of its line
	elapsed time.Duration
	paused  bool
	damaged bool
	rating  string
	finish  *Finish
	help    Help
}

// Snapshot returns the game as it is now; of a finished one, at its finish, wherever the
// player looks.
func (g *Game) Snapshot() *Snapshot {
	at, tip := g.Node(), g.line.tip()
	if g.finish != nil {
		at = g.finish.Node
		tip = g.tree.tip(at)
	}
	return &Snapshot{g.puzzle, g.tree.snapshot(), at, tip, g.Clock.Elapsed(), g.Clock.Paused(), g.damaged, g.Rating, g.finish, g.help}
}

// Damaged reports whether the file that the game was loaded from was damaged.
func (s *Snapshot) Damaged() bool { return s.damaged }

// Save writes the game as text that Load reads.
func (g *Game) Save(w io.Writer) error { return g.Snapshot().Save(w) }

// Save writes the game as text that Load reads.
func (s *Snapshot) Save(w io.Writer) error {
	sum := crc32.New(checksums())
	b := bufio.NewWriter(io.MultiWriter(w, sum)) // keeps the first error for Flush
	fmt.Fprintf(b, "%s %d\n", form, s.version())
	if shape := s.puzzle.Shape; shape != nil {
		fmt.Fprintf(b, "board %s\n", shapeText(shape))
	}
	s.savePuzzle(b)
	fmt.Fprintf(b, "clock %s", Clock(s.elapsed))
	if s.paused {
		b.WriteString(" paused")
	}
	b.WriteByte('\n')
	s.saveMoves(b)
	if err := b.Flush(); err != nil {
		return err
	}
	end := sum.Sum32() // what is written from here on may reach it at any time
	fmt.Fprintf(b, "end %08x\n%s", end, ratingLine(s.rating, end))
	s.tree.saveTimes(b, end)
	s.saveFinish(b, end)
	s.help.save(b, end)
	b.WriteString(originLine(s.puzzle.Origin, end))
	return b.Flush()
}

// version returns the earliest version of the format that has all of the game.
func (s *Snapshot) version() int {
	reshapes := func(n node) bool { return n.move.Action == Reshape }
	if s.puzzle.Shape == nil && !slices.ContainsFunc(s.tree.nodes, reshapes) {
		return classicVersion
	}
	return version
}

func (s *Snapshot) saveMoves(b *bufio.Writer) {
	t := &s.tree
	branches := t.branches()
	numbers := t.numbers(branches)
	if t.main != "" {
		fmt.Fprintf(b, "main %s\n", strconv.QuoteToGraphic(t.main))
	}
	fmt.Fprintf(b, "at %d\n", numbers[s.at])
	if s.tip != lastOf(branches, t.branch(s.at)) {
		fmt.Fprintf(b, "line %d\n", numbers[s.tip])
	}
	t.saveMark(b, 0)
	for _, r := range branches {
		if r.head != 0 {
			t.saveHead(b, numbers[t.node(r.head).parent], t.heads[r.head])
		}
		for _, n := range r.nodes {
			b.WriteString(t.node(n).move.String())
			b.WriteByte('\n')
			t.saveMark(b, n)
		}
	}
}

// lastOf returns the last node of the branch with that head.
func lastOf(branches []branchNodes, head int) int {
	for _, r := range branches {
		if r.head == head && len(r.nodes) > 0 {
			return r.nodes[len(r.nodes)-1]
		}
	}
	return 0
}

func (t *tree) saveHead(b *bufio.Writer, from int, h *head) {
	fmt.Fprintf(b, "from %d", from)
	if h.whatIf {
		b.WriteString(" what-if")
	}
	if h.name != "" {
		b.WriteString(" " + strconv.QuoteToGraphic(h.name))
	}
	b.WriteByte('\n')
}

func (t *tree) saveMark(b *bufio.Writer, n int) {
	if name, ok := t.marks[n]; ok {
		fmt.Fprintf(b, "savepoint %s\n", strconv.QuoteToGraphic(name))
	}
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

// texts lists the texts of a puzzle with their keys in a saved game.
func texts(p *puzzle.Puzzle) []field {
	return []field{
		{"title", &p.Title}, {"author", &p.Author}, {"source", &p.Source}, {"date", &p.Date}, {"level", &p.Level}, {"url", &p.URL}, {"note", &p.Note}, {"exercise", &p.Exercise},
	}
}

// saveMarks writes a line such as "centre-marks r1c1=258 r1c4=17" if there are marks.
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

// parseMarks reads the part after the key of a line that saveMarks wrote.
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
