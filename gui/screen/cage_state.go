package screen

import (
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A cageState is what the card of the cage at hand says. Without a cage its title is empty.
type cageState struct {
	house        puzzle.House
	title, cells string
	closed       bool // the sets are not shown before they are asked for
	sets         []cageSet
	why          string // which digits it has, and which sets are left
}

// A cageSet is digits that make the sum of a cage.
type cageSet struct {
	digits   puzzle.DigitSet
	possible bool
	struck   bool // by the player
}

// manySets is from how many sets on four stand in a row, without plus signs.
const manySets = 10

func (s *cageState) equal(t *cageState) bool {
	return s.house == t.house && s.title == t.title && s.cells == t.cells && s.closed == t.closed && s.why == t.why && slices.Equal(s.sets, t.sets)
}

// columns returns how many sets stand in a row.
func (s *cageState) columns() int {
	if len(s.sets) >= manySets {
		return 4
	}
	return 3
}

// text writes a set as "3 + 4 + 5", or "345" where there is less room.
func (s *cageState) text(set puzzle.DigitSet) string {
	if s.columns() == 4 || set.Len() > 4 {
		return set.String()
	}
	return plus(set)
}

func plus(set puzzle.DigitSet) string { return strings.Join(strings.Split(set.String(), ""), " + ") }

// cageOf says what is known of a cage in a state of a game. struck are the sets that the player
// has struck out.
func cageOf(l words.Lang, s *game.State, cage puzzle.Cage, struck func(puzzle.DigitSet) bool) cageState {
	n := cage.Cells.Len()
	k := cageState{house: cage.House(), cells: l.Say(words.Short(cage.Cells.Notation())), title: l.T("cage.title", "n", n, "sum", cage.Sum)}
	if n <= 4 {
		k.cells = strings.Join(cellNames(l, cage.Cells), " ")
	}
	if cage.Sum == 0 {
		k.title, k.why = l.T("cage.title.unknown", "n", n), l.T("cage.unknown")
		return k
	}
	pos := s.Shape.NewPosition(s.Grid)
	for c, out := range s.RuledOut {
		pos.Cands[c] &^= out
	}
	all := logic.CageSums(&pos, cage)
	for _, set := range all.Sets {
		k.sets = append(k.sets, cageSet{set.Digits, set.Possible, struck(set.Digits)})
	}
	k.why = cageText(l, cage, &all)
	return k
}

// status says how many of the sets are left, if they are shown.
func (s *cageState) status(l words.Lang, cage puzzle.Cage) string {
	if s.closed || len(s.sets) == 0 {
		return ""
	}
	left := 0
	for _, set := range s.sets {
		if set.possible && !set.struck {
			left++
		}
	}
	return l.T("status.cage", "sum", cage.Sum, "n", cage.Cells.Len(), "left", left, "all", len(s.sets))
}

func cellNames(l words.Lang, cells puzzle.CellSet) (names []string) {
	for c := range cells.All() {
		names = append(names, l.Cell(c))
	}
	return names
}

// fewSets is how many sets a sentence names at most.
const fewSets = 4

// cageText says which digits are in a cage and what the others can be.
func cageText(l words.Lang, cage puzzle.Cage, all *logic.CageCombinations) string {
	var sets []string
	for _, set := range all.Rest() {
		sets = append(sets, plus(set))
	}
	var placed []string
	for _, k := range all.Placed {
		placed = append(placed, l.T("cage.placed", "cell", k.Cell(), "d", k.Digit()))
	}
	said := words.And(slices.Values(sets)).Or().In(l)
	if len(sets) > fewSets {
		said = l.T("cage.many", "n", len(sets))
	}
	switch {
	case len(sets) == 0:
		return l.T("cage.none", "sum", cage.Sum)
	case all.Open.Empty():
		return l.T("cage.full", "sets", plusOf(all.Placed))
	case cage.Cells.Len() == 1:
		return l.T("cage.open.one", "sum", cage.Sum)
	case len(placed) == 0:
		return l.T("cage.open", "sum", cage.Sum, "sets", said)
	case all.Open.Len() == 1:
		return l.T("cage.left.one", "left", all.Left, "placed", l.List(placed...))
	}
	return l.T("cage.left", "n", all.Open.Len(), "left", all.Left, "placed", l.List(placed...), "sets", said)
}

// plusOf writes placed digits as a sum, cell by cell.
func plusOf(placed []puzzle.Candidate) string {
	var list []string
	for _, k := range placed {
		list = append(list, strconv.Itoa(int(k.Digit())))
	}
	return strings.Join(list, " + ")
}
