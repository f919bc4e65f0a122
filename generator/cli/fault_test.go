package cli

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"sudoku/puzzle/store"
)

// A broken stream panics when it is read or written.
type broken struct{}

func (broken) Read([]byte) (int, error)  { panic("secret") }
func (broken) Write([]byte) (int, error) { panic("secret") }

// reports returns the texts of the reports in the data folder.
func reports(t *testing.T) (texts []string) {
	games, err := store.Default()
	if err != nil {
		t.Fatal(err)
	}
	names, _ := filepath.Glob(filepath.Join(games.Dir, "report-*.txt"))
	for _, name := range names {
		b, _ := os.ReadFile(name)
		texts = append(texts, string(b))
	}
	return texts
}

// TestFault: a panic in a reader, a worker, a writer or while a page is drawn fails the job
// with a sentence, a status and a report, not with a stack.
func TestFault(t *testing.T) {
	worker := func(context.Context) answerer {
		return func(it *item, to *answer) {
			if it.number == 200 {
				panic("secret")
			}
			to.answers(it, it.Puzzle.Givens)
		}
	}
	in := strings.Repeat(one+"\n", 1000)
	main := func(in io.Reader, out io.Writer, args ...string) func(io.Writer) int {
		return func(errs io.Writer) int { return Main(t.Context(), args, in, out, errs) }
	}
	for name, run := range map[string]func(errs io.Writer) int{
		"reading":         main(broken{}, io.Discard, "solve"),
		"reading on":      main(io.MultiReader(strings.NewReader(in), broken{}), io.Discard, "rate"),
		"reading singly":  main(io.MultiReader(iotest.OneByteReader(strings.NewReader(in[:1000])), broken{}), io.Discard, "convert", "--to", "rows"),
		"writing":         main(strings.NewReader(in), broken{}, "solve"),
		"writing a text":  main(strings.NewReader(""), broken{}, "version"),
		"writing a paper": main(strings.NewReader(one), broken{}, "print", "-o", "-"),
		"a worker": func(errs io.Writer) int {
			c := &call{in: strings.NewReader(in), out: io.Discard, err: errs, workers: 4}
			return c.status(t.Context(), c.stream(t.Context(), nil, worker))
		},
	} {
		t.Setenv("XDG_DATA_HOME", t.TempDir())
		var errs bytes.Buffer
		status := run(&errs)
		said := errs.String()
		if status != exitFailed || !strings.Contains(said, says("cli.fault")) || strings.Count(said, "\n") != 1 || strings.Contains(said, "secret") {
			t.Errorf("%s: status %d, %q", name, status, said)
		}
		if list := reports(t); len(list) != 1 || !strings.Contains(list[0], "fault_test.go") || strings.Contains(list[0], "secret") {
			t.Errorf("%s: reports %q", name, list)
		}
	}
}

// TestFaultWithoutReport: where no report can be written the sentence says where the fault
// is.
func TestFaultWithoutReport(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_DATA_HOME", file)
	var errs bytes.Buffer
	if status := Main(t.Context(), []string{"solve"}, broken{}, io.Discard, &errs); status != exitFailed || !strings.Contains(errs.String(), "fault_test.go:") {
		t.Errorf("status %d, %q", status, &errs)
	}
}
