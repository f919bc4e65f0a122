package screen

import (
	"image/png"
	"io"

	"sudoku/gui/board"
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
	AskSave(a, SaveOrder{Title: "action.picture", Name: fileName(a, ".png"), Kind: 1, Kinds: pictureKinds,
		Picture: func() board.View { return v },
		Encode: func(w io.Writer, kind int) error {
			if kind == len(pictureSizes) {
				return drawSVG(a, w)
			}
			return png.Encode(w, board.Picture(a.Base().Painter, pal, v, pictureSizes[kind]))
		}}, func(s Screen) { showAbout(a, s) })
}

// pictureKinds are a picture of each size, and a drawing, sharp at every size.
func pictureKinds(l words.Lang) (list []portal.FileKind) {
	for _, size := range pictureSizes {
		list = append(list, portal.FileKind{Name: l.T("picture.png", "n", size), Endings: []string{".png"}})
	}
	return append(list, EndingKinds(".svg")...)
}

// drawSVG writes the puzzle with its entries and marks as an SVG drawing, as it would be
// printed.
func drawSVG(a *App, out io.Writer) error {
	g := GameToSave(a)
	p := g.Current()
	if g.Clock.Paused() {
		p = puzzle.Puzzle{}
	}
	return print.SVG(out, print.Picture(&p), TitleOf(a.Base().Lang, g.Puzzle()))
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
	AskSave(a, SaveOrder{Title: "save.title", Name: fileName(a, store.Ext), Kinds: gameKinds, How: "chooser.how.game", Text: true,
		Picture: func() board.View { return picture(a) },
		Encode: func(w io.Writer, kind int) error {
			if kind == 0 {
				return g.Save(w)
			}
			return otherPrograms()[kind-1].Write(w, []puzzle.Puzzle{g.Current()})
		}}, func(s Screen) { showAbout(a, s) })
}

// gameKinds are the files that a game is saved as: its own, and those of other programs.
func gameKinds(l words.Lang) []portal.FileKind {
	list := []portal.FileKind{{Name: l.T("file.kind", "name", l.T("app.name"), "ending", store.Ext), Short: l.T("chooser.game"), Endings: []string{store.Ext}}}
	for _, f := range otherPrograms() {
		list = append(list, portal.FileKind{Name: l.T("file.kind", "name", f.Title(l), "ending", f.Ext), Short: EndingKinds(f.Ext)[0].Name, Endings: []string{f.Ext}})
	}
	return list
}

// showAbout shows a screen about the active session: over the entry screen while a
// puzzle is typed.
func showAbout(a *App, s Screen) {
	if Entering(a) != nil {
		a.Push(s)
	} else {
		a.Show(s)
	}
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
	showAbout(a, NewDetails(a, ActiveSession(a)))
}
