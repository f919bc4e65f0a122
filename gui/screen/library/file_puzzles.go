package library

import (
	"image"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/caption"
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/game"
)

// FilePuzzles lists the puzzles of files that hold several. Only visible rows are painted
// and rated. The board shows the chosen puzzle.
type FilePuzzles struct {
	*session.Tasks
	app *screen.App
	page.Base
	files   *screen.Files
	rows    *screen.Loader[session.CompactPuzzle, struct{}]
	keeping *session.Jobs // keeps them in the library
	chosen  int
	picked  bool // the list shows that it is chosen

	wide, high float64 // of the note; 0: the page is not arranged yet
	tall       bool
	said       string // of keeping

	title *widget.Label
	note  *widget.Label
	list  *widget.List
	open  *widget.Control
	keep  *widget.Control
	back  *widget.Control
}

// A collectionRow is what the list shows of a puzzle.
type collectionRow struct {
	Title, Line string
	Begun       bool // a game of it has been started
	Picture     *image.RGBA
}

// NewFilePuzzles makes the screen.
func NewFilePuzzles(a *screen.App) *FilePuzzles {
	t := a.Tasks()
	s := &FilePuzzles{Tasks: t, app: a, files: a.Files(), keeping: t.Jobs(), chosen: a.Files().Chosen()}
	s.rows = s.newLoader()
	s.Rebuild()
	s.files.Lister = s
	return s
}

func (s *FilePuzzles) newLoader() *screen.Loader[session.CompactPuzzle, struct{}] {
	read := func(k session.CompactPuzzle) (none struct{}, v board.View, err error) { // not by its row: another file may be read meanwhile
		p := k.Puzzle()
		v = board.View{Givens: p.Givens.Filled(), Flags: board.Patterns}
		v.State.Shape, v.State.Grid = p.Shape, p.Grid()
		return none, v, nil
	}
	return screen.NewLoader(s.app, s.Tasks, read, s.Update)
}

// Close implements Closer.
func (s *FilePuzzles) Close() {
	if s.files.Lister == s { // else another one lists them already
		s.files.Lister = nil
	}
	s.Tasks.Close()
}

// Rebuild implements Screen.
func (s *FilePuzzles) Rebuild() {
	b := s.app.Base()
	s.Base, s.picked = b, false
	s.title = b.Title(b.T("many.title"))
	s.note = b.Kit.Paragraph(theme.Secondary)
	s.list = b.Kit.NewList(max(screen.Thumbnail+12, b.Kit.Size(60)), s.files.Count, s.paintRow, s.choose)
	s.list.Own = true
	s.list.Act = s.play
	s.list.Zones = func(w, h float64) []widget.Rect { return []widget.Rect{{W: w, H: h}} }
	s.list.Tap = func(row, _ int) { s.files.Play(row) }
	s.open = b.Kit.Button(b.T("enter.play"), true, s.play)
	s.keep = b.Kit.Button(b.T("library.keep"), false, s.keepAll)
	s.back = b.Kit.Button(b.T("save.back"), false, s.app.Back)
	s.Update()
}

// Focus returns what gets the focus when the page opens.
func (s *FilePuzzles) Focus() fyne.Focusable { return s.list }

// Space implements SpaceProvider.
func (s *FilePuzzles) Space() screen.Space { return screen.WholeSpace }

// OwnBoard implements BoardOwner.
func (s *FilePuzzles) OwnBoard() bool { return s.files.Count() > 0 }

// Input implements InputHandler: a puzzle that is only previewed can't be edited.
func (s *FilePuzzles) Input(game.Input) bool { return s.OwnBoard() }

// View implements BoardViewer.
func (s *FilePuzzles) View(v board.View) board.View {
	if !s.OwnBoard() {
		return v
	}
	p := s.files.List()[s.at()].Puzzle()
	return board.View{State: game.State{Shape: p.Shape, Grid: p.Grid(), Centre: p.Centre, Corner: p.Corner}, Givens: p.Givens.Filled(), Flags: v.Flags}
}

// at returns which puzzle is chosen.
func (s *FilePuzzles) at() int { return min(max(s.chosen, 0), s.files.Count()-1) }

// Status implements StatusProvider.
func (s *FilePuzzles) Status() string {
	if !s.OwnBoard() {
		return ""
	}
	return s.T("many.at", "n", s.chosen+1, "of", s.files.Count())
}

func (s *FilePuzzles) choose(row int) {
	s.chosen = row
	s.list.Refresh()
	s.app.Refresh()
}

// play plays the chosen puzzle.
func (s *FilePuzzles) play() { s.files.Play(s.chosen) }

// Update implements FileLister: it shows the rows and what was read anew.
func (s *FilePuzzles) Update() {
	if !s.picked && s.chosen < s.files.Count() { // as soon as there is such a row
		s.picked = true
		s.list.Pick(s.chosen)
	}
	s.list.Refresh()
	s.Refresh()
	if s.wide > 0 && s.noteHeight() != s.high {
		s.app.Relayout()
	}
}

