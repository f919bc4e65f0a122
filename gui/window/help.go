package window

import (
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/puzzle/font"
)

// openSheet turns to a page to read.
func (w *Window) openSheet(title string, left float64, lines []page.Line) {
	w.leaveEntry()
	w.hint, w.preview = nil, nil
	w.turn(page.NewSheet(w.base(), title, left, lines, w.backToGame))
	w.refresh()
}

// openKeys lists the keys, from the table that binds them.
func (w *Window) openKeys() {
	var lines []page.Line
	lines = append(lines, page.Line{Heading: w.T("keys.board")})
	for _, id := range []string{"digit", "corner", "centre", "colour", "arrows", "select"} {
		lines = append(lines, page.Line{Left: w.T("keys." + id + ".keys"), Right: w.T("keys." + id)})
	}
	for _, m := range w.listed {
		lines = append(lines, w.keyLines(m, w.T("menu."+m.ID))...)
	}
	w.openSheet(w.T("action.keys"), 130*w.settings.Text(), lines)
}

func (w *Window) keyLines(m *Menu, heading string) (lines []page.Line) {
	for _, it := range m.Items {
		switch it := it.(type) {
		case *Action:
			if len(it.Keys) == 0 {
				continue
			}
			var names []string
			for _, k := range it.Keys {
				names = append(names, w.keyName(k))
			}
			lines = append(lines, page.Line{Left: strings.Join(names, ", "), Right: w.label(it)})
		case *Menu:
			lines = append(lines, w.keyLines(it, "")...)
		}
	}
	if heading != "" && len(lines) > 0 {
		lines = append([]page.Line{{Heading: heading}}, lines...)
	}
	return lines
}

// keyName writes a key as keyboards do: Ctrl+Shift+Z.
func (w *Window) keyName(k Key) string {
	name := ""
	if k.Mod&ctrl != 0 {
		name = "Ctrl+"
		if ctrl == fyne.KeyModifierSuper {
			name = "⌘"
		}
	}
	if r, ok := strings.CutPrefix(string(k.Name), charPrefix); ok {
		return r
	}
	if k.Mod&shift != 0 {
		name += "Shift+"
	}
	if w.lang.Has("key." + string(k.Name)) {
		return name + w.T("key."+string(k.Name))
	}
	return name + string(k.Name)
}

// openAbout tells what the program is and what it is made of.
func (w *Window) openAbout() {
	meta := w.App.Metadata()
	lines := []page.Line{
		{Text: w.T("about.what", "version", meta.Version)},
		{Text: w.T("about.licence")},
		{Heading: w.T("about.built")},
		{Left: "Fyne", Right: w.T("about.fyne")},
		{Left: "fpdf", Right: w.T("about.fpdf")},
		{Left: "Cobra", Right: w.T("about.cobra")},
		{Heading: w.T("about.fonts")},
	}
	for line := range strings.Lines(font.Notices()) {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, page.Line{Text: line})
		}
	}
	w.openSheet(w.T("about.title"), 70*w.settings.Text(), lines)
}
