package library

import (
	"bytes"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
)

// TestDamagedFile: of a file in which a bit was flipped, or which was cut, either nothing is
// missing or that is told, and then Repair saves all but the puzzles of a page, and makes up none.
func TestDamagedFile(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds, and does nothing at the same time")
	}
	home := t.TempDir()
	filled(t, home, 300)
	file, err := os.ReadFile(filepath.Join(home, fileName))
	if err != nil {
		t.Fatal(err)
	}
	l := open(t, home)
	d := &damagedFile{file: file, pages: pagesOf(t, l)}
	if d.beside, err = os.ReadFile(filepath.Join(home, savedName)); err != nil {
		t.Fatal(err)
	}
	for names, to := range map[bool]*map[string]int{true: &d.named, false: &d.unnamed} {
		if *to, err = said(t, l, names); err != nil || len(*to) != 298 {
			t.Fatal(len(*to), err)
		}
	}
	rng := rand.New(rand.NewPCG(3, 1))
	flips, cuts := times(12, 500), times(12, 200)
	for n := range flips + cuts {
		b, name := bytes.Clone(file), ""
		if n < flips {
			at := placeIn(b, rng, n)
			b[at] ^= 1 << rng.IntN(8)
			name = fmt.Sprintf("flip at %d of page %d", at%pageSize, at/pageSize+1)
		} else {
			b = b[:1+rng.IntN(len(b)-1)]
			name = fmt.Sprintf("cut after %d", len(b))
		}
		t.Run(name, func(t *testing.T) {
			d.check(t, b)
		})
	}
	t.Logf("%d flips, %d cuts, %d told, %d puzzles lost and %d set aside", flips, cuts, d.told, d.lost, d.aside)
}

// placeIn returns a place of a file, sometimes one in a page that matters most.
func placeIn(file []byte, rng *rand.Rand, n int) int {
	switch n % 4 {
	case 0:
		return rng.IntN(pageSize)
	case 1:
		return pageSize*(bytes.Index(file, []byte("Sunday papers"))/pageSize+1) - 1 - rng.IntN(120)
	}
	return rng.IntN(len(file))
}

// A damagedFile is a file that was whole, and what became of it.
type damagedFile struct {
	file, beside      []byte
	pages             map[int][]string
	named, unnamed    map[string]int // what it says, with the names of collections and without
	told, lost, aside int
}

// pagesOf returns which puzzles have something in which page, from 0.
func pagesOf(t testing.TB, l *Library) map[int][]string {
	t.Helper()
	pages := map[int][]string{}
	const query = `SELECT pageno, pagetype, path, ncell FROM dbstat WHERE name='puzzle' AND pagetype<>'internal'`
	err := l.db.query(t.Context(), query, nil, func(rows *sql.Rows) error {
		var page, cells int
		var kind, path string
		err := rows.Scan(&page, &kind, &path, &cells)
		if kind == "overflow" { // LEAF/CELL+NUMBER, in base 16
			path = path[:len(path)-len("+000000")]
			pages[page-1] = []string{path}
			return err
		}
		for i := range cells {
			pages[page-1] = append(pages[page-1], fmt.Sprintf("%s%03x", path, i))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return pages
}

// mayLose returns how many puzzles have something in the pages that differ.
func (d *damagedFile) mayLose(b []byte) int {
	lost := map[string]bool{}
	for at := 0; at < len(d.file); at += pageSize {
		if end := at + pageSize; end > len(b) || !bytes.Equal(b[at:end], d.file[at:end]) {
			for _, p := range d.pages[at/pageSize] {
				lost[p] = true
			}
		}
	}
	return len(lost)
}

// check opens and repairs what the file has become.
func (d *damagedFile) check(t *testing.T, b []byte) {
	home := t.TempDir()
	err1 := os.WriteFile(filepath.Join(home, fileName), b, 0o600)
	if err2 := os.WriteFile(filepath.Join(home, savedName), d.beside, 0o600); err1 != nil || err2 != nil {
		t.Fatal(err1, err2)
	}
	l := open(t, home)
	_ = l.Sync(t.Context()) // which must not make it worse
	why := isTold(t, l)
	is, err := said(t, l, true)
	if l.Close(); why != "" {
		d.told++
		d.repair(t, b, home, why)
	} else if err != nil || !maps.Equal(is, d.named) {
		t.Errorf("%v: %d puzzles are silently not as they were, %d are new", err, lacking(d.named, is), lacking(is, d.named))
	}
}

// repair repairs the file of a home.
func (d *damagedFile) repair(t *testing.T, b []byte, home, why string) {
	done, err := Repair(t.Context(), home, true)
	if errors.Is(err, ErrNewer) { // a bit of the version
		return
	}
	if err != nil {
		t.Error(why, err)
		return
	}
	l := open(t, home)
	defer l.Close()
	if why := isTold(t, l); why != "" {
		t.Error("repaired:", why)
	}
	was, at := d.named, bytes.Index(d.file, []byte("Sunday papers"))
	names := len(b) > at+200 && bytes.Equal(b[at-200:at+200], d.file[at-200:at+200])
	if !names {
		was = d.unnamed
	}
	saved, err := said(t, l, names)
	gone, more := lacking(was, saved), lacking(saved, was)
	if may := d.mayLose(b); gone > may || more > 0 || err != nil {
		t.Errorf("%s: %d lost, of at most %d, %d made up, %d set aside, %v", why, gone, may, more, done.Damaged, err)
	}
	named := 0
	if done.Gone != nil {
		named = done.Gone.Puzzles
	}
	if lost := gone - done.Damaged; named < lost || named > lost+2 { // two were removed
		t.Errorf("%s: %d lost, and %d named as lost", why, lost, named)
	}
	d.lost, d.aside = d.lost+gone-done.Damaged, d.aside+done.Damaged
}

// TestDamagedSchema: that a column has another name is told, which the structure of a file doesn't show.
func TestDamagedSchema(t *testing.T) {
	home := t.TempDir()
	filled(t, home, 20)
	sqlFile(t, home, "ALTER TABLE played RENAME COLUMN elapsed TO elipsed")
	l := open(t, home)
	if why := isTold(t, l); why == "" {
		t.Error("not told")
	}
	l.Close()
	if done, err := Repair(t.Context(), home, true); err != nil || done.Puzzles != 20 {
		t.Error(done, err)
	}
}
