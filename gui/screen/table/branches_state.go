package table

import (
	"sudoku/gui/screen"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// A branchRow is a branch or a savepoint in the list.
type branchRow struct {
	Name, Note string
	Node       int
	Savepoint  bool
	Current    bool   // the current line
	WhyKept    string // why it can't be forgotten, if so
}

// branchRows lists the branches of a game, each after its parent, then the savepoints.
func branchRows(l words.Lang, g *game.Game) (rows []branchRow) {
	for i, b := range g.Branches() {
		row := branchRow{Name: screen.BranchName(l, i, b), Node: b.Tip, Current: b.Current,
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
		rows = append(rows, branchRow{Name: p.Name, Node: p.Node, Savepoint: true, Note: l.T("branches.savepoint", "move", p.Move)})
	}
	return rows
}
