package game

import (
	"io"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"sudoku/puzzle"
)

func TestLoadHugeAndStrange(t *testing.T) {
	head := "sudoku-desk game 3\ngivens " + sample + "\n"
	long := "enter 4 r1c3" + strings.Repeat(" ", 64_000-13) + "\n"
	for _, c := range []struct {
		name string
		in   io.Reader
		want string
	}{
		{"nothing", strings.NewReader(""), "nogame"},
		{"100 MB of zeros", io.LimitReader(fill('\x00'), 100<<20), "nogame"},
		{"100 MB of lines", io.LimitReader(fill('\n'), 100<<20), "nogame"},
		{"100 MB of digits", io.LimitReader(fill('0'), 100<<20), "nogame"},
		{"endless first line", io.MultiReader(strings.NewReader(form+" "), fill('1')), "nogame"},
		{"endless givens", io.MultiReader(strings.NewReader(head[:50]), fill('1')), "nopuzzle"},
		{"endless title", io.MultiReader(strings.NewReader(head+"title \""), fill('1')), "line 3: 0 moves"},
		{"endless move", io.MultiReader(strings.NewReader(head+"enter 4 r1c3\nenter 4"), fill(' ')), "line 4: 1 moves"},
		{"endless candidates", strings.NewReader(head + "rule-out" + strings.Repeat(" r1c3=4", 800) + "\nend"), "line 3: 0 moves"},
		{"too many moves", strings.NewReader(head + strings.Repeat("enter 4 r1c3\n", MaxMoves+1) + "end"), "line 100003: 100000 moves"},
		{"endless moves of great length", io.MultiReader(strings.NewReader(head), &again{text: long}), "after 1050: 1048 moves"},
		{"a game far down", strings.NewReader(strings.Repeat("\n", maxEmpty) + head), "nogame"},
		{"a disk that fails", io.MultiReader(strings.NewReader(head), iotest.ErrReader(io.ErrNoProgress)), io.ErrNoProgress.Error()},
		{"CRLF", strings.NewReader(strings.ReplaceAll(file(t, "main-line.sudoku"), "\n", "\r\n")), "whole"},
		{"byte by byte", iotest.OneByteReader(strings.NewReader(file(t, "main-line.sudoku"))), "whole"},
	} {
		_, cut, err := Load(c.in, time.Now)
		if got := outcome(cut, err); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// fill reads as one byte repeated without end.
type fill byte

func (f fill) Read(b []byte) (int, error) {
	for i := range b {
		b[i] = byte(f)
	}
	return len(b), nil
}

// An again reads as a text repeated without end.
type again struct {
	text string
	at   int
}

func (a *again) Read(b []byte) (int, error) {
	n := copy(b, a.text[a.at:])
	a.at = (a.at + n) % len(a.text)
	return n, nil
}

// TestLongTexts fills every text with the characters that are longest when quoted.
func TestLongTexts(t *testing.T) {
	for _, s := range []string{"\x01", "\u2028", "\U000E0001", "\"", "\\", "数", "\xff", "\n"} {
		long := strings.Repeat(s, maxText)
		g := New(puzzle.Puzzle{Title: long, Author: long, Source: long, Date: long, Note: long}, newWatch().now)
		same(t, g, reload(t, g, newWatch()))
	}
}
