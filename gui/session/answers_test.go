package session

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"sudoku/puzzle/practice"
)

func answer(second int, item string) practice.Answer {
	return practice.Answer{When: time.Date(2026, 11, 23, 8, 0, second, 0, time.UTC), Item: item, Grade: practice.Right}
}

// settle runs background work to its end.
func settle(k *Sessions, run func()) {
	for range 5 {
		k.Runner.Wait()
		run()
	}
}

// TestAnswers: what is added comes to the file, beside what something else has written there.
func TestAnswers(t *testing.T) {
	dir := t.TempDir()
	k, run := sessionsIn(filepath.Join(dir, "games"))
	path := filepath.Join(dir, practice.FileName)
	a := NewAnswers(k.Runner, k.Store, func(err error) { t.Error(err) })
	a.Add(answer(1, "x-wing"))
	a.Add(answer(2, "skyscraper")) // while the first is being written
	known := -1
	a.Use(func(list []practice.Answer) { known = len(list) })
	settle(k, run)
	if known != 2 {
		t.Errorf("known: got %v, want %v", known, 2)
	}
	if err := practice.Save(path, []practice.Answer{answer(1, "x-wing"), answer(2, "skyscraper"), answer(3, "swordfish")}); err != nil {
		t.Fatal(err)
	}
	a.Add(answer(4, "jellyfish"))
	a.Add(answer(4, "jellyfish"))
	settle(k, run)
	if list, _, err := practice.Load(path); len(list) != 4 || err != nil {
		t.Error(list, err)
	}
	a.Add(answer(5, "full-house"))
	if err := a.Close(); err != nil {
		t.Error(err)
	}
	k.Runner.Wait()
	if list, _, _ := practice.Load(path); len(list) != 5 {
		t.Error("after closing:", list)
	}
}

// TestAnswersNewer: a record of a later version stays as it is, and that is said.
func TestAnswersNewer(t *testing.T) {
	dir := t.TempDir()
	k, run := sessionsIn(filepath.Join(dir, "games"))
	path := filepath.Join(dir, practice.FileName)
	if err := os.WriteFile(path, []byte("sudoku-desk practice 2\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	var said error
	a := NewAnswers(k.Runner, k.Store, func(err error) { said = err })
	a.Add(answer(1, "x-wing"))
	known := -1
	a.Use(func(list []practice.Answer) { known = len(list) })
	settle(k, run)
	if !errors.Is(said, practice.ErrNewer) || known != 1 {
		t.Error(said, known)
	}
	if text, _ := os.ReadFile(path); string(text) != "sudoku-desk practice 2\n" {
		t.Errorf("%q", text)
	}
}