// row returns what the list shows of a puzzle, with a picture of so many pixels.
func (s *FilePuzzles) row(i, side int) collectionRow {
	p := s.files.List()[i].Puzzle()
	row := collectionRow{Title: s.T("many.name", "n", i+1), Begun: s.files.Begun(i), Line: s.T("level.givens", "n", p.Givens.Count())}
	if p.Title != "" {
		row.Title = s.Lang.T("many.titled", "n", i+1, "title", p.Title)
	}
	r, facts := s.rows.Row(s.app.Later, s.files.List()[i], side)
	if r != nil {
		row.Picture = r.Picture
	}
	if facts.Solved {
		row.Line = s.T("level.line", "level", caption.LevelOf(s.Lang, facts), "givens", row.Line)
	}
	return row
}

// noteText returns how many puzzles there are, and what could not be read.
func (s *FilePuzzles) noteText() string {
	f := s.files
	text := s.T("many.how", "n", f.Count())
	if f.Reading() {
		text = s.T("many.reading", "n", f.Count())
	}
	if s.tall {
		text = s.Lang.Sentences(s.said, text)
	}
	return s.Lang.Sentences(text, f.Unread())
}

// Objects implements page.Page.
func (s *FilePuzzles) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.title, s.note, s.list, s.keep, s.back, s.open}
}

// Refresh implements page.Refresher.
func (s *FilePuzzles) Refresh() {
	s.note.SetSpans(widget.Span{Text: s.noteText(), Colour: s.Kit.Pal.Text2})
}

func (s *FilePuzzles) noteHeight() float64 {
	return max(s.Kit.Size(40), s.TextHeight(s.noteText(), s.wide, theme.Secondary))
}

// Arrange implements page.Page.
func (s *FilePuzzles) Arrange(put page.Place, r widget.Rect, tall bool) {
	const keep = 40
	s.wide, s.tall = r.W, tall
	s.high = s.noteHeight()
	foot, note := r.Y+r.H-page.ButtonHeight, s.high
	y := r.Y + s.Kit.Size(30) - 8
	put(s.title, s.TitleRow(r))
	put(s.note, r.Strip(y, note))
	y += note + 12
	put(s.keep, r.Strip(foot-keep-10, keep))
	put(s.list, r.Strip(y, max(40, foot-keep-22-y)))
	s.list.ScrollTo(s.chosen)
	layout.Equal(put, r.Strip(foot, page.ButtonHeight), page.Gap, s.back, s.open)
}

func (s *FilePuzzles) paintRow(c *widget.Canvas, i int) {
	side := board.FitIn(int(screen.Thumbnail * c.S)).Side()
	row := s.row(i, side)
	switch r := (c.Bounds()); {
	case i == s.chosen:
		c.Chosen(true)
		c.Box(r, 8, 2, c.Pal.Accent, c.Pal.SelectFill)
	case c.Hover == 0:
		c.Round(r, 8, 0, c.Pal.SelectFill)
	}
	c.Place(row.Picture, widget.Rect{X: 6, Y: (c.H - screen.Thumbnail) / 2, W: float64(side) / c.S, H: float64(side) / c.S})
	x, line := screen.Thumbnail+20, c.Size(20)
	w := c.W - x - 26
	y := (c.H - 2*line) / 2
	c.Squeeze(row.Title, "", widget.Rect{X: x, Y: y, W: w, H: line}, theme.Type{Size: 14, Bold: true}, c.Pal.Text)
	c.Squeeze(row.Line, "", widget.Rect{X: x, Y: y + line, W: w, H: line}, theme.Type{Size: 12}, c.Pal.Text2)
	if row.Begun {
		widget.TickIcon(c, c.W-16, c.H/2, c.Pal.Good)
	}
}

// Shows implements PuzzleProvider: the chosen puzzle.
func (s *FilePuzzles) Shows() (screen.ShownPuzzle, error) {
	if s.files.Count() == 0 {
		return screen.Current(s.app), nil
	}
	i := s.at()
	p := screen.ShownPuzzle{Puzzle: s.files.Puzzle(i)}
	p.Title = caption.TitleOf(s.Lang, p.Puzzle)
	p.Facts = s.rows.Rated[screen.PrintedGrid{Shape: p.Shape, Givens: p.Givens}]
	return p, nil
}

// ShowFilePuzzles lists the puzzles of the files opened last. The library stays below, with what is
// searched for and chosen there.
func ShowFilePuzzles(a *screen.App) {
	show := a.Show
	switch a.Top().(type) {
	case *Library, *FilePuzzles:
		if _, ok := screen.Find[*Library](a); ok {
			show = a.ShowOver
		}
	}
	show(NewFilePuzzles(a))
}
