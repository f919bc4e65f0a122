package paper

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
)

// fromFile opens a file with n puzzles, and the page that prints them.
func fromFile(d *screentest.Desk, n int) *Print {
	d.T.Helper()
	swap := strings.NewReplacer("1", "2", "2", "1")
	text := ""
	for i := range n {
		if i%2 == 0 {
			text += screentest.Easy + "\n"
		} else {
			text += swap.Replace(screentest.Easy) + "\n"
		}
	}
	found, err := session.Reader{}.Read(d.T.Context(), session.Request{Text: text}, func(session.Found) {})
	if err != nil {
		d.T.Fatal(err)
	}
	return printOf(d, found.Puzzles)
}

// printOf opens the page that prints some puzzles.
func printOf(d *screentest.Desk, list session.Puzzles) *Print {
	d.Files().Begin()
	d.Files().Found(list, false)
	s := NewPrint(d.App, false)
	d.Show(s)
	s.Order.From = FromFiles
	s.changed()
	return s
}

func pdfOf(t *testing.T, s *Print) []byte {
	t.Helper()
	doc, ok := s.document(nil)
	if !ok {
		t.Fatal("nothing to print: ", s.wrong)
	}
	var b bytes.Buffer
	if err := doc.PDF(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestSavedWhileRead: a press on Save before the puzzles are solved and rated opens its page
// when they are.
func TestSavedWhileRead(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	s := fromFile(d, 6)
	s.list.known = nil
	s.changed()
	if s.Save(); d.Shown() != screen.Screen(s) || !s.reading() {
		t.Errorf("at once: %T", d.Shown())
	}
	d.Settle()
	if _, ok := d.Top().(*screentest.SavePage); !ok {
		t.Errorf("then: %T", d.Top())
	}
	d.Close()
}

// TestPrintSelection prints some puzzles of a file, with solutions and ratings once they are
// known. What is no selection says so.
func TestPrintSelection(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	s := fromFile(d, 6)
	d.Settle()
	for _, on := range []bool{false, true} { // it is rated again only for what is not known
		s.Order.Labels = s.Order.Labels.With(print.Explainer, on)
		s.changed()
		if s.list.job.Busy() {
			t.Errorf("with the label %v all is found out again", on)
		}
	}
	if first := (&printList{s.app.Files().List(), []int{0}, s.list.known, words.English}).At(0); !strings.HasPrefix(first.Explainer, "SE ") {
		t.Errorf("%+v", first)
	}
	s.Order.Which = "2, 4-5"
	s.changed()
	sheet, err := s.sheet()
	if err != nil || sheet.Items.Len() != 3 || s.puzzles != 3 {
		t.Fatal(err, sheet.Items.Len(), s.puzzles)
	}
	first, third := sheet.Items.At(0), sheet.Items.At(2)
	if first.Puzzle.Givens[0] != 2 || third.Puzzle.Givens[0] != 1 || third.Solution.String() != screentest.EasySolution || first.Level == puzzle.Unrated {
		t.Errorf("%+v", first)
	}
	s.Order.Which = "7"
	if s.changed(); s.why() != d.Page.T("print.why.which", "n", 6) || s.puzzles != 3 {
		t.Errorf("it says %q, %d grids", s.why(), s.puzzles)
	}
	s.Order.Which = ""
	if s.changed(); s.why() != "" || s.puzzles != 6 {
		t.Errorf("it says %q, %d grids", s.why(), s.puzzles)
	}
	d.Close()
}

// TestPrintSolvesBoards: puzzles on each kind of board come with their solution and level.
func TestPrintSolvesBoards(t *testing.T) {
	for i, text := range []string{
		"....4.53....1.5..4.........23...6..5", // 6 by 6
		screentest.Diagonal,
		screentest.Killer,
	} {
		if testing.Short() && i > 0 { // the same by other rules
			break
		}
		d := screentest.NewDesk(t, screentest.Easy)
		list, err := format.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		s := printOf(d, session.PuzzlesOf(list))
		d.Settle()
		sheet, err := s.sheet()
		if err != nil || sheet.Items.Len() != 1 {
			t.Fatal(err, sheet.Items.Len())
		}
		it := sheet.Items.At(0)
		if it.Solution == (puzzle.Grid{}) || it.Level == puzzle.Unrated || it.Rating == "" {
			t.Errorf("%s: solution %v, level %v, rating %q", it.Puzzle.Shape, it.Solution, it.Level, it.Rating)
		}
		d.Close()
	}
}

// TestPrintKeepsASet: what is kept as a set is shown and printed again byte for byte, by the
// window that kept it and by another one, and changes when an option does.
func TestPrintKeepsASet(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	for name, change := range map[string]func(o *printOrder){
		"sheets": func(o *printOrder) { o.Which = "2-3" },
		"book": func(o *printOrder) {
			o.Binding, o.Bleed, o.Cover, o.Solutions, o.PerPage = print.Book, true, print.Cream, print.AtEnd, 2
		},
		"booklet": func(o *printOrder) { o.Binding, o.QR, o.Heavy, o.PerPage = print.Booklet, true, true, 1 },
		"landscape": func(o *printOrder) {
			o.Paper, o.Names, o.Ink = o.Paper.Landscape().WithMargin(9), []string{"Ada", "Bob"}, print.Sparing
		},
		"size": func(o *printOrder) { o.DigitSize, o.Paper = 20, print.Letter },
	} {
		*screen.Kept[printing](d.App) = printing{}
		s := fromFile(d, 3)
		d.Settle()
		s.Order.Title, s.Order.Author = "Club 数独", "Ada"
		change(&s.Order)
		s.changed()
		d.Settle()
		path := filepath.Join(t.TempDir(), "club.set")
		s.SaveSet()
		d.Shown().(*screentest.SavePage).Take(path, false)
		d.Settle()
		if d.Shown() != screen.Screen(s) || s.Order.From != fromKept || s.why() != "" {
			t.Fatalf("%s: %T, %v, %q", name, d.Shown(), s.Order.From, d.Said)
		}
		kept := pdfOf(t, s)
		if s.source(fromNew); s.Order.Title != "" {
			t.Errorf("%s: a new set is called %q", name, s.Order.Title)
		}
		if s.source(fromKept); !bytes.Equal(pdfOf(t, s), kept) {
			t.Errorf("%s: the set that was chosen again gives other bytes", name)
		}
		f, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		sheet, err := print.ReadSet(f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		doc, err := sheet.Document()
		if err != nil {
			t.Fatal(err)
		}
		var want bytes.Buffer
		if err := doc.PDF(t.Context(), &want); err != nil || sheet.Set != "club" || !bytes.Equal(kept, want.Bytes()) {
			t.Errorf("%s: %v, set %q, %d bytes, want %d", name, err, sheet.Set, len(kept), want.Len())
		}
		*screen.Kept[printing](d.App) = printing{}
		d.Page.Lang = words.Chinese // the set has its own
		OpenSet(d.App, path)
		d.Settle()
		again := d.Shown().(*Print)
		if !bytes.Equal(pdfOf(t, again), kept) {
			t.Errorf("%s: the set that was opened gives other bytes", name)
		}
		again.Order.Labels ^= print.Number
		if again.changed(); bytes.Equal(pdfOf(t, again), kept) {
			t.Errorf("%s: an option that was changed changes nothing", name)
		}
		d.Page.Lang = words.English
		d.Close()
	}
}

// TestOpenSetFails: a file that is no set says so, and what was there stays.
func TestOpenSetFails(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	path := filepath.Join(t.TempDir(), "a.set")
	if err := os.WriteFile(path, []byte("no set"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{path, path + "x"} {
		OpenSet(d.App, path)
		d.Settle()
		s, ok := d.Shown().(*Print)
		if !ok || s.Order.From != fromShown || !strings.Contains(d.Said, filepath.Base(path)) {
			t.Errorf("%T: %q", d.Shown(), d.Said)
		}
	}
	d.Close()
}

// TestPrintFiles writes what is ordered by the ending of the name, and what belongs beside it.
func TestPrintFiles(t *testing.T) {
	if testing.Short() {
		t.Skip("TestPrintFirstPage makes paper beside the page too")
	}
	for _, tt := range []struct {
		name  string
		order func(o *printOrder)
		want  string
	}{
		{"a.pdf", func(o *printOrder) {}, "a.pdf"},
		{"a.pdf", func(o *printOrder) { o.Solutions = print.Apart }, "a-solutions.pdf a.pdf"},
		{"a.pdf", func(o *printOrder) { o.Binding, o.Cover, o.Solutions = print.Book, print.White, print.AtEnd }, "a-cover.pdf a.pdf"},
		{"a.svg", func(o *printOrder) {}, "a.svg"},
		{"a.png", func(o *printOrder) { o.PerPage, o.Paper = 1, print.A5 }, "a-1.png a-2.png"},
	} {
		d := screentest.NewDesk(t, screentest.Harder)
		s := fromFile(d, 2)
		d.Settle()
		s.Order.PerPage = 2
		tt.order(&s.Order)
		s.changed()
		s.Save()
		dir := t.TempDir()
		d.Shown().(*screentest.SavePage).Take(filepath.Join(dir, tt.name), false)
		d.Settle()
		files, _ := filepath.Glob(filepath.Join(dir, "*"))
		for i, f := range files {
			files[i] = filepath.Base(f)
		}
		slices.Sort(files)
		if got := strings.Join(files, " "); got != tt.want {
			t.Errorf("%s: %s, want %s; %s", tt.name, got, tt.want, d.Said)
		}
		if f, err := os.Open(filepath.Join(dir, "a-1.png")); err == nil {
			if m, err := png.DecodeConfig(f); err != nil || m.Width < 1700 {
				t.Error(m, err)
			}
			f.Close()
		}
		d.Close()
	}
}

// TestViewedFiles: what was written for a viewer goes when the program ends, what a killed
// one left after a day.
func TestViewedFiles(t *testing.T) {
	temp := t.TempDir()
	t.Setenv("TMPDIR", temp)
	t.Setenv("TMP", temp)
	left := filepath.Join(temp, "sudoku-desk-view-1")
	young := filepath.Join(temp, "sudoku-desk-view-2")
	for _, dir := range []string{left, young} {
		if err := os.Mkdir(dir, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	day := time.Now().Add(-25 * time.Hour)
	if err := os.Chtimes(left, day, day); err != nil {
		t.Fatal(err)
	}
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewPrint(d.App, false)
	d.Show(s)
	s.openViewer()
	d.Settle()
	files, _ := filepath.Glob(filepath.Join(temp, "sudoku-desk-view-*", "*.pdf"))
	if len(files) != 1 {
		t.Error(files)
	}
	if _, err := os.Stat(left); err == nil {
		t.Error("what was left a day ago is still there")
	}
	d.Close()
	d.CloseKept()
	if dirs, _ := filepath.Glob(filepath.Join(temp, "*")); len(dirs) != 1 || dirs[0] != young {
		t.Error(dirs)
	}
}
