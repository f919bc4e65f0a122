package library

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/puzzle/store"
)

// FuzzCollection takes any bytes over as a collection of before: what was read is whole, and is
// there again in a library of its backup.
func FuzzCollection(f *testing.F) {
	f.Add([]byte("sudoku-desk collection 1\nname \"x\"\nadd 1 2026-11-23T04:30:00Z " + one + " title \"a\" tags \"b,c\" stars 9 rating 3/12/x/1.0\nset 1 note n\nremove 2\n"))
	f.Add([]byte("sudoku-desk collection 1\nadd 1 2026-11-23T04:30:00Z " + one + " ~00000000\nadd 2 2026-11-23T04:30:00Z " + one + " ti"))
	f.Add([]byte("sudoku-desk collection 2\n"))
	f.Add([]byte("sudoku-desk collection 1\nname \"x\"\nadd 1 2026-11-23T04:30:00Z ..3" + strings.Repeat(".", 78) + " shape \"killer 4x4; 3 r1c1 r1c2\"\n" +
		"set 1 entries " + one + "\nadd 2 2026-11-23T04:30:00Z " + one + " shape \"diagonal\"\nadd 3 2026-11-23T04:30:00Z " + one + " shape \"6x6\"\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		home := t.TempDir()
		dir := filepath.Join(home, "collections")
		os.Mkdir(dir, 0o700)
		path := filepath.Join(dir, "f.txt")
		os.WriteFile(path, text, 0o600)
		l := open(t, home)
		report, err := l.Check(t.Context())
		if err != nil || len(report.Faults) > 0 || l.Fault() != nil {
			t.Fatal(err, report.Faults, l.Fault())
		}
		if got := all(t, l, Query{}).Len(); got != report.Puzzles {
			t.Errorf("%d puzzles, and %d are found", report.Puzzles, got)
		}
		record := backedUp(t, l, "")
		m := restored(t, open(t, t.TempDir()), record)
		if m.Puzzles != report.Puzzles || m.Refused > 0 {
			t.Errorf("%d puzzles, restored: %+v", report.Puzzles, m)
		}
	})
}

// FuzzQuery searches for any text.
func FuzzQuery(f *testing.F) {
	for _, s := range []string{"hard 17 givens unsolved 2025", "killer 6x6 -diagonal", "*?[", `-"a b" #t "`, "1..9 stars 困难 - --", "\x80\"“”", "0\x000"} {
		f.Add(s)
	}
	home := f.TempDir()
	l, err := Open(f.Context(), home, store.Games{Dir: home})
	if err != nil {
		f.Fatal(err)
	}
	id := create(f, l, "c")
	if _, err := l.Import(f.Context(), id, seq(shuffled(5, 1)...), nil); err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if terms := parseQuery(text); len(terms) > maxTerms {
			t.Error(len(terms))
		}
		r, err := l.Search(t.Context(), Query{Text: text})
		if err != nil {
			t.Fatal(err)
		}
		if r.Len() > 5 {
			t.Error(r.Len())
		}
	})
}

// FuzzArchive lists any bytes: what is listed lies in them, and can be read to its end.
func FuzzArchive(f *testing.F) {
	f.Add(recordOf("x", shuffled(3, 1)))
	f.Add(zipped(f, recordName, "sudoku-desk record 1\n", "settings.json", "{}", "games/a.sudoku", "x"))
	f.Add([]byte(localHead + centralHead + endHead))
	f.Fuzz(func(t *testing.T, text []byte) {
		a := readArchive(bytes.NewReader(text), int64(len(text)))
		for i := range a.files {
			file := &a.files[i]
			if file.from < 0 || file.from > a.size || file.n > a.size-file.from {
				t.Errorf("%+v", file)
			}
			if r, err := a.open(file); err == nil {
				_, _ = io.Copy(io.Discard, io.LimitReader(r, 1<<20))
			}
		}
	})
}

// FuzzPage reads any bytes as a page of puzzles and collections, and any as a row.
func FuzzPage(f *testing.F) {
	home := f.TempDir()
	filled(f, home, 20)
	file, err := os.ReadFile(filepath.Join(home, fileName))
	if err != nil {
		f.Fatal(err)
	}
	for at := 0; at < len(file); at += pageSize {
		if file[at] == tableLeaf {
			f.Add(file[at : at+pageSize])
		}
	}
	path := filepath.Join(f.TempDir(), "page")
	f.Fuzz(func(t *testing.T, b []byte) {
		valuesOf(b)
		page := make([]byte, pageSize)
		copy(page, b)
		if err := os.WriteFile(path, page, 0o600); err != nil {
			t.Fatal(err)
		}
		l := open(t, t.TempDir())
		err := l.db.change(t.Context(), func(c *change) error {
			r := rescue{change: c, to: l, out: &Repaired{}}
			return r.byPages(t.Context(), path)
		})
		if err != nil {
			t.Fatal(err)
		}
		whole(t, l)
	})
}

// FuzzRestore restores any bytes: nothing is written outside, and nothing that was there is
// lost.
func FuzzRestore(f *testing.F) {
	collection := string(head("x")) + "add 1 2026-11-23T04:30:00Z " + one + "\n"
	f.Add(zipped(f, recordName, "sudoku-desk record 1\n", "collections/x.txt", collection, "games/../a.sudoku", "sudoku-desk game 3\ngivens "+one+"\n", "settings.json", "{}"))
	f.Add(zipped(f, recordName, "sudoku-desk record 1\n", "games/a.sudoku", "sudoku-desk game 3\ngivens "+one+"\nenter 4 r1c3\n"))
	f.Add([]byte("PK\x05\x06"))
	f.Fuzz(func(t *testing.T, record []byte) {
		if len(record) > 1<<16 {
			return
		}
		outside := t.TempDir()
		home := filepath.Join(outside, "home")
		l := open(t, home)
		id := create(t, l, "x")
		if _, err := l.Import(t.Context(), id, seq(shuffled(2, 1)...), nil); err != nil {
			t.Fatal(err)
		}
		_, _ = l.Restore(t.Context(), bytes.NewReader(record), int64(len(record)), nil)
		if list, _ := os.ReadDir(outside); len(list) != 1 {
			t.Error(list)
		}
		if got := found(t, open(t, home), Query{}); len(got) < 2 {
			t.Error(got)
		}
	})
}
