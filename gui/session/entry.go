package session

import (
	"context"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// An Entry is a printed puzzle being typed. What is typed lies in a game of its own, so
// that undo works and it is kept like any other. There all digits are entries; those
// that the player pencilled on the paper have a colour.
type Entry struct {
	*Session
	Mine    bool         // digits typed now are the player's own
	Through bool         // typed to the last cell
	inner   map[int]bool // moves that belong to the act of the one after
	judged  Judged
}

// pencil is the colour of a digit that is the player's own.
const pencil = 1

// Entry opens a file to type into that no other window has, with what was typed there.
func (k *Keeper) Entry() *Entry { return &Entry{Session: k.openEntry(), inner: map[int]bool{}} }

// Close puts what is typed away.
func (e *Entry) Close() { e.end(e.Flush) }

// Puzzle is what is typed, with the words around it.
func (e *Entry) Puzzle() puzzle.Puzzle {
	p := e.Game.Puzzle()
	p.Givens, p.Entries = e.Game.State().Grid, puzzle.Grid{}
	for c := range e.Pencilled().All() {
		p.Givens[c], p.Entries[c] = 0, p.Givens[c]
	}
	return p
}

// Pencilled are the cells whose digit is the player's own.
func (e *Entry) Pencilled() (set puzzle.CellSet) {
	s := e.Game.State()
	for c := range s.Grid.Filled().All() {
		if s.Colours[c] != 0 {
			set.Add(c)
		}
	}
	return set
}

// Typed is how many digits there are.
func (e *Entry) Typed() int {
	grid := e.Game.State().Grid
	return grid.Filled().Len()
}

// Row is what stands in a row.
func (e *Entry) Row(i int) (row [9]puzzle.Digit) {
	grid := e.Game.State().Grid
	copy(row[:], grid[9*i:])
	return row
}

// Type puts a digit into the cell at the cursor, and reports whether it changed anything.
func (e *Entry) Type(d puzzle.Digit) bool {
	s, c := e.Game.State(), e.UI.Cursor
	if s.Grid[c] == d && (s.Colours[c] != 0) == e.Mine {
		return false
	}
	e.Become(func(givens, mine *puzzle.Grid) {
		givens[c], mine[c] = d, 0
		if e.Mine {
			givens[c], mine[c] = 0, d
		}
	})
	return true
}

// Erase empties the cells that are selected, and reports whether it changed anything.
func (e *Entry) Erase() bool {
	e.Through = false
	return e.do(game.Move{Action: game.Erase, Cells: e.UI.Selected})
}

// Become changes what is typed, in one act.
func (e *Entry) Become(change func(givens, mine *puzzle.Grid)) {
	p := e.Puzzle()
	change(&p.Givens, &p.Entries)
	s := e.Game.State()
	var erased, turned puzzle.CellSet
	to := p.Grid()
	for c, d := range to {
		c := puzzle.Cell(c)
		if d == 0 && s.Grid[c] != 0 {
			erased.Add(c)
		}
		if d != 0 && (s.Colours[c] != 0) != (p.Givens[c] == 0) {
			turned.Add(c)
		}
	}
	on := turned
	for c := range turned.All() {
		if s.Colours[c] != 0 {
			on.Remove(c)
		}
	}
	e.do(game.Move{Action: game.Erase, Cells: erased},
		game.Move{Action: game.Colour, Digit: pencil, Cells: on},
		game.Move{Action: game.Colour, Digit: pencil, Cells: turned.Without(on)},
		game.Move{Action: game.Fill, Grid: to})
}

// Wipe empties the grid.
func (e *Entry) Wipe() {
	e.do(game.Move{Action: game.Erase, Cells: puzzle.AllCells}, game.Move{Action: game.ClearDrawing})
}

// do makes moves that are one undo, and reports whether they changed anything.
func (e *Entry) do(moves ...game.Move) bool {
	from, _ := e.Game.MoveNumber()
	at := from
	for _, m := range moves {
		if e.Game.Do(m) == nil { // what changes nothing is no move
			at++
		}
	}
	for n := range e.inner {
		if n > from {
			delete(e.inner, n)
		}
	}
	for n := from + 1; n < at; n++ {
		e.inner[n] = true
	}
	return at > from
}

// Undo takes the last act back, Redo makes it again.
func (e *Entry) Undo() bool { return e.walk(e.Game.Undo) }
func (e *Entry) Redo() bool { return e.walk(e.Game.Redo) }

func (e *Entry) walk(step func() bool) (moved bool) {
	for step() {
		moved = true
		if at, _ := e.Game.MoveNumber(); !e.inner[at] {
			break
		}
	}
	return moved
}

// Describe takes over the words that come with a pasted puzzle, and keeps those typed
// where it has none.
func (e *Entry) Describe(p puzzle.Puzzle) {
	was := e.Game.Puzzle()
	for _, f := range []struct{ to, from *string }{
		{&p.Title, &was.Title}, {&p.Author, &was.Author}, {&p.Source, &was.Source}, {&p.Date, &was.Date}, {&p.Level, &was.Level}, {&p.URL, &was.URL}, {&p.Note, &was.Note},
	} {
		if *f.to == "" {
			*f.to = *f.from
		}
	}
	e.Game.Describe(p)
}

// Judged is what the solvers tell of what is typed.
type Judged struct {
	Done bool
	Of   game.State // that was judged
	solver.Verdict
	Mine   int            // digits of the player's own
	Wrong  puzzle.CellSet // those of them that are wrong
	Rated  bool
	Rating logic.Rating
}

// Judge tells how many solutions the givens have, and which of the player's own
// digits are wrong: those that differ from the one solution or, where there are
// several, those that leave none beside the ones before them.
func Judge(ctx context.Context, of game.State, p puzzle.Puzzle) (Judged, error) {
	j := Judged{Done: true, Of: of, Mine: p.Entries.Filled().Len()}
	var s solver.Searcher
	var err error
	if j.Verdict, err = s.Judge(ctx, &p.Givens); err != nil || j.Solutions == 0 {
		return j, err
	}
	one, _ := s.First(&p.Givens)
	right := p.Givens
	for c := range p.Entries.Filled().All() {
		if j.Solutions == 1 {
			if one[c] != p.Entries[c] {
				j.Wrong.Add(c)
			}
			continue
		}
		right[c] = p.Entries[c]
		n, err := s.CountContext(ctx, &right, 1)
		if err != nil {
			return j, err
		}
		if n == 0 {
			right[c] = 0
			j.Wrong.Add(c)
		}
	}
	return j, nil
}

// Rate adds how hard the puzzle is.
func (j *Judged) Rate(ctx context.Context, givens puzzle.Grid) (err error) {
	j.Rating, err = logic.Rate(ctx, givens, logic.HoDoKu.Techniques)
	j.Rated = err == nil
	return ctx.Err()
}

// SetJudged takes what was found out, if what is typed is still the same.
func (e *Entry) SetJudged(j Judged) bool {
	if e.Game.State() != j.Of {
		return false
	}
	e.judged = j
	return true
}

// Judged is what was found out last; Known reports whether it is of what is typed now.
func (e *Entry) Judged() *Judged { return &e.judged }
func (e *Entry) Known() bool     { return e.judged.Done && e.judged.Of == e.Game.State() }
