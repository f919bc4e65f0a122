package files

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sudoku/gui/screen"
	"sudoku/gui/screen/paper"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle/print"
)

// TestSaveAsksOfAllFiles: of what is written besides the file that is named nothing is replaced
// unasked, by the page or after the system's dialog, and what was written is said by its names.
func TestSaveAsksOfAllFiles(t *testing.T) {
	for _, c := range []struct {
		name, files string // what is written, each by its ending
		there       string // of these
		asks, says  string
	}{
		{"a.pdf", "a.pdf a-solutions.pdf", "", "", "a.pdf, and one more"},
		{"a.pdf", "a.pdf a-solutions.pdf a-cover.pdf", "a-cover.pdf", "a-cover.pdf is there already. Press Enter again to replace it.", "a.pdf, and 2 more"},
		{"a.pdf", "a.pdf a-solutions.pdf", "a.pdf a-solutions.pdf", "a-solutions.pdf is there already. Press Enter again to replace them.", "a.pdf, and one more"},
		{"a.png", "a-1.png a-2.png a-3.png", "a-1.png a-3.png", "a-1.png and one more file are there already. Press Enter again to replace them.", "a-1.png, and 2 more"},
		{"a.png", "a-1.png a-2.png", "a.png", "", "a-1.png, and one more"},
	} {
		for _, dialog := range []bool{false, true} {
			d, dir, wrote := newDesk(t, screentest.Easy), t.TempDir(), 0
			for _, name := range strings.Fields(c.there) {
				if err := os.WriteFile(filepath.Join(dir, name), nil, 0o600); err != nil {
					t.Fatal(err)
				}
			}
			path := filepath.Join(dir, c.name)
			o := screen.SaveOrder{Title: "print.pdf", Name: c.name, Jobs: d.Tasks().Jobs(),
				Job: func(context.Context, string, int) error { wrote++; return nil },
				Files: func(string) (list []string) {
					for _, name := range strings.Fields(c.files) {
						list = append(list, filepath.Join(dir, name))
					}
					return list
				}}
			if dialog {
				d.SaveTo = func(_ string, chosen func(string)) { chosen(path) }
				screen.AskSave(d.App, o, d.Show)
			} else {
				s := NewSave(d.App, o)
				d.Show(s)
				s.Fill(path)
				d.Settle()
				s.Press()
			}
			d.Settle()
			if c.asks != "" {
				s, ok := d.Shown().(*Chooser)
				if !ok || wrote > 0 || !strings.Contains(s.Status(), c.asks) {
					t.Errorf("%+v, dialog %v: wrote %d, on %T", c, dialog, wrote, d.Shown())
					continue
				}
				s.Press()
				d.Settle()
			}
			if wrote != 1 || d.Shown() != nil || !strings.Contains(d.Said, c.says) {
				t.Errorf("%+v, dialog %v: wrote %d, on %T: %q", c, dialog, wrote, d.Shown(), d.Said)
			}
		}
	}
}

// TestFilesOfAnOrder: the files that are told are those that are written.
func TestFilesOfAnOrder(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	for _, c := range []struct {
		name    string
		perPage int
		apart   bool
	}{{"a.pdf", 1, false}, {"a.pdf", 1, true}, {"a.png", 1, true}, {"a.svg", 4, false}, {"a.svg", 4, true}} {
		dir := t.TempDir()
		p, solution := d.Session().Game.Puzzle(), d.Session().Solved().Found[0]
		o := print.Options{PerPage: c.perPage}
		if c.apart {
			o.Solutions = print.Apart
		}
		sheet := print.Sheet{Items: print.List{{Puzzle: p, Solution: solution}, {Puzzle: p, Solution: solution}}, Options: o}
		doc, err := sheet.Document()
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(dir, c.name)
		if err := paper.WriteFiles(t.Context(), path, &sheet, doc); err != nil {
			t.Fatal(err)
		}
		var want []string
		for _, name := range paper.FilesOf(path, &sheet, doc.NumPages()) {
			want = append(want, filepath.Base(name))
		}
		slices.Sort(want)
		var got []string
		entries, _ := os.ReadDir(dir)
		for _, e := range entries {
			got = append(got, e.Name())
		}
		if !slices.Equal(got, want) {
			t.Errorf("%+v: %q are written, %q told", c, got, want)
		}
	}
}
