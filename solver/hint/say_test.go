package hint

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/logic"
	"sudoku/solver/logic/logictest"
)

// kindsOfHints are the texts of hints that are no step, by what they say, and those beside a step.
var kindsOfHints = map[string]string{
	"mistake": "hint.mistake.*", "mark": "hint.mark.*", "none": "hint.none.*", "stuck": "hint.stuck.*",
	"step": "hint.cell.about", "elsewhere": "hint.cell.open hint.beyond.*", "nowhere": "hint.cell.open hint.stuck.*", "beyond": "hint.beyond.*",
}

// kindOf names what a hint says.
func kindOf(h Hint) string {
	switch about := h.advice.(type) {
	case mistake:
		return "mistake"
	case mark:
		return "mark"
	case noSolution:
		return "none"
	case stuck:
		return "stuck"
	case elsewhere:
		if _, ok := about.next.(stuck); ok {
			return "nowhere"
		}
		return "elsewhere"
	case harder:
		return "beyond"
	}
	return "step"
}

// partsOfDepths are the parts of a step's text that each depth says.
var partsOfDepths = [...]string{Where: "where", What: "what", Pattern: "pattern", Why: "why", Done: "done"}

// A hintCount counts what hints said, by kind.
type hintCount struct {
	*logictest.Count
	kinds  map[string]int
	faults int
}

// check proves all depths of a hint, and its titles, in a language.
func (n *hintCount) check(t *testing.T, r Request, h Hint, asked puzzle.Cell, l words.Lang) {
	t.Helper()
	pos, kind := r.Position(), kindOf(h)
	also := []string{kindsOfHints[kind], "hint.candidates"}
	p := logictest.Proof{Pos: &pos, Page: logictest.Page{Cell: asked, Marks: r.State.Candidates()}}
	if len(r.Solutions) == 1 {
		p.Page.Solution = r.Solutions[0]
	}
	s, step := h.Step()
	if p.Step = s; !step {
		pos = r.State.Shape.NewPosition(r.State.Grid)
		pos.Given = r.Givens
		if strings.Contains(also[0], "hint.stuck") {
			pos = r.Position()
		} else if m, ok := h.Move(); ok {
			p.Page.Cell = m.Cells.First()
		}
	}
	n.kinds[kind]++
	for depth := Where; depth <= Done; depth++ {
		text, _ := h.Depth(depth, l)
		n.prove(t, p, partsOfDepths[depth], strings.Join(text, "\n"), l, also...)
		if title := h.Title(depth, l); depth > Where && step && title != s.Name(l) {
			n.prove(t, p, "title", title, l)
		}
	}
}

func (n *hintCount) prove(t *testing.T, p logictest.Proof, part, text string, l words.Lang, also ...string) {
	t.Helper()
	if err := n.Check(p, part, text, l, also...); err != nil {
		if n.faults++; n.faults < 10 {
			t.Errorf("%v: %v", p.Pos.Grid, err)
		}
	}
}

// TestHintsProven: what hints say at each depth is so, read back out of the text: of steps, of
// wrong entries, whether one or several, of missing marks, and where nothing is found.
func TestHintsProven(t *testing.T) {
	n := &hintCount{logictest.NewCount(logictest.Claims()), map[string]int{}, 0}
	puzzles := 12
	if os.Getenv("SUDOKU_LONG") != "" {
		puzzles = 400
	}
	rng := rand.New(rand.NewPCG(64, 2))
	for i := range puzzles {
		g := minimal(rng)
		r := request(t, g.String(), "")
		for j := range 8 {
			r := r
			r.Within, r.Techniques = nil, nil
			spoil(&r, rng, j)
			l := words.Langs[(i+j)%len(words.Langs)]
			h, err := Find(r)
			if err != nil {
				t.Fatal(err)
			}
			n.check(t, r, h, 0, l)
			c := puzzle.Cell(rng.IntN(81))
			if h, err := ForCell(t.Context(), r, c); err == nil {
				n.check(t, r, h, c, l)
			} else if j < 7 {
				pos := r.Position()
				n.prove(t, logictest.Proof{Pos: &pos, Page: logictest.Page{Cell: c, Solution: r.Solutions[0]}}, "", l.Error(err), l, "hint.cell.filled")
			}
		}
	}
	n.report(t)
	for kind := range kindsOfHints {
		if n.kinds[kind] == 0 {
			t.Errorf("no hint of kind %s", kind)
		}
	}
}

