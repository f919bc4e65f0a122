package lesson

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
	"sudoku/solver/logic/logictest"
)

// A feedback counts what lessons answered and what was read of it.
type feedback struct {
	*logictest.Count
	worth map[string]int
}

func newFeedback() feedback {
	return feedback{logictest.NewCount(logictest.Claims()), map[string]int{}}
}

// report logs the counts, and fails if changes weren't caught.
func (f feedback) report(t *testing.T) {
	t.Helper()
	lines, err := f.Report()
	t.Log(f.Texts, "texts:", f.worth)
	for _, line := range lines {
		t.Log(line)
	}
	if err != nil {
		t.Error(err)
	}
}

// proofOf is what the texts of an exercise are proven on, as it is before an answer is taken over.
func proofOf(p *Position) (proof logictest.Proof) {
	proof.Pos = &p.Position
	proof.Page = logictest.Page{Solution: p.Solution, Lesson: p.Technique, Steps: p.Steps}
	for i := range p.Steps {
		proof.Page.Patterns = append(proof.Page.Patterns, Pattern(&p.Steps[i]))
	}
	return proof
}

// sampleOfBoards names techniques that only other boards have.
var sampleOfBoards = []string{"cage-last", "cage-few"}

// eachPosition makes positions of all techniques of the sample, or of all if there is time, with no
// more than some seeds each.
func eachPosition(t *testing.T, seeds int, each func(seed int, p *Position)) {
	t.Helper()
	for _, lesson := range Path() {
		if !long && !slices.Contains(sample, lesson.Technique.ID) && !slices.Contains(sampleOfBoards, lesson.Technique.ID) {
			continue
		}
		for seed := range seeds {
			p, err := New(t.Context(), lesson.Technique, uint64(seed))
			if err != nil {
				t.Error(lesson.Technique.ID, err)
				break
			}
			each(seed, &p)
		}
	}
}

// TestAnswersProven: what is said of each answer is so, read back out of the text: where it is
// wrong, each link of the line that refutes it, and its end.
func TestAnswersProven(t *testing.T) {
	f, faults := newFeedback(), 0
	eachPosition(t, 2, func(seed int, p *Position) {
		for i, k := range candidates(p) {
			if i%7 != seed && !long {
				continue
			}
			for j, place := range []bool{true, false} {
				a := Answer{k, place}
				v, l := Judge(p, a), words.Langs[(i/7+j)%len(words.Langs)]
				proof := proofOf(p)
				proof.Step, proof.Page.Cell, proof.Page.Digit, proof.Page.Place = v.Step, k.Cell(), k.Digit(), place
				f.worth[[...]string{"right", "other", "true", "wrong", "idle"}[v.Worth]]++
				if said := v.Say(a, l); v.Worth == Idle && len(said) < 2 {
					t.Errorf("%v, %v: no reason: %q", p.Grid, a, said)
				}
				part := map[Worth]string{Right: "done", Other: "pattern"}[v.Worth]
				if err := f.Check(proof, part, strings.Join(v.Say(a, l), "\n"), l, lessonKeys(v.Worth)); err != nil {
					if faults++; faults < 10 {
						t.Errorf("%s, %v, %v: %v", p.Technique.ID, p.Grid, a, err)
					}
				}
			}
		}
	})
	f.report(t)
	if f.worth["wrong"] < 100 || f.worth["right"] < 10 || f.worth["other"] < 10 || f.worth["true"] < 10 {
		t.Error(f.worth)
	}
}

// lessonKeys are the texts beside those of a step with which an answer is judged.
func lessonKeys(w Worth) string {
	return [...]string{"", "lesson.other", "lesson.true", "lesson.su* lesson.then lesson.st* lesson.solution.*", "lesson.idle lesson.idle.filled hint.mistake.house hint.mistake.sum logic.naked-single.removed"}[w]
}

// candidates returns those of the position, the first that each cell lacks, and one of a cell that is filled.
func candidates(p *Position) (list []puzzle.Candidate) {
	for k := range puzzle.Candidate(729) {
		if p.Has(k) {
			list = append(list, k)
		}
	}
	for c := range p.Shape.Cells().Without(p.Grid.Filled()).All() {
		if lacks := p.Shape.Digits() &^ p.Cands[c]; lacks != 0 {
			list = append(list, puzzle.Cand(c, lacks.Min()))
		}
	}
	if filled := p.Grid.Filled(); !filled.Empty() {
		list = append(list, puzzle.Cand(filled.First(), 1))
	}
	return list
}

