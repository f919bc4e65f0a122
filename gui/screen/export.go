package screen

import (
	"sudoku/gui/board"
	"sudoku/gui/portal"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// puzzleToDraw returns the puzzle with its entries and marks, as a drawing shows it: nothing of a paused game.
func puzzleToDraw(a *App) puzzle.Puzzle {
	g := GameToSave(a)
	if g.Clock.Paused() {
		return puzzle.Puzzle{}
	}
	return g.Current()
}

// PictureKinds returns the kinds of a picture that can be saved in some widths, or as a drawing, sharp at
// every size.
func PictureKinds(widths ...int) func(words.Lang) []portal.FileKind {
	return func(l words.Lang) (list []portal.FileKind) {
		for _, width := range widths {
			list = append(list, portal.FileKind{Name: l.T("picture.png", "n", width), Endings: []string{".png"}})
		}
		return append(list, EndingKinds(".svg")...)
	}
}

// pictureSize is the side length of a saved picture, in pixels.
const pictureSize = 1200

// Picture returns the board as it is shown, with a hint but without the cursor. A paused
// game stays hidden.
func Picture(a *App) board.View {
	v := BoardView(a)
	v.UI.Selected = puzzle.CellSet{}
	v.Flags &^= board.Peers | board.SameDigit
	if EntryOf(a) != nil { // without the marks of the analysis and the list of corrections
		v.Lit, v.Wrong, v.Changes = puzzle.CellSet{}, puzzle.CellSet{}, nil
	}
	return v
}

// GameToSave returns the current game, or the game that the typed puzzle would start.
func GameToSave(a *App) *game.Game {
	if e := EntryOf(a); e != nil {
		return game.New(e.Entry().Puzzle(), a.Sessions().Now)
	}
	return a.Session().Game
}

// otherPrograms returns the layouts that the ending of a path chooses, one for each.
func otherPrograms() (list []*format.Format) {
	for _, f := range format.Formats {
		if by, ok := format.ByExt(f.Ext); ok && by == f {
			list = append(list, f)
		}
	}
	return list
}

// GameFileName suggests a file name for the active session's puzzle.
func GameFileName(a *App, ext string) string {
	return FileName(a.Base().Lang, GameToSave(a).Puzzle(), ext)
}

// ViewOf returns a puzzle as a board shows it.
func ViewOf(p *puzzle.Puzzle) board.View {
	return board.View{State: game.State{Shape: p.Shape, Grid: p.Grid(), Centre: p.Centre, Corner: p.Corner}, Givens: p.Givens.Filled()}
}
