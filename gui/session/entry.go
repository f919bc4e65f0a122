package session

import (
	"context"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// An Entry is a printed puzzle that the player types in. Its digits are entries of a
// game of its own, so that undo and saving work as in any game. Digits that the player
// had pencilled in on paper are marked with a colour.
type Entry struct {
	*Session
	Mine     bool         // digits typed now were pencilled in, not printed
	AtEnd    bool         // typing has reached the last cell
	grouped  map[int]bool // moves that are undone together with the move after them
	analysis Analysis
}

// pencil is the colour that marks a pencilled digit.
const pencil = 1

// Close saves the entry and gives its file up.
func (e *Entry) Close() {
	e.end(func() error {
		err := e.Flush()
		if err != nil {
			e.sessions.pending = append(e.sessions.pending, e.Name)
		}
		return err
	})
}

// Puzzle returns the typed puzzle with its title and other details.
func (e *Entry) Puzzle() puzzle.Puzzle {
	p, s := e.Game.Puzzle(), e.Game.State()
	p.Shape, p.Givens, p.Entries = s.Shape, s.Grid, puzzle.Grid{}
	for c := range e.Pencilled().All() {
		p.Givens[c], p.Entries[c] = 0, p.Givens[c]
	}
	p.Centre, p.Corner = s.Centre, s.Corner
	return p
}

// Pencilled returns the cells with pencilled digits.
func (e *Entry) Pencilled() (set puzzle.CellSet) {
	s := e.Game.State()
	for c := range s.Grid.Filled().All() {
		if s.Colours[c] != 0 {
			set.Add(c)
		}
	}
	return set
}

// Blank reports whether nothing is entered: no digit and no cage.
func (e *Entry) Blank() bool { return e.Typed() == 0 && len(e.Shape().Cages()) == 0 }

// Typed returns the number of digits typed.
func (e *Entry) Typed() int {
	grid := e.Game.State().Grid
	return grid.Count()
}

// Row returns the digits of a row.
func (e *Entry) Row(i int) (row [9]puzzle.Digit) {
	grid := e.Game.State().Grid
	copy(row[:], grid[9*i:])
	return row
}

// Type puts a digit into the cell at the cursor, and reports whether it changed anything.
// A printed digit that is typed again stays printed.
func (e *Entry) Type(d puzzle.Digit) bool {
	s, c := e.Game.State(), e.UI.Cursor
	if s.Grid[c] == d && (e.Mine || s.Colours[c] == 0) {
		return false
	}
	e.Change(func(givens, mine *puzzle.Grid) {
		givens[c], mine[c] = d, 0
		if e.Mine {
			givens[c], mine[c] = 0, d
		}
	})
	return true
}

// Erase empties the selected cells, and reports whether that changed anything.
func (e *Entry) Erase() bool {
	e.AtEnd = false
	return e.do(game.Move{Action: game.Erase, Cells: e.UI.Selected})
}

// Change changes the typed digits in one undoable step.
func (e *Entry) Change(change func(givens, mine *puzzle.Grid)) {
	p := e.Puzzle()
	change(&p.Givens, &p.Entries)
	e.Set(p)
}

// Shape returns the board that is entered.
func (e *Entry) Shape() *puzzle.Shape { return e.Game.State().Shape }

// SetShape changes the board, and reports whether it was another.
func (e *Entry) SetShape(to *puzzle.Shape) bool {
	return e.do(game.Move{Action: game.Reshape, Shape: to})
}

// Set makes the board, the digits and the marks those of a puzzle, in one undoable step.
func (e *Entry) Set(p puzzle.Puzzle) {
	s := e.Game.State()
	if next, err := s.Apply(puzzle.CellSet{}, game.Move{Action: game.Reshape, Shape: p.Shape}); err == nil {
		s = next
	}
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
	moves := []game.Move{{Action: game.Reshape, Shape: p.Shape}, {Action: game.Erase, Cells: erased},
		{Action: game.Colour, Digit: pencil, Cells: on},
		{Action: game.Colour, Digit: pencil, Cells: turned.Without(on)},
		{Action: game.Fill, Grid: to}}
	moves = append(moves, marking(game.Centre, &s, &s.Centre, &to, &p.Centre)...)
	e.do(append(moves, marking(game.Corner, &s, &s.Corner, &to, &p.Corner)...)...)
}

// marking returns the moves that make the marks of a kind in the empty cells of a grid others than they
// are.
func marking(kind game.Action, s *game.State, are *[81]puzzle.DigitSet, to *puzzle.Grid, marks *[81]puzzle.DigitSet) (moves []game.Move) {
	for d := puzzle.Digit(1); d <= 9; d++ {
		var on, off puzzle.CellSet
		for c := range puzzle.Cell(81) {
			switch was := s.Grid[c] == 0 && are[c].Has(d); {
			case to[c] != 0 || was == marks[c].Has(d):
			case was:
				off.Add(c)
			default:
				on.Add(c)
			}
		}
		moves = append(moves, game.Move{Action: kind, Digit: d, Cells: on}, game.Move{Action: kind, Digit: d, Cells: off})
	}
	return moves
}

// Clear empties the grid and removes the cages.
func (e *Entry) Clear() {
	bare, _ := puzzle.NewShape(e.Shape().Size(), e.Shape().Diagonals(), nil) // without cages none can be wrong
	e.do(game.Move{Action: game.Erase, Cells: e.Game.State().Shape.Cells()}, game.Move{Action: game.ClearDrawing},
		game.Move{Action: game.Reshape, Shape: bare})
}

// do makes moves that are undone together, and reports whether they changed anything.
func (e *Entry) do(moves ...game.Move) bool {
	from, _ := e.Game.MoveNumber()
	at := from
	for _, m := range moves {
		if e.Game.Do(m) == nil { // Do refuses a move that changes nothing
			at++
		}
	}
	for n := range e.grouped {
		if n > from {
			delete(e.grouped, n)
		}
	}
	for n := from + 1; n < at; n++ {
		e.grouped[n] = true
	}
	e.fit()
	return at > from
}

// fit keeps the cursor on the board.
func (e *Entry) fit() {
	e.UI.Shape = e.Shape()
	if e.UI.Selected = e.UI.Selected.And(e.Shape().Cells()); !e.UI.Selected.Has(e.UI.Cursor) {
		e.GoTo(0)
	}
}

// Undo takes back the last change; Redo makes it again.
func (e *Entry) Undo() bool { return e.walk(e.Game.Undo) }
func (e *Entry) Redo() bool { return e.walk(e.Game.Redo) }

func (e *Entry) walk(step func() bool) (moved bool) {
	for step() {
		moved = true
		if at, _ := e.Game.MoveNumber(); !e.grouped[at] {
			break
		}
	}
	e.fit()
	return moved
}

// From notes where what is typed comes from: one of the sources of an origin.
func (e *Entry) From(source string) {
	e.Game.SetOrigin(puzzle.Origin{Kind: puzzle.OfSource, Of: source, Day: e.sessions.Now().Format(time.DateOnly)})
}

// Describe takes over the details of a pasted puzzle, and keeps the typed ones where the
// pasted puzzle has none.
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

// Analysis is what the solvers found out about a typed puzzle.
type Analysis struct {
	Done bool
	Of   game.State // the state that was analysed
	solver.Verdict
	Mine   int            // the number of pencilled digits
	Wrong  puzzle.CellSet // the pencilled digits that are wrong
	Rated  bool
	Rating logic.Rating
}

// Facts returns what the analysis says of the printed digits, as far as it is up to date.
func (e *Entry) Facts() (f Facts) {
	j := &e.analysis
	if !e.Known() || j.Solutions != 1 {
		return f
	}
	p := e.Puzzle()
	one, _ := new(boards).first(context.Background(), p.Shape, &p.Givens)
	return Facts{Solved: true, Found: []puzzle.Grid{one}, Known: j.Rated, Rated: j.Rated, Rating: j.Rating}
}

// Analyse finds how many solutions the givens have, and which pencilled digits are
// wrong: those that differ from the only solution or, if there are several solutions,
// those that leave none together with the pencilled digits before them.
func Analyse(ctx context.Context, of game.State, p puzzle.Puzzle) (Analysis, error) {
	j := Analysis{Done: true, Of: of, Mine: p.Entries.Count()}
	var b boards
	var err error
	if j.Verdict, err = b.judge(ctx, p.Shape, &p.Givens); err != nil || j.Solutions == 0 {
		return j, err
	}
	one, _ := b.first(ctx, p.Shape, &p.Givens)
	right := p.Givens
	for c := range p.Entries.Filled().All() {
		if j.Solutions == 1 {
			if one[c] != p.Entries[c] {
				j.Wrong.Add(c)
			}
			continue
		}
		right[c] = p.Entries[c]
		n, err := b.count(ctx, p.Shape, &right, 1)
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

// Unique reports whether the givens of a puzzle have exactly one solution, Several whether they have
// more. It takes milliseconds; a grid of which that is not known by then counts as having none.
func Unique(p puzzle.Puzzle) bool  { return solutions(p) == 1 }
func Several(p puzzle.Puzzle) bool { return solutions(p) > 1 }

func solutions(p puzzle.Puzzle) int {
	v, err := new(boards).judge(context.Background(), p.Shape, &p.Givens)
	if err != nil {
		return 0
	}
	return v.Solutions
}

// Rate adds the difficulty of the puzzle.
func (j *Analysis) Rate(ctx context.Context, givens puzzle.Grid) (err error) {
	j.Rating, err = Rate(ctx, j.Of.Shape, givens)
	j.Rated = err == nil
	return ctx.Err()
}

// SetAnalysis stores an analysis, if the typed puzzle has not changed since.
func (e *Entry) SetAnalysis(j Analysis) bool {
	if e.Game.State() != j.Of {
		return false
	}
	e.analysis = j
	return true
}

// Analysis returns the last analysis; Known reports whether it is up to date.
func (e *Entry) Analysis() *Analysis { return &e.analysis }
func (e *Entry) Known() bool         { return e.analysis.Done && e.analysis.Of == e.Game.State() }
