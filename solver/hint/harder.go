package hint

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// within returns the request with the techniques that its hints may use.
func (r Request) within() Request {
	if r.Within == nil {
		return r
	}
	r.Techniques = slices.DeleteFunc(slices.Clone(r.techniques()), func(t *logic.Technique) bool { return !r.Within(t) })
	return r
}

// techniques returns the techniques that steps are looked for with, as the board has them.
func (r *Request) techniques() []*logic.Technique { return logic.On(r.State.Shape, r.Techniques) }

// A harder step says that what hints may use leads no further, and which technique does. If the
// player asks on, it is a hint like any other.
type harder struct{ step }

func (b harder) title(depth int, l words.Lang) string {
	if depth == Where {
		return l.T("hint.beyond.title")
	}
	return b.step.title(depth, l)
}

func (b harder) say(depth int, l words.Lang) ([]string, puzzle.Diagram) {
	if depth > Where {
		return b.step.say(depth, l)
	}
	return []string{l.T("hint.beyond.lead"), l.T("hint.beyond.technique", "technique", b.Technique.Name())}, puzzle.Diagram{}
}

func (b harder) move() (game.Move, bool) { return b.step.move() }

// Beyond returns the technique that is needed, if hints may not use it.
func (h Hint) Beyond() (*logic.Technique, bool) {
	about := h.advice
	if e, ok := about.(elsewhere); ok {
		about = e.next
	}
	b, ok := about.(harder)
	return b.Technique, ok
}
