package files

import (
	"io/fs"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"sudoku/gui/folder"
	"sudoku/gui/portal"
	"sudoku/puzzle"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// listOf makes a listing: names with a slash are folders.
func listOf(dir string, names ...string) fileListing {
	l := fileListing{listed: dir}
	for _, name := range names {
		var mode fs.FileMode
		if name, ok := strings.CutSuffix(name, "/"); ok {
			l.entries = append(l.entries, folder.EntryOf(name, fs.ModeDir))
			continue
		}
		l.entries = append(l.entries, folder.EntryOf(name, mode))
	}
	return l
}

var inFolder = listOf("/h/Sudoku", "2025/", ".secret", "evening.sdm", "evening-killer.jpg", "Éclair.sdk", "hard ones.csv", "odd\xff\n.sdk")

func openState() *chooserState {
	s := newChooserState(portal.FileQuestion{At: "/h/Sudoku", Kinds: []portal.FileKind{{Name: "a", Endings: []string{".sdm", ".sdk"}}, {Name: "b", Endings: []string{".jpg"}}}}, "/h")
	s.take(inFolder)
	return s
}

// TestChooserTyping: what is typed brings those that begin with it to the top, chooses one, and offers
// the rest of its name.
func TestChooserTyping(t *testing.T) {
	for _, c := range []struct{ typed, chosen, offered, target, dir string }{
		{"~/Sudoku/", "", "", "", "/h/Sudoku"},
		{"~/Sudoku/ev", "evening.sdm", "ening.sdm", "/h/Sudoku/evening.sdm", "/h/Sudoku"},
		{"~/Sudoku/EVENING-", "evening-killer.jpg", "killer.jpg", "/h/Sudoku/evening-killer.jpg", "/h/Sudoku"},
		{"~/Sudoku/ecl", "Éclair.sdk", "air.sdk", "/h/Sudoku/Éclair.sdk", "/h/Sudoku"},
		{"~/Sudoku/evening.sdm", "evening.sdm", "", "/h/Sudoku/evening.sdm", "/h/Sudoku"},
		{"~/Sudoku/2", "2025", "025/", "/h/Sudoku/2025", "/h/Sudoku"},
		{"~/Sudoku/x", "", "", "/h/Sudoku/x", "/h/Sudoku"},
		{"~/Sudoku/.s", ".secret", "ecret", "/h/Sudoku/.secret", "/h/Sudoku"},
		{`~/Sudoku/odd\xff`, "odd\xff\n.sdk", `\n.sdk`, "/h/Sudoku/odd\xff\n.sdk", "/h/Sudoku"},
		{"2025/", "", "", "", "/h/Sudoku/2025"},
		{"/etc/pass", "", "", "/etc/pass", "/etc"},
		{"~", "", "", "/h", "/h/Sudoku"},
	} {
		s := openState()
		s.write(c.typed)
		name, rest := s.completion()
		path, _ := s.target()
		chosen := ""
		if e := s.entry(s.chosen); e != nil {
			chosen = e.Name
		}
		if s.at.dir != s.listed { // until that is listed, too, nothing of it is known
			chosen, rest = "", ""
		}
		if chosen != c.chosen || rest != c.offered || path != c.target || s.at.dir != c.dir || rest != "" && !strings.HasSuffix(name, rest) {
			t.Errorf("%q: %q is chosen, %q offered, target %q in %q", c.typed, chosen, rest, path, s.at.dir)
		}
		if s.at.dir == "/h/Sudoku" && len(s.rows) < 6 {
			t.Errorf("%q: %d rows, those that don't begin so are hidden", c.typed, len(s.rows))
		}
	}
}

// TestChooserCase: of names that differ in large letters alone the one that is typed is chosen and completed.
func TestChooserCase(t *testing.T) {
	for _, save := range []bool{false, true} {
		s := openState()
		s.ask.Save = save
		s.take(listOf("/h/Sudoku", "CASE/", "Case/", "case/", "ONE/"))
		for typed, want := range map[string]string{"c": "case/", "C": "CASE/", "Ca": "Case/", "CAS": "CASE/", "cA": "CASE/", "o": "ONE/"} {
			s.write("~/Sudoku/" + typed)
			if name, _ := s.completion(); name != want {
				t.Errorf("%s is completed to %s, want %s; to save: %v", typed, name, want, save)
			}
		}
	}
}

// TestChooserUnreadable: of a folder that can't be read it isn't said how many entries there are.
func TestChooserUnreadable(t *testing.T) {
	s := openState()
	s.fault = fs.ErrPermission
	s.take(fileListing{listed: "/h/Sudoku"})
	if text, _ := s.found(words.English); text != "" || s.problem(words.English) == "" {
		t.Errorf("%q, %q", text, s.problem(words.English))
	}
}

// TestChooserKinds: a chip shows files of its kind, and folders.
func TestChooserKinds(t *testing.T) {
	s := openState()
	for kind, want := range []int{6, 4, 2} {
		if s.setKind(kind); len(s.rows) != want {
			t.Errorf("kind %d: %d rows, want %d", kind, len(s.rows), want)
		}
	}
	link, leads := folder.EntryOf("link.none", fs.ModeSymlink), folder.EntryOf("leads.none", fs.ModeSymlink)
	leads.Leads = true
	s.entries = []folder.Entry{link, leads, folder.EntryOf("pipe.none", fs.ModeNamedPipe)}
	if s.setKind(2); len(s.rows) != 1 || s.entry(0).Shown != leads.Shown {
		t.Errorf("of links and a pipe %d rows are shown", len(s.rows))
	}
}

// TestChooserOddFolders: a folder that can't be typed is entered, and left by the one above.
func TestChooserOddFolders(t *testing.T) {
	s := openState()
	s.at.enter("/h/Sudoku/odd\xff")
	s.write(s.at.text + "a.sdk")
	if path, _ := s.target(); path != "/h/Sudoku/odd\xff/a.sdk" {
		t.Errorf("%q", path)
	}
	if s.at.enter(filepath.Dir(s.at.dir)); s.at.dir != "/h/Sudoku" || s.at.text != "~/Sudoku/" {
		t.Errorf("%q, %q", s.at.dir, s.at.text)
	}
}

// TestChooserMissing: of a folder that is missing the page says so, and lists the nearest above it.
func TestChooserMissing(t *testing.T) {
	s := openState()
	s.write("~/Sudoku/2024/June/a")
	s.take(inFolder)
	if s.missing() != "2024/June" || !strings.Contains(s.problem(words.English), "2024") || s.chosen >= 0 {
		t.Errorf("%q is missing, %q", s.missing(), s.problem(words.English))
	}
}

// TestChooserSaving: the name to write keeps to what is typed; a chip sets its ending, and what is
// there is said.
func TestChooserSaving(t *testing.T) {
	kinds := []portal.FileKind{{Name: "Game", Endings: []string{".sudoku"}}, {Name: "SDK", Endings: []string{".sdk"}}, {Name: "SDM", Endings: []string{".sdm"}}}
	s := newChooserState(portal.FileQuestion{Save: true, At: "/h/Sudoku", Name: "SE 4.4.sudoku", Kinds: kinds}, "/h")
	s.take(inFolder)
	if s.setKind(1); s.at.text != "~/Sudoku/SE 4.4.sdk" {
		t.Error(s.at.text)
	}
	s.write("~/Sudoku/20")
	if name, rest := s.completion(); name != "2025/" || rest != "25/" {
		t.Errorf("%q, %q", name, rest)
	}
	s.choose(1)
	if s.follow(); s.at.text != "~/Sudoku/evening.sdm" {
		t.Error(s.at.text)
	}
	s.known.facts["evening.sdm"] = folder.Facts{Kind: folder.Puzzles, Count: 24, Changed: time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)}
	now := time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
	if got := s.taken(words.English, now); got != "evening.sdm is there already: 24 puzzles, yesterday." {
		t.Error(got)
	}
}

