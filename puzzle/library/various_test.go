package library

import (
	"fmt"
	"iter"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
)

// A solved is a puzzle with its solution.
type solved struct{ givens, solution puzzle.Grid }

// A maker makes puzzles, all different and with one solution each, always the same from a seed.
type maker struct {
	rng   *rand.Rand
	bases []solved
}

func newMaker(t testing.TB, seed uint64) *maker {
	t.Helper()
	m := &maker{rng: rand.New(rand.NewPCG(seed, 7))}
	for _, name := range []string{"17-clue", "34-givens", "easy", "minimal", "hardest", "cases"} {
		b, err := os.ReadFile(filepath.Join("../../solver/testdata", name+".txt"))
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(b)) {
			part := strings.Split(strings.TrimSpace(line), ":")
			if len(part) < 3 || part[1] != "1" {
				continue
			}
			givens, ok := puzzle.ParseGrid(part[0])
			solution, ok2 := puzzle.ParseGrid(part[2])
			if ok && ok2 {
				m.bases = append(m.bases, solved{givens, solution})
			}
		}
	}
	if len(m.bases) < 300 {
		t.Fatal("there are only ", len(m.bases))
	}
	return m
}

// one returns one of the puzzles of the solver's tests, turned, with some digits more: up to five
// and least. The more there are, the fewer puzzles are copies of others.
func (m *maker) one(least int) solved {
	s := m.bases[m.rng.IntN(len(m.bases))]
	for range least + m.rng.IntN(6) {
		c := m.rng.IntN(81)
		s.givens[c] = s.solution[c]
	}
	return m.turned(s)
}

// turned returns a symmetric copy.
func (m *maker) turned(s solved) (to solved) {
	lines := func() (list [9]int) {
		for i, band := range m.rng.Perm(3) {
			for k, line := range m.rng.Perm(3) {
				list[3*i+k] = 3*band + line
			}
		}
		return list
	}
	rows, columns, digits, across := lines(), lines(), m.rng.Perm(9), m.rng.IntN(2) == 0
	for r := range 9 {
		for c := range 9 {
			from := rows[r]*9 + columns[c]
			if across {
				from = columns[c]*9 + rows[r]
			}
			if d := s.givens[from]; d != 0 {
				to.givens[9*r+c] = puzzle.Digit(digits[d-1] + 1)
			}
			to.solution[9*r+c] = puzzle.Digit(digits[s.solution[from]-1] + 1)
		}
	}
	return to
}

func pick[T any](m *maker, list ...T) T { return list[m.rng.IntN(len(list))] }

// often reports true in so many of a hundred times.
func (m *maker) often(percent int) bool { return m.rng.IntN(100) < percent }

// describe gives p texts as those of papers, books and sites are.
func (m *maker) describe(p *puzzle.Puzzle, n int) {
	word := func() string {
		return pick(m, "quiet", "river", "Winter", "night", "X", "garden", "Hard", "nut", "paper", "train", "Ära", "o", "stone", "seven", "月光", "山", "冬の朝", "难")
	}
	switch m.rng.IntN(8) {
	case 0: // untitled
	case 1, 2:
		p.Title = fmt.Sprint("No ", n)
	case 3:
		p.Title = fmt.Sprintf("第%d题", n)
	case 4:
		p.Title = fmt.Sprint("ナンプレ", pick(m, "上級", "中級", "入門"), " ", n)
	default:
		p.Title = fmt.Sprint(word(), " ", word(), pick(m, "", " ", "-"), n)
	}
	p.Source = pick(m, "The Paper", "A Book", "Somebody's Site", "晚报", "数独之友", "朝の新聞", "")
	p.Author = pick(m, "", "", "", "E. Noether", "王小明", "山田 花子", "Zoë \"Z\" Ng")
	day := time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC).AddDate(0, 0, m.rng.IntN(2400))
	p.Date = pick(m, day.Format(time.DateOnly), day.Format(time.DateOnly), day.Format("January 2006"), "")
	if m.often(20) {
		p.Note = pick(m, "by the sea", "zq", "needs a long chain", "下次再做", "もう一度", "see https://example.org/a?b=1&c=2", "50%_done", "*") + pick(m, "", "\nsecond line", " "+word())
	}
	if m.often(30) {
		p.Level = pick(m, "Hard", "★★★", "難しい", "5/10", "very easy")
	}
}

// seq yields n puzzles for an import, made while they are read.
func (m *maker) seq(n int) iter.Seq2[puzzle.Puzzle, error] {
	return func(yield func(puzzle.Puzzle, error) bool) {
		for i := range n {
			p := puzzle.Puzzle{Givens: m.one(5).givens}
			if m.describe(&p, i+1); !yield(p, nil) {
				return
			}
		}
	}
}
