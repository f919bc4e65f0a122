package files

import (
	"io"
	"testing"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
)

// TestPathBegunAnew: a slash or ~ typed behind a folder begins another path, also where a name was
// chosen, which it replaces; what is deleted begins none.
func TestPathBegunAnew(t *testing.T) {
	for _, tt := range []struct{ before, text, want string }{
		{"~/", "~//", "/"},
		{"~/", "~/~", "~"},
		{"~/puzzle.sudoku", "~//", "/"},
		{"/tmp/puzzle.sudoku", "/tmp/~", "~"},
		{"/tmp/puzzle", "/tmp/puzzle/", ""},
		{"/tmp/~puzzle", "/tmp/~", ""},
		{"/tmp/", "/tmp/a", ""},
		{"", "/", ""},
	} {
		s := &chooserState{}
		s.at.text = tt.before
		if got := s.at.begun(tt.text); got != tt.want {
			t.Errorf("%q, then %q: %q, want %q", tt.before, tt.text, got, tt.want)
		}
	}
}

// TestChooserSavesElsewhere: a whole path is typed in place of the name that is suggested, whose ending
// stays behind what is typed.
func TestChooserSavesElsewhere(t *testing.T) {
	t.Setenv("HOME", t.TempDir())
	d, dir := newDesk(t, screentest.Easy), t.TempDir()
	s := NewSave(d.App, screen.SaveOrder{Title: "save.title", Name: "a b.sudoku", Encode: func(io.Writer, int) error { return nil }})
	d.Show(s)
	d.Settle()
	typeIn(d, s, dir+"/c.sudoku")
	d.Settle()
	if want := dir + "/c.sudoku"; s.input.field.Value() != want || s.state.at.dir != dir {
		t.Errorf("%q in %s, want %q", s.input.field.Value(), s.state.at.dir, want)
	}
}