// TestChooserManyFiles: of a hundred thousand files a key looks at each once, and copies none: the
// work is one pass over names that were folded before.
func TestChooserManyFiles(t *testing.T) {
	names := make([]string, 100_000)
	for i := range names {
		names[i] = "file" + time.Unix(int64(i), 0).Format("150405") + ".sdk"
	}
	s := openState()
	s.take(listOf("/h/Sudoku", names...))
	s.write("~/Sudoku/file1")
	allocs := testing.AllocsPerRun(3, func() { s.write("~/Sudoku/file12") })
	if allocs > 200 || s.matched == 0 || s.matched == len(s.rows) {
		t.Errorf("%v allocations, %d of %d match", allocs, s.matched, len(s.rows))
	}
}

func BenchmarkChooserKey(b *testing.B) {
	names := make([]string, 100_000)
	for i := range names {
		names[i] = "file" + time.Unix(int64(i), 0).Format("150405") + ".sdk"
	}
	s := openState()
	s.take(listOf("/h/Sudoku", names...))
	for b.Loop() {
		s.write("~/Sudoku/file1")
		s.write("~/Sudoku/file12")
	}
}

// TestChooserRows: what is said of each kind of file, and of links by what they lead to.
func TestChooserRows(t *testing.T) {
	other := []puzzle.Puzzle{{Shape: &puzzle.Shape{}}}
	for want, f := range map[string]folder.Facts{
		"24 puzzles":                    {Kind: folder.Puzzles, Count: 24},
		"One puzzle, other rules":       {Kind: folder.Puzzles, Count: 1, First: other},
		"Link: One puzzle, other rules": {Kind: folder.Puzzles, Count: 1, First: other, Link: "a"},
		"Link: Not a file":              {Kind: folder.Special, Err: store.ErrNotFile, Link: "pipe"},
		"Link: Can't be read":           {Err: fs.ErrPermission, Link: "secret"},
		"Link: Folder, 2 entries":       {Kind: folder.Folder, Count: 2, Link: "b"},
		"Broken link to c":              {Err: fs.ErrNotExist, Link: "c"},
		"Broken link to itself":         {Err: syscall.ELOOP, Link: "itself"},
		"Game, 14 of 51":                {Kind: folder.Game, Placed: 14, Of: 51},
		"":                              {},
	} {
		if got := whatIs(words.English, f); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
