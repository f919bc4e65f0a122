package screen

import (
	"image"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
)

// Branches lists the branches and savepoints of the current game.
type Branches struct {
	desk Desk
	pageOf[*page.Branches]
}

// NewBranches makes the screen.
func NewBranches(d Desk) *Branches {
	s := &Branches{desk: d}
	s.Again()
	return s
}

// OfGame implements GameScreen.
func (s *Branches) OfGame() {}

// Again implements Screen.
func (s *Branches) Again() Screen {
	was := s.page
	s.page = page.NewBranches(s.desk.Base(), page.BranchesFuncs{
		Rows: s.rows, Picture: s.picture, GoTo: s.goTo, Rename: s.rename, Forget: s.forget,
		Finished: func() bool { return s.desk.Play().finished() }, Focus: func(f fyne.Focusable) { s.desk.Focus(f) }, Close: s.desk.Back,
	})
	if was != nil {
		s.page.Resume(was)
	}
	return s
}

// Space implements SpaceProvider.
func (s *Branches) Space() Space { return whole }

// rows lists the branches, each after its parent, then the savepoints.
func (s *Branches) rows() (rows []page.BranchRow) {
	g, l := s.desk.Session().Game, s.desk.Base().Lang
	for i, b := range g.Branches() {
		row := page.BranchRow{Name: branchName(l, i, b), Node: b.Tip, Current: b.Current,
			Note: l.T("branches.from", "move", b.Start, "moves", l.T("branches.moves", "n", b.Len))}
		if i == 0 {
			row.Note = l.T("branches.moves", "n", b.Len)
		}
		switch {
		case b.Current:
			row.WhyKept = l.T("branches.current")
			row.Note = l.T("branches.athand", "note", row.Note)
		case i == 0 || b.Shared > b.Start:
			row.WhyKept = l.T("branches.under")
		case g.Finished():
			row.WhyKept = l.T("branches.finished")
		}
		rows = append(rows, row)
	}
	for _, p := range g.Savepoints() {
		rows = append(rows, page.BranchRow{Name: p.Name, Node: p.Node, Savepoint: true,
			Note: l.T("branches.savepoint", "move", p.Move)})
	}
	return rows
}

// picture paints the board as it was at a node.
func (s *Branches) picture(node, pixels int) *image.RGBA {
	g, b := s.desk.Session().Game, s.desk.Base()
	return board.Picture(b.Painter, b.Pal, board.View{State: g.StateAt(node), Givens: g.Givens()}, pixels)
}

func (s *Branches) goTo(r page.BranchRow) {
	s.desk.Back()
	s.desk.Play().History().Switch(r.Node)
}

func (s *Branches) rename(r page.BranchRow, name string) {
	if g := s.desk.Session().Game; r.Savepoint {
		g.RenameSavepoint(r.Node, name)
	} else {
		g.NameBranch(r.Node, name)
	}
	s.desk.Refresh()
}

func (s *Branches) forget(r page.BranchRow) {
	if g := s.desk.Session().Game; r.Savepoint {
		g.RemoveSavepoint(r.Node)
	} else {
		g.DropBranch(r.Node)
	}
	s.desk.Say(s.desk.Base().T("branches.forgotten", "name", r.Name))
	s.desk.Refresh()
}
