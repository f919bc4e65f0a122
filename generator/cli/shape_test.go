package cli

import (
	"encoding/json"
	"strings"
	"testing"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// boardsOf returns two puzzles of a kind as generate writes them, and as they are read back.
func boardsOf(t *testing.T, kind generator.Kind, more ...string) (string, []puzzle.Puzzle) {
	t.Helper()
	args := append([]string{"generate", "-n", "2", "--seed", "3", "--shape", kind.Name()}, more...)
	status, text, errs := try(t, "", args...)
	if status != 0 || errs != "" {
		t.Fatalf("%v: status %d, %q", args, status, errs)
	}
	read, err := format.Parse(text)
	if err != nil || len(read) != 2 || generator.KindOf(read[0].Shape) != kind {
		t.Fatalf("%v: %d puzzles read back of\n%s\n%v", args, len(read), text, err)
	}
	return text, read
}

// What generate makes of each kind is read, solved, counted, checked, rated and explained.
func TestShapes(t *testing.T) {
	for _, kind := range generator.Kinds {
		text, read := boardsOf(t, kind, "--symmetry", "half-turn", "--format", "text")
		if _, other, _ := try(t, "", "generate", "-n", "2", "--seed", "3", "--shape", kind.Name(), "--symmetry", "half-turn", "--workers", "1"); other != text {
			t.Errorf("%s: with one worker %q", kind.Name(), other)
		}
		_, out, errs := try(t, text, "solve")
		lines := strings.Fields(out)
		if len(lines) != 2 || errs != "" {
			t.Fatalf("%s: solved %q, %q", kind.Name(), out, errs)
		}
		shape := read[0].Shape
		for i, line := range lines {
			g := gridOf(shape, line)
			if !read[i].Shape.Solved(&g) {
				t.Errorf("%s: %s is no solution", kind.Name(), line)
			}
		}
		if _, out, errs := try(t, text, "solve", "--all", "2", "--format", "tsv"); strings.Count(out, "\tone\t"+lines[0]) != 1 || errs != "" {
			t.Errorf("%s: all: %q, %q", kind.Name(), out, errs)
		}
		if status, out, errs := try(t, text, "count"); status != 0 || out != "1\n1\n" || errs != "" {
			t.Errorf("%s: counted %q, %q", kind.Name(), out, errs)
		}
		if status, out, errs := try(t, text, "check"); status != 0 || out != "1\tone\t1\t-\n2\tone\t1\t-\n" || errs != "" {
			t.Errorf("%s: checked %q, %q", kind.Name(), out, errs)
		}
	}
}

// Boards of all kinds are printed together, for children small ones in the order of their ease.
func TestPrintShapes(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	mixed := one + "\n"
	for _, kind := range generator.Kinds[1:] {
		text, _ := boardsOf(t, kind, "--to", "text")
		mixed += text + "\n"
	}
	for _, args := range []string{"--solutions=end", "--book", "--booklet --solutions=end"} {
		status, out, errs := try(t, mixed, append([]string{"print", "-o", "-"}, strings.Fields(args)...)...)
		if status != 0 || !strings.HasPrefix(out, "%PDF") || errs != "" {
			t.Errorf("print %s: status %d, %d bytes, %q", args, status, len(out), errs)
		}
	}
	hard, easy := "......3..12..2.5....6.4..15..2......\n", "....1...16.2..52.44.21..6.45...5....\n"
	_, first, _ := try(t, hard+easy, "print", "-o", "-", "--children")
	_, second, errs := try(t, easy+hard, "print", "-o", "-", "--children")
	if first != second || !strings.HasPrefix(first, "%PDF") || errs != "" {
		t.Errorf("the easier one does not come first; %q", errs)
	}
	if status, _, errs := try(t, "12..............\n", "print", "-o", "-"); status != 1 || !strings.Contains(errs, says("cli.many")) {
		t.Errorf("with several solutions: status %d, %q", status, errs)
	}
}

// The library takes boards of all kinds, and gives them back in a layout that holds them.
func TestLibraryTakesShapes(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	mini, _ := boardsOf(t, generator.Mini6)
	killers, read := boardsOf(t, generator.Killer)
	for _, in := range []string{mini, killers} {
		if status, _, errs := try(t, in, "library", "import"); status != 0 || errs != "" {
			t.Fatalf("import: status %d, %q", status, errs)
		}
	}
	status, out, errs := try(t, "", "library", "export", "--to", "text")
	back, err := format.Parse(out)
	if status != 0 || errs != "" || err != nil || len(back) != 4 {
		t.Fatalf("export: status %d, %d puzzles, %q, %v", status, len(back), errs, err)
	}
	if !back[2].Shape.Equal(read[0].Shape) || back[0].Shape != puzzle.Mini6 {
		t.Errorf("exported %v, then %v", back[0].Shape, back[2].Shape)
	}
	status, out, errs = try(t, "", "library", "export")
	if status != 1 || out != mini || !strings.Contains(errs, "The layout line has no room for cages.") {
		t.Errorf("export of lines: status %d, %q, %q", status, out, errs)
	}
	if _, out, _ = try(t, "", "library", "list", "--format", "tsv"); !strings.Contains(out, read[0].Shape.String()) {
		t.Errorf("listed %q", out)
	}
}

// gridOf reads a line of the cells of a board.
func gridOf(shape *puzzle.Shape, line string) (g puzzle.Grid) {
	i := 0
	for c := range shape.Cells().All() {
		g[c] = puzzle.Digit(line[i] - '0')
		i++
	}
	return g
}

func TestShapesAreRatedAndExplained(t *testing.T) {
	for _, kind := range []generator.Kind{generator.Mini4, generator.Mini6, generator.Diagonals} {
		text, read := boardsOf(t, kind, "--difficulty", "easy")
		_, out, errs := try(t, text, "rate")
		if strings.Count(out, "\tEasy\t") != 2 || errs != "" {
			t.Errorf("%s: rated %q, %q", kind.Name(), out, errs)
		}
		if line, _, _ := strings.Cut(out, "\t"); !strings.HasPrefix(line, boardLine(read[0].Shape, &read[0].Givens)) {
			t.Errorf("%s: rated %q", kind.Name(), line)
		}
		_, out, errs = try(t, text, "explain", "--format", "json")
		for line := range strings.Lines(out) {
			var x explained
			if err := json.Unmarshal([]byte(line), &x); err != nil || !*x.Solved || len(x.Path) == 0 {
				t.Errorf("%s: explained %q, %v", kind.Name(), line, err)
			}
		}
		if strings.Count(out, "\n") != 2 || errs != "" {
			t.Errorf("%s: %q, %q", kind.Name(), out, errs)
		}
		_, out, errs = try(t, text, "explain", "--up-to", "full-house")
		if again, err := format.Parse(out[:strings.Index(out, "   1.")]); err != nil || len(again) != 1 || again[0].Shape != read[0].Shape || errs != "" {
			t.Errorf("%s: %q does not begin with the puzzle; %q, %v", kind.Name(), out, errs, err)
		}
		_, out, _ = try(t, "", "generate", "-n", "2", "--seed", "3", "--shape", kind.Name(), "--difficulty", "easy", "--format", "tsv")
		if !strings.HasPrefix(out, "1\t"+boardLine(read[0].Shape, &read[0].Givens)) || strings.Count(out, "\tEasy\t") != 2 {
			t.Errorf("%s: generated as tsv: %q", kind.Name(), out)
		}
	}
}

// --shape says on which board a line is that doesn't tell it.
func TestShapeOfLines(t *testing.T) {
	text, read := boardsOf(t, generator.Diagonals)
	line := read[0].Givens.String()
	_, want, _ := try(t, text, "solve")
	want, _, _ = strings.Cut(want, "\n")
	for _, args := range []string{"solve", "solve --all 2"} {
		_, out, errs := try(t, line+"\n", strings.Fields(args+" --shape diagonal")...)
		if strings.TrimSpace(out) != want || errs != "" {
			t.Errorf("%s: %q, %q, want %q", args, out, errs, want)
		}
	}
	if _, out, _ := try(t, line+"\n", "count", "--shape", "classic"); out != "2\n" {
		t.Errorf("on the classic board there are %s solutions", out)
	}
	mini := ".4.....13.2.....\n"
	for _, tt := range []struct{ args, in, want string }{
		{"solve --shape 6x6", line, says("cli.shape.other", "shape", "classic", "asked", "6x6")},
		{"solve --shape killer", line, says("cli.shape.other", "shape", "classic", "asked", "killer")},
		{"count --shape 6x6", mini, says("cli.shape.other", "shape", "4x4", "asked", "6x6")},
		{"solve --to line", text, says("format.carries.diagonals", "layout", "line", "layouts", "text")},
		{"convert --to poj", mini, ""},
		{"rate --scale se", mini, says("cli.shape.option", "shape", "4x4", "option", "--scale se")},
		{"rate --profile hodoku", mini, says("cli.shape.option", "shape", "4x4", "option", "--profile")},
		{"explain --profile se", mini, says("cli.shape.option", "shape", "4x4", "option", "--profile se")},
		{"explain --profile hodoku", mini, says("cli.shape.option", "shape", "4x4", "option", "--profile")},
		{"steps", mini, says("cli.shape.classic", "shape", "4x4")},
		{"canon", mini, says("cli.shape.classic", "shape", "4x4")},
		{"convert --to svg -o -", mini, says("cli.shape.classic", "shape", "4x4")},
		{"convert --to line --distinct", mini, says("cli.shape.classic", "shape", "4x4")},
	} {
		status, _, errs := try(t, tt.in, strings.Fields(tt.args)...)
		if about, _, _ := strings.Cut(tt.want, " text"); status != 1 || !strings.Contains(errs, about) || errs == "" {
			t.Errorf("%s: status %d, %q, want %q", tt.args, status, errs, tt.want)
		}
	}
}

// What breaks a rule of the board is said.
func TestConflictsOfShapes(t *testing.T) {
	killer := "shape: killer\ncage: 3 r1c1 r1c2\n54.......\n" + strings.Repeat(".........\n", 8)
	for _, tt := range []struct{ args, in, want string }{
		{"solve", "1..1............\n", says("cli.clash", "digit", "1", "house", "row 1", "cells", "r1c1 and r1c4")},
		{"solve", killer, "the cage at r1c1 can't make its sum, with 9 so far"},
		{"rate", killer, "the cage at r1c1 can't make its sum, with 9 so far"},
		{"explain", killer, "the cage at r1c1 can't make its sum, with 9 so far"},
		{"check", killer, "sum of the cage at r1c1: 9"},
		{"rate", "12..............\n", says("cli.many")},
		{"explain", "12..............\n", says("cli.many")},
		{"rate", "1234341221434321\n", says("cli.full")},
	} {
		status, out, errs := try(t, tt.in, strings.Fields(tt.args)...)
		if status != 1 || !strings.Contains(out+errs, tt.want) {
			t.Errorf("%s of %q: status %d, %q, %q, want %q", tt.args, tt.in, status, out, errs, tt.want)
		}
	}
}

// Options that say nothing for a board are refused by name.
func TestShapeOptions(t *testing.T) {
	option := func(shape, name string) string { return says("cli.shape.option", "shape", shape, "option", name) }
	for _, tt := range []struct{ args, want string }{
		{"--shape 5x5", says("cli.wantname", "names", "classic, 4x4, 6x6, diagonal, killer")},
		{"--shape 6x6 --se 1.2..2.0", option("6x6", "--se")},
		{"--shape killer --score 5..9", option("killer", "--score")},
		{"--shape killer --minimal", option("killer", "--minimal")},
		{"--shape 6x6 --text 12", option("6x6", "--text")},
		{"--shape 6x6 --row 1=123......", option("6x6", "--row")},
		{"--shape 6x6 --distinct", option("6x6", "--distinct")},
		{"--shape 6x6 --rising --score 1..2", option("6x6", "--rising")},
		{"--shape 4x4 --difficulty medium", says("cli.shape.values", "shape", "4x4", "option", "--difficulty", "names", "easy")},
		{"--shape 6x6 --difficulty hard", says("cli.shape.values", "shape", "6x6", "option", "--difficulty", "names", "easy, medium")},
		{"--shape killer --symmetry vertical", says("cli.shape.values", "shape", "killer", "option", "--symmetry", "names", "none, half-turn")},
		{"--shape 6x6 --clues 5", `--clues does not take "5". ` + says("cli.wantspan", "min", 8, "max", 35)},
		{"--shape killer --clues 41", says("cli.wantspan", "min", 0, "max", 40)},
		{"--shape 6x6 --clues 9 --symmetry quarter-turn", says("cli.noclues", "symmetry", "quarter-turn")},
		{"--shape killer --to line", "The layout line has no room for cages."},
		{"--shape diagonal --format sdk", "The layout sdk can't say that the diagonals hold every digit."},
	} {
		status, out, errs := try(t, "", append([]string{"generate"}, strings.Fields(tt.args)...)...)
		if tt.want = strings.Join(strings.Fields(tt.want), " "); status != 2 || out != "" || !strings.Contains(errs, tt.want) {
			t.Errorf("%s: status %d, %q, want %q", tt.args, status, errs, tt.want)
		}
	}
}
