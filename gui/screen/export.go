package screen

import (
	"context"
	"image/png"
	"io"

	"sudoku/gui/board"
	"sudoku/gui/caption"
	"sudoku/gui/paint"
	"sudoku/gui/portal"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
)

// pictureSizes lists the side lengths of saved pictures, in pixels.
var pictureSizes = []int{600, 1200, 2400}

// SavePicture opens the page that asks where to save a picture of the board, and at what
// size.
func SavePicture(a *App) {
	pal, v := a.Base().Kit.Pal, Picture(a)
	drawing, title := puzzleToDraw(a), caption.TitleOf(a.Base().Lang, GameToSave(a).Puzzle())
	AskSave(a, SaveOrder{Title: "action.picture", Name: GameFileName(a, ".png"), Kind: 1, Kinds: pictureKinds,
		Picture: func(int) board.View { return v },
		Stream: func(_ context.Context, w io.Writer, kind int) error {
			if kind == len(pictureSizes) {
				return print.SVG(w, print.Picture(&drawing), title)
			}
			return png.Encode(w, board.Picture(paint.NewPainter(), pal, v, pictureSizes[kind]))
		}}, a.ShowOver)
}

// pictureKinds are a picture of each size, and a drawing, sharp at every size.
func pictureKinds(l words.Lang) (list []portal.FileKind) {
	for _, size := range pictureSizes {
		list = append(list, portal.FileKind{Name: l.T("picture.png", "n", size), Endings: []string{".png"}})
	}
	return append(list, EndingKinds(".svg")...)
}

// puzzleToDraw returns the puzzle with its entries and marks, as a drawing shows it: nothing of a paused game.
func puzzleToDraw(a *App) puzzle.Puzzle {
	g := GameToSave(a)
	if g.Clock.Paused() {
		return puzzle.Puzzle{}
	}
	return g.Current()
}

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
