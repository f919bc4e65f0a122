package reading

import (
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle/words"
)

// TestManualInEveryLanguage: each language that has a manual has every chapter, with a title and
// something to read in it.
func TestManualInEveryLanguage(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	manual := os.DirFS("../../../docs/manual")
	want, err := fs.Glob(manual, "en/*.md")
	if err != nil || len(want) < 10 {
		t.Fatalf("got %d chapters, %v; want at least 10", len(want), err)
	}
	for _, l := range words.Langs {
		files, _ := fs.Glob(manual, l.Code()+"/*.md")
		for i := range files {
			files[i] = strings.Replace(files[i], l.Code()+"/", "en/", 1)
		}
		if len(files) > 0 && !slices.Equal(files, want) {
			t.Errorf("%s: got the chapters %q, want %q", l.Code(), files, want)
		}
		for i, c := range readManual(manual, l) {
			if c.title == "" || len(c.lines) < 5 {
				t.Errorf("%s, chapter %d: got the title %q and %d lines, want a title and at least 5", l.Code(), i+1, c.title, len(c.lines))
			}
			for _, line := range c.lines {
				if line.picture != nil && (line.picture.load() == nil || line.Text == "") {
					t.Errorf("%s, %s: the picture %s is missing, or has no text", l.Code(), c.title, line.picture.file)
				}
				if strings.ContainsAny(line.Text+line.Left+line.Right, "`*|") {
					t.Errorf("%s, %s: %+v has marks of Markdown", l.Code(), c.title, line)
				}
			}
		}
	}
}

// TestReadChapter: one kind of line each.
func TestReadChapter(t *testing.T) {
	got := readChapter("# Title\n\nA line\nand its end.\n\n- **Bold** item\n  goes on\n- another\n1. first\n\n## Part\n\n| Key | What |\n|---|---|\n| `H` | a hint |\n\n    sudoku help\n\n中文\n一行\n![A board](a.webp)\n[See](b.md) it\n", nil)
	want := []TextLine{{Text: "A line and its end."}, {Text: "• Bold item goes on"}, {Text: "• another"}, {Text: "1. first"}, {Heading: "Part"},
		{Left: "Key", Right: "What"}, {Left: "H", Right: "a hint"}, {Text: "sudoku help"}, {Text: "中文一行"},
		{Text: "A board", picture: &textPicture{file: "a.webp"}}, {Text: "See it"}}
	if got.title != "Title" || !slices.EqualFunc(got.lines, want, func(a, b TextLine) bool {
		return a.Text == b.Text && a.Heading == b.Heading && a.Left == b.Left && a.Right == b.Right && (a.picture == nil) == (b.picture == nil) &&
			(a.picture == nil || a.picture.file == b.picture.file)
	}) {
		t.Errorf("got %q %+v, want %q %+v", got.title, got.lines, "Title", want)
	}
}

// TestManualNamesTheHints: the manual lists the five hints under the names that the window has for them.
func TestManualNamesTheHints(t *testing.T) {
	for _, l := range words.Langs {
		text, err := os.ReadFile("../../../docs/manual/" + l.Code() + "/04-hints.md")
		if err != nil {
			t.Fatal(err)
		}
		for i, key := range []string{"hint.where", "hint.what", "hint.pattern", "hint.why", "hint.do"} {
			if item := fmt.Sprintf("\n%d. **%s**", i+1, l.T(key)); !strings.Contains(string(text), item) {
				t.Errorf("%v: the manual has no %q", l, item)
			}
		}
	}
}