// report logs the counts, and fails if changes weren't caught.
func (n *hintCount) report(t *testing.T) {
	t.Helper()
	lines, err := n.Report()
	t.Log(n.Texts, "texts:", n.kinds)
	for _, line := range lines {
		t.Log(line)
	}
	if err != nil {
		t.Error(err)
	}
}

// TestHintsOfBoardsProven: so is what they say on other boards, with the sums of cages.
func TestHintsOfBoardsProven(t *testing.T) {
	n := &hintCount{logictest.NewCount(logictest.Claims()), map[string]int{}, 0}
	puzzles := 3
	if os.Getenv("SUDOKU_LONG") != "" {
		puzzles = 60
	}
	rng := rand.New(rand.NewPCG(64, 3))
	for i := range puzzles {
		for _, b := range []struct {
			size, cages int
			diagonals   bool
		}{{6, 0, false}, {9, 0, true}, {6, 4, false}, {9, 5, false}, {4, 3, true}} {
			shape, err := puzzle.NewShape(b.size, b.diagonals, nil)
			if err != nil {
				t.Fatal(err)
			}
			shape, g := randomOn(shape, b.cages, rng)
			r := on(shape, g)
			for way := range 6 {
				r := r
				spoil(&r, rng, way)
				h, err := Find(r)
				if err != nil {
					t.Fatal(err)
				}
				n.check(t, r, h, 0, words.Langs[(i+way)%len(words.Langs)])
			}
		}
	}
	n.report(t)
}

// spoil makes what a player has done so far, in a way: enters digits that are right, and some that
// are wrong, keeps marks, leaves one out, switches techniques off, or has givens that clash.
func spoil(r *Request, rng *rand.Rand, way int) {
	solution := r.Solutions[0]
	empty := []puzzle.Cell{}
	shape := r.State.Shape
	for _, c := range rng.Perm(81) {
		if c := puzzle.Cell(c); r.State.Grid[c] == 0 && shape.Cells().Has(c) {
			empty = append(empty, c)
		}
	}
	right := rng.IntN(len(empty) - 4)
	if way == 6 {
		right /= 4
	}
	for _, c := range empty[4 : 4+right] {
		r.State.Grid[c] = solution[c]
	}
	wrong := func(c puzzle.Cell) {
		pos := shape.NewPosition(r.State.Grid)
		d := pos.Cands[c] &^ solution[c].Set()
		if d == 0 {
			d = shape.Digits() &^ solution[c].Set()
		}
		r.State.Grid[c] = d.Min()
		r.Last = c
	}
	switch way {
	case 1, 2, 3, 4:
		for _, c := range empty[:way] {
			wrong(c)
		}
	case 5:
		r.State.Centre = shape.NewPosition(r.State.Grid).Cands
		r.State.Centre[empty[0]] &^= solution[empty[0]].Set() | puzzle.DigitSet(rng.IntN(512))
		if r.State.Centre[empty[0]] == 0 {
			r.State.Centre[empty[0]] = (shape.Digits() &^ solution[empty[0]].Set()) & shape.NewPosition(r.State.Grid).Cands[empty[0]]
		}
	case 6:
		if r.Techniques = singles[:1]; rng.IntN(2) == 0 {
			r.Techniques = nil
			r.Within = func(t *logic.Technique) bool { return t.ID == "full-house" }
		}
	case 7:
		r.State.Grid = puzzle.Grid{}
		for c := range r.Givens.All() {
			r.State.Grid[c] = solution[c]
		}
		r.State.Grid[empty[0]] = solution[puzzle.Cell(empty[0]).Row()*9+(puzzle.Cell(empty[0]).Col()+1)%9]
		if rng.IntN(2) == 0 {
			r.State.Grid[empty[0]] = 0
		}
		r.Givens = r.State.Grid.Filled()
		if r.Solutions = nil; solver.Count(r.State.Grid, 1) > 0 {
			r.Solutions = []puzzle.Grid{solution}
		}
	}
}
