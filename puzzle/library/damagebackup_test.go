package library

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle/practice"
)

// filledHome makes a home with puzzles, games and answers.
func filledHome(t testing.TB) *Library {
	t.Helper()
	home := t.TempDir()
	filled(t, home, times(80, 300))
	for i := range 4 {
		play(t, home, fmt.Sprintf("g%d.sudoku", i), 3+5*i, 1)
	}
	var answers []practice.Answer
	for i := range 40 {
		answers = append(answers, practice.Answer{When: time.Unix(1e9+1e5*int64(i), 0).UTC(), Item: "x-wing", Grade: 4})
	}
	if err := practice.Save(filepath.Join(home, practice.FileName), answers); err != nil {
		t.Fatal(err)
	}
	return open(t, home)
}

// everything returns what a home holds: puzzles, and the texts of games and of answers.
func everything(t testing.TB, l *Library, settings map[string]any) map[string]int {
	t.Helper()
	held, err := said(t, l, false)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range files(t, l.db.dir) {
		_, text, _ = strings.Cut(text, "\n") // a name has no sum
		held[text]++
	}
	answers, _, err := practice.Load(practicePath(l.db.dir))
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range answers {
		held[fmt.Sprint("answer ", a)]++
	}
	held[fmt.Sprint(settings)]++
	return held
}

// deflatedAgain packs the files of a backup as versions before did.
func deflatedAgain(t testing.TB, record []byte) []byte {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(record), int64(len(record)))
	if err != nil {
		t.Fatal(err)
	}
	var parts []string
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		parts = append(parts, f.Name, string(text))
	}
	return zipped(t, parts...)
}

// TestDamagedBackup: what a damaged backup has lost is told, and of one that Backup writes a
// flipped bit costs one thing, or that and the next; what is appended costs nothing.
func TestDamagedBackup(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds, and does nothing at the same time")
	}
	l := filledHome(t)
	record := backedUp(t, l, `{"dark":true}`)
	was := everything(t, l, map[string]any{"dark": true})
	for i, record := range [][]byte{record, deflatedAgain(t, record)} {
		told, lost := 0, 0
		hurt(record, uint64(i), times(12, 500), times(12, 200), times(4, 50), func(name string, b []byte) {
			most := 2 // a line, whose end may be the first code that is read wrong, or two answers joined
			if len(b) > len(record) {
				most = 0
			} else if len(b) < len(record) || i > 0 {
				most = len(was)
			}
			t.Run(name, func(t *testing.T) {
				gone, isTold := restoredFrom(t, b, was)
				if gone > most || gone > 0 && !isTold {
					t.Errorf("%d lost, told: %v", gone, isTold)
				}
				if lost += gone; isTold {
					told++
				}
			})
		})
		t.Logf("%d told, %d lost", told, lost)
	}
}

// restoredFrom restores a damaged backup, and returns how much of what it had is not there.
func restoredFrom(t *testing.T, b []byte, was map[string]int) (gone int, told bool) {
	home := t.TempDir()
	l := open(t, home)
	m, err := l.Restore(t.Context(), bytes.NewReader(b), int64(len(b)), nil)
	if errors.Is(err, ErrNoRecord) {
		return len(was), true
	}
	if err != nil {
		t.Fatal(err)
	}
	is := everything(t, l, m.Settings)
	delete(is, fmt.Sprint(map[string]any(nil)))
	maps.DeleteFunc(is, func(s string, _ int) bool { return strings.HasPrefix(s, "answer") && was[s] == 0 }) // its line has no sum
	if more := lacking(is, was); more > 0 {
		t.Errorf("%d made up", more)
	}
	return lacking(was, is), m.Refused > 0 && len(m.Lost) > 0
}
