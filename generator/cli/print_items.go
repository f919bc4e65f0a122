package cli

import (
	"sort"
	"sync"

	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
	"sudoku/solver/se"
)

// A sheetItem is what is printed of a puzzle, in little memory: all puzzles of a sheet are
// kept until its first page, which has the number of pages.
type sheetItem struct {
	givens, solution packedGrid
	level            puzzle.Level
	score            int
	explainer        se.Value  // 0 if it was not asked for
	more             *keptMore // nil if nothing else is printed of it
}

// keptMore is what only some sheets print of a puzzle.
type keptMore struct {
	puzzle  puzzle.Puzzle
	drawing *print.Drawing
}

// keeping says what is kept of each puzzle besides its givens.
type keeping struct {
	texts, game bool
	explainer   bool // what Sudoku Explainer says
	nothing     bool // without a file, standard input is not read
	ease        bool // small puzzles are ordered by where a child must look
}

func (k keeping) keep(to *sheetItem, it *item) {
	var m keptMore
	p := &it.Puzzle
	m.puzzle.Shape = p.Shape
	if k.texts {
		m.puzzle = puzzle.Puzzle{Shape: p.Shape, Title: p.Title, Date: p.Date, Source: p.Source, Level: p.Level}
	}
	if k.game {
		m.puzzle.Entries, m.puzzle.Centre, m.puzzle.Corner, m.drawing = p.Entries, p.Centre, p.Corner, it.drawing
	}
	if m != (keptMore{}) {
		to.more = &m
	}
}

// A packedGrid has two digits a byte.
type packedGrid [41]byte

func (p *packedGrid) pack(g *puzzle.Grid) {
	for c, d := range g {
		p[c/2] |= byte(d) << (4 * (c % 2))
	}
}

func (p *packedGrid) grid() (g puzzle.Grid) {
	for c := range g {
		g[c] = puzzle.Digit(p[c/2] >> (4 * (c % 2)) & 15)
	}
	return g
}

// sheetItems are the items of a sheet, as the workers have left them. They are not copied
// into one list: there may be hundreds of thousands.
type sheetItems struct {
	parts [][]sheetItem
	from  []int // the index of the first item of each part, and how many there are
	rated bool  // the scores are printed
	lang  words.Lang
}

func (l *sheetItems) Len() int { return l.from[len(l.parts)] }

func (l *sheetItems) At(i int) print.Item {
	part := sort.SearchInts(l.from, i+1) - 1
	kept := &l.parts[part][i-l.from[part]]
	it := kept.item()
	if kept.explainer > 0 {
		it.Explainer = l.lang.T("level.se", "er", kept.explainer.String())
	}
	if l.rated && kept.level != puzzle.Unrated {
		it.Rating = l.lang.T("print.score", "score", kept.score)
	}
	return it
}

// Board implements print.Items.
func (l *sheetItems) Board(i int) *puzzle.Shape {
	part := sort.SearchInts(l.from, i+1) - 1
	if more := l.parts[part][i-l.from[part]].more; more != nil {
		return more.puzzle.Shape
	}
	return nil
}

func (s *sheetItem) item() print.Item {
	it := print.Item{Solution: s.solution.grid(), Level: s.level, Points: s.score}
	if s.more != nil {
		it.Puzzle, it.Drawing = s.more.puzzle, s.more.drawing
	}
	it.Puzzle.Givens = s.givens.grid()
	return it
}

// An itemCollector collects the items of all workers in the order of the input.
type itemCollector struct {
	mu    sync.Mutex
	parts [][]sheetItem // by the turn of their chunk
}

func (g *itemCollector) add(turn int, p sheetItem) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for len(g.parts) <= turn {
		g.parts = append(g.parts, nil)
	}
	g.parts[turn] = append(g.parts[turn], p)
}

func (g *itemCollector) items() *sheetItems {
	all := &sheetItems{parts: g.parts, from: []int{0}}
	for _, part := range g.parts {
		all.from = append(all.from, all.from[len(all.from)-1]+len(part))
	}
	return all
}
