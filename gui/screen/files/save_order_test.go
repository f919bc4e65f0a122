package files

import (
	"cmp"
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/gui/board"
	"sudoku/gui/folder"
	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/screen/home"
	"sudoku/gui/screen/paper"
	"sudoku/gui/screen/results"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// TestSaveByDialog saves what is chosen in the system's dialog. A page is shown only where
// something is still to be asked, or is wrong.
func TestSaveByDialog(t *testing.T) {
	for _, c := range []struct {
		name, chosen string
		taken, want  string // a file that is there already; what is written, "" if the page asks or tells
		fails        bool
	}{
		{"a.pdf", "b.pdf", "", "b.pdf", false},
		{"a.pdf", "b.pdf", "b.pdf", "b.pdf", false}, // the dialog has asked
		{"a.pdf", "b", "", "b.pdf", false},
		{"a.pdf", "b", "b.pdf", "", false},
		{"a.sudoku", "Hard, SE 4.4", "", "Hard, SE 4.4.sudoku", false},
		{"a.sudoku", "b.sdk", "", "b.sdk", false},
		{"a.pdf", "b.pdf", "", "", true},
	} {
		d, dir, wrote := newDesk(t, screentest.Easy), t.TempDir(), ""
		if c.taken != "" {
			if err := os.WriteFile(filepath.Join(dir, c.taken), nil, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		d.SaveTo = func(_ string, chosen func(string)) { chosen(filepath.Join(dir, c.chosen)) }
		o := screen.SaveOrder{Title: "print.pdf", Name: c.name, Jobs: d.Tasks().Jobs(), Job: func(_ context.Context, path string, _ int) error {
			if c.fails {
				return errors.New("the disk is full")
			}
			wrote = filepath.Base(path)
			return nil
		}}
		screen.AskSave(d.App, o, d.Show)
		d.Settle()
		if page := d.Shown() != nil; wrote != c.want || page != (c.want == "") {
			t.Errorf("%+v: wrote %q, the page is shown: %v", c, wrote, page)
		}
		if c.want == "" && !c.fails {
			d.Shown().(*Chooser).Press()
			d.Settle()
			if wrote != c.taken || d.Shown() != nil {
				t.Errorf("%+v: wrote %q when asked again", c, wrote)
			}
		}
		if wrote != "" && o.Path(d.App) != filepath.Join(dir, c.name) {
			t.Errorf("%+v: the next is suggested as %q", c, o.Path(d.App))
		}
	}
}

// TestSaveOfAPageLeft: a file that is written in the background where a page ordered it isn't
// spoken of when that is left.
func TestSaveOfAPageLeft(t *testing.T) {
	for _, leave := range []bool{false, true} {
		d := newDesk(t, screentest.Easy)
		dir, tasks, done := t.TempDir(), d.Tasks(), false
		d.SaveTo = func(_ string, chosen func(string)) { chosen(filepath.Join(dir, "a.pdf")) }
		screen.AskSave(d.App, screen.SaveOrder{Title: "print.pdf", Name: "a.pdf", Jobs: tasks.Jobs(), Done: func(string) { done = true },
			Job: func(context.Context, string, int) error { return nil }}, d.Show)
		if leave {
			tasks.Close()
		}
		d.Settle()
		if done == leave || d.Shown() != nil {
			t.Errorf("left: %v; done: %v", leave, done)
		}
	}
}

// TestSaveElsewhere: the page asks where an ending doesn't say which kind is meant, and saves what is
// chosen in the system's dialog.
func TestSaveElsewhere(t *testing.T) {
	for _, name := range []string{"b.png", "b.txt"} { // the dialog has asked about just that
		d, wrote := newDesk(t, screentest.Easy), ""
		two := []portal.FileKind{{Name: "1", Endings: []string{".png"}}, {Name: "2", Endings: []string{".png"}}}
		o := screen.SaveOrder{Title: "action.picture", Name: "a.png", Kinds: func(words.Lang) []portal.FileKind { return two },
			Job: func(_ context.Context, path string, _ int) error { wrote = path; return nil }}
		path := filepath.Join(t.TempDir(), name)
		d.SaveTo = func(suggested string, chosen func(string)) {
			if filepath.Base(suggested) != "a.png" {
				t.Errorf("it suggests %q", suggested)
			}
			chosen(path)
		}
		screen.AskSave(d.App, o, d.Show)
		d.Shown().(*Chooser).save.elsewhere()
		d.Settle()
		if wrote != path || d.Shown() != nil {
			t.Errorf("wrote %q", wrote)
		}
	}
}

// TestKinds: what dialogs show first has each ending once.
func TestKinds(t *testing.T) {
	for _, list := range [][]string{screen.PuzzleKind(words.English).Endings, screen.PictureKind(words.English).Endings} {
		once := slices.Compact(slices.Sorted(slices.Values(list)))
		if len(once) != len(list) || slices.Contains(list, "") {
			t.Error(list)
		}
	}
}

// TestGameKinds: a game is offered as what holds its board alone, what most people want first; each
// ending is said once.
func TestGameKinds(t *testing.T) {
	killer, err := puzzle.NewShape(9, false, []puzzle.Cage{{Cells: puzzle.CellsOf(0, 1), Sum: 3}})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		board *puzzle.Shape
		want  string
	}{{nil, "Game, One line, SDK, Picture, PDF, SDM, SS, OPENSUDOKU, JSON, SAVE, KSUDOKU, SDX, SAV, CSV, MD, TEX, C, PY, PL, HTML, SVG"}, {killer, "Game, JSON, TXT, Picture, PDF, KSUDOKU, SVG"}} {
		var names []string
		d := newDesk(t, screentest.Easy)
		for _, w := range screen.GameWays(d.App, game.New(puzzle.Puzzle{Shape: c.board}, time.Now)) {
			k := w.Kind(words.English)
			names = append(names, cmp.Or(k.Short, "TXT"))
			if strings.Count(k.Name, k.Endings[0]) != 1 {
				t.Errorf("%q says its ending %s", k.Name, k.Endings[0])
			}
		}
		if got := strings.Join(names, ", "); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
}

// TestSaveDrawn: a name that ends so saves the game as a picture or on paper, which can't be copied as text;
// where a kind was chosen, that sets the ending.
func TestSaveDrawn(t *testing.T) {
	for _, c := range []struct {
		typed, wrote, begins string
		kind                 int // of the chips, that is pressed then; 0 for none
		copied               bool
	}{{"x.png", "x.png", "\x89PNG", 0, false}, {"x.pdf", "x.pdf", "%PDF", 0, false}, {"x.svg", "x.svg", "<svg", 0, false}, {"x.odp", "x.odp.sudoku", "sudoku", 0, true},
		{"x", "x.png", "\x89PNG", 3, false}, {"a.b", "a.b.pdf", "%PDF", 4, false}, {"x.png", "x.sdk", "1", 2, true}} {
		d, dir := newDesk(t, screentest.Easy), t.TempDir()
		screen.SaveFile(d.App)
		s := d.Top().(*Chooser)
		s.Fill(filepath.Join(dir, c.typed))
		d.Settle()
		if s.state.ending() == "" && screen.EndingOf(c.typed) == ".odp" && s.Status() != "It is saved as "+c.wrote+"." {
			t.Errorf("%s: it says %q", c.typed, s.Status())
		}
		if c.kind > 0 {
			s.SetKind(c.kind)
			d.Settle()
		}
		if copied := !s.buttons.other.Disabled(); copied != c.copied || s.panel.shown.title != c.wrote || s.panel.shown.foot != "0 of 51 digits placed" {
			t.Errorf("%s: %q is to be written, and can be copied: %v; %q", c.typed, s.panel.shown.title, copied, s.panel.shown.foot)
		}
		typeIn(d, s, "<enter>")
		text, err := os.ReadFile(filepath.Join(dir, c.wrote))
		if !strings.HasPrefix(string(text), c.begins) || d.Shown() != nil {
			t.Errorf("%s: %.20q is in %s; %v", c.typed, text, c.wrote, err)
		}
	}
}

// TestSaveBegins: a name is suggested where a file was saved last, before that where one was opened.
func TestSaveBegins(t *testing.T) {
	d, opened, saved := newDesk(t, screentest.Easy), t.TempDir(), t.TempDir()
	for _, c := range []struct{ pref, dir string }{{screen.PrefOpenFolder, opened}, {screen.PrefSaveFolder, saved}, {screen.PrefOpenFolder, opened}} {
		d.Prefs().SetFolder(c.pref, filepath.Join(c.dir, "a"))
		want := opened
		if d.Prefs().String(screen.PrefSaveFolder) != "" {
			want = saved
		}
		if got := (screen.SaveOrder{Name: "b"}).Path(d.App); got != filepath.Join(want, "b") {
			t.Errorf("after %s: %s", c.pref, got)
		}
	}
}

// TestGivensAlone: the panel shows the digits that are placed where they are written, and the givens alone
// where those are.
func TestGivensAlone(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	g := d.Session().Game
	var before []string
	encode := func(kind int) string {
		if screen.GameWays(d.App, g)[kind].Draws {
			return ""
		}
		var text strings.Builder
		if err := screen.GameWays(d.App, g)[kind].Write(t.Context(), &text); err != nil {
			t.Error(err)
		}
		return text.String()
	}
	for kind := range screen.GameWays(d.App, g) {
		before = append(before, encode(kind))
	}
	at := g.LastCell()
	if err := g.Do(game.Move{Action: game.Enter, Digit: 1, Cells: puzzle.CellsOf(at)}); err != nil {
		t.Fatal(err)
	}
	screen.SaveFile(d.App)
	s := d.Top().(*Chooser)
	for kind, k := range s.state.ask.Kinds {
		s.SetKind(kind)
		d.Settle()
		digit, foot, note := puzzle.Digit(1), "1 of 51 digits placed", s.T("chooser.how.game")
		if was := before[kind]; was != "" && encode(kind) == was {
			digit, foot, note = 0, "30 givens", s.T("chooser.how.givens")
		}
		if k.Endings[0] == ".sdx" {
			foot, note = "1 of 45 digits placed", s.T("chooser.how.singles")
		}
		if p := s.panel.shown; p.view.State.Grid[at] != digit || p.foot != foot || p.note != note {
			t.Errorf("%s: it shows %d there, %q and %q", k.Name, p.view.State.Grid[at], p.foot, p.note)
		}
	}
}

// TestPanelShowsTheFile: the panel shows of digits and marks what the file has, as it reads back, and nothing
// of a paused game.
func TestPanelShowsTheFile(t *testing.T) {
	d, dir := newDesk(t, screentest.Easy), t.TempDir()
	g := d.Session().Game
	for at, action := range map[puzzle.Cell]game.Action{1: game.Corner, 4: game.Centre} {
		if err := g.Do(game.Move{Action: action, Digit: 8, Cells: puzzle.CellsOf(at)}); err != nil {
			t.Fatal(err)
		}
	}
	screen.SaveFile(d.App)
	s := d.Top().(*Chooser)
	for kind, k := range s.state.ask.Kinds {
		path := filepath.Join(dir, "a"+k.Endings[0])
		if !s.save.Quick(kind) {
			continue
		}
		s.save.Write(d.Tasks().Jobs(), path, kind, func(error) {})
		list, err := folder.ReadPuzzles(t.Context(), path)
		if err != nil {
			t.Fatal(err)
		}
		want := board.View{State: g.State(), Givens: g.Givens()}
		if kind > 0 {
			want = screen.ViewOf(&list[0])
		}
		s.SetKind(kind)
		d.Settle()
		if got := s.panel.shown.view; got.State.Grid != want.State.Grid || got.State.Centre != want.State.Centre || got.State.Corner != want.State.Corner || got.Givens != want.Givens {
			t.Errorf("%s: it shows %+v, and the file has %+v", k.Name, got.State, want.State)
		}
	}
	g.Clock.Pause()
	for kind := range s.state.ask.Kinds {
		if v := s.save.Picture(kind); v.State.Grid != (puzzle.Grid{}) && v.Paused == "" {
			t.Errorf("kind %d shows a paused game", kind)
		}
	}
}

// TestSizes: the panel says what is written, and how large that gets: as large as the file is then.
func TestSizes(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	for what, open := range map[string]func(){
		"Game: digits, marks, moves and clock": func() { screen.SaveFile(d.App) },
		"1 puzzle on 1 page, ":                 func() { d.Show(paper.NewPrint(d.App, false)); d.Settle(); d.Top().(*paper.Print).Save() },
		"One puzzle, ":                         func() { d.Show(paper.NewPrint(d.App, false)); d.Settle(); d.Top().(*paper.Print).SaveSet() },
		"PNG, 1200 pixels":                     func() { d.Show(results.NewShare(d.App)); d.Settle(); d.Top().(*results.Share).SavePicture() },
		"Games, library, results and settings": func() { home.Backup(d.App) },
	} {
		open()
		d.Settle()
		s := d.Top().(*Chooser)
		path := filepath.Join(t.TempDir(), "a"+s.state.ask.Kinds[s.state.kind].Endings[0])
		size, kind := s.save.sizes[s.state.kind], s.state.kind
		s.save.Write(d.Tasks().Jobs(), path, kind, func(err error) {
			if err != nil {
				t.Error(err)
			}
		})
		d.Settle()
		info, err := os.Stat(path)
		about := d.Page.T("chooser.about", "size", bytesText(words.English, size))
		if err != nil || !near(info.Size(), size) || !strings.HasPrefix(s.panel.shown.line, what) || !strings.Contains(s.panel.shown.line+s.panel.shown.right, about) {
			t.Errorf("%s: %q, %q, %d bytes; %v %v", what, s.panel.shown.line, s.panel.shown.right, size, info, err)
		}
		d.Close()
	}
}

// near reports whether two sizes differ by a twentieth at most: times and names are in some files.
func near(a, b int64) bool { return b > 0 && max(a-b, b-a)*20 <= b }

// TestSaveRefused: why a board isn't written as its name ends is said, with the kinds that can, as they are
// called there.
func TestSaveRefused(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	list, err := format.Parse(screentest.Killer)
	if err != nil {
		t.Fatal(err)
	}
	d.Start(list[0])
	screen.SaveFile(d.App)
	s := d.Top().(*Chooser)
	s.Fill(filepath.Join(t.TempDir(), "k.csv"))
	d.Settle()
	for _, want := range []string{"It is saved as k.csv.sudoku.", "has no room for cages", "“JSON of f-puzzles”"} {
		if got := s.Status(); !strings.Contains(got, want) {
			t.Errorf("%q lacks %q", got, want)
		}
	}
	s.Fill(filepath.Join(t.TempDir(), "k.com"))
	if d.Settle(); strings.Contains(s.Status(), "cages") {
		t.Errorf("no kind has the ending: %q", s.Status())
	}
}

// TestLossInStatus: what a kind doesn't keep is said in the status line where the panel has no room for it.
func TestLossInStatus(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	screen.SaveFile(d.App)
	s := d.Top().(*Chooser)
	s.Fill(filepath.Join(t.TempDir(), "a.csv"))
	d.Settle()
	want := d.Page.T("chooser.how.givens")
	s.panel.note.Show()
	if seen := s.Status(); seen == want {
		t.Error("it is said twice")
	}
	s.panel.note.Hide()
	if got := s.Status(); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestTextsLost: the panel lists what else a kind has no room for.
func TestTextsLost(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	d.Start(puzzle.Puzzle{Givens: d.Session().Game.Puzzle().Givens, Title: "Sunday", Note: "Digits a knight's move apart differ."})
	if err := d.Session().Game.Do(game.Move{Action: game.Colour, Digit: 1, Cells: puzzle.CellsOf(0)}); err != nil {
		t.Fatal(err)
	}
	screen.SaveFile(d.App)
	s := d.Top().(*Chooser)
	for ending, lost := range map[string]string{".csv": "Left out: titles, date, notes and colours and links.", ".sdk": "Left out: colours and links.", ".sudoku": ""} {
		kind := slices.IndexFunc(s.state.ask.Kinds, func(k portal.FileKind) bool { return k.Endings[0] == ending })
		s.SetKind(kind)
		d.Settle()
		if note := s.panel.shown.note; !strings.HasSuffix(note, lost) || strings.Contains(note, "Left out") != (lost != "") {
			t.Errorf("%s: %q, want %q", ending, note, lost)
		}
	}
}
