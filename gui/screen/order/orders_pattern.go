package order

import (
	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A patternEditor draws where givens are, on the board.
type patternEditor struct {
	orders *Orders
	ui     game.UI
	fill   bool        // the drag under way fills cells rather than empties them
	last   puzzle.Cell // of the drag
	kept   string      // the pattern before none was chosen
	before []string    // for undo
	after  []string    // for redo
}

// board lists the rows about the pattern.
func (s *Orders) board() []page.Setting {
	b := s.app.Base()
	kinds := []string{b.T("new.pattern.none"), b.T("new.pattern.exactly"), b.T("new.pattern.most")}
	tools := []string{b.T("new.pattern.empty"), b.T("new.pattern.game"), b.T("new.pattern.picture"), b.T("new.pattern.like")}
	several := []string{b.T("new.gallery")}
	none := func() int { return -1 }
	return []page.Setting{
		s.row(session.OptionPattern, page.Choice{Names: kinds, Chosen: s.pattern.kind, Choose: s.pattern.choose}),
		{Control: page.ChoicePart(b, tools, 2, none, s.pattern.tool)},
		{Control: page.ChoicePart(b, several, 1, none, func(int) { s.openGallery() })},
	}
}

// get returns the pattern, nil if there is none.
func (e *patternEditor) get() *generator.Pattern {
	text := e.orders.order()[session.OptionPattern]
	if text == "" {
		return nil
	}
	p, err := generator.ParsePattern(text)
	if err != nil {
		return &generator.Pattern{}
	}
	return p
}

// kind returns which of none, exactly and at most is chosen.
func (e *patternEditor) kind() int {
	switch o := e.orders.order(); {
	case o[session.OptionPattern] == "":
		return 0
	case o.On(session.OptionWithin):
		return 2
	}
	return 1
}

// choose chooses one of them. None gives the board back to the game at once.
func (e *patternEditor) choose(kind int) {
	o := e.orders.order()
	switch {
	case kind == 0:
		e.kept = o[session.OptionPattern]
		o.Set(session.OptionPattern, "")
	case o[session.OptionPattern] == "" && e.kept != "":
		o.Set(session.OptionPattern, e.kept)
	case o[session.OptionPattern] == "":
		o.Set(session.OptionPattern, (&generator.Pattern{}).String())
	}
	o.Turn(session.OptionWithin, kind == 2)
	e.orders.take(o)
}

// What a pattern can be made of: nothing, the one of the game, a picture; or a puzzle like that of
// the game is ordered.
const (
	emptyTool = iota
	gameTool
	pictureTool
	likeTool
)

// tool makes a pattern.
func (e *patternEditor) tool(i int) {
	o, d := e.orders.order(), e.orders.app
	if i == pictureTool {
		o := screen.OpenPicture
		o.Title = "new.pattern.picture"
		d.Choose(o, e.draw)
		return
	}
	p := generator.Pattern{}
	if i != emptyTool {
		if p.Cells = d.Session().Game.Givens(); p.Cells.Empty() {
			d.Say(d.Base().T("new.nogame"))
			return
		}
	}
	if i == likeTool {
		o.Turn(session.OptionWithin, false)
		o.Set(session.OptionSymmetry, generator.None.Name())
		if f := d.Session().Facts(); f.Rated {
			o.ForAnyTime()
			o.Set(session.OptionLevel, f.Rating.Level.Name())
		}
	}
	e.push()
	o.Set(session.OptionPattern, p.String())
	e.orders.take(o)
}

// set fills a cell and those that the symmetry adds, with a digit if it is not 0, or
// empties them.
func (e *patternEditor) set(c puzzle.Cell, fill bool, d puzzle.Digit) {
	p := e.get()
	if p == nil || p.Cells.Has(c) == fill && p.Digits[c] == d {
		return
	}
	e.push()
	for q := range e.orders.app.Prefs().Symmetry().Orbit(c).All() {
		if fill {
			p.Cells.Add(q)
		} else {
			p.Cells.Remove(q)
			p.Digits[q] = 0
		}
	}
	p.Digits[c] = d
	e.orders.set(session.OptionPattern, p.String())
}

// key draws by keys: digits, Space and Delete act on the cell of the cursor.
func (e *patternEditor) key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	p := e.get()
	if p == nil {
		return false
	}
	c := e.ui.Cursor
	switch d := screen.DigitOf(name); {
	case mod != 0:
		return false
	case d > 0:
		e.set(c, true, d)
	case name == fyne.KeySpace:
		e.set(c, !p.Cells.Has(c), 0)
	case name == fyne.KeyDelete, name == fyne.KeyBackspace, name == fyne.Key0:
		e.set(c, false, 0)
	default:
		return false
	}
	return true
}

