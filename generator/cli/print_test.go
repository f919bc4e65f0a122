package cli

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle/print"
)

func TestPrint(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, tt := range []struct {
		in, args string
		status   int
		made     bool
		says     string
	}{
		{one, "-o a.pdf", 0, true, ""},
		{one + "\n" + one, "-o a.pdf --per-page 2 --paper letter --title 数独 --solutions", 0, true, ""},
		{one + "\nhello\n" + one, "-o a.pdf", 1, true, "Line 2"},
		{many, "-o a.pdf --solutions", 1, true, several},
		{"", "-o a.pdf", 1, false, says("paper.empty")},
		{"hello", "-o a.pdf", 1, false, says("paper.empty")},
		{one, "-o nowhere/a.pdf", 1, false, "nowhere/a.pdf: " + says("cli.nofolder")},
		{one, "-o .", 1, false, says("error.isfolder")},
	} {
		status, out, errs := try(t, tt.in, append([]string{"print"}, strings.Fields(tt.args)...)...)
		if status != tt.status || out != "" || !strings.Contains(errs, tt.says) || tt.says == "" && errs != "" {
			t.Errorf("%s: status %d, %q, %q", tt.args, status, out, errs)
		}
		left, err := filepath.Glob("*") // and below the hidden files
		hidden, _ := filepath.Glob(".*")
		if err != nil || len(left) != 0 != tt.made || len(hidden) != 0 {
			t.Errorf("%s: left behind: %v %v", tt.args, left, hidden)
		}
		for _, name := range left {
			if b, err := os.ReadFile(name); err != nil || !bytes.HasPrefix(b, []byte("%PDF-")) {
				t.Errorf("%s: %.10q, %v", tt.args, b, err)
			}
			os.Remove(name)
		}
	}
	_, out, _ := try(t, one, "print", "-o", "-")
	if !strings.HasPrefix(out, "%PDF-") {
		t.Errorf("standard output: %.10q", out)
	}
}

// A file keeps its contents if it can't be replaced.
func TestPrintKeeps(t *testing.T) {
	name := filepath.Join(t.TempDir(), "a.pdf")
	if err := os.WriteFile(name, []byte("precious"), 0o600); err != nil {
		t.Fatal(err)
	}
	try(t, "hello", "print", "-o", name)
	if b, _ := os.ReadFile(name); string(b) != "precious" {
		t.Errorf("it holds %.20q", b)
	}
	try(t, one, "print", "-o", name)
	info, err := os.Stat(name)
	if err != nil || info.Mode().Perm() != 0o600 || info.Size() < 1000 {
		t.Errorf("%v, %v", info, err)
	}
}

// What Sudoku Explainer says is printed where it is asked for.
func TestPrintExplainer(t *testing.T) {
	t.Chdir(t.TempDir())
	for label, want := range map[string]bool{"number,level": false, "number,se": true} {
		status, _, errs := try(t, one, "print", "-o", "a.pdf", "--label", label, "--save-set", "a.set")
		kept, err := os.ReadFile("a.set")
		if status != 0 || err != nil || strings.Contains(string(kept), `"Explainer":"SE 1.`) != want {
			t.Errorf("%s: status %d, %s, %v, %s", label, status, errs, err, kept)
		}
	}
}

// Puzzles are in the order of the input with any number of workers.
func TestPrintOrder(t *testing.T) {
	var in strings.Builder
	for i := range 100 {
		in.WriteString([]string{one, many, "hello"}[i%3] + "\n")
	}
	gather := func(workers int) (items []print.Item, errs string) {
		var told bytes.Buffer
		c := &call{in: strings.NewReader(in.String()), out: io.Discard, err: &told, workers: workers}
		all, err := keeping{}.items(t.Context(), c, nil)
		if err != errSomeFailed {
			t.Fatal(err)
		}
		for i := range all.Len() {
			items = append(items, all.At(i))
		}
		return items, told.String()
	}
	want, sentences := gather(1)
	if len(want) != 67 || strings.Count(sentences, "\n") != 66 {
		t.Fatalf("%d puzzles, and on standard error\n%s", len(want), sentences)
	}
	if got, errs := gather(4); !slices.Equal(got, want) || errs != sentences {
		t.Errorf("four workers: %d puzzles, want %d; standard error\n%s\nwant\n%s", len(got), len(want), errs, sentences)
	}
}

// A puzzle to print takes little memory until it is printed.
func TestPrintMemory(t *testing.T) {
	const n = 3000
	heap := func() uint64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	c := &call{in: strings.NewReader(strings.Repeat(one+"\n", n)), out: io.Discard, err: io.Discard, workers: 2}
	if items, err := (keeping{}).items(t.Context(), c, []string{"-"}); err != nil || items.Len() != n {
		t.Fatal(items.Len(), err)
	}
	c.in = strings.NewReader(strings.Repeat(one+"\n", n))
	before := heap()
	items, err := keeping{}.items(t.Context(), c, nil)
	if after := heap(); err != nil || after > before+200*n {
		t.Errorf("%d puzzles take %d bytes, %v", items.Len(), after-before, err)
	}
	runtime.KeepAlive(items)
}

// What the name of the file doesn't call a PDF file or drawings is not written.
func TestPrintEnding(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	t.Chdir(t.TempDir())
	for name, status := range map[string]int{"x.txt": 2, "x": 2, "x.pdf.bak": 2, "pdf": 2, "x.PDF": 0, "x.svg": 0, "y.Png": 0, "-": 0, os.DevNull: 0} {
		got, _, errs := try(t, one, "print", "-o", name)
		if got != status || status != 0 && !strings.Contains(errs, says("paper.ending")) {
			t.Errorf("%s: status %d, %q", name, got, errs)
		}
		if _, err := os.Stat(name); status != 0 && err == nil {
			t.Errorf("%s is there", name)
		}
	}
}

// TestPrintLacks: a label that was asked for and has nothing to print is named.
func TestPrintLacks(t *testing.T) {
	killer := puzzleFrom(t, "killer")
	t.Chdir(t.TempDir())
	for _, tt := range []struct{ in, labels, want string }{
		{one, "number,level,givens", ""},
		{one, "date,title", "--label title: there is nothing to print for 1 of 1 puzzle.\nsudoku: --label date: there is nothing to print for 1 of 1 puzzle."},
		{killer, "level", ""},
		{one + "\n" + killer, "se,number,time", "--label se: there is nothing to print for 1 of 2 puzzles."},
		{one, "", ""},
	} {
		args := []string{"print", "-o", "a.pdf"}
		if tt.labels != "" {
			args = append(args, "--label", tt.labels)
		}
		status, _, errs := try(t, tt.in+"\n", args...)
		if want := tt.want; status != 0 || want == "" && errs != "" || want != "" && errs != "sudoku: "+want+"\n" {
			t.Errorf("%s: status %d, %s, want %s", tt.labels, status, errs, want)
		}
	}
}
