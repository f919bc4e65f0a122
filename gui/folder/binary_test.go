package folder

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// A long file that is no text holds no puzzle further on, either; one in UTF-16 may.
func TestBinary(t *testing.T) {
	for name, c := range map[string]struct {
		part   []byte
		binary bool
	}{
		"bytes":  {[]byte{0, 1, 7, 200, 13}, true},
		"text":   {[]byte("Many words, and no digits\n"), false},
		"UTF-16": {[]byte{'w', 0, '\n', 0}, false},
	} {
		text := bytes.Repeat(c.part, 2*MostRead/len(c.part))
		if name == "UTF-16" {
			text = append([]byte{0xff, 0xfe}, text...)
		}
		path := filepath.Join(t.TempDir(), "a.sdm")
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		if f := Look(t.Context(), path); f.Count > 0 || f.More == c.binary || c.binary && f.Fault == nil {
			t.Errorf("%s: %d puzzles, more %v, %v", name, f.Count, f.More, f.Fault)
		}
	}
}
