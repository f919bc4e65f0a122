package screen

import (
	"strings"

	"sudoku/gui/page"
	"sudoku/puzzle/font"
	"sudoku/puzzle/words"
)

// Sheet shows a text to read.
type Sheet struct {
	desk Desk
	pageOf[*page.Sheet]
	text func() SheetText
}

// A SheetText is the content of a Sheet in the current language.
type SheetText struct {
	Title string
	Left  float64 // how wide the left column is
	Lines []page.Line
}

// NewSheet makes the screen; text is called again after a change of language.
func NewSheet(d Desk, text func() SheetText) *Sheet {
	s := &Sheet{desk: d, text: text}
	s.Again()
	return s
}

// Again implements Screen.
func (s *Sheet) Again() Screen {
	t := s.text()
	s.page = page.NewSheet(s.desk.Base(), t.Title, t.Left, t.Lines, s.desk.Back)
	return s
}

// Space implements SpaceProvider.
func (s *Sheet) Space() Space { return whole }

// About returns the text about the program and its components.
func About(l words.Lang, version string, textScale float64) SheetText {
	lines := []page.Line{
		{Text: l.T("about.what", "version", version)},
		{Text: l.T("about.licence")},
		{Heading: l.T("about.built")},
		{Left: "Fyne", Right: l.T("about.fyne")},
		{Left: "Cobra", Right: l.T("about.cobra")},
		{Heading: l.T("about.fonts")},
	}
	for line := range strings.Lines(font.Notices()) {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, page.Line{Text: line})
		}
	}
	return SheetText{l.T("about.title"), 70 * textScale, lines}
}
