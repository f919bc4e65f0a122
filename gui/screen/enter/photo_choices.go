package enter

import (
	"math"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/words"
)

// A photoChoice is what a cell may hold.
type photoChoice struct {
	Name    string // of a kind, if whose digit it is is in doubt; else ""
	Digit   puzzle.Digit
	Percent int
	Leads   string // what it leads to
	Good    bool   // that is exactly one solution
	On      bool   // it is what the board has
}

// percent writes a chance: nothing is certain.
func percent(p float64) int { return min(max(int(math.Round(100*p)), 1), 99) }

// maxChoices is how many alternatives of a cell are offered.
const maxChoices = 4

// chances returns what a cell may hold, likeliest first. Where what was read is not what is
// likeliest by the picture of the cell alone, that picture counts, else all cells together.
func chances(shot *session.Shot, c puzzle.Cell) []photo.Alternative {
	all, grid := shot.Alternatives(c), gridOf(shot)
	if shot.Changed.Has(c) || len(all) == 0 || all[0].Digit != grid[c] {
		return all
	}
	rest := 1e-9
	for _, a := range all[1:] {
		rest += a.Chance
	}
	for i := range all {
		all[i].Chance *= (1 - shot.Sure[c]) / rest
	}
	all[0].Chance = shot.Sure[c]
	return all
}

// chance returns how likely it is that a cell holds what was read.
func chance(shot *session.Shot, c puzzle.Cell) float64 {
	grid := gridOf(shot)
	for _, a := range chances(shot, c) {
		if a.Digit == grid[c] {
			return a.Chance
		}
	}
	return 0
}

// alternatives returns what a cell may hold: what the board has, then the likeliest.
func (s *photoState) alternatives(c puzzle.Cell) (list []photo.Alternative) {
	now := s.typed.entry.Game.State().Grid[c]
	all := chances(s.current().shot, c)
	list = []photo.Alternative{{Digit: now}}
	for i, a := range all {
		switch {
		case a.Digit == now:
			list[0] = a
		case len(list) < maxChoices && (i == 0 || a.Chance >= .005):
			list = append(list, a)
		}
	}
	return list
}

// choices returns what the cell at the cursor may hold, as the page shows it.
func (s *photoState) choices(l words.Lang) (list []photoChoice) {
	e, leads := s.typed.entry, s.knownLeads()
	c := e.UI.Cursor
	if s.asksKind(c) {
		return s.kindChoices(l, c, leads)
	}
	now, written := e.Game.State().Grid[c], e.Pencilled().Has(c)
	var solution puzzle.Grid
	if f := e.Facts(); written && f.Solutions() == 1 {
		solution = f.Found[0]
	}
	for _, a := range s.alternatives(c) {
		k := photoChoice{Digit: a.Digit, Percent: percent(a.Chance), On: a.Digit == now}
		switch to, ok := leads[a.Digit]; {
		case written && e.Known() && e.Analysis().Solutions == 1 && a.Digit != 0:
			k.Leads, k.Good = l.T("photo.leads.wrong"), solution[c] == a.Digit
			if k.Good {
				k.Leads = l.T("photo.leads.right")
			}
		case ok:
			k.Leads, k.Good = to.in(l), to.solutions == 1
		}
		list = append(list, k)
	}
	return list
}

// asksKind reports whether the choices of a cell are whose digit it holds.
func (s *photoState) asksKind(c puzzle.Cell) bool {
	shot := s.current().shot
	grid := gridOf(shot)
	return kindInDoubt(&shot.Reading, c) && s.typed.entry.Game.State().Grid[c] == grid[c]
}

// kindChoices returns whose the digit of a cell may be, the likelier first.
func (s *photoState) kindChoices(l words.Lang, c puzzle.Cell, leads map[puzzle.Digit]lead) []photoChoice {
	e, p := s.typed.entry, s.current().shot.Own[c]
	d, own := e.Game.State().Grid[c], e.Pencilled().Has(c)
	list := []photoChoice{
		{Name: l.T("photo.kind.own"), Digit: d, Percent: percent(p), On: own},
		{Name: l.T("photo.kind.printed"), Digit: d, Percent: percent(1 - p), On: !own},
	}
	for i, as := range []puzzle.Digit{0, d} { // the player's digit is no given
		if to, ok := leads[as]; ok {
			list[i].Leads, list[i].Good = to.in(l), to.solutions == 1
		}
	}
	if len(leads) > 0 && leads[0] == leads[d] && leads[d].solutions == 1 {
		list[0].Leads, list[1].Leads = l.T("photo.leads.same"), l.T("photo.leads.same")
	}
	if p < .5 {
		list[0], list[1] = list[1], list[0]
	}
	return list
}

// A lead is what a digit in a cell leads to: how many solutions there are then, 2 for more,
// or a cell with which it clashes.
type lead struct {
	solutions int
	clash     puzzle.Cell
	clashes   bool
	unknown   bool // it takes too long to find out
}

// in returns in words what a digit leads to.
func (l lead) in(lang words.Lang) string {
	switch {
	case l.clashes:
		return lang.T("photo.leads.clash", "cell", l.clash)
	case l.unknown:
		return ""
	case l.solutions == 0:
		return lang.T("photo.leads.none")
	case l.solutions == 1:
		return lang.T("photo.leads.one")
	}
	return lang.T("photo.leads.many")
}

// tried is what the digits of a cell lead to.
type tried struct {
	givens puzzle.Grid // without the cell
	cell   puzzle.Cell
	leads  map[puzzle.Digit]lead // nil: not known yet
}

// toTry returns the cell at the cursor and the givens without it, to try digits there. Where
// one is pencilled there is nothing to try: the puzzle is the same without it.
func (s *photoState) toTry() (t tried, ok bool) {
	e := s.typed.entry
	t = tried{givens: e.Puzzle().Givens, cell: e.UI.Cursor}
	t.givens[t.cell] = 0
	return t, !e.Pencilled().Has(t.cell) || s.asksKind(t.cell)
}

// isTried reports whether t is what is tried, or has been.
func (s *photoState) isTried(t tried) bool {
	return s.tried.cell == t.cell && s.tried.givens == t.givens
}

// knownLeads returns what the digits of the cell at the cursor lead to, as far as that is known.
func (s *photoState) knownLeads() map[puzzle.Digit]lead {
	if t, ok := s.toTry(); ok && s.isTried(t) {
		return s.tried.leads
	}
	return nil
}
