//go:build !windows

package printer_test

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/puzzle/printer"
	"sudoku/puzzle/printer/printertest"
	"sudoku/puzzle/words"
)

const (
	easy = "103000509002109400000704000300502006060000050700803004000401000009205800804000107"
	hard = "000600000020000800007095000100000206005060090030200040000450008070000020000090605"
)

// sheet writes a sheet with one puzzle.
func sheet(t *testing.T, puzzles string) func(io.Writer) error {
	g, ok := puzzle.ParseGrid(puzzles)
	if !ok {
		t.Fatal(puzzles)
	}
	s := print.Sheet{Items: print.List{{Puzzle: puzzle.Puzzle{Givens: g}}}, Options: print.Options{PerPage: 1, Labels: print.Heading, Title: "Alpha"}}
	d, err := s.Document()
	if err != nil {
		t.Fatal(err)
	}
	return func(w io.Writer) error { return d.PDF(t.Context(), w) }
}

// A sheet goes through CUPS, and what comes out has its puzzle.
func TestCUPS(t *testing.T) {
	s := printertest.Start(t)
	t.Setenv("CUPS_SERVER", s.Socket)
	t.Setenv("TMPDIR", t.TempDir())
	list, err := printer.Queues(t.Context())
	if err != nil || !slices.Equal(list, []printer.Queue{{Name: printertest.Queue, Default: true}}) {
		t.Fatal(list, err)
	}
	id, err := printer.Print(t.Context(), printer.Job{Queue: printertest.Queue, Title: "-A title\nof two lines", Copies: 2,
		Sides: printer.LongEdge, Grey: true, Width: 210, Height: 297}, sheet(t, easy))
	if err != nil || !strings.HasPrefix(id, printertest.Queue+"-") {
		t.Fatal(id, err)
	}
	var want, other bytes.Buffer
	if err := cmp.Or(sheet(t, easy)(&want), sheet(t, hard)(&other)); err != nil {
		t.Fatal(err)
	}
	got := s.Printed(t)
	right, wrong := printertest.Difference(t, want.Bytes(), got), printertest.Difference(t, want.Bytes(), other.Bytes())
	if right > wrong/4 {
		t.Errorf("what is printed differs by %.3f, another puzzle by %.3f", right, wrong)
	}
	if left, _ := os.ReadDir(os.Getenv("TMPDIR")); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
	id, err = printer.Print(t.Context(), printer.Job{Queue: "Nowhere"}, sheet(t, easy))
	if said := words.English.Error(err); err == nil || !strings.Contains(said, "Nowhere") || !strings.Contains(said, "does not exist") {
		t.Error(id, said)
	}
}

// stub puts programs into PATH that keep their arguments and say something.
func stub(t *testing.T, scripts map[string]string) (said func() string) {
	dir := t.TempDir()
	for name, body := range scripts {
		script := fmt.Sprintf("#!/bin/sh\nprintf '%%s|' \"$@\" >>%s/said\n%s\n", dir, body)
		if err := os.WriteFile(filepath.Join(dir, name), []byte(script), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", dir)
	return func() string {
		b, _ := os.ReadFile(filepath.Join(dir, "said"))
		return string(b)
	}
}

// TestQueues reads what lpstat says.
func TestQueues(t *testing.T) {
	for _, tt := range []struct{ lpstat, want string }{
		{`[ $1 = -d ] && echo "system default destination: Laser" || printf 'Ink\nLaser\n'`, "Ink Laser*"},
		{`[ $1 = -d ] && echo "no system default destination" || echo Ink`, "Ink"},
		{`exit 0`, "none"},
		{`echo "lpstat: Unable to connect to server" >&2; exit 1`, "none"},
	} {
		stub(t, map[string]string{"lpstat": tt.lpstat})
		list, err := printer.Queues(t.Context())
		got := "none"
		if !errors.Is(err, printer.ErrNone) {
			var all []string
			for _, q := range list {
				all = append(all, q.Name+strings.Repeat("*", map[bool]int{true: 1}[q.Default]))
			}
			got = strings.Join(all, " ")
		}
		if got != tt.want {
			t.Errorf("%s\n%q, %v, want %q", tt.lpstat, got, err, tt.want)
		}
	}
	t.Setenv("PATH", t.TempDir())
	if _, err := printer.Queues(t.Context()); !errors.Is(err, printer.ErrNone) {
		t.Error("without CUPS: ", err)
	}
}

// TestArguments hands jobs to lp.
func TestArguments(t *testing.T) {
	nothing := func(io.Writer) error { return nil }
	for _, tt := range []struct {
		job  printer.Job
		want string
	}{
		{printer.Job{Queue: "Q"}, "-d|Q|-n|1|-t|Sudoku|-o|sides=one-sided|-o|print-scaling=none|--|"},
		{printer.Job{Queue: "Q", Title: "--数独\x00\n1", Copies: 1000, Sides: printer.ShortEdge, Grey: true, Width: 210, Height: 297},
			"-d|Q|-n|99|-t|数独 1|-o|sides=two-sided-short-edge|-o|print-scaling=none|-o|print-color-mode=monochrome|-o|media=A4|--|"},
		{printer.Job{Queue: "Q", Title: strings.Repeat("数", 100), Width: 152.4, Height: 228.6},
			"-d|Q|-n|1|-t|" + strings.Repeat("数", 42) + "|-o|sides=one-sided|-o|print-scaling=none|-o|media=Custom.152.4x228.6mm|--|"},
	} {
		said := stub(t, map[string]string{"lp": "echo request id is Q-7 '(1 file(s))'"})
		id, err := printer.Print(t.Context(), tt.job, nothing)
		if got := said(); id != "Q-7" || err != nil || !strings.HasPrefix(got, tt.want) {
			t.Errorf("%s, %v: %q, want %q", id, err, got, tt.want)
		}
	}
}

// A document that can't be written is not printed.
func TestUnwritten(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	said := stub(t, map[string]string{"lp": "echo Q-7"})
	full := errors.New("disk full")
	if _, err := printer.Print(t.Context(), printer.Job{Queue: "Q"}, func(io.Writer) error { return full }); err != full {
		t.Error(err)
	}
	left, _ := os.ReadDir(os.Getenv("TMPDIR"))
	if said() != "" || len(left) != 0 {
		t.Errorf("lp %s; left behind: %v", said(), left)
	}
}

// TestChoose chooses a queue: without a name the default one, or the only one.
func TestChoose(t *testing.T) {
	list := []printer.Queue{{Name: "Ink"}, {Name: "Laser", Default: true}}
	plain := []printer.Queue{{Name: "Ink"}, {Name: "Laser"}}
	for _, tt := range []struct {
		list       []printer.Queue
		name, want string
	}{
		{list, "", "Laser"},
		{list, "Ink", "Ink"},
		{list, "ink", "There is no printer ink. There are: Ink, Laser."},
		{list[:1], "", "Ink"}, // the only one
		{plain, "", "No printer is the default one. Name one of these: Ink, Laser."},
	} {
		q, err := printer.Choose(tt.list, tt.name)
		got := q.Name
		if err != nil {
			got = words.English.Error(err)
		}
		if got != tt.want {
			t.Errorf("%q of %v: %q, want %q", tt.name, tt.list, got, tt.want)
		}
	}
}