// paste takes a pattern of 81 characters, and reports whether the text is one and there is a pattern.
func (e *patternEditor) paste(text string) bool {
	p, err := generator.ParsePattern(text)
	if err != nil || e.get() == nil {
		return false
	}
	e.push()
	e.orders.set(session.OptionPattern, p.String())
	return true
}

// Input implements InputHandler: the arrow keys move the cursor of the pattern, and what
// can't be drawn does nothing.
func (s *Orders) Input(in game.Input) bool {
	e := &s.pattern
	if !s.OwnBoard() {
		return false
	}
	switch in.Kind {
	case game.Tap, game.MoveTo, game.Up, game.Down, game.Left, game.Right, game.RowStart, game.RowEnd, game.ColumnStart, game.ColumnEnd:
		in.Add = false
		e.ui, _, _ = game.Interpret(e.ui, in)
	case game.Type:
		e.set(e.ui.Cursor, true, in.Digit)
	case game.Delete:
		e.set(e.ui.Cursor, false, 0)
	case game.NextMode:
		e.key(fyne.KeySpace, 0)
	}
	s.app.Refresh()
	return true
}

// Pick implements PickHandler: a press fills a cell or empties it, and a drag does the same
// to all that it passes.
func (s *Orders) Pick(k board.Pick) {
	e, p := &s.pattern, s.pattern.get()
	if p == nil {
		return
	}
	c := k.Cell()
	switch k.Phase {
	case board.Press:
		e.fill, e.last = !p.Cells.Has(c), c
		e.set(c, e.fill, 0)
	case board.Over:
		for _, q := range between(e.last, c) {
			e.set(q, e.fill, 0)
		}
		e.last = c
		e.ui.Cursor, e.ui.Selected = c, puzzle.CellsOf(c)
	}
	s.app.Refresh()
}

// between lists the cells from one to another, without the first: a fast pointer skips
// some.
func between(from, to puzzle.Cell) (list []puzzle.Cell) {
	rows, cols := to.Row()-from.Row(), to.Col()-from.Col()
	n := max(rows, -rows, cols, -cols)
	for i := 1; i <= n; i++ {
		round := func(d int) int { return (2*d*i + n*sign(d)) / (2 * n) }
		list = append(list, puzzle.CellAt(from.Row()+round(rows), from.Col()+round(cols)))
	}
	return list
}

func sign(n int) int { return max(min(n, 1), -1) }

// OwnBoard implements BoardOwner: the board shows the pattern, if there is one.
func (s *Orders) OwnBoard() bool { return s.order()[session.OptionPattern] != "" }

// View implements BoardViewer.
func (s *Orders) View(v board.View) board.View {
	p := s.pattern.get()
	if p == nil {
		return v
	}
	w := board.View{Pattern: p.Cells, Givens: p.Digits.Filled(), UI: s.pattern.ui}
	w.State.Grid = p.Digits
	if w.UI.Selected.Empty() {
		w.UI.Selected = puzzle.CellsOf(w.UI.Cursor)
	}
	w.Partners = s.app.Prefs().Symmetry().Orbit(w.UI.Cursor).Without(w.UI.Selected)
	return w
}

// status says what the pattern is and what the cursor's cell holds.
func (e *patternEditor) status() string {
	p := e.get()
	if p == nil {
		return ""
	}
	b, c := e.orders.app.Base(), e.ui.Cursor
	text := b.T("new.drawn", "n", p.Cells.Len())
	switch d := p.Digits[c]; {
	case d != 0:
		return b.Lang.Sentences(text, b.T("new.cell.digit", "cell", c, "digit", d))
	case p.Cells.Has(c):
		return b.Lang.Sentences(text, b.T("new.cell.given", "cell", c))
	}
	return b.Lang.Sentences(text, b.T("new.cell.empty", "cell", c))
}
