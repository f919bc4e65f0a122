package practice

import (
	"bytes"
	"errors"
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

// TestIntervals: the numbers were worked out by hand from the published formula.
func TestIntervals(t *testing.T) {
	for _, c := range []struct {
		grades   []Grade
		interval int
		easiness float64
	}{
		{[]Grade{4}, 1, 2.5},
		{[]Grade{4, 4}, 6, 2.5},
		{[]Grade{4, 4, 4}, 15, 2.5},
		{[]Grade{5, 5, 5}, 17, 2.8},
		{[]Grade{3, 3, 3}, 14, 2.08},
		{[]Grade{4, 4, 2}, 1, 2.18},
		{[]Grade{0, 0, 0}, 1, 1.3},
	} {
		var answers []Answer
		day := 0
		for _, g := range c.grades {
			answers = append(answers, on(day, "x-wing", g))
			day += Items(answers)[0].Interval
		}
		i := Items(answers)[0]
		if i.Interval != c.interval || i.Easiness < c.easiness-1e-9 || i.Easiness > c.easiness+1e-9 {
			t.Errorf("%v: %d days, %v", c.grades, i.Interval, i.Easiness)
		}
	}
}

func TestOffer(t *testing.T) {
	answers := []Answer{on(0, "a", 4), on(1, "b", 4), on(1, "c", 2), on(3, "d", 4)}
	if got := Offer(answers, day0.AddDate(0, 0, 2), 5); !slices.Equal(got, []string{"a", "b", "c"}) {
		t.Error("due:", got)
	}
	if got := Offer(answers, day0.AddDate(0, 0, 2), 2); !slices.Equal(got, []string{"a", "b"}) {
		t.Error("two a day:", got)
	}
	if got := Offer(answers, day0.AddDate(0, 0, 3), 2); !slices.Equal(got, []string{"a"}) {
		t.Error("one was today:", got)
	}
	if got := Offer(nil, day0, 5); len(got) != 0 {
		t.Error("nothing was learnt:", got)
	}
}

// TestEarlyAnswers: what is practised again on the same day does not lengthen the interval.
func TestEarlyAnswers(t *testing.T) {
	i := Items([]Answer{on(0, "a", 4), on(0, "a", 5), on(0, "a", 5)})[0]
	if i.Interval != 1 || i.Passed != 1 {
		t.Error(i)
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
	want := []Answer{on(0, "a", 4), on(2, "b", 3)}
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
		for _, i := range Items(answers) {
			if i.Interval < 1 || i.Interval > mostDays || i.Easiness < leastEasiness {
				t.Error(i)
			}
		}
		Offer(answers, day0, 5)
	})
}
