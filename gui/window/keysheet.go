package window

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/screen"
	"sudoku/gui/screen/reading"
)

// shortcut returns what the toolkit sends for the key. It never sends Ctrl with Z, Y, X,
// C, V or A as a CustomShortcut, so each of these needs its own type. Text fields use
// the clipboard in the shortcut to copy and paste.
func (k Key) shortcut(c fyne.Clipboard) fyne.Shortcut {
	if k.Mod == ctrl {
		switch k.Name {
		case fyne.KeyZ:
			return &fyne.ShortcutUndo{}
		case fyne.KeyY:
			return &fyne.ShortcutRedo{}
		case fyne.KeyC:
			return &fyne.ShortcutCopy{Clipboard: c}
		case fyne.KeyV:
			return &fyne.ShortcutPaste{Clipboard: c}
		case fyne.KeyA:
			return &fyne.ShortcutSelectAll{}
		}
	}
	return &desktop.CustomShortcut{KeyName: fyne.KeyName(strings.TrimPrefix(string(k.Name), screen.CharPrefix)), Modifier: k.Mod}
}

// openKeys shows the keys.
func (as *actions) openKeys() {
	as.app.Prefs().Learned(screen.AdviseKeys)
	as.app.ShowOver(reading.NewTextView(as.app, keySheet{as}.text))
}

// openManual shows the chapters of the manual.
func (as *actions) openManual() { as.app.ShowOver(reading.NewManual(as.app, as.manual)) }

func (as *actions) about() reading.Text {
	return reading.About(as.lang, as.toolkit.Metadata().Version, as.kit.TextScale)
}

// A keySheet is the page that lists the keys of the chosen profile, from the tables that bind
// them.
type keySheet struct{ *actions }

func (ks keySheet) text() reading.Text {
	lines := append(ks.digitLines(), ks.keyLines(ks.boardKeys, "")...)
	lines = append(lines, ks.fixedLines("keys.pointer", "click", "add", "drag", "twice", "second")...)
	for _, m := range ks.listed {
		lines = append(lines, ks.keyLines(m, ks.T("menu."+m.ID))...)
	}
	lines = append(lines, ks.keyLines(ks.reading, ks.T("keys.reading"))...)
	lines = append(append(lines, ks.fixedLines("keys.entering", "fill", "skip", "back", "goon")...), ks.keyLines(ks.entering, "")...)
	lines = append(append(lines, ks.fixedLines("keys.photo", "doubtset", "doubtkeep", "doubtnext", "corners")...), ks.keyLines(ks.photo, "")...)
	return reading.Text{Title: ks.T("action.keys"), Left: 158 * ks.kit.TextScale, Lines: lines}
}

// digitLines lists the keys that enter digits and move the cursor.
func (ks keySheet) digitLines() []reading.TextLine {
	plain, jump := "digit", "more"
	if ks.app.Prefs().On(screen.PrefFirst) {
		plain = "choose"
	}
	if ks.app.Prefs().On(screen.PrefHoDoKu) {
		jump = "jump"
	}
	return ks.fixedLines("keys.board", plain, "corner", "centre", "colour", "arrows", jump, "ends", "page", "pad")
}

// fixedLines lists keys that belong to no action. The text "keys.NAME.keys" names them,
// with + between keys pressed together and spaces between alternatives.
func (ks keySheet) fixedLines(heading string, names ...string) []reading.TextLine {
	lines := []reading.TextLine{{Heading: ks.T(heading)}}
	for _, n := range names {
		l := reading.TextLine{Right: ks.T("keys." + n)}
		for way := range strings.FieldsSeq(ks.T("keys." + n + ".keys")) {
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
func (ks keySheet) keyLines(m *Menu, heading string) (lines []reading.TextLine) {
	for i := 0; i < len(m.Items); i++ {
		switch it := m.Items[i].(type) {
		case *Action:
			if series, ok := strings.CutSuffix(it.ID, ".1"); ok {
				lines = append(lines, ks.seriesLines(series, m.Items[i:i+9])...)
				i += 8
			} else if len(it.shown) > 0 {
				l := reading.TextLine{Right: ks.label(it)}
				for _, k := range it.shown {
					l.Keys = append(l.Keys, ks.caps(k))
				}
				lines = append(lines, l)
			}
		case *Menu:
			lines = append(lines, ks.keyLines(it, "")...)
		}
	}
	if heading != "" && len(lines) > 0 {
		lines = append([]reading.TextLine{{Heading: heading}}, lines...)
	}
	return lines
}

// seriesLines shows the keys of nine actions as ranges, such as F1–F9.
func (ks keySheet) seriesLines(id string, nine []Item) []reading.TextLine {
	l := reading.TextLine{Right: ks.T("keys.series." + id)}
	keys := func(i int) []Key { return nine[i].(*Action).shown }
	for way := range keys(0) {
		for from := 0; from < 9; {
			to := from
			for to < 8 && keys(to + 1)[way].Mod == keys(from)[way].Mod {
				to++
			}
			caps, last := ks.caps(keys(from)[way]), ks.caps(keys(to)[way])
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
