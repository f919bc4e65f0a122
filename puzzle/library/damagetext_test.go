package library

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"
)

// hurt returns copies of a text, each with a bit flipped, cut off, or lengthened, by what was done.
func hurt(text []byte, seed uint64, flips, cuts, longer int, do func(name string, b []byte)) {
	rng := rand.New(rand.NewPCG(seed, 1))
	for n := range flips {
		b, at, bit := bytes.Clone(text), rng.IntN(len(text)), rng.IntN(8)
		switch n % 4 { // more at the begin and at the end, which say what there is
		case 0:
			at %= 150
		case 1:
			at = len(text) - 1 - at%1500
		}
		b[at] ^= 1 << bit
		do(fmt.Sprintf("flip %d of %d %.20q", bit, at, text[at:]), b)
	}
	for range cuts {
		n := rng.IntN(len(text))
		do(fmt.Sprintf("cut after %d", n), text[:n:n])
	}
	for range longer {
		b := bytes.Clone(text)
		for range 1 << rng.IntN(17) {
			b = append(b, byte(rng.Uint32()))
		}
		do(fmt.Sprintf("longer by %d", len(b)-len(text)), b)
	}
}

// lines writes the puzzles of a library as a collection of before.
func lines(t testing.TB, l *Library) (text []byte) {
	t.Helper()
	text = head("Sunday papers")
	err := l.db.change(t.Context(), func(c *change) error {
		list, err := c.puzzles(puzzlesFrom, 0)
		for i := range list {
			list[i].num = uint32(i + 1)
			text = list[i].appendLine(text)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// restoredText opens a home and restores a backup with a collection's text.
func restoredText(t testing.TB, text []byte) (*Library, Merged) {
	t.Helper()
	l := open(t, t.TempDir())
	return l, restored(t, l, recordOfText(text))
}

// TestDamagedText: what a damaged text in a backup has lost is told, unless it ends where a line
// does; and nothing is made up.
func TestDamagedText(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds, and does nothing at the same time")
	}
	home := t.TempDir()
	filled(t, home, 60)
	text := lines(t, open(t, home))
	whole, _ := restoredText(t, text)
	was, err := said(t, whole, false)
	named, err2 := said(t, whole, true)
	if err != nil || err2 != nil || len(was) != 60 {
		t.Fatal(len(was), err, err2)
	}
	told, lost := 0, 0
	hurt(text, 4, times(12, 500), times(12, 200), times(2, 20), func(name string, b []byte) {
		t.Run(name, func(t *testing.T) {
			l, m := restoredText(t, b)
			is, err := said(t, l, false)
			if err != nil || l.Fault() != nil || lacking(is, was) > 0 {
				t.Errorf("%d puzzles were made up, %v, %v", lacking(is, was), l.Fault(), err)
			}
			lost += lacking(was, is)
			if m.Refused > 0 && len(m.Lost) > 0 {
				told++
				return
			}
			unknowable := len(b) == 0 || len(b) < len(text) && text[len(b)-1] == '\n'
			if is, _ := said(t, l, true); lacking(named, is) > 0 && !unknowable {
				t.Errorf("%d puzzles are silently not as they were", lacking(named, is))
			}
		})
	})
	t.Logf("%d told, %d puzzles lost", told, lost)
}
