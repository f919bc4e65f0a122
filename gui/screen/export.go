package screen

import (
	"context"
	"image/png"
	"io"
	"slices"
	"strings"

	"sudoku/gui/board"
	"sudoku/gui/paint"
	"sudoku/gui/portal"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/print"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// pictureSizes lists the side lengths of saved pictures, in pixels.
var pictureSizes = []int{600, 1200, 2400}

// SavePicture opens the page that asks where to save a picture of the board, and at what
// size.
func SavePicture(a *App) {
	pal, v := a.Base().Pal, picture(a)
	drawing, title := puzzleToDraw(a), TitleOf(a.Base().Lang, GameToSave(a).Puzzle())
	AskSave(a, SaveOrder{Title: "action.picture", Name: fileName(a, ".png"), Kind: 1, Kinds: pictureKinds,
		Picture: func() board.View { return v },
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

// picture returns the board as it is shown, with a hint but without the cursor. A paused
// game stays hidden.
func picture(a *App) board.View {
	v := BoardView(a)
	v.UI.Selected = puzzle.CellSet{}
	v.Flags &^= board.Peers | board.SameDigit
	if Entering(a) != nil { // without the marks of the analysis and the list of corrections
		v.Lit, v.Wrong, v.Changes = puzzle.CellSet{}, puzzle.CellSet{}, nil
	}
	return v
}

// SaveFile opens the page that asks for a path and saves the game there, or the puzzle
// in the layout of another program.
func SaveFile(a *App) {
	g := GameToSave(a)
	formats := gameFormats(g.Puzzle().Shape)
	AskSave(a, SaveOrder{Title: "save.title", Name: fileName(a, store.Ext), How: "chooser.how.game", Text: true,
		Kinds: func(l words.Lang) []portal.FileKind { return gameKinds(l, formats) },
		What: func(l words.Lang, kind int) string {
			if kind == 0 {
				return l.T("chooser.writes.game")
			}
			return formats[kind-1].Title(l)
		},
		Picture: func() board.View { return picture(a) },
		Encode: func(w io.Writer, kind int) error {
			if kind == 0 {
				return g.Save(w)
			}
			return formats[kind-1].Write(w, []puzzle.Puzzle{g.Current()})
		}}, a.ShowOver)
}

// firstFormats are the layouts that most people want, before the others.
var firstFormats = []*format.Format{format.Line, format.SDK, format.SDM, format.SS, format.OpenSudoku, format.FPuzzles, format.GNOME, format.KSudoku, format.SDX, format.TathamSave, format.CSV}

// gameFormats returns the layouts in which a game with a board can be saved, each with an ending of
// its own.
func gameFormats(board *puzzle.Shape) (list []*format.Format) {
	all := slices.Concat(firstFormats, otherPrograms(), []*format.Format{format.Text})
	for _, f := range all {
		same := func(g *format.Format) bool { return g.Ext == f.Ext }
		if f.Carries(board) && !slices.ContainsFunc(list, same) {
			list = append(list, f)
		}
	}
	return list
}

// gameKinds are the files that a game is saved as: its own, and those of other programs.
func gameKinds(l words.Lang, formats []*format.Format) []portal.FileKind {
	list := []portal.FileKind{{Name: l.T("file.kind", "name", l.T("app.name"), "ending", store.Ext), Short: l.T("chooser.game"), Endings: []string{store.Ext}}}
	for _, f := range formats {
		list = append(list, formatKind(l, f))
	}
	return list
}

// formatKind is the files of a layout.
func formatKind(l words.Lang, f *format.Format) portal.FileKind {
	k := portal.FileKind{Name: f.Title(l), Endings: []string{f.Ext}}
	if !strings.Contains(k.Name, f.Ext) {
		k.Name = l.T("file.kind", "name", k.Name, "ending", f.Ext)
	}
	switch by, ok := format.ByExt(f.Ext); {
	case f == format.Line:
		k.Short = l.T("chooser.line")
	case ok && by == f:
		k.Short = EndingKinds(f.Ext)[0].Name
	}
	return k
}

// GameToSave returns the current game, or the game that the typed puzzle would start.
func GameToSave(a *App) *game.Game {
	if e := Entering(a); e != nil {
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

// fileName suggests a file name for the active session's puzzle.
func fileName(a *App, ext string) string {
	return FileName(a.Base().Lang, GameToSave(a).Puzzle(), ext)
}

// OpenDetails opens the page with the details of the active session's puzzle.
func OpenDetails(a *App) {
	a.ShowOver(NewDetails(a, ActiveSession(a)))
}
