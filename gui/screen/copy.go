package screen

import (
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
)

// CopyGivens copies the givens to the clipboard, as a line if that holds the board.
func CopyGivens(a *App) {
	p := GameToSave(a).Puzzle()
	if !format.Line.Carries(p.Shape) {
		copyPuzzle(a, format.Text, puzzle.Puzzle{Givens: p.Givens, Shape: p.Shape})
		return
	}
	a.CopyText(format.Line.Text(p))
	a.Say(a.Base().T("copy.done"))
}

// CopyAs copies the puzzle to the clipboard, with entries and marks if the format supports them, and
// reports whether it could.
func CopyAs(a *App, f *format.Format) bool { return copyPuzzle(a, f, GameToSave(a).Current()) }

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

// copyPuzzle copies a puzzle in a format, or says why that can't hold it.
func copyPuzzle(a *App, f *format.Format, p puzzle.Puzzle) bool {
	l := a.Base().Lang
	if err := f.RefusesTitled(&p); err != nil {
		a.Warn(l.Error(err))
		return false
	}
	a.CopyText(f.Text(p))
	a.Say(l.Sentences(l.T("copy.as", "format", f.Title(l)), leftOut(l, f, &p)))
	return true
}

// leftOut says what of a puzzle a format has no room for, and which cells read back as others, "" if all is
// there.
func leftOut(l words.Lang, f *format.Format, p *puzzle.Puzzle) string {
	var said []string
	lost := f.Loses(p)
	if parts := lost &^ format.Singles; parts != 0 {
		said = append(said, l.T("copy.without", "parts", parts))
	}
	if lost&format.Singles != 0 {
		said = append(said, l.T("copy.singles"))
	}
	return l.Sentences(said...)
}
