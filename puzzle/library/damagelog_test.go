package library

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// A snapshot is the files of a library whose program was killed: what a copy of them holds.
type snapshot struct {
	files          map[string][]byte // by name; one that isn't there has none
	times          map[string]time.Time
	named, unnamed map[string]int // what the library said before, with and without where
	puzzles        map[string]int // and the puzzles alone
}

// besides are the files that lie in the data folder beside the database.
var besides = []string{fileName, logName, savedName}

// killed makes a library of which a part is in its log, and returns what a killed program leaves.
func killed(t testing.TB) *snapshot {
	t.Helper()
	home := t.TempDir()
	filled(t, home, 60)
	l := open(t, home)
	for i, name := range []string{"First", "Second", "Third"} {
		if _, err := l.Import(t.Context(), create(t, l, name), seq(shuffled(100, uint64(20+i))...), nil); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := l.Edit(t.Context(), all(t, l, Query{}).IDs(50, 120), Change{AddTags: []string{"late"}}); err != nil {
		t.Fatal(err)
	}
	s := taken(t, home)
	var err1, err2, err3 error
	s.named, err1 = said(t, l, true)
	s.unnamed, err2 = said(t, l, false)
	s.puzzles, err3 = holds(t, l)
	if err := errors.Join(err1, err2, err3); err != nil {
		t.Fatal(err)
	}
	return s
}

// taken returns the files of a library that is open, as a kill would leave them.
func taken(t testing.TB, home string) *snapshot {
	t.Helper()
	s := &snapshot{files: map[string][]byte{}, times: map[string]time.Time{}}
	for _, name := range besides {
		path := filepath.Join(home, name)
		info, err := os.Stat(path)
		if err != nil {
			continue
		}
		if s.files[name], err = os.ReadFile(path); err != nil {
			t.Fatal(err)
		}
		s.times[name] = info.ModTime()
	}
	return s
}

// put writes the files into a new home.
func (s *snapshot) put(t testing.TB) (home string) {
	t.Helper()
	home = t.TempDir()
	for name, b := range s.files {
		path := filepath.Join(home, name)
		if err := os.WriteFile(path, b, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, s.times[name], s.times[name]); err != nil {
			t.Fatal(err)
		}
	}
	return home
}

// copied returns a copy, to be damaged.
func (s *snapshot) copied() *snapshot {
	c := *s
	c.files = map[string][]byte{}
	for name, b := range s.files {
		c.files[name] = bytes.Clone(b)
	}
	return &c
}

const logName = fileName + "-wal"

// damages are what may happen to the files of a program that was killed.
var damages = []struct {
	name string
	most int // puzzles that Repair then can't save, or not as they were last; -1: any
	do   func(s *snapshot, rng *rand.Rand) string
}{
	{"nothing", 0, func(*snapshot, *rand.Rand) string { return "" }},
	{"flip", 1, flipped(fileName)},
	{"zero", 40, zeroed(fileName)},
	{"cut", -1, cut(fileName)},
	{"flip in log", 40, flipped(logName)}, // of a page, if it was in its number
	{"zero in log", 120, zeroed(logName)}, // of two pages, and of the last transaction
	{"cut log", -1, cut(logName)},
	{"no log", -1, func(s *snapshot, _ *rand.Rand) string { delete(s.files, logName); return "" }},
}

func flipped(name string) func(*snapshot, *rand.Rand) string {
	return func(s *snapshot, rng *rand.Rand) string {
		at := rng.IntN(len(s.files[name]))
		if rng.IntN(4) == 0 { // what stands first says most
			at %= 100
		}
		s.files[name][at] ^= 1 << rng.IntN(8)
		return fmt.Sprintf("at %d", at)
	}
}

// zeroed makes a block of a file zero, as a disk loses one.
func zeroed(name string) func(*snapshot, *rand.Rand) string {
	return func(s *snapshot, rng *rand.Rand) string {
		b := s.files[name]
		at := rng.IntN(len(b)/pageSize) * pageSize
		clear(b[at : at+pageSize])
		return fmt.Sprintf("at %d", at)
	}
}

func cut(name string) func(*snapshot, *rand.Rand) string {
	return func(s *snapshot, rng *rand.Rand) string {
		n := rng.IntN(len(s.files[name]))
		if rng.IntN(5) == 0 {
			n = 0
		}
		s.files[name] = s.files[name][:n]
		return fmt.Sprintf("after %d", n)
	}
}

// TestNoSilentLoss: whatever happens to the files of a program that was killed, what it had said to
// be kept is there, or it is told that it isn't; and Repair saves what can be, and makes nothing up.
func TestNoSilentLoss(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds, and does nothing at the same time")
	}
	whole := killed(t)
	rng := rand.New(rand.NewPCG(68, 1))
	told, lost, worst := map[string]int{}, map[string]int{}, map[string]int{}
	for n := range times(2*len(damages), 100*len(damages)) {
		d := damages[n%len(damages)]
		s := whole.copied()
		t.Run(d.name+" "+d.do(s, rng), func(t *testing.T) {
			home := s.put(t)
			l := open(t, home)
			why := isTold(t, l)
			is, err := said(t, l, true)
			l.Close()
			switch {
			case why == "" && (err != nil || !maps.Equal(is, s.named)):
				t.Errorf("%v: %d puzzles are silently not as they were, %d are new", err, lacking(s.named, is), lacking(is, s.named))
			case why != "" && d.name == "nothing":
				t.Error("told:", why)
			case why != "":
				told[d.name]++
				gone := s.repaired(t, home)
				lost[d.name], worst[d.name] = lost[d.name]+gone, max(worst[d.name], gone)
				if d.most >= 0 && gone > d.most {
					t.Errorf("%d puzzles are not as they were: %s", gone, why)
				}
			}
		})
	}
	for _, d := range damages {
		t.Logf("%s: %d told, %d puzzles not as they were, %d at most at once", d.name, told[d.name], lost[d.name], worst[d.name])
	}
}

// repaired repairs a home, and returns how many puzzles are not as they were.
func (s *snapshot) repaired(t *testing.T, home string) int {
	t.Helper()
	if _, err := Repair(t.Context(), home, true); err != nil {
		t.Fatal(err)
	}
	l := open(t, home)
	defer l.Close()
	if why := isTold(t, l); why != "" {
		t.Error("repaired:", why)
	}
	is, err1 := said(t, l, false)
	puzzles, err2 := holds(t, l)
	if more := lacking(puzzles, s.puzzles); err1 != nil || err2 != nil || more > 0 {
		t.Errorf("%d made up, %v, %v", more, err1, err2)
	}
	return lacking(s.unnamed, is)
}
