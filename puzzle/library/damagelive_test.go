package library

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"sudoku/puzzle/words"
)

// TestDamagedWhileWriting: the files of a library are damaged while two programs write to it, which
// then are closed or killed: what they had said to be kept is there, or it is told that it isn't.
func TestDamagedWhileWriting(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds, and does nothing at the same time")
	}
	wait := busy
	busy = 200 * time.Millisecond
	t.Cleanup(func() { busy = wait })
	told, lost := map[string]int{}, map[string]int{}
	for n := range times(2*len(damages), 30*len(damages)) {
		d, rng := damages[n%len(damages)], rand.New(rand.NewPCG(68, uint64(n)))
		t.Run(fmt.Sprint(d.name, " ", n), func(t *testing.T) {
			p := &programs{home: t.TempDir(), kept: map[string]int{}, tried: map[string]int{}}
			p.write(t, d.do, rng)
			home := p.home
			if n/len(damages)%2 == 0 {
				home = taken(t, p.home).put(t) // they are killed
			}
			p.close()
			l := open(t, home)
			why := isTold(t, l)
			is, err := holds(t, l)
			l.Close()
			if why == "" && (err != nil || lacking(p.kept, is) > 0) {
				t.Errorf("%s: %v: %d of %d puzzles are silently not as they were", p.how, err, lacking(p.kept, is), len(p.kept))
			}
			if why == "" {
				return
			}
			if told[d.name]++; d.name == "nothing" {
				t.Error("told:", why)
			}
			if _, err := Repair(t.Context(), home, true); err != nil {
				t.Error(why, err)
				return
			}
			l = open(t, home)
			if why := isTold(t, l); why != "" {
				t.Error("repaired:", why)
			}
			is, err = holds(t, l)
			if lost[d.name] += lacking(p.kept, is); err != nil || lacking(is, p.tried) > 0 {
				t.Error(err, lacking(is, p.tried), "made up")
			}
		})
	}
	for _, d := range damages {
		t.Logf("%s: %d told, %d puzzles not as they were", d.name, told[d.name], lost[d.name])
	}
}

// programs are two that write to the library of a home.
type programs struct {
	home string
	open []*Library
	how  string         // they were damaged
	kept map[string]int // puzzles that they said to be kept

	tried map[string]int // and those that they said they could not keep
}

// write has both write by turns, and damages the files meanwhile.
func (p *programs) write(t *testing.T, damage func(*snapshot, *rand.Rand) string, rng *rand.Rand) {
	t.Helper()
	l := open(t, p.home)
	for seed := range uint64(4) {
		p.write10(t, l, seed)
	}
	l.Close()
	p.open = []*Library{open(t, p.home), open(t, p.home)}
	for i, l := range p.open {
		p.write10(t, l, uint64(10+i))
	}
	at := rng.IntN(6)
	for round := range 6 {
		if round == at {
			s := taken(t, p.home)
			p.damage(t, s, damage, rng)
		}
		p.write10(t, p.open[round%2], uint64(20+round))
	}
}

// write10 adds puzzles, and notes what is kept then.
func (p *programs) write10(t *testing.T, l *Library, seed uint64) {
	t.Helper()
	puzzles := shuffled(10, seed)
	c, err := l.Named(t.Context(), fmt.Sprint("by ", seed))
	if err == nil {
		_, err = l.Import(t.Context(), c.ID, seq(puzzles...), nil)
	}
	for _, q := range puzzles {
		if p.tried[fmt.Sprint(q)]++; err == nil {
			p.kept[fmt.Sprint(q)]++
		}
	}
}

// holds returns the puzzles of a library, without those that are known to be damaged.
func holds(t testing.TB, l *Library) (map[string]int, error) {
	t.Helper()
	is := map[string]int{}
	r, err := l.Search(t.Context(), Query{})
	if err == nil {
		r, err = r.All(t.Context())
	}
	if err != nil {
		return is, err
	}
	rows, err := r.Rows(t.Context(), 0, r.Len())
	collections, err2 := l.Collections(t.Context())
	var aside CollectionID
	for _, c := range collections {
		if c.Name == words.English.T("library.damagedname") {
			aside = c.ID
		}
	}
	for _, row := range rows {
		if !row.Damaged && row.Collection != aside {
			is[fmt.Sprint(row.Puzzle)]++
		}
	}
	return is, errors.Join(err, err2)
}

// damage writes what has become of files in place of them.
func (p *programs) damage(t *testing.T, s *snapshot, damage func(*snapshot, *rand.Rand) string, rng *rand.Rand) {
	t.Helper()
	before := s.copied()
	p.how = damage(s, rng)
	for name, b := range before.files {
		path, now := filepath.Join(p.home, name), s.files[name]
		switch {
		case now == nil:
			if err := os.Remove(path); err != nil {
				t.Fatal(err)
			}
		case string(now) != string(b):
			f, err := os.OpenFile(path, os.O_WRONLY, 0)
			if err == nil {
				_, err = f.WriteAt(now, 0)
			}
			if err == nil {
				err = f.Truncate(int64(len(now)))
			}
			if f.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func (p *programs) close() {
	for _, l := range p.open {
		l.Close()
	}
}
