package library

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestNothingLost: what a person does with the files of a library, or a crash, is no loss.
func TestNothingLost(t *testing.T) {
	home := t.TempDir()
	filled(t, home, 20)
	before := taken(t, home)
	fill := func(name string, seed uint64) *Library {
		l := open(t, home)
		if _, err := l.Import(t.Context(), create(t, l, name), seq(shuffled(30, seed)...), nil); err != nil {
			t.Fatal(err)
		}
		return l
	}
	fill("a", 1).Close()
	closed := taken(t, home)
	fill("b", 2)
	killed := taken(t, home)
	sqlFile(t, home, "DELETE FROM fact WHERE name='saved'; PRAGMA wal_checkpoint(truncate)")
	uncounted := taken(t, home)

	with := func(s *snapshot, change func(*snapshot)) *snapshot {
		s = s.copied()
		change(s)
		return s
	}
	put := func(old *snapshot) func(*snapshot) { // a copy that has come in the place of a library
		return func(s *snapshot) {
			s.files[fileName] = old.files[fileName]
			s.times = map[string]time.Time{fileName: time.Now()}
			delete(s.files, logName)
		}
	}
	saved := func(b []byte) func(*snapshot) {
		return func(s *snapshot) { s.files[savedName] = b }
	}
	for name, s := range map[string]*snapshot{
		"closed":                       closed,
		"killed":                       killed,
		"copied":                       with(killed, func(s *snapshot) { s.times = nil }),
		"copy in place of closed":      with(closed, put(before)),
		"copy in place of killed":      with(killed, put(before)),
		"closed in place of killed":    with(killed, put(closed)),
		"copy of before counting":      with(killed, put(uncounted)),
		"uncounted":                    uncounted,
		"without what is beside":       with(killed, func(s *snapshot) { delete(s.files, savedName) }),
		"what is beside is of before":  with(killed, saved(before.files[savedName])),
		"what is beside is empty":      with(killed, saved(nil)),
		"what is beside is no text":    with(killed, saved([]byte("changes 7 added 900\n"))),
		"what is beside has a bit off": with(killed, saved([]byte("D"+string(killed.files[savedName][1:])))),
	} {
		t.Run(name, func(t *testing.T) {
			home := s.put(t)
			for _, name := range []string{"x", "y", "z"} {
				l := open(t, home)
				if why := isTold(t, l); why != "" {
					t.Error(name, why)
				}
				create(t, l, name)
				l.Close()
			}
		})
	}
}

// TestLoss: a loss is said by each program until it is repaired, by the window once.
func TestLoss(t *testing.T) {
	s := killed(t)
	delete(s.files, logName)
	home := s.put(t)
	var loss *LossError
	for i := range 3 {
		l := open(t, home)
		if !errors.As(l.Loss(), &loss) || loss.Puzzles != 300 || loss.Log || l.Fault() != nil || !strings.Contains(isTold(t, l), "300 added puzzles") {
			t.Errorf("%+v, %v", loss, l.Fault())
		}
		if once := l.LossOnce(t.Context()); (once != nil) != (i == 0) {
			t.Error(i, once)
		}
		create(t, l, string(rune('a'+i)))
		l.Close()
	}
	if _, err := Repair(t.Context(), home, true); err != nil {
		t.Fatal(err)
	}
	if l := open(t, home); isTold(t, l) != "" || l.Loss() != nil {
		t.Error(l.Loss())
	}
}

// TestLossInLog: where SQLite can't read the log to its end, nothing is changed that Repair may read.
func TestLossInLog(t *testing.T) {
	s := killed(t)
	s.files[logName][len(s.files[logName])/2] ^= 4
	home := s.put(t)
	for range 2 {
		l := open(t, home)
		var loss *LossError
		if !errors.As(l.Fault(), &loss) || !loss.Log || !l.Readable() || !errors.As(l.Loss(), &loss) || l.LossOnce(t.Context()) != nil {
			t.Error(l.Fault())
		}
		if is, err := said(t, l, false); err != nil || len(is) == 0 {
			t.Error(len(is), err)
		}
		if _, err := l.Create(t.Context(), "x"); !errors.As(err, &loss) {
			t.Error(err)
		}
		l.Close()
	}
	if done, err := Repair(t.Context(), home, true); err != nil || done.Puzzles < 355 {
		t.Error(done, err)
	}
}

// TestEmptied: of a file that is empty, or gone, all is lost.
func TestEmptied(t *testing.T) {
	for _, gone := range []bool{false, true} {
		home := t.TempDir()
		filled(t, home, 20)
		path := filepath.Join(home, fileName)
		err := os.Truncate(path, 0)
		if gone {
			err = os.Remove(path)
		}
		if err != nil {
			t.Fatal(err)
		}
		l := open(t, home)
		var loss *LossError
		if !errors.As(l.Loss(), &loss) || loss.Puzzles != 20 || l.Fault() != nil {
			t.Error(loss, l.Fault())
		}
	}
}

// TestEmptiedBesideLog: of a file that is empty, or gone, what is in its log is saved.
func TestEmptiedBesideLog(t *testing.T) {
	for _, gone := range []bool{false, true} {
		s := killed(t)
		home := s.put(t)
		path := filepath.Join(home, fileName)
		err := os.Truncate(path, 0)
		if gone {
			err = os.Remove(path)
		}
		if err != nil {
			t.Fatal(err)
		}
		l := open(t, home)
		if !errors.Is(l.Fault(), ErrDamaged) {
			t.Error(l.Fault())
		}
		l.Close()
		if done, err := Repair(t.Context(), home, true); err != nil || done.Puzzles < 300 {
			t.Errorf("%+v, %v", done, err)
		}
	}
}
