package menu

import (
	"strings"

	"sudoku/gui/key"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/reading"
)

// KeySheet lists the keys of the chosen profile, from the tables that bind them.
func (b *Bar) KeySheet() reading.Text { return sheet{b.App.Base(), b.App.Prefs()}.text(b.lists) }

// A sheet is the page of keys.
type sheet struct {
	page.Base
	prefs screen.Preferences
}

func (s sheet) text(all Lists) reading.Text {
	lines := append(s.digitLines(), s.keyLines(all.Board, "")...)
	lines = append(lines, s.fixedLines("keys.pointer", "click", "add", "drag", "twice", "second")...)
	for _, m := range all.Menus {
		lines = append(lines, s.keyLines(m, s.T("menu."+m.ID))...)
	}
	lines = append(lines, s.keyLines(all.Reading, s.T("keys.reading"))...)
	lines = append(append(lines, s.fixedLines("keys.entering", "fill", "skip", "back", "goon")...), s.keyLines(all.Entering, "")...)
	lines = append(append(lines, s.fixedLines("keys.photo", "doubtset", "doubtkeep", "doubtnext", "corners")...), s.keyLines(all.Photo, "")...)
	return reading.Text{Title: s.T("action.keys"), Left: 158 * s.Kit.TextScale, Lines: lines}
}

// digitLines lists the keys that enter digits and move the cursor.
func (s sheet) digitLines() []reading.TextLine {
	plain, jump := "digit", "more"
	if s.prefs.On(screen.PrefFirst) {
		plain = "choose"
	}
	if s.prefs.On(screen.PrefHoDoKu) {
		jump = "jump"
	}
	return s.fixedLines("keys.board", plain, "corner", "centre", "colour", "arrows", jump, "ends", "page", "pad")
}

// fixedLines lists keys that belong to no action. The text "keys.NAME.keys" names them,
// with + between keys pressed together and spaces between alternatives.
func (s sheet) fixedLines(heading string, names ...string) []reading.TextLine {
	lines := []reading.TextLine{{Heading: s.T(heading)}}
	for _, n := range names {
		l := reading.TextLine{Right: s.T("keys." + n)}
		for way := range strings.FieldsSeq(s.T("keys." + n + ".keys")) {
			var caps []string
			for _, k := range strings.Split(way, "+") {
				caps = append(caps, strings.ReplaceAll(k, "_", " "))
			}
			l.Keys = append(l.Keys, caps)
		}
		lines = append(lines, l)
	}
	return lines
}

// keyLines lists the keys of a menu's actions. Nine actions that differ in their digit
// are one line.
func (s sheet) keyLines(m *Menu, heading string) (lines []reading.TextLine) {
	for i := 0; i < len(m.Items); i++ {
		switch it := m.Items[i].(type) {
		case *Action:
			if series, ok := strings.CutSuffix(it.ID, ".1"); ok {
				lines = append(lines, s.seriesLines(series, m.Items[i:i+9])...)
				i += 8
			} else if len(it.shown) > 0 {
				l := reading.TextLine{Right: it.Title(s.Lang)}
				for _, k := range it.shown {
					l.Keys = append(l.Keys, k.Caps(s.Lang))
				}
				lines = append(lines, l)
			}
		case *Menu:
			lines = append(lines, s.keyLines(it, "")...)
		}
	}
	if heading != "" && len(lines) > 0 {
		lines = append([]reading.TextLine{{Heading: heading}}, lines...)
	}
	return lines
}

// seriesLines shows the keys of nine actions as ranges, such as F1–F9.
func (s sheet) seriesLines(id string, nine []Item) []reading.TextLine {
	l := reading.TextLine{Right: s.T("keys.series." + id)}
	keys := func(i int) []key.Key { return nine[i].(*Action).shown }
	for way := range keys(0) {
		for from := 0; from < 9; {
			to := from
			for to < 8 && keys(to + 1)[way].Mod == keys(from)[way].Mod {
				to++
			}
			caps, last := keys(from)[way].Caps(s.Lang), keys(to)[way].Caps(s.Lang)
			caps[len(caps)-1] += "–" + last[len(last)-1]
			l.Keys = append(l.Keys, caps)
			from = to + 1
		}
	}
	if l.Keys == nil {
		return nil
	}
	return []reading.TextLine{l}
}
