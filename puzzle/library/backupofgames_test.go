package library

import (
	"bytes"
	"slices"
	"testing"
)

// starred returns a record with a game whose puzzle no collection has, with four stars and a tag.
func starred(t *testing.T) []byte {
	t.Helper()
	home := t.TempDir()
	play(t, home, "a.sudoku", 5, 0)
	l := open(t, home)
	if err := l.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	stars := 4
	if _, err := l.Edit(t.Context(), all(t, l, Query{View: ViewPlayed}).IDs(0, 1), Change{Stars: &stars, AddTags: []string{"good"}}); err != nil {
		t.Fatal(err)
	}
	return backedUp(t, l, "")
}

// TestRecordOfGames: what was said of the puzzle of a game goes along, and twice is as once.
func TestRecordOfGames(t *testing.T) {
	record := starred(t)
	l := open(t, t.TempDir())
	for range 2 {
		if m := restored(t, l, record); len(m.Lost) > 0 || m.Puzzles > 0 {
			t.Errorf("%+v", m)
		}
		rows, err := all(t, l, Query{View: ViewPlayed}).Rows(t.Context(), 0, 2)
		if err != nil || len(rows) != 1 || rows[0].Stars != 4 || !slices.Equal(rows[0].Tags, []string{"good"}) || rows[0].Game != "a.sudoku" {
			t.Fatalf("%+v, %v", rows, err)
		}
	}
	if why := isTold(t, l); why != "" {
		t.Error(why)
	}
}

// TestRecordOfGamesDamaged: wherever the file is damaged, what it says is there or told as lost.
func TestRecordOfGamesDamaged(t *testing.T) {
	record := starred(t)
	from := bytes.Index(record, []byte(ofGamesName))
	to := from + bytes.Index(record[from:], []byte("PK\x03\x04"))
	lost := 0
	for at := from; at < to; at += 7 {
		bad := bytes.Clone(record)
		bad[at] ^= 0x10
		l := open(t, t.TempDir())
		m := restored(t, l, bad)
		rows, err := all(t, l, Query{View: ViewPlayed}).Rows(t.Context(), 0, 2)
		if err != nil || len(rows) != 1 || rows[0].Stars != 4 && len(m.Lost) == 0 {
			t.Errorf("byte %d of %d: %v, %+v, %v", at-from, to-from, m, rows, err)
		}
		lost += len(m.Lost)
	}
	if lost == 0 {
		t.Error("no damage was told")
	}
}
