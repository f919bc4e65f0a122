package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle/font"
	"sudoku/puzzle/print"
)

const diagonal = `shape: diagonal
.3......5
.........
..94.....
3....7...
...86..97
..6...3.4
8..7.....
.1......2
.....6...
`

// printed runs the verb print in a folder with some files, and returns the names of those
// that it made.
func printed(t *testing.T, in, args string) (status int, made, errs string) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{"in.txt": one + "\n" + one, "names.txt": "\ufeffAda\n\n Bob \n", "empty.txt": "\n",
		"diagonal.txt": diagonal} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	status, out, errs := try(t, in, append([]string{"print"}, strings.Fields(args)...)...)
	if out != "" {
		t.Errorf("%s: standard output %q", args, out)
	}
	var names []string
	left, _ := os.ReadDir(".")
	for _, f := range left {
		if name := f.Name(); !slices.Contains([]string{"in.txt", "names.txt", "empty.txt", "diagonal.txt"}, name) {
			names = append(names, name)
		}
	}
	return status, strings.Join(names, " "), errs
}

// What is ordered makes these files, whole, or a sentence and none.
func TestPrintOrders(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	font.SystemDirs = func() []string { return nil } // none has more characters
	for _, tt := range []struct {
		args   string
		status int
		made   string
		says   string
	}{
		{"-o a.pdf --solutions in.txt", 0, "a.pdf", ""},
		{"-o a.pdf --solutions end in.txt", 0, "a.pdf", ""},
		{"-o a.pdf in.txt --solutions", 0, "a.pdf", ""},
		{"-o a.pdf --solutions s.pdf in.txt", 0, "a.pdf s.pdf", ""},
		{"-o a.pdf --solutions lost.txt in.txt", 2, "", says("cli.wantsolutions")},
		{"-o a.pdf --solutions nowhere/s.pdf in.txt", 1, "a.pdf", "nowhere/s.pdf: " + says("cli.nofolder")},
		{"-o b.pdf --book --cover white --bleed --title T --author A in.txt", 0, "b-cover.pdf b.pdf", says("paper.pages", "n", 8, "least", 24, "most", 828)},
		{"-o a.pdf --title 中한💡 in.txt", 0, "a.pdf", says("paper.missing", "characters", "한💡")},
		{"-o b.pdf --book --trim 8.5x8.5in --per-page 4 --solutions facing in.txt", 0, "b.pdf", ""},
		{"-o b.pdf --booklet --per-page 1 --solutions end in.txt", 0, "b.pdf", ""},
		{"-o p-%d.svg --per-page 1 in.txt", 0, "p-1.svg p-2.svg", ""},
		{"-o p%d.PNG --paper 60x80mm --per-page 1 in.txt", 0, "p1.PNG p2.PNG", ""},
		{"-o p.svg --per-page 1 in.txt", 1, "", says("cli.needspage", "n", 2, "name", "p-%d.svg")},
		{"-o p.svg in.txt", 0, "p.svg", ""},
		{"-o a.pdf --blank 3", 0, "a.pdf", ""},
		{"-o a.pdf --heavy --per-page 1 in.txt", 0, "a.pdf", ""},
		{"-o a.pdf --blank 3 --book in.txt", 0, "a.pdf", ""},
		{"-o a.pdf --names names.txt in.txt", 0, "a.pdf", ""},
		{"-o a.pdf --names empty.txt in.txt", 1, "", "empty.txt: " + says("cli.nonames")},
		{"-o a.pdf --names lost.txt in.txt", 1, "", "lost.txt: "},
		{"-o a.pdf --path --qr --marks strike --ink black --digit-size 16 --landscape --margin 9 in.txt", 0, "a.pdf", ""},
		{"-o a.pdf --qr diagonal.txt", 0, "a.pdf", says("paper.uncoded", "n", 1)},
		{"-o a.pdf --save-set club.txt in.txt", 0, "a.pdf club.txt", ""},
		{"-o a.pdf --save-set nowhere/club.txt in.txt", 1, "", "nowhere/club.txt: " + says("cli.nofolder")},
		{"-o a.pdf --set in.txt", 1, "", "in.txt: " + says("paper.noset")},
		{"-o a.pdf --set lost.txt", 1, "", "lost.txt: "},
	} {
		status, made, errs := printed(t, "", tt.args)
		if status != tt.status || made != tt.made || !strings.Contains(errs, tt.says) || tt.says == "" && errs != "" {
			t.Errorf("%s: status %d, made %q, %q", tt.args, status, made, errs)
		}
		checkKinds(t, made)
	}
}

