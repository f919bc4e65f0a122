package photo_test

import (
	"context"
	"encoding/csv"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/photo"
)

// photosFolder names the folder of real photos, with truth.tsv. They are not part of the
// sources; without them their tests are skipped.
const photosFolder = "SUDOKU_PHOTOS"

// A shown picture is one with known contents.
type shown struct {
	file        string
	givens, all puzzle.Grid
}

func shownPictures(t *testing.T, kind string) (list []shown) {
	folder := os.Getenv(photosFolder)
	if folder == "" {
		t.Skip("no photos: " + photosFolder + " names no folder")
	}
	f, err := os.Open(filepath.Join(folder, "truth.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	r := csv.NewReader(f)
	r.Comma = '\t'
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		if row[1] == kind {
			givens, _ := puzzle.ParseGrid(row[2])
			all, _ := puzzle.ParseGrid(row[3])
			list = append(list, shown{filepath.Join(folder, row[0]), givens, all})
		}
	}
	return list
}

// A score counts how well pictures were read.
type score struct {
	n, found, digits, before, after, whole, certain, wrong int
	cells, told, sure, sureWrong                           int
	spent                                                  time.Duration
	reliable                                               reliability
}

func (s *score) add(t *testing.T, p shown) {
	b, err := os.ReadFile(p.file)
	if err != nil {
		t.Fatal(err)
	}
	start := cpu()
	pic, err := photo.Decode(b)
	if err != nil {
		t.Fatal(p.file, err)
	}
	page, err := photo.ReadPage(context.Background(), pic, uniquely())
	if err != nil {
		t.Fatal(p.file, err)
	}
	s.spent += cpu() - start
	if s.n++; len(page.Grids) > 1 || len(page.Missed) > 0 {
		t.Logf("%s: %d grids, %d missed", filepath.Base(p.file), len(page.Grids), len(page.Missed))
	}
	first := page.First()
	if first < 0 {
		t.Logf("%s: none", filepath.Base(p.file))
		return
	}
	s.found++
	s.count(t, p, &page.Grids[first])
}

// cpu is the processor time of this process so far, most of it that of the test at hand.
func cpu() time.Duration {
	var u syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

func (s *score) count(t *testing.T, p shown, r *photo.Reading) {
	q := puzzle.Puzzle{Givens: r.Givens, Entries: r.Entries}
	off, told := 0, 0
	for c, d := range p.all {
		if q.Grid()[c] == d {
			s.cells++
		}
		if r.Givens[c] != p.givens[c] {
			off++
		}
		if (r.Givens[c] != 0) == (p.givens[c] != 0) {
			told++
		}
		if r.Sure[c] >= 0.99 {
			s.sure++
			if q.Grid()[c] != d {
				s.sureWrong++
			}
		}
	}
	entries := p.all
	for c := range p.givens {
		if p.givens[c] != 0 {
			entries[c] = 0
		}
	}
	s.reliable.add(r, &p.givens, &entries)
	s.told += told
	raw := 0
	for c := range p.givens {
		if r.ByPicture(puzzle.Cell(c)) != p.givens[c] {
			raw++
		}
	}
	if raw == 0 {
		s.before++
	}
	if byPicture(r) == p.all {
		s.digits++
	}
	if off == 0 {
		s.after++
	}
	if q.Grid() == p.all {
		s.whole++
	}
	if r.Certain() {
		s.certain++
		if known := p.givens != (puzzle.Grid{}); known && off > 0 || !known && q.Grid() != p.all {
			s.wrong++
		}
	}
	if raw > 0 || off > 0 || q.Grid() != p.all {
		t.Logf("%s: givens wrong before repair %d, after %d, told apart %d, whole %v, %d doubts, %d solutions, certain %v",
			filepath.Base(p.file), raw, off, told, q.Grid() == p.all, r.Doubts().Len(), r.Solutions, r.Certain())
	}
}

// byPicture is the likeliest digit in each cell by its picture alone, whoever wrote it.
func byPicture(r *photo.Reading) (g puzzle.Grid) {
	for c := range g {
		g[c] = r.Alternatives(puzzle.Cell(c))[0].Digit
	}
	return g
}

func (s *score) tell(t *testing.T) {
	if s.n == 0 {
		return
	}
	t.Logf("%d pictures, %d with a grid; digits whole before repair %d, givens %d, after %d; everything whole %d; certain %d, of them wrong %d",
		s.n, s.found, s.digits, s.before, s.after, s.whole, s.certain, s.wrong)
	t.Logf("cells right %.3f %%, printed or not %.3f %%; of %d at 99 %% or more %d wrong; %v of processor time a picture",
		100*float64(s.cells)/float64(81*s.n), 100*float64(s.told)/float64(81*s.n), s.sure, s.sureWrong, s.spent/time.Duration(s.n))
	s.reliable.tell(t)
}

// TestPhotos holds what is read off real photos against the truth.
func TestPhotos(t *testing.T) {
	for kind, least := range map[string]score{
		"printed":    {found: 89, digits: 88, before: 88, after: 89},
		"mixed":      {found: 87, after: 82, whole: 85},
		"handfilled": {found: 2, whole: 2},
	} {
		t.Run(kind, func(t *testing.T) {
			var s score
			for _, p := range shownPictures(t, kind) {
				s.add(t, p)
			}
			s.tell(t)
			if s.found < least.found || s.digits < least.digits || s.before < least.before || s.after < least.after || s.whole < least.whole || s.wrong > 0 {
				t.Errorf("at least %+v", least)
			}
		})
	}
}
