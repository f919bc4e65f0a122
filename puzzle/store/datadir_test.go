package store

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestDataDir(t *testing.T) {
	for _, c := range []struct{ system, env, want string }{
		{"linux", "HOME=/h", "/h/.local/share/sudoku-desk"},
		{"linux", "HOME=/h XDG_DATA_HOME=/x", "/x/sudoku-desk"},
		{"linux", "HOME=/h XDG_DATA_HOME=x", "/h/.local/share/sudoku-desk"},
		{"linux", "XDG_DATA_HOME=/x", "/x/sudoku-desk"},
		{"linux", "HOME=h", ""},
		{"linux", "HOME=. XDG_DATA_HOME=x", ""},
		{"darwin", "HOME=h", ""},
		{"linux", "", ""},
		{"freebsd", "HOME=/h", "/h/.local/share/sudoku-desk"},
		{"darwin", "HOME=/h XDG_DATA_HOME=/x", "/h/Library/Application Support/sudoku-desk"},
		{"darwin", "", ""},
		{"windows", "HOME=/h LOCALAPPDATA=/l", "/l/sudoku-desk"},
		{"windows", "HOME=/h", ""},
	} {
		getenv := func(key string) string {
			for pair := range strings.FieldsSeq(c.env) {
				if k, v, _ := strings.Cut(pair, "="); k == key {
					return v
				}
			}
			return ""
		}
		got, err := dataDir(c.system, getenv)
		if filepath.ToSlash(got) != c.want || (err != nil) != (c.want == "") {
			t.Errorf("%s %s: %s %v", c.system, c.env, got, err)
		}
	}
}
