package practice

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
)

var day0 = time.Date(2026, 11, 23, 8, 0, 0, 0, time.UTC)

func on(day int, item string, g Grade) Answer { return Answer{day0.AddDate(0, 0, day), item, g} }

// Each line: the grades of answers, each given on the day on which the one before made the
// technique due, and after how many days each was due again. The days are those of the published
// formulas with their default weights.
const intervals = `
4          3
5          16
0          1
4 4        3 11
4 4 4      3 11 35
4 4 0      3 11 2
5 5        16 150
3 3 3      2 2 3
0 0 0      1 1 1
2 4 4      1 3 7
`

func TestIntervals(t *testing.T) {
	for line := range strings.Lines(intervals) {
		f := strings.Fields(line)
		var answers []Answer
		day, got := 0, ""
		for i := range len(f) / 2 {
			answers = append(answers, on(day, "x-wing", Grade(f[i][0]-'0')))
			due := Items(answers, time.UTC)[0].Due
			days := int(due.Sub(day0.Truncate(24*time.Hour)).Hours()/24) - day
			day += days
			got += fmt.Sprint(" ", days)
		}
		if want := strings.Join(f[len(f)/2:], " "); strings.TrimSpace(got) != want {
			t.Errorf("%s: due after%s", strings.TrimSpace(line), got)
		}
	}
}

// TestGradesInOrder: a better answer never comes again sooner, and no interval is longer than ten
// years.
func TestGradesInOrder(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	for range 500 {
		var answers []Answer
		day := 0
		for range 1 + rng.IntN(12) {
			answers = append(answers, on(day, "x", Grade(rng.IntN(6))))
			day += 1 + rng.IntN(60)
		}
		last := time.Time{}
		for g := range maxGrade + 1 {
			due := Items(append(answers[:len(answers):len(answers)], on(day, "x", g)), time.UTC)[0].Due
			if due.Before(last) || due.After(day0.AddDate(0, 0, day+mostDays)) {
				t.Fatalf("%v, then %d on day %d: due on %v, %v before", answers, g, day, due, last)
			}
			last = due
		}
	}
}

// TestDueByTheDay: what is due on a day is due from its first minute on, at the place of the
// learner, however late the answer was.
func TestDueByTheDay(t *testing.T) {
	place := time.FixedZone("", 9*3600)
	late := Answer{time.Date(2026, 11, 23, 23, 55, 0, 0, place).UTC(), "a", Right}
	for hour, want := range map[int]int{-1: 0, 0: 1, 23: 1} {
		now := time.Date(2026, 11, 26, hour, 5, 0, 0, place)
		if got := Offer([]Answer{late}, now, 5); len(got) != want {
			t.Errorf("at %v: %v", now, got)
		}
	}
}

func TestOffer(t *testing.T) {
	answers := []Answer{on(0, "a", 0), on(1, "b", 0), on(1, "c", 0), on(2, "d", 4)}
	if got := Offer(answers, day0.AddDate(0, 0, 3), 5); !slices.Equal(got, []string{"a", "b", "c"}) {
		t.Error("due:", got)
	}
	if got := Offer(answers, day0.AddDate(0, 0, 3), 2); !slices.Equal(got, []string{"a", "b"}) {
		t.Error("two a day:", got)
	}
	if got := Offer(answers, day0.AddDate(0, 0, 2), 2); !slices.Equal(got, []string{"a"}) {
		t.Error("one was today:", got)
	}
	if got := Offer(nil, day0, 5); len(got) != 0 {
		t.Error("nothing was learnt:", got)
	}
}

// TestOneAnswerADay: what is practised again on the same day counts once, the worst of it.
func TestOneAnswerADay(t *testing.T) {
	due := func(answers ...Answer) time.Time { return Items(answers, time.UTC)[0].Due }
	if a, b := due(on(0, "a", 4)), due(on(0, "a", 4), on(0, "a", 5), on(0, "a", 5)); a != b {
		t.Error(a, b)
	}
	if a, b := due(on(0, "a", 0)), due(on(0, "a", 5), on(0, "a", 0), on(0, "a", 4)); a != b {
		t.Error(a, b)
	}
}

