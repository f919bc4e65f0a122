package page

import (
	"strings"
	"testing"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// TestEntryHolds: a field takes no more than it holds, however it comes, and says so.
func TestEntryHolds(t *testing.T) {
	b, said := testBase(t), ""
	a := fyne.CurrentApp()
	b.Kit.Say = func(s string) { said = s }
	for _, lines := range []bool{false, true} {
		e := NewEntry(b, 10, func() {})
		e.MultiLine = lines
		e.FocusGained()
		paste := func(text string) {
			said = ""
			a.Clipboard().SetContent(text)
			e.TypedShortcut(&fyne.ShortcutPaste{Clipboard: a.Clipboard()})
		}
		if paste("数独数独"); e.Text != "数独数独" || said != "" {
			t.Errorf("%q, %q", e.Text, said)
		}
		if paste(strings.Repeat("ab", 20000)); e.Text != "数独数独ababab" || said != b.T("field.pasted", "n", 10) {
			t.Errorf("%q, %q", e.Text, said)
		}
		said = ""
		if e.TypedRune('x'); e.Text != "数独数独ababab" || said != b.T("field.full", "n", 10) {
			t.Errorf("%q, %q", e.Text, said)
		}
		if e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}); strings.Contains(e.Text, "\n") {
			t.Errorf("%q", e.Text)
		}
		e.TypedShortcut(&fyne.ShortcutSelectAll{})
		if e.TypedRune('x'); e.Text != "x" {
			t.Errorf("%q in the place of what was chosen", e.Text)
		}
	}
}

// TestEntryWeighs: a field for paths holds a long one, and no more than 400 or so characters that
// are slow to draw.
func TestEntryWeighs(t *testing.T) {
	b, said := testBase(t), ""
	b.Kit.Say = func(s string) { said = s }
	for text, want := range map[string]int{"/abcdefghi": 4096, "a数": 410, "数": 409} {
		e := NewEntry(b, PathText, func() {})
		e.Weigh = true
		long := strings.Repeat(text, 5000)
		if e.Fill(long); utf8.RuneCountInString(e.Text) != want || e.Value() != long {
			t.Errorf("%s: %d characters are shown, want %d", text, utf8.RuneCountInString(e.Text), want)
		}
		e.SetText("")
		e.TypedShortcut(&fyne.ShortcutPaste{Clipboard: clip(long)})
		if n := utf8.RuneCountInString(e.Text); n != want || said != b.T("field.pasted", "n", want) {
			t.Errorf("%s: %d characters are pasted, want %d; it says %q", text, n, want, said)
		}
		if e.TypedRune('数'); utf8.RuneCountInString(e.Text) != want || said != b.T("field.full", "n", want) {
			t.Errorf("%s: one more is typed; it says %q", text, said)
		}
	}
}

// TestEntryShows: of a longer text a field shows the beginning, says so, and leaves the
// text as it is until it is changed.
func TestEntryShows(t *testing.T) {
	b, said, changed := testBase(t), "", ""
	b.Kit.Say = func(s string) { said = s }
	e := NewEntry(b, 10, func() {})
	e.OnChanged = func(s string) { changed = s }
	long := strings.Repeat("数a", 5000)
	e.Fill(long)
	if utf8.RuneCountInString(e.Text) != 10 || e.Value() != long || changed != "" {
		t.Errorf("%q is shown, %d bytes are its value, changed to %q", e.Text, len(e.Value()), changed)
	}
	if e.FocusGained(); said != b.T("field.begins", "n", 10, "all", 10000) {
		t.Errorf("%q is said", said)
	}
	if e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace}); e.Value() != e.Text || changed != "数a数a数a数a数" {
		t.Errorf("%q, changed to %q", e.Value(), changed)
	}
	if e.Fill("short"); e.Value() != "short" {
		t.Errorf("%q", e.Value())
	}
}

// TestEntryChooses: a part of the text is chosen, which typing replaces; another text that is filled in
// has nothing chosen.
func TestEntryChooses(t *testing.T) {
	b := testBase(t)
	e := NewEntry(b, 40, func() {})
	e.Fill("~/数独/evening.sdm")
	if e.Choose(5, 12); e.SelectedText() != "evening" || e.AtEnd() {
		t.Errorf("%q is chosen", e.SelectedText())
	}
	if from, to := e.Chosen(); from != 5 || to != 12 {
		t.Errorf("%d to %d is chosen", from, to)
	}
	e.CursorColumn = 5 // as if it was chosen from its end
	if from, to := e.Chosen(); from != 5 || to != 12 {
		t.Errorf("%d to %d is chosen backwards", from, to)
	}
	e.Fill("/ab")
	if e.SelectedText() != "" || !e.AtEnd() {
		t.Errorf("%q is chosen in another text", e.SelectedText())
	}
}

// TestEntryDrawsCursor: the cursor is drawn behind the text that is filled in, not where it was before.
func TestEntryDrawsCursor(t *testing.T) {
	b := testBase(t)
	e := NewEntry(b, 40, func() {})
	test.WidgetRenderer(e)
	e.Resize(fyne.NewSize(400, 40))
	var drawn fyne.Position
	e.OnCursorChanged = func() { drawn = e.CursorPosition() } // the toolkit calls it when it has drawn that
	for _, text := range []string{"~/ev", "~/evening.sdm", "~/"} {
		if e.Fill(text); drawn != e.CursorPosition() || !e.AtEnd() {
			t.Errorf("%s: it is drawn at %v, and is at %v", text, drawn, e.CursorPosition())
		}
	}
}

// TestEntryHeld: Enter that is held answers once, and counts again when it is pressed again; in a field of
// several lines it goes on.
func TestEntryHeld(t *testing.T) {
	b, held, n := testBase(t), false, 0
	b.Kit.Repeats = func(*fyne.KeyEvent) bool { return held }
	e := NewEntry(b, 10, func() {})
	e.OnSubmitted = func(string) { n++ }
	e.FocusGained()
	for _, held = range []bool{false, true, true, false} {
		e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	}
	if n != 2 {
		t.Errorf("two presses and two repetitions answer %d times", n)
	}
	lines := NewEntry(b, 10, func() {})
	lines.MultiLine, held = true, true
	lines.FocusGained()
	if lines.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}); lines.Text != "\n" {
		t.Errorf("%q", lines.Text)
	}
}
