package reading

import (
	"strings"

	"sudoku/puzzle/font"
	"sudoku/puzzle/words"
)

// About returns the text about the program and its components.
func About(l words.Lang, version string, textScale float64) Text {
	lines := []TextLine{
		{Text: l.T("about.what", "version", version)},
		{Text: l.T("about.licence")},
		{Heading: l.T("about.built")},
		{Left: "Fyne", Right: l.T("about.fyne")},
		{Left: "Cobra", Right: l.T("about.cobra")},
		{Heading: l.T("about.fonts")},
	}
	for line := range strings.Lines(font.Notices()) {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, TextLine{Text: line})
		}
	}
	return Text{Title: l.T("about.title"), Left: 70 * textScale, Lines: lines}
}
