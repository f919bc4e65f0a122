package window

import (
	"image"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
)

// openBranches turns to the list of branches and savepoints.
func (w *Window) openBranches() {
	w.leaveEntry()
	w.preview = nil
	w.turn(page.NewBranches(w.Base(), page.BranchesFuncs{
		Rows: w.branchRows, Picture: w.pictureAt, GoTo: w.goToBranch, Rename: w.renameBranch, Forget: w.forgetBranch,
		Focus: func(f fyne.Focusable) { w.win.Canvas().Focus(f) }, Close: w.backToGame,
	}))
	w.Refresh()
}

// branchRows lists the branches, each after the one that it leaves, then the
// savepoints.
func (w *Window) branchRows() (rows []page.BranchRow) {
	for i, b := range w.session.Game.Branches() {
		row := page.BranchRow{Name: w.branchName(i, b), Node: b.Tip, Current: b.Current,
			Note: w.T("branches.from", "move", b.Start, "moves", w.T("branches.moves", "n", b.Len))}
		if i == 0 {
			row.Note = w.T("branches.moves", "n", b.Len)
		}
		switch {
		case b.Current:
			row.Kept = w.T("branches.current")
			row.Note = w.T("branches.athand", "note", row.Note)
		case i == 0 || w.session.Game.Meets(b.Tip) > b.Start:
			row.Kept = w.T("branches.under")
		}
		rows = append(rows, row)
	}
	for _, s := range w.session.Game.Savepoints() {
		rows = append(rows, page.BranchRow{Name: s.Name, Node: s.Node, Savepoint: true,
			Note: w.T("branches.savepoint", "move", s.Move)})
	}
	return rows
}

// pictureAt is the board as it was at a node.
func (w *Window) pictureAt(node, pixels int) *image.RGBA {
	v := board.View{State: w.session.Game.StateAt(node), Givens: w.session.Game.Givens()}
	return board.Picture(w.painter, w.kit.Pal, v, pixels)
}

func (w *Window) goToBranch(r page.BranchRow) {
	w.backToGame()
	w.switchTo(r.Node)
}

func (w *Window) renameBranch(r page.BranchRow, name string) {
	if r.Savepoint {
		w.session.Game.RenameSavepoint(r.Node, name)
	} else {
		w.session.Game.NameBranch(r.Node, name)
	}
	w.Refresh()
}

func (w *Window) forgetBranch(r page.BranchRow) {
	if r.Savepoint {
		w.session.Game.RemoveSavepoint(r.Node)
	} else {
		w.session.Game.DropBranch(r.Node)
	}
	w.Say(w.T("branches.forgotten", "name", r.Name))
	w.Refresh()
}
