package window

import (
	"strings"

	"sudoku/gui/page"
	"sudoku/puzzle/font"
)

// openSheet turns to a page to read.
// again opens it in another language.
func (w *Window) openSheet(title string, left float64, lines []page.Line, again func()) {
	w.reread = again
	w.leaveEntry()
	w.preview = nil
	w.turn(page.NewSheet(w.Base(), title, left, lines, w.backToGame))
	w.Refresh()
}

// openAbout tells what the program is and what it is made of.
func (w *Window) openAbout() {
	meta := w.App.Metadata()
	lines := []page.Line{
		{Text: w.T("about.what", "version", meta.Version)},
		{Text: w.T("about.licence")},
		{Heading: w.T("about.built")},
		{Left: "Fyne", Right: w.T("about.fyne")},
		{Left: "Cobra", Right: w.T("about.cobra")},
		{Heading: w.T("about.fonts")},
	}
	for line := range strings.Lines(font.Notices()) {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, page.Line{Text: line})
		}
	}
	w.openSheet(w.T("about.title"), 70*w.prefs.Text(), lines, w.openAbout)
}
