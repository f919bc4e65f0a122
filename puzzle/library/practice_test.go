package library

import (
	"bytes"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"sudoku/puzzle/practice"
	"sudoku/puzzle/store"
)

// TestPracticeRestored: a record that is restored twice adds what is new, once.
func TestPracticeRestored(t *testing.T) {
	when := time.Date(2026, 11, 23, 8, 0, 0, 0, time.UTC)
	old := practice.Answer{When: when, Item: "x-wing", Grade: practice.Right}
	later := practice.Answer{When: when.AddDate(0, 0, 1), Item: "skyscraper", Grade: practice.Slow}
	var libs [2]*Library
	for i := range libs {
		dir := t.TempDir()
		l, err := Open(t.Context(), dir, store.Games{Dir: filepath.Join(dir, "games")})
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		libs[i] = l
	}
	practice.Save(practicePath(libs[0].db.dir), []practice.Answer{old})
	practice.Save(practicePath(libs[1].db.dir), []practice.Answer{later})
	var record bytes.Buffer
	if err := libs[0].Backup(t.Context(), &record, nil); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		m, err := libs[1].Restore(t.Context(), bytes.NewReader(record.Bytes()), int64(record.Len()), nil)
		if err != nil || m.Refused != 0 {
			t.Fatal(m, err)
		}
		got, _, err := practice.Load(practicePath(libs[1].db.dir))
		if want := []practice.Answer{old, later}; !slices.Equal(got, want) {
			t.Error(got, err)
		}
	}
}