// checkKinds checks that files begin as their names say.
func checkKinds(t *testing.T, names string) {
	begins := map[string]string{".pdf": "%PDF-", ".svg": "<svg ", ".png": "\x89PNG", ".txt": "{"}
	for _, name := range strings.Fields(names) {
		if b, err := os.ReadFile(name); err != nil || !strings.HasPrefix(string(b), begins[strings.ToLower(filepath.Ext(name))]) {
			t.Errorf("%s: %.10q, %v", name, b, err)
		}
	}
}

// A set that was kept makes the same files again, byte for byte, in any language.
func TestPrintSet(t *testing.T) {
	for _, args := range []string{
		"--solutions end --title 数独 --label number,level,score,givens,time",
		"--book --cover cream --path --author A",
		"--solutions x.pdf --names names.txt --qr",
		"--booklet --per-page 2 --ink grey --landscape",
		"--digit-size 20 --paper 6x9in --margin 10 --blank 5 --lang zh",
	} {
		if status, _, errs := printed(t, "", "-o a.pdf --save-set club.txt "+args+" in.txt"); status != 0 {
			t.Fatalf("%s: %s", args, errs)
		}
		if status, _, errs := try(t, "", "print", "--set", "club.txt", "-o", "b.pdf", "--lang", "en"); status != 0 {
			t.Fatalf("%s: %s", args, errs)
		}
		for first, again := range map[string]string{"a.pdf": "b.pdf", "a-cover.pdf": "b-cover.pdf", "x.pdf": "b-solutions.pdf"} {
			want, _ := os.ReadFile(first)
			if got, _ := os.ReadFile(again); !bytes.Equal(got, want) {
				t.Errorf("%s: %s differs from %s", args, again, first)
			}
		}
	}
}

func TestJoinSolutions(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("here.txt", nil, 0o666); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ args, want string }{
		{"print --solutions", "print --solutions"},
		{"print --solutions --qr", "print --solutions --qr"},
		{"print --solutions -o x", "print --solutions -o x"},
		{"print --solutions here.txt", "print --solutions here.txt"},
		{"print --solutions end here.txt", "print --solutions=end here.txt"},
		{"print --solutions new.pdf", "print --solutions=new.pdf"},
		{"print --solutions lost.txt", "print --solutions=lost.txt"},
		{"print --solutions=end foot", "print --solutions=end foot"},
		{"print --solutions -- end", "print --solutions -- end"},
		{"print -- --solutions end", "print -- --solutions end"},
		{"--lang zh print --solutions facing", "--lang zh print --solutions=facing"},
		{"solve --solutions end", "solve --solutions end"},
	} {
		if got := strings.Join(joinSolutions(strings.Fields(tt.args)), " "); got != tt.want {
			t.Errorf("%s becomes %s, want %s", tt.args, got, tt.want)
		}
	}
}

// Colours, links, entries and marks of a saved game are printed when they are ordered.
func TestPrintGame(t *testing.T) {
	const saved = "sudoku-desk game 3\ngivens " + one + "\nclock 1:00\nat 5\n" +
		"enter 6 r1c4\ncolour 4 r1c3\ncentre 1 r1c3\ndraw r1c3=1 r1c3=2\ncolour-cands 5 r1c3=2\nend\n"
	items := func(keep keeping) print.Item {
		c := &call{in: strings.NewReader(saved), out: &bytes.Buffer{}, err: &bytes.Buffer{}, workers: 1}
		all, err := keep.items(t.Context(), c, nil)
		if err != nil || all.Len() != 1 {
			t.Fatal(err)
		}
		return all.At(0)
	}
	if it := items(keeping{}); it.Drawing != nil || !it.Puzzle.Entries.Filled().Empty() {
		t.Error("a game is printed that was not ordered")
	}
	it := items(keeping{game: true})
	if it.Drawing == nil || it.Drawing.Colours[2] != 1<<3 || len(it.Drawing.Links) != 1 || it.Drawing.CandColours[2][1] != 5 || it.Puzzle.Entries[3] != 6 {
		t.Errorf("%+v, %v", it.Drawing, it.Puzzle.Entries)
	}
}