// TestIdleByCage: of a digit with which a cage doesn't make its sum the cage is the reason, not that it was
// removed before.
func TestIdleByCage(t *testing.T) {
	tech, _ := logic.ByID("cage-last")
	p, err := New(t.Context(), tech, 0)
	if err != nil {
		t.Fatal(err)
	}
	plain, n, book := p.Shape.NewPosition(p.Grid), 0, logictest.Claims()
	for c := range p.Shape.Cells().Without(p.Grid.Filled()).All() {
		for d := range (plain.Cands[c] &^ p.Cands[c]).All() {
			k := puzzle.Cand(c, d)
			if cage, ok := p.Shape.CageOf(c); !ok || cage.Cells.Len() > 2 || p.Solution[c] == d {
				continue
			}
			proof, v, l := proofOf(&p), Judge(&p, Answer{k, true}), words.Langs[n%len(words.Langs)]
			proof.Page.Cell, proof.Page.Digit = c, d
			says := v.Say(Answer{k, true}, l)
			if err := book.CheckText(proof, "", says[1], l, "hint.mistake.sum"); err != nil && v.Cage.Sum > 0 {
				t.Error(err)
			} else if err == nil {
				n++
			}
		}
	}
	if n < 5 {
		t.Errorf("a cage is the reason for %d digits", n)
	}
}

// TestPressesProven: what is said of each pressed cell is so: of those that are no part of the
// pattern, of those of other patterns, and what is found already.
func TestPressesProven(t *testing.T) {
	f, faults := newFeedback(), 0
	eachPosition(t, 2, func(seed int, p *Position) {
		for c := range p.Shape.Cells().All() {
			x := NewExercise(Seek, *p, time.Time{})
			if int(c)%2 == 1 {
				x.Press(Pattern(&x.Position.Steps[0]).First())
			}
			proof := proofOf(&x.Position)
			for i := range x.larger {
				proof.Page.Larger = append(proof.Page.Larger, Pattern(&x.larger[i]))
			}
			proof.Page.Cell, proof.Page.Found, proof.Page.Digit = c, x.Found, x.Position.Digit()
			x.Press(c)
			l := words.Langs[int(c)%len(words.Langs)]
			for _, said := range x.Feedback(l) {
				f.worth["pressed"]++
				if x.Larger {
					f.worth["larger"]++
				}
				if !x.Idle.Empty() {
					f.worth["idle"]++
				}
				if err := f.Check(proof, "", said, l, "lesson.not.*", "hint.mistake.house", "hint.mistake.sum", "logic.naked-single.removed"); err != nil {
					if faults++; faults < 10 {
						t.Errorf("%s, %v, %v: %v", p.Technique.ID, p.Grid, x.Found, err)
					}
				}
			}
		}
		for _, l := range words.Langs {
			if note := p.Note(l); note != "" {
				f.worth["easier"]++
				if err := f.Check(proofOf(p), "", note, l, "lesson.easier"); err != nil {
					t.Errorf("%s, %v: %v", p.Technique.ID, p.Grid, err)
				}
			}
		}
	})
	f.report(t)
	if f.worth["pressed"] < 500 || f.worth["larger"] == 0 || f.worth["idle"] == 0 {
		t.Error(f.worth)
	}
}

// TestFalseAnswers: a line that refutes an answer is false if a link is left out or another digit
// is said, and if it leads to nothing.
func TestFalseAnswers(t *testing.T) {
	tech, _ := logic.ByID("skyscraper")
	p, err := New(t.Context(), tech, 3)
	if err != nil {
		t.Fatal(err)
	}
	cut := 0
	for _, k := range candidates(&p) {
		a := Answer{k, true}
		v := Judge(&p, a)
		if v.Worth != Wrong || len(v.Line) < 2 {
			continue
		}
		proof := proofOf(&p)
		proof.Page.Cell, proof.Page.Digit, proof.Page.Place = k.Cell(), k.Digit(), true
		says := v.Say(a, words.English)
		for i := range says {
			less := strings.Join(slices.Delete(slices.Clone(says), i, i+1), "\n")
			if logictest.Claims().CheckText(proof, "", less, words.English, lessonKeys(Wrong)) == nil {
				t.Errorf("%v, %v: it passes without %q: %q", p.Grid, a, says[i], less)
			}
			cut++
		}
	}
	if cut < 20 {
		t.Errorf("%d left out", cut)
	}
}
