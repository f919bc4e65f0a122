package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/canon"
	"sudoku/solver"
)

// mirrored returns a symmetric copy of a line: transposed, and with other digits.
func mirrored(line string) string {
	b := make([]byte, 81)
	for i := range b {
		b[i] = line[i%9*9+i/9]
		if b[i] != '.' {
			b[i] = "?912345678"[b[i]-'0']
		}
	}
	return string(b)
}

// canon writes a line for each line of the input, and copies have equal ones.
func TestCanon(t *testing.T) {
	empty := strings.Repeat(".", 81)
	in := one + "\n" + clash + "\n" + mirrored(one) + "\nhello\n" + empty + "\n" + mirrored(clash) + "\n"
	for _, workers := range []string{"1", "3"} {
		status, out, errs := try(t, in, "canon", "--workers", workers)
		lines := strings.Split(out, "\n")
		if status != 1 || len(lines) != 7 || strings.Count(errs, "\n") != 1 || !strings.Contains(errs, "4") {
			t.Fatalf("status %d, %q, %q", status, out, errs)
		}
		if lines[0] != lines[2] || lines[1] != lines[5] || lines[0] == lines[1] || lines[3] != "-" || lines[4] != strings.Repeat("0", 81) {
			t.Error(out)
		}
		if again, back, _ := try(t, lines[0]+"\n", "canon"); again != 0 || back != lines[0]+"\n" {
			t.Errorf("the form of %s is %s", lines[0], back)
		}
	}
	if status, out, _ := try(t, rows(one), "canon"); status != 0 || len(out) != 82 {
		t.Errorf("of nine rows: status %d, %q", status, out)
	}
}

// convert --distinct writes the first of copies, and still all errors, in order.
func TestConvertDistinct(t *testing.T) {
	in := one + "\n" + clash + "\n" + mirrored(one) + "\nhello\n" + many + "\n" + mirrored(clash) + "\n" + one + "\n"
	for _, workers := range []string{"1", "3"} {
		status, out, errs := try(t, in, "convert", "--distinct", "--to", "line", "--workers", workers)
		if want := one + "\n" + clash + "\n" + many + "\n"; status != 1 || out != want || strings.Count(errs, "\n") != 1 {
			t.Errorf("status %d, %q, %q", status, out, errs)
		}
		if _, out, _ := try(t, in, "convert", "--distinct", "--to", "poj", "--workers", workers); !strings.HasPrefix(out, "3\n") {
			t.Errorf("as poj: %q", out)
		}
		long := strings.Repeat(in, 200) // many chunks
		if _, again, _ := try(t, long, "convert", "--distinct", "--to", "line", "--workers", workers); again != out {
			t.Errorf("200 times the same: %q", again)
		}
	}
	dir := t.TempDir()
	if status, _, errs := try(t, one+"\n"+mirrored(one)+"\n"+many+"\n", "convert", "--distinct", "--to", "svg", "-o", dir); status != 0 {
		t.Error(errs)
	}
	if made, _ := os.ReadDir(dir); len(made) != 2 {
		t.Errorf("%d pictures, want 2", len(made))
	}
}

// A worker that waits for its turn ends with the context.
func TestDistinctEnds(t *testing.T) {
	d := newDistinct()
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan bool)
	go func() { done <- d.add(ctx, 1, []canon.Key{{}}) }()
	cancel()
	if <-done {
		t.Error("added out of turn")
	}
	if !d.isNew(&puzzle.Puzzle{}) || d.isNew(&puzzle.Puzzle{}) {
		t.Error("an empty grid is new once")
	}
}

// A failing writer must not leave workers that wait for their turn.
func TestDistinctUnwritable(t *testing.T) {
	in := strings.NewReader(strings.Repeat(one+"\n"+many+"\n", 3000))
	var errs bytes.Buffer
	if status := Main(t.Context(), []string{"convert", "--distinct", "--to", "rows", "--workers", "3"}, in, fullDisk{errors.New("it is broken")}, &errs); status != 1 {
		t.Errorf("status %d, %s", status, errs.String())
	}
}

