package screen

import (
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle/game"
)

// Collection lists the puzzles of files that hold several. Only visible rows are painted
// and rated. The board shows the chosen puzzle.
type Collection struct {
	desk Desk
	pageOf[*page.Collection]
	files *Files
	rows  *loader[int, struct{}]
	keep  *session.Jobs // keeps them in the library

	closed bool
}

// NewCollection makes the screen.
func NewCollection(d Desk) *Collection {
	s := &Collection{desk: d, files: d.Files(), keep: d.Jobs()}
	s.rows = s.newLoader()
	s.Again()
	s.files.shown = s
	return s
}

func (s *Collection) newLoader() *loader[int, struct{}] {
	read := func(i int) (none struct{}, v board.View, err error) {
		p := s.files.read.List[i].Puzzle()
		v = board.View{Givens: p.Givens.Filled(), Flags: board.Patterns}
		v.State.Grid = p.Grid()
		return none, v, nil
	}
	return newLoader(s.desk, read, func() { s.page.Changed() })
}

// Close implements Screen.
func (s *Collection) Close() {
	if s.files.shown == s { // else another one lists them already
		s.files.shown = nil
	}
	s.rows.close()
	s.keep.Stop()
	s.closed = true
}

// Again implements Screen.
func (s *Collection) Again() Screen {
	at := s.files.at
	if s.page != nil {
		at = s.page.Chosen()
	}
	s.page = page.NewCollection(s.desk.Base(), at, page.CollectionFuncs{
		Count: s.files.Count, Row: s.row, Note: s.note,
		Seen: s.desk.Refresh, Open: s.files.Play, Keep: s.keepAll, Back: s.desk.Back,
	})
	return s
}

// Space implements SpaceProvider.
func (s *Collection) Space() Space { return whole }

// OwnBoard implements BoardOwner.
func (s *Collection) OwnBoard() bool { return s.files.Count() > 0 }

// Input implements InputHandler: a puzzle that is only previewed can't be edited.
func (s *Collection) Input(game.Input) bool { return s.OwnBoard() }

// View implements BoardViewer.
func (s *Collection) View(v board.View) board.View {
	if !s.OwnBoard() {
		return v
	}
	p := s.files.read.List[s.at()].Puzzle()
	return board.View{State: game.State{Grid: p.Grid(), Centre: p.Centre, Corner: p.Corner}, Givens: p.Givens.Filled(), Flags: v.Flags}
}

// at returns which puzzle is chosen.
func (s *Collection) at() int { return min(max(s.page.Chosen(), 0), s.files.Count()-1) }

// Status implements StatusProvider.
func (s *Collection) Status() string {
	if !s.OwnBoard() {
		return ""
	}
	return s.desk.Base().T("many.at", "n", s.page.Chosen()+1, "of", s.files.Count())
}

// row returns what the page shows of a puzzle.
func (s *Collection) row(i, side int) page.CollectionRow {
	l := s.desk.Base().Lang
	p := s.files.read.List[i].Puzzle()
	_, begun := s.files.games[i]
	row := page.CollectionRow{Title: l.T("many.name", "n", i+1), Begun: begun, Line: l.T("level.givens", "n", p.Givens.Filled().Len())}
	if p.Title != "" {
		row.Title = l.T("many.titled", "n", i+1, "title", p.Title)
	}
	r, facts := s.rows.row(s.desk.Later, i, side)
	if r != nil {
		row.Picture = r.picture
	}
	if facts.Solved {
		row.Line = l.T("level.line", "level", LevelOf(l, facts), "givens", row.Line)
	}
	return row
}

func (s *Collection) note() string {
	l, f := s.desk.Base().Lang, s.files
	text := l.T("many.how", "n", f.Count())
	if f.reading {
		text = l.T("many.reading", "n", f.Count())
	}
	if f.read.Unreadable > 0 {
		text += l.T("many.faulty", "n", f.read.Unreadable)
	}
	return text
}
