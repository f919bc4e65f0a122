package game

import (
	"cmp"
	"slices"
	"strings"

	"sudoku/puzzle"
)

// A Depth is how much of a hint was shown.
type Depth uint8

// The depths.
const (
	NoHint    Depth = iota
	HintWhere       // where to look
	HintName        // what is to be found there
	HintCells       // which cells it is
	HintWhy         // the argument, or a list of steps
	HintDone        // the program made the move

	UnknownDepth Depth = 255 // a program that didn't keep it saved the game before
)

// A Hint is one that the player asked for, as deep as it was shown.
type Hint struct {
	Depth     Depth
	Technique string // the ID of that of its step, "" for none
	About     string // what tells it from others: the move that it leads to
}

// A Help is what the program has shown in a game. It lies beside the moves: what was shown
// stays shown, whatever is undone, begun again or removed.
type Help struct {
	Hints  []Hint         // each once, in the order in which they were asked for; never written to
	Placed puzzle.CellSet // whose digits the program placed
	Listed puzzle.CellSet // whose digits a list of steps or a solution named
	Whole  bool           // it was kept from the start of the game; else there may have been more
}

// listed begins what a hint is about that is a list of steps.
const listed = "steps "

// ListHint returns the hint that a list of steps of a grid is.
func ListHint(g puzzle.Grid) Hint { return Hint{Depth: HintWhy, About: listed + g.String()} }

// Without reports whether it is known that no hint was about a technique.
func (h *Help) Without(technique string) bool {
	return h.Whole && !slices.ContainsFunc(h.Hints, func(o Hint) bool {
		return o.Technique == technique || strings.HasPrefix(o.About, listed)
	})
}

// Hinted returns the cells whose digits hints told, and the candidates that these removed: hints
// that went deeper than a name.
func (h *Help) Hinted() (cells puzzle.CellSet, out []puzzle.Candidate) {
	for i := range h.Hints {
		m, ok := ParseMove(h.Hints[i].About)
		switch {
		case !ok || h.Hints[i].Depth <= HintName:
		case m.Action == Enter:
			cells = cells.Or(m.Cells)
		case m.Action == RuleOut:
			out = append(out, m.Cands...)
		}
	}
	return cells, out
}

// Taught reports whether a hint that went deeper than a name was about a technique.
func (h *Help) Taught(technique string) bool {
	return slices.ContainsFunc(h.Hints, func(o Hint) bool { return o.Technique == technique && o.Depth > HintName })
}

// Nothing reports whether it is known that nothing was shown.
func (h *Help) Nothing() bool { return h.Whole && len(h.Hints) == 0 && h.shown() == 0 }

// HintsKnown reports whether Hints are all that the player asked for.
func (o *Outcome) HintsKnown() bool { return o.AllHints || o.Depth == NoHint }

// Unaided reports whether it is known that the program has shown nothing.
func (o *Outcome) Unaided() bool { return o.Depth == NoHint && o.Hints == 0 }

// maxHints is how many hints a game keeps.
const maxHints = 10_000

// Help returns what the program has shown so far.
func (g *Game) Help() Help { return g.help }

// Inherit takes over what the program has shown in another game of the puzzle.
func (g *Game) Inherit(h Help) {
	g.help = h
	g.changed()
}

// ShowHint notes that a hint is shown. One that was shown before only gets deeper.
func (g *Game) ShowHint(h Hint) {
	if !g.Finished() && g.help.hint(h) {
		g.changed()
	}
}

// ShowDigits notes that the digits of cells are named.
func (g *Game) ShowDigits(cells puzzle.CellSet) {
	cells = cells.And(g.puzzle.Shape.Cells()).Without(g.tree.givens)
	if !g.Finished() && !cells.In(g.help.Listed) {
		g.help.Listed = g.help.Listed.Or(cells)
		g.changed()
	}
}

// hint takes in a hint, and reports whether it shows more than those before.
func (h *Help) hint(one Hint) bool {
	one.About = oneLine(one.About)
	i := slices.IndexFunc(h.Hints, func(o Hint) bool { return o.About == one.About })
	switch {
	case i < 0 && len(h.Hints) < maxHints:
		h.Hints = append(slices.Clip(h.Hints), one)
	case i >= 0 && (h.Hints[i].Depth < one.Depth || h.Hints[i].Technique == "" && one.Technique != ""):
		h.Hints = slices.Clone(h.Hints)
		was := &h.Hints[i]
		was.Depth, was.Technique = max(was.Depth, one.Depth), cmp.Or(was.Technique, one.Technique)
	default:
		return false
	}
	return true
}

// move takes in a move that leads from one state to another, if it is the program's.
func (h *Help) move(m *Move, from, to *State) {
	if !m.Hint && m.Action != Fill {
		return
	}
	placed := to.Since(from)
	h.Placed = h.Placed.Or(placed)
	if m.Action != Fill || placed.Empty() {
		h.hint(Hint{Depth: HintDone, About: m.About()})
	}
}

// About returns what tells a hint that leads to m from others.
func (m Move) About() string {
	m = m.normal()
	m.Hint = false
	return m.String()
}

// shown returns how many digits the program showed.
func (h *Help) shown() int { return h.Placed.Or(h.Listed).Len() }

// byDepth counts the hints by the depth where they ended.
func (h *Help) byDepth() (n [HintDone + 1]int) {
	for i := range h.Hints {
		n[min(h.Hints[i].Depth, HintDone)]++
	}
	return n
}

// depth returns that of the deepest hint; a digit that was placed is one that was done.
func (h *Help) depth() (deepest Depth) {
	for i := range h.Hints {
		deepest = max(deepest, h.Hints[i].Depth)
	}
	switch {
	case !h.Placed.Empty():
		return HintDone
	case !h.Listed.Empty():
		deepest = max(deepest, HintWhy)
	}
	if !h.Whole && deepest < HintDone {
		return UnknownDepth
	}
	return deepest
}

// byProgram reports whether the program solved the puzzle: it was solved from the start, or more
// than half of the cells that were empty were shown.
func (t *tree) byProgram(h *Help) bool {
	return t.start.Solved() || 2*h.shown() > t.start.Shape.Cells().Len()-t.givens.Len()
}