// generate --distinct and --distinct-from make the same puzzles for a seed but for copies,
// and go on until they are as many as were asked for.
func TestGenerateDistinct(t *testing.T) {
	_, plain, _ := try(t, "", "generate", "-n", "9", "--seed", "7")
	if _, out, _ := try(t, "", "generate", "-n", "9", "--seed", "7", "--distinct"); out != plain {
		t.Errorf("%q, without --distinct %q", out, plain)
	}
	lines := strings.SplitAfter(plain, "\n")
	known := strings.ReplaceAll(mirrored(lines[1][:81])+"\n"+mirrored(lines[4][:81])+"\n", ".", "0")
	file := filepath.Join(t.TempDir(), "known.txt")
	if err := os.WriteFile(file, []byte(known), 0o666); err != nil {
		t.Fatal(err)
	}
	want := lines[0] + lines[2] + lines[3] + strings.Join(lines[5:9], "")
	for _, workers := range []string{"1", "3"} {
		args := []string{"generate", "-n", "7", "--seed", "7", "--distinct-from", file, "--workers", workers}
		if status, out, errs := try(t, "", args...); status != 0 || out != want {
			t.Errorf("%s workers: status %d, %q, not %q; %s", workers, status, out, want, errs)
		}
		_, out, _ := try(t, "", append(args, "--format", "json")...)
		if !strings.Contains(out, `"number":7,`) || strings.Contains(out, `"number":8,`) {
			t.Errorf("as json: %s", out)
		}
	}
	if status, out, errs := try(t, known+"hello\n", "generate", "--distinct-from", "-"); status != 2 || out != "" || !strings.Contains(errs, "3") {
		t.Errorf("a broken file: status %d, %q, %q", status, out, errs)
	}
}

// Where nothing but copies comes, the search ends.
func TestDistinctRunsOut(t *testing.T) {
	var made, ended int
	same := func(first, end int) iter.Seq2[generator.Result, error] {
		return func(yield func(generator.Result, error) bool) {
			for ; first < end; first++ {
				made++
				if !yield(generator.Result{}, nil) {
					return
				}
			}
		}
	}
	for _, err := range newDistinctRun(nil).part(0, 3, 100, same) {
		if err != nil {
			ended++
		}
	}
	if made != 101 || ended != 1 {
		t.Errorf("after %d puzzles, %d errors", made, ended)
	}
}

// With the same solution or pattern, turned and mirrored too, the first puzzle of a run is written
// and the others are not; those of a file are before the first.
func TestGenerateDistinctKinds(t *testing.T) {
	var find canon.Finder
	copies := func(g puzzle.Grid) any { return "copy " + find.Form(g).String() }
	pattern := func(g puzzle.Grid) any { return keyOfCells(g.Filled()) }
	solution := func(g puzzle.Grid) any {
		full, _ := solver.Solve(g)
		return find.KeyOf(full)
	}
	rows := "--row 1=" + whole[:9] + ",2=" + whole[9:18] + ",3=" + whole[18:27] + ",4=" + whole[27:36] + ",5=" + whole[36:45] + ",6=" + whole[45:54]
	for _, tt := range []struct {
		order, kinds string
		keys         []func(puzzle.Grid) any
	}{
		{rows, "solution", []func(puzzle.Grid) any{copies, solution}},
		{"--clues 80", "pattern", []func(puzzle.Grid) any{copies, pattern}},
		{rows + " --clues 80", "solution,pattern", []func(puzzle.Grid) any{copies, solution, pattern}},
	} {
		if testing.Short() && len(tt.keys) < 3 {
			continue // the last has what runs at the same time in these
		}
		args := "generate --seed 4 " + tt.order
		status, all, errs := try(t, "", strings.Fields(args+" -n 40")...)
		if status != 0 {
			t.Fatal(errs)
		}
		var want []string
		seen := map[any]bool{}
		for line := range strings.Lines(all) {
			g, _ := puzzle.ParseGrid(strings.TrimSpace(line))
			again := slices.ContainsFunc(tt.keys, func(key func(puzzle.Grid) any) bool { return seen[key(g)] })
			if again {
				continue
			}
			for _, key := range tt.keys {
				seen[key(g)] = true
			}
			want = append(want, line)
		}
		if len(want) < 2 || len(want) > 39 {
			t.Errorf("%s: of 40 puzzles %d are new", args, len(want))
		}
		args += " --distinct=" + tt.kinds
		for _, workers := range []string{" --workers 1", " --workers 3"} {
			_, out, _ := try(t, "", strings.Fields(fmt.Sprint(args, workers, " --tries 100 -n ", len(want)))...)
			if out != strings.Join(want, "") {
				t.Errorf("%s\n%s, want\n%s", args, out, strings.Join(want, ""))
			}
		}
		_, out, _ := try(t, all, strings.Fields(args+" --tries 100 --distinct-from -")...)
		if strings.Contains(all, out) && out != "" {
			t.Errorf("%s: %s is there already", args, out)
		}
	}
	if status, out, _ := try(t, "", strings.Fields("generate --seed 4 --tries 30 -n 2 --distinct=solution --row 7="+whole[54:63]+",8="+whole[63:72]+",9="+whole[72:]+","+strings.TrimPrefix(rows, "--row "))...); status != 1 || strings.Count(out, "\n") != 1 {
		t.Errorf("one solution: status %d, %s", status, out)
	}
}
