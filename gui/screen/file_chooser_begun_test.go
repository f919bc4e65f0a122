package screen

import "testing"

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
		s.text = tt.before
		if got := s.begun(tt.text); got != tt.want {
			t.Errorf("%q, then %q: %q, want %q", tt.before, tt.text, got, tt.want)
		}
	}
}
