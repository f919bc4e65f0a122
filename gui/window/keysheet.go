package window

import (
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
)

// keySheet lists the keys of the chosen profile, from the tables that bind them.
func (ms *menus) keySheet() screen.Text {
	lines := append(ms.digitLines(), ms.keyLines(ms.boardKeys, "")...)
	lines = append(lines, ms.fixedLines("keys.pointer", "click", "add", "drag", "twice", "second")...)
	for _, m := range ms.listed {
		lines = append(lines, ms.keyLines(m, ms.T("menu."+m.ID))...)
	}
	lines = append(append(lines, ms.fixedLines("keys.entering", "fill", "skip", "back", "goon")...), ms.keyLines(ms.entering, "")...)
	lines = append(append(lines, ms.fixedLines("keys.photo", "doubtset", "doubtkeep", "doubtnext", "corners")...), ms.keyLines(ms.photo, "")...)
	return screen.Text{Title: ms.T("action.keys"), Left: 158 * ms.kit.TextScale, Lines: lines}
}

// openKeys shows the keys. While a puzzle is typed it leads back to that, and to the
// cursor.
func (ms *menus) openKeys() {
	ms.Prefs().Learned(screen.AdviseKeys)
	show := ms.Show
	if _, open := ms.Top().(*screen.TextView); screen.Entering(ms.App) != nil && !open {
		show = ms.Push
	}
	show(screen.NewTextView(ms.App, ms.keySheet))
}

func (ms *menus) about() screen.Text {
	return screen.About(ms.lang, ms.toolkit.Metadata().Version, ms.kit.TextScale)
}

// digitLines lists the keys that enter digits and move the cursor.
func (ms *menus) digitLines() []screen.TextLine {
	plain, jump := "digit", "more"
	if ms.Prefs().On(screen.PrefFirst) {
		plain = "choose"
	}
	if ms.Prefs().On(screen.PrefHoDoKu) {
		jump = "jump"
	}
	return ms.fixedLines("keys.board", plain, "corner", "centre", "colour", "arrows", jump, "ends", "pad")
}

// fixedLines lists keys that belong to no action. The text "keys.NAME.keys" names them,
// with + between keys pressed together and spaces between alternatives.
func (ms *menus) fixedLines(heading string, names ...string) []screen.TextLine {
	lines := []screen.TextLine{{Heading: ms.T(heading)}}
	for _, n := range names {
		l := screen.TextLine{Right: ms.T("keys." + n)}
		for way := range strings.FieldsSeq(ms.T("keys." + n + ".keys")) {
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
func (ms *menus) keyLines(m *Menu, heading string) (lines []screen.TextLine) {
	for i := 0; i < len(m.Items); i++ {
		switch it := m.Items[i].(type) {
		case *Action:
			if series, ok := strings.CutSuffix(it.ID, ".1"); ok {
				lines = append(lines, ms.seriesLines(series, m.Items[i:i+9])...)
				i += 8
			} else if len(it.bound) > 0 {
				l := screen.TextLine{Right: ms.label(it)}
				for _, k := range it.bound {
					l.Keys = append(l.Keys, ms.caps(k))
				}
				lines = append(lines, l)
			}
		case *Menu:
			lines = append(lines, ms.keyLines(it, "")...)
		}
	}
	if heading != "" && len(lines) > 0 {
		lines = append([]screen.TextLine{{Heading: heading}}, lines...)
	}
	return lines
}

// seriesLines shows the keys of nine actions as ranges, such as F1–F9.
func (ms *menus) seriesLines(id string, nine []any) []screen.TextLine {
	l := screen.TextLine{Right: ms.T("keys.series." + id)}
	keys := func(i int) []Key { return nine[i].(*Action).bound }
	for way := range keys(0) {
		for from := 0; from < 9; {
			to := from
			for to < 8 && keys(to + 1)[way].Mod == keys(from)[way].Mod {
				to++
			}
			caps, last := ms.caps(keys(from)[way]), ms.caps(keys(to)[way])
			caps[len(caps)-1] += "–" + last[len(last)-1]
			l.Keys = append(l.Keys, caps)
			from = to + 1
		}
	}
	if l.Keys == nil {
		return nil
	}
	return []screen.TextLine{l}
}

// caps returns the labels of the keys to press together.
func (ms *menus) caps(k Key) (caps []string) {
	for _, m := range []struct {
		mod  fyne.KeyModifier
		name string
	}{{fyne.KeyModifierControl, "Ctrl"}, {alt, "Alt"}, {shift, "Shift"}, {fyne.KeyModifierSuper, "⌘"}} {
		if k.Mod&m.mod != 0 {
			caps = append(caps, m.name)
		}
	}
	name := string(k.Name)
	if r, ok := strings.CutPrefix(name, screen.CharPrefix); ok {
		return append(caps, r)
	}
	if r, ok := strings.CutPrefix(name, screen.PadPrefix); ok {
		return append(caps, ms.T("key.pad", "key", r))
	}
	if ms.lang.Has("key." + name) {
		name = ms.T("key." + name)
	}
	return append(caps, name)
}
