package format

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"
)

// TestNumberOfLayouts: the documents say how many layouts are read, and how many of these are
// written.
func TestNumberOfLayouts(t *testing.T) {
	files, err := filepath.Glob("../../docs/*/*.md")
	if err != nil {
		t.Fatal(err)
	}
	written := len(Formats)
	counts := []struct {
		said *regexp.Regexp
		n    int
		at   []string
	}{
		{regexp.MustCompile(`(\d+) layouts`), written + len(readOnly), []string{"README.md", "features.md"}},
		{regexp.MustCompile(`layouts read, (\d+) of them written`), written, []string{"features.md"}},
	}
	for _, c := range counts {
		found := map[string]bool{}
		for _, file := range append(files, "../../README.md") {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range c.said.FindAllSubmatch(text, -1) {
				found[filepath.Base(file)] = true
				if n, _ := strconv.Atoi(string(m[1])); n != c.n {
					t.Errorf("%s: %q, and there are %d", file, m[0], c.n)
				}
			}
		}
		for _, name := range c.at {
			if !found[name] {
				t.Errorf("%s doesn't say how many layouts there are", name)
			}
		}
	}
}
