package board

import (
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A Look is everything that decides how a cell is painted: equal looks give equal pixels
// in the same cell.
type Look struct {
	Digit          puzzle.Digit
	Given, Tried   bool // a given; an entry of a what-if
	Corner, Centre puzzle.DigitSet
	Fixed          bool            // all marks are at fixed places, in Centre
	Under, Over    puzzle.DigitSet // of marks at fixed places: corner marks have a line below, those that are centre marks too one above
	Colours        game.ColourSet
	DrawnLook

	Peer, Same, Lit bool
	Cage            bool            // in the cage of the cursor
	Stress          puzzle.DigitSet // these marks are highlighted
	Bad, Wrong      bool
	Paused          bool
	Hover           bool

	FilterLook
	CursorLook
	EntryLook
	LessonLook
	HintLook
}

// A FilterLook is what a filter does to a cell.
type FilterLook struct {
	Picked, Faded bool // selected, or not
}

// A HintLook is what a cell is in a hint.
type HintLook struct {
	House Tint            // of the hint's houses
	Role  puzzle.Role     // of the cell as a whole
	Roles [9]puzzle.Role  // of each candidate
	Pale  puzzle.DigitSet // candidates whose roles are not spoken of just now
	Sets  uint32          // the sets of the hint that this cell belongs to
}

// A DrawnLook is what the player drew, beside the colours of the cell.
type DrawnLook struct {
	CandColours [9]uint8     // of each candidate, 0 for none
	Pick        puzzle.Digit // the candidate at which a link starts
	Plain       bool         // the colours have no patterns
	Tile        bool         // a cell of a pattern of givens
}

// An EntryLook is what is marked in a puzzle that is entered.
type EntryLook struct {
	Changed bool         // a correction is suggested
	Change  puzzle.Digit // the suggested digit, 0 for an empty cell
	Doubt   bool         // it may have been read wrongly
}

// A CursorLook is what marks the selected cells, that of the cursor, and those that go with it.
type CursorLook struct {
	Selected bool
	Ring     Sides // sides on which the selection is outlined
	Away     bool  // with a thin line, because the board has not the focus

	Cursor  bool      // the cursor among several selected cells
	Mode    game.Mode // the sign at the cursor; no sign for DigitMode
	Partner bool      // a cell that goes with that of the cursor
}

// Sides are the sides of a cell along which the selection's ring runs, and the corners
// at which it turns round a neighbour.
type Sides uint8

const (
	Top Sides = 1 << iota
	Right
	Bottom
	Left
	TopLeft
	TopRight
	BottomRight
	BottomLeft

	AllSides = Top | Right | Bottom | Left
)

// A Tint says which kinds of a hint's houses a cell belongs to.
type Tint uint8

const (
	BaseTint Tint = 1 << iota
	CoverTint
)

// Looks returns the look of every cell.
func Looks(v *View) (looks [81]Look) {
	if v.Paused != "" {
		for c := range looks {
			looks[c].Paused = true
		}
		return looks
	}
	noted := v.State.Candidates()
	for c := range puzzle.Cell(81) {
		looks[c] = v.content(c, noted[c])
	}
	if !v.hinting() {
		v.drawn(&looks)
	}
	if v.Flags&Conflicts != 0 {
		for c := range v.State.Conflicts().All() {
			looks[c].Bad = true
		}
	}
	for _, k := range v.Changes {
		looks[k.Cell].Changed, looks[k.Cell].Change = true, k.Digit
	}
	v.selection(&looks)
	switch {
	case v.hinting():
		v.roles(&looks)
	case v.Filter.On():
		v.filter(&looks)
	default:
		v.markPeers(&looks)
		v.markCage(&looks)
	}
	v.sought(&looks)
	return looks
}

// content returns the content of a cell, with the candidates that the player keeps
// there.
func (v *View) content(c puzzle.Cell, noted puzzle.DigitSet) Look {
	s := &v.State
	l := Look{
		Digit: s.Grid[c], Given: v.Givens.Has(c), Tried: v.Tried.Has(c), Colours: s.Colours[c],
		Wrong: v.Wrong.Has(c), Lit: v.Lit.Has(c), Hover: v.hover.Has(c),
	}
	l.Tile, l.Partner, l.Doubt = v.Pattern.Has(c), v.Partners.Has(c), v.Doubts.Has(c)
	if v.Flags&Tinted != 0 && l.Digit != 0 {
		l.Colours |= game.ColourSet(l.Digit.Set())
	}
	l.Plain = l.Colours != 0 && v.Flags&Patterns == 0
	switch {
	case l.Digit != 0:
	case v.Cands[c] != 0:
		l.Centre, l.Fixed = v.Cands[c], true
	default:
		l.Corner, l.Centre = s.Corner[c], noted
		if l.Centre|l.Corner == 0 {
			break
		}
		if len(s.Shape.Cages()) > 0 {
			l.fixBesideSums()
		} else if v.Flags&FixedPlaces != 0 {
			l.fix()
		}
	}
	return l
}

// fix moves all marks to fixed places, where lines tell corner marks from centre marks.
func (l *Look) fix() {
	l.Under, l.Over = l.Under|l.Corner, l.Over|l.Corner&l.Centre
	l.Centre, l.Corner, l.Fixed = l.Centre|l.Corner, 0, true
}

// fixBesideSums moves all marks to fixed places, where no sum of a cage is in their way. Lines
// tell them apart only in a cell that has both kinds.
func (l *Look) fixBesideSums() {
	both := l.Corner != 0 && l.Centre != 0
	if l.fix(); !both {
		l.Under, l.Over = 0, 0
	}
}

// selection marks the selected cells and the cursor.
func (v *View) selection(looks *[81]Look) {
	sel := v.UI.Selected
	for c := range sel.All() {
		l := &looks[c]
		l.Selected, l.Hover, l.Ring, l.Away = true, false, ringOf(sel, c), v.away
	}
	if l := &looks[v.UI.Cursor]; l.Selected {
		l.Cursor = sel.Len() > 1
		if !v.hinting() && l.room(v.UI.Mode) {
			l.Mode = v.UI.Mode
		}
	}
}

// room reports whether the place of a mode's sign is free.
func (l *Look) room(m game.Mode) bool {
	switch m {
	case game.CornerMode:
		return l.Corner == 0 && !l.Fixed && !l.Wrong
	case game.CentreMode:
		return l.Digit == 0 && l.Centre == 0 && l.Corner.Len() < 7
	}
	return l.Corner.Len() < 3 && !l.Fixed && !l.Bad
}

// ringOf returns where the outline of the selection runs within c.
func ringOf(sel puzzle.CellSet, c puzzle.Cell) (s Sides) {
	has := func(dr, dc int) bool {
		row, col := c.Row()+dr, c.Col()+dc
		return row >= 0 && row < 9 && col >= 0 && col < 9 && sel.Has(puzzle.CellAt(row, col))
	}
	top, right, bottom, left := has(-1, 0), has(0, 1), has(1, 0), has(0, -1)
	for _, side := range []struct {
		on bool
		s  Sides
	}{
		{!top, Top}, {!right, Right}, {!bottom, Bottom}, {!left, Left},
		{top && left && !has(-1, -1), TopLeft}, {top && right && !has(-1, 1), TopRight},
		{bottom && right && !has(1, 1), BottomRight}, {bottom && left && !has(1, -1), BottomLeft},
	} {
		if side.on {
			s |= side.s
		}
	}
	return s
}

// markCage marks the cage of the cursor, whose cells are no peers.
func (v *View) markCage(looks *[81]Look) {
	if !v.UI.Selected.Has(v.UI.Cursor) {
		return
	}
	cage, _ := v.State.Shape.CageOf(v.UI.Cursor)
	for c := range cage.Cells.All() {
		looks[c].Cage, looks[c].Peer = true, false
	}
}

// markPeers marks the peers of the selected cells, and the cells with their digit.
func (v *View) markPeers(looks *[81]Look) {
	if v.Flags&Peers != 0 && !v.UI.Selected.Empty() {
		seen := v.State.Shape.Cells()
		for c := range v.UI.Selected.All() {
			seen = seen.And(v.State.Shape.Peers(c))
		}
		for c := range seen.All() {
			looks[c].Peer = true
		}
	}
	d := v.Digit
	if d == 0 && v.UI.Selected.Has(v.UI.Cursor) && v.Flags&SameDigit != 0 {
		d = v.State.Grid[v.UI.Cursor]
	}
	if d == 0 {
		return
	}
	for c := range looks {
		l := &looks[c]
		l.Same = l.Digit == d && !l.Selected && !l.Bad && !l.Changed
		l.Stress = (l.Corner | l.Centre) & d.Set()
	}
}