// TestInGame: what a game shows makes nothing due, and puts off what an exercise made due.
func TestInGame(t *testing.T) {
	if got := Items([]Answer{on(0, InGame("a"), 4)}, time.UTC); len(got) != 0 {
		t.Error("a game alone:", got)
	}
	if got := Offer([]Answer{on(0, "a", 0), on(1, InGame("b"), 4)}, day0.AddDate(0, 0, 1), 1); !slices.Equal(got, []string{"a"}) {
		t.Error("a game counts as practice of the day:", got)
	}
	alone := Items([]Answer{on(0, "a", 4)}, time.UTC)[0].Due
	if later := Items([]Answer{on(0, "a", 4), on(3, InGame("a"), 4)}, time.UTC)[0].Due; !later.After(alone.AddDate(0, 0, 1)) {
		t.Error("a game puts nothing off:", alone, later)
	}
	if same := Items([]Answer{on(0, "a", 0), on(0, InGame("a"), 5)}, time.UTC)[0].Due; same != Items([]Answer{on(0, "a", 0)}, time.UTC)[0].Due {
		t.Error("a game counts more than the exercise of that day:", same)
	}
}

func TestMerge(t *testing.T) {
	a, b := []Answer{on(0, "a", 4), on(2, "b", 3)}, []Answer{on(1, "c", 5), on(0, "a", 4)}
	want := []Answer{on(0, "a", 4), on(1, "c", 5), on(2, "b", 3)}
	if got := Merge(a, b); !reflect.DeepEqual(got, want) || !reflect.DeepEqual(Merge(b, a), want) {
		t.Error(got)
	}
}

func TestFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), FileName)
	if got, _, err := Load(path); got != nil || err != nil {
		t.Error("no file:", got, err)
	}
	want := []Answer{on(0, "a", 4), on(1, InGame("a"), 4), on(2, "b", 3)}
	if err := Save(path, want); err != nil {
		t.Fatal(err)
	}
	if got, lost, err := Load(path); !reflect.DeepEqual(got, want) || lost != 0 || err != nil {
		t.Error(got, lost, err)
	}
	damaged := "sudoku-desk practice 1\nrubbish\n2026-11-23T08:00:00Z a 4\n"
	os.WriteFile(path, []byte(damaged), 0o600)
	if got, lost, err := Load(path); len(got) != 1 || lost != 1 || err != nil {
		t.Error(got, lost, err)
	}
	if err := Save(path, want); err != nil {
		t.Error(err)
	}
	if kept, err := os.ReadFile(path + ".damaged"); string(kept) != damaged {
		t.Error(kept, err)
	}
	os.WriteFile(path, []byte("sudoku-desk practice 2\n"), 0o600)
	if err := Save(path, want); !errors.Is(err, ErrNewer) {
		t.Error(err)
	}
}

func FuzzRead(f *testing.F) {
	f.Add("sudoku-desk practice 1\n2026-11-23T08:00:00Z x-wing 4\n")
	f.Add("sudoku-desk practice 1\r\n2026-11-23T08:00:00+08:00 a 0\r\n\n1 2 3\n")
	f.Add("sudoku-desk practice 2\n")
	f.Add(strings.Repeat("x", 300))
	f.Add("sudoku-desk practice 1\n" + strings.Repeat("2026-11-23T08:00:00Z a 4\n", 5000))
	f.Add("sudoku-desk practice 99999999999999999999\n")
	f.Add("sudoku-desk practice 1\n9999-12-31T23:59:59-23:59 a 4\n0000-01-01T00:00:00Z a 5\n0001-01-01T00:00:00+23:59 a 255\n")
	f.Add("sudoku-desk practice 1\n2026-11-23T08:00:00.999999999999Z " + strings.Repeat("-", 64) + " 1e1\n{\"a\":[[[[\x00\n")
	f.Fuzz(func(t *testing.T, text string) {
		answers, _, err := Read(strings.NewReader(text))
		if err != nil {
			return
		}
		var b bytes.Buffer
		if err := Write(&b, answers); err != nil {
			t.Fatal(err)
		}
		again, lost, err := Read(&b)
		if err != nil || lost != 0 || !slices.Equal(answers, again) {
			t.Errorf("%q reads back as %v, not %v: %v", text, again, answers, err)
		}
		last := map[string]time.Time{}
		for _, a := range ordered(answers) {
			last[a.Technique()] = dayOf(a.When, time.UTC)
		}
		for _, i := range Items(answers, time.UTC) {
			if days := i.Due.Sub(last[i.ID]).Hours() / 24; days < 1 || days > mostDays {
				t.Errorf("%v: due after %v days", i, days)
			}
		}
		Offer(answers, day0, 5)
	})
}
