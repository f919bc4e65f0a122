package screen

import (
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// CopyGivens copies the givens to the clipboard, as a line if that holds the board.
func CopyGivens(a *App) {
	p := GameToSave(a).Puzzle()
	if !format.Line.Carries(p.Shape) {
		copyPuzzle(a, format.Text, puzzle.Puzzle{Givens: p.Givens, Shape: p.Shape}, "")
		return
	}
	a.CopyText(format.Line.Text(p))
	a.Say(a.Base().T("copy.done"))
}

// CopyAs copies the puzzle to the clipboard, with entries and marks if the format supports them, and
// reports whether it could.
func CopyAs(a *App, f *format.Format) bool {
	g := GameToSave(a)
	return copyPuzzle(a, f, g.Current(), leftOut(a.Base().Lang, f, g, 0))
}

// CopiedFormats lists the formats in which the puzzle can be copied: those of text, without the files of
// other programs.
func CopiedFormats() (list []*format.Format) {
	for _, f := range format.Formats {
		if _, file := format.ByExt(f.Ext); (!file || f == format.CSV) && !f.Counted {
			list = append(list, f)
		}
	}
	return list
}

// copyPuzzle copies a puzzle in a format, and says what is left out, or why that can't hold it.
func copyPuzzle(a *App, f *format.Format, p puzzle.Puzzle, left string) bool {
	l := a.Base().Lang
	if err := f.RefusesTitled(&p); err != nil {
		a.Warn(l.Error(err))
		return false
	}
	a.CopyText(f.Text(p))
	a.Say(l.Sentences(l.T("copy.as", "format", f.Title(l)), left))
	return true
}

// leftOut says what of a game a format has no room for, and which cells read back as others, "" if all is
// there but moves and clock, or was said before.
func leftOut(l words.Lang, f *format.Format, g *game.Game, said format.Parts) string {
	p, state := g.Current(), g.State()
	lost := f.Loses(&p) &^ said
	parts := (lost &^ format.Singles).Names(l)
	if state.Colours != [81]game.ColourSet{} || state.CandColours != [81][9]uint8{} || state.Links != "" {
		parts = append(parts, l.T("format.part.colours"))
	}
	var list []string
	if len(parts) > 0 {
		list = append(list, l.T("copy.without", "parts", l.List(parts...)))
	}
	if lost&format.Singles != 0 {
		list = append(list, l.T("copy.singles"))
	}
	return l.Sentences(list...)
}
