package board

import (
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// start is a board with the given 7 at r1c1, the entry 7 at r5c5, the entries 3 and 3 in
// row 9, and marks at r1c9 and r9c9.
func start() View {
	v := grid("G........ ......... ......... ......... ....7.... ......... ......... ......... 3.......3")
	marks(&v.State.Corner, "1937 9245")
	marks(&v.State.Centre, "1915 9245")
	v.State.Colours[cell("r3c3")] = 1<<2 | 1<<7
	return v
}

func TestLooks(t *testing.T) {
	set := puzzle.DigitsOf
	hint := func(p puzzle.Diagram) func(*View) { return func(v *View) { v.Hint = p } }
	cands := func(r puzzle.Role, names ...string) func(*View) {
		return func(v *View) {
			for _, n := range names {
				v.Hint.Cands = append(v.Hint.Cands, puzzle.CandRole{Cand: cand(n), Role: r})
			}
		}
	}
	at := func(names ...string) func(*View) { return func(v *View) { v.choose(names...) } }
	mode := func(m game.Mode, name string) func(*View) {
		return func(v *View) { v.choose(name); v.UI.Mode = m }
	}
	flags := func(f Flags, name string) func(*View) { return func(v *View) { v.choose(name); v.Flags = f } }
	both := func(a, b func(*View)) func(*View) { return func(v *View) { a(v); b(v) } }
	only := func(f Filter) func(*View) { return func(v *View) { v.Filter = f } }
	colour := func(name string, n uint8) func(*View) {
		return func(v *View) { v.State.CandColours[cand(name).Cell()][cand(name).Digit()-1] = n }
	}
	link := func(from, to string) func(*View) {
		return func(v *View) { v.State = linked(v.State, cand(from), cand(to), false) }
	}
	auto := func(v *View) { v.State.Auto = true }
	nothing := func(*View) {}
	given7 := Look{Digit: 7, Given: true}
	one := func(l Look) Look { l.Selected, l.Ring = true, AllSides; return l }

	for _, c := range []struct {
		name string
		do   func(*View)
		cell string
		want Look
	}{
		{"empty", nothing, "r2c2", Look{}},
		{"given", nothing, "r1c1", given7},
		{"entry", nothing, "r5c5", Look{Digit: 7}},
		{"conflict", nothing, "r9c1", Look{Digit: 3, Bad: true}},
		{"conflict, not shown", flags(0, "r1c1"), "r9c1", Look{Digit: 3}},
		{"marks", nothing, "r1c9", Look{Corner: set(3, 7), Centre: set(1, 5)}},
		{"marks under an entry", func(v *View) { v.State.Grid[cell("r1c9")] = 2 }, "r1c9", Look{Digit: 2}},
		{"marks at fixed places", flags(FixedPlaces, "r5c1"), "r1c9", Look{Centre: set(1, 3, 5, 7), Fixed: true, Under: set(3, 7)}},
		{"corner marks at fixed places", both(flags(FixedPlaces, "r5c1"), func(v *View) { v.State.Centre[8] = 0 }), "r1c9", Look{Centre: set(3, 7), Fixed: true, Under: set(3, 7)}},
		{"marks of both kinds at fixed places", both(flags(FixedPlaces, "r5c1"), func(v *View) { v.State.Centre[8] = set(1, 3) }), "r1c9",
			Look{Centre: set(1, 3, 7), Fixed: true, Under: set(3, 7), Over: set(3)}},
		{"colours", nothing, "r3c3", Look{Colours: 1<<2 | 1<<7}},
		{"colours without patterns", flags(0, "r1c1"), "r3c3", Look{Colours: 1<<2 | 1<<7, DrawnLook: DrawnLook{Plain: true}}},

		{"colour of the digit", flags(Patterns|Tinted, "r2c2"), "r5c5", Look{Digit: 7, Colours: 1 << 6}},
		{"colour of no digit", flags(Patterns|Tinted, "r2c2"), "r7c7", Look{}},

		{"selected", at("r2c2"), "r2c2", one(Look{})},
		{"peer", at("r2c2"), "r2c7", Look{Peer: true}},
		{"no peer", at("r2c2"), "r7c7", Look{}},
		{"peers not shown", flags(SameDigit, "r2c2"), "r2c7", Look{}},
		{"peer of all selected", at("r2c2", "r2c5"), "r2c7", Look{Peer: true}},
		{"peer of one of them", at("r2c2", "r2c5"), "r7c5", Look{}},
		{"same digit", at("r1c1"), "r5c5", Look{Digit: 7, Same: true}},
		{"same digit in marks", at("r1c1"), "r1c9", Look{Peer: true, Corner: set(3, 7), Centre: set(1, 5), Stress: set(7)}},
		{"same digit not shown", flags(Peers, "r1c1"), "r5c5", Look{Digit: 7}},
		{"digit asked for", both(at("r2c2"), func(v *View) { v.Digit = 7 }), "r5c5", Look{Digit: 7, Same: true}},
		{"same digit, in conflict", at("r9c1"), "r9c9", Look{Digit: 3, Bad: true, Peer: true}},
		{"no cursor", func(v *View) { v.UI.Cursor = cell("r1c1") }, "r5c5", Look{Digit: 7}},

		{"several, the cursor", at("r2c2", "r2c3"), "r2c3", Look{CursorLook: CursorLook{Selected: true, Ring: Top | Right | Bottom, Cursor: true}}},
		{"several, another", at("r2c2", "r2c3"), "r2c2", Look{CursorLook: CursorLook{Selected: true, Ring: Top | Left | Bottom}}},
		{"several, a bend", at("r2c2", "r2c3", "r3c2"), "r2c2", Look{CursorLook: CursorLook{Selected: true, Ring: Top | Left | BottomRight}}},
		{"several, in the middle", at("r2c1", "r1c2", "r1c3", "r2c2", "r3c2", "r2c3", "r3c3", "r3c1"), "r2c2", Look{CursorLook: CursorLook{Selected: true, Ring: TopLeft}}},

		{"mode digit", mode(game.DigitMode, "r2c2"), "r2c2", one(Look{})},
		{"mode corner", mode(game.CornerMode, "r2c2"), "r2c2", one(Look{CursorLook: CursorLook{Mode: game.CornerMode}})},
		{"mode corner on corner marks", mode(game.CornerMode, "r1c9"), "r1c9", one(Look{Corner: set(3, 7), Centre: set(1, 5)})},
		{"mode centre", mode(game.CentreMode, "r2c2"), "r2c2", one(Look{CursorLook: CursorLook{Mode: game.CentreMode}})},
		{"mode centre on a digit", mode(game.CentreMode, "r1c1"), "r1c1", one(given7)},
		{"mode colour", mode(game.ColourMode, "r1c1"), "r1c1", one(Look{Digit: 7, Given: true, CursorLook: CursorLook{Mode: game.ColourMode}})},
		{"mode in another cell", mode(game.CornerMode, "r2c2"), "r7c7", Look{}},

		{"filter: seen by one", only(Filter{Digits: set(7)}), "r2c2", Look{FilterLook: FilterLook{Faded: true}}},
		{"filter: it can stand here", only(Filter{Digits: set(4)}), "r2c2", Look{FilterLook: FilterLook{Picked: true}}},
		{"filter: noted", only(Filter{Digits: set(5)}), "r1c9", Look{FilterLook: FilterLook{Picked: true}, Corner: set(3, 7), Centre: set(1, 5), Stress: set(5)}},
		{"filter: not noted", only(Filter{Digits: set(4)}), "r1c9", Look{FilterLook: FilterLook{Faded: true}, Corner: set(3, 7), Centre: set(1, 5)}},
		{"filter: in the corner only", only(Filter{Digits: set(7)}), "r1c9",
			Look{FilterLook: FilterLook{Faded: true}, Corner: set(3, 7), Centre: set(1, 5), Stress: set(7)}},
		{"filter: it stands here", only(Filter{Digits: set(7)}), "r5c5", Look{Digit: 7, Same: true}},
		{"filter: another digit", only(Filter{Digits: set(4)}), "r5c5", Look{Digit: 7, FilterLook: FilterLook{Faded: true}}},
		{"filter: in conflict", only(Filter{Digits: set(3)}), "r9c1", Look{Digit: 3, Bad: true}},
		{"filter: one of two", only(Filter{Digits: set(1, 2)}), "r1c9", Look{FilterLook: FilterLook{Picked: true}, Corner: set(3, 7), Centre: set(1, 5), Stress: set(1)}},
		{"filter: both of two", only(Filter{Digits: set(1, 2), All: true}), "r1c9",
			Look{FilterLook: FilterLook{Faded: true}, Corner: set(3, 7), Centre: set(1, 5), Stress: set(1)}},
		{"filter: two candidates", only(Filter{Two: true}), "r1c9", Look{FilterLook: FilterLook{Picked: true}, Corner: set(3, 7), Centre: set(1, 5)}},
		{"filter: more candidates", only(Filter{Two: true}), "r2c2", Look{FilterLook: FilterLook{Faded: true}}},
		{"filter: no peers", both(at("r2c2"), only(Filter{Digits: set(4)})), "r2c3", Look{FilterLook: FilterLook{Picked: true}}},
		{"filter: selected", both(at("r2c2"), only(Filter{Digits: set(4)})), "r2c2", one(Look{FilterLook: FilterLook{Picked: true}})},
		{"no filter in a hint", both(only(Filter{Digits: set(4)}), cands(puzzle.On, "r8c8=1")), "r2c7", Look{}},

		{"coloured candidate, noted", colour("r1c9=5", 6), "r1c9", Look{Corner: set(3, 7), Centre: set(1, 5), DrawnLook: DrawnLook{CandColours: [9]uint8{4: 6}}}},
		{"coloured, in the corner only", colour("r1c9=7", 6), "r1c9", Look{Corner: set(3, 7), Centre: set(1, 5), DrawnLook: DrawnLook{CandColours: [9]uint8{6: 6}}}},
		{"coloured, not noted", colour("r1c9=9", 6), "r1c9", Look{Corner: set(3, 7), Centre: set(1, 5)}},
		{"coloured, corner marks only", both(colour("r1c9=7", 6), func(v *View) { v.State.Centre[8] = 0 }), "r1c9",
			Look{Corner: set(3, 7), DrawnLook: DrawnLook{CandColours: [9]uint8{6: 6}}}},
		{"coloured, no marks", colour("r2c2=4", 1), "r2c2", Look{Centre: set(4), Fixed: true, DrawnLook: DrawnLook{CandColours: [9]uint8{3: 1}}}},
		{"coloured, filled since", colour("r5c5=4", 1), "r5c5", Look{Digit: 7}},
		{"coloured, kept by the program", both(colour("r2c2=4", 1), auto), "r2c2", Look{Centre: puzzle.AllDigits &^ set(7), DrawnLook: DrawnLook{CandColours: [9]uint8{3: 1}}}},
		{"coloured, not kept by it", both(colour("r2c2=7", 1), auto), "r2c2", Look{Centre: puzzle.AllDigits &^ set(7)}},
		{"no coloured candidate in a hint", both(colour("r2c2=4", 1), cands(puzzle.On, "r8c8=1")), "r2c2", Look{}},
		{"end of a drawn link", link("r2c2=4", "r2c5=4"), "r2c5", Look{Centre: set(4), Fixed: true}},
		{"end of a drawn link, noted", link("r2c2=5", "r1c9=5"), "r1c9", Look{Centre: set(1, 3, 5, 7), Fixed: true, Under: set(3, 7)}},
		{"other end is gone", link("r2c2=4", "r1c9=4"), "r2c2", Look{}},
		{"link of a filled cell", both(link("r2c2=4", "r2c5=4"), func(v *View) { v.State.Grid[cell("r2c5")] = 9 }), "r2c2", Look{}},
		{"no drawn link in a hint", both(link("r2c2=4", "r2c5=4"), cands(puzzle.On, "r8c8=1")), "r2c5", Look{}},
		{"where a link begins", func(v *View) { v.Draft = &game.Link{From: cand("r2c2=4"), To: cand("r2c2=4")} }, "r2c2",
			Look{Centre: set(4), Fixed: true, DrawnLook: DrawnLook{Pick: 4}}},
		{"where it goes", func(v *View) { v.Draft = &game.Link{From: cand("r2c2=4"), To: cand("r2c5=4")} }, "r2c5", Look{Centre: set(4), Fixed: true}},

		{"hover", func(v *View) { v.hover = cells("r2c2") }, "r2c2", Look{Hover: true}},
		{"hover on the cursor", both(at("r2c2"), func(v *View) { v.hover = cells("r2c2") }), "r2c2", one(Look{})},
		{"wrong", func(v *View) { v.Wrong = cells("r5c5") }, "r5c5", Look{Digit: 7, Wrong: true}},
		{"lit", func(v *View) { v.Lit = cells("r5c5") }, "r5c5", Look{Digit: 7, Lit: true}},
		{"doubt", func(v *View) { v.Doubts = cells("r5c5") }, "r5c5", Look{Digit: 7, EntryLook: EntryLook{Doubt: true}}},
		{"paused", both(at("r1c1"), func(v *View) { v.Paused = "Paused" }), "r1c1", Look{Paused: true}},
		{"change", func(v *View) { v.Changes = []Change{{cell("r1c1"), 4}} }, "r1c1", Look{Digit: 7, Given: true, EntryLook: EntryLook{Changed: true, Change: 4}}},
		{"change to nothing", func(v *View) { v.Changes = []Change{{cell("r1c1"), 0}} }, "r1c1", Look{Digit: 7, Given: true, EntryLook: EntryLook{Changed: true}}},

		{"base house", hint(puzzle.Diagram{Houses: []puzzle.HouseRole{{House: puzzle.Row(1), Role: puzzle.Base}}}), "r2c2", Look{HintLook: HintLook{House: BaseTint}}},
		{"base and cover", hint(puzzle.Diagram{Houses: []puzzle.HouseRole{{House: puzzle.Row(1), Role: puzzle.Base}, {House: puzzle.Col(1), Role: puzzle.Cover}}}),
			"r2c2", Look{HintLook: HintLook{House: BaseTint | CoverTint}}},
		{"no peers in a hint", both(at("r2c2"), cands(puzzle.On, "r8c8=1")), "r2c7", Look{}},
		{"no mode in a hint", both(mode(game.CornerMode, "r2c2"), cands(puzzle.On, "r8c8=1")), "r2c2", one(Look{})},
		{"candidate", cands(puzzle.On, "r2c2=4"), "r2c2", Look{Centre: set(4), Fixed: true, HintLook: HintLook{Roles: [9]puzzle.Role{3: puzzle.On}}}},
		{"candidate among marks", cands(puzzle.Off, "r1c9=1"), "r1c9",
			Look{Centre: set(1, 3, 5, 7), Fixed: true, Under: set(3, 7), HintLook: HintLook{Roles: [9]puzzle.Role{puzzle.Off}}}},
		{"candidate among candidates", both(cands(puzzle.Off, "r1c9=1"), func(v *View) { v.Cands[cell("r1c9")] = set(1, 2) }), "r1c9",
			Look{Centre: set(1, 2), Fixed: true, HintLook: HintLook{Roles: [9]puzzle.Role{puzzle.Off}}}},
		{"two roles: what goes shows", both(cands(puzzle.Eliminate, "r2c2=4"), cands(puzzle.Base, "r2c2=4")), "r2c2",
			Look{Centre: set(4), Fixed: true, HintLook: HintLook{Roles: [9]puzzle.Role{3: puzzle.Eliminate}}}},
		{"two roles: the later one", cands(puzzle.Base, "r2c2=4", "r2c2=4"), "r2c2", Look{Centre: set(4), Fixed: true, HintLook: HintLook{Roles: [9]puzzle.Role{3: puzzle.Base}}}},
		{"placement", cands(puzzle.Placement, "r2c2=4"), "r2c2", Look{Centre: set(4), Fixed: true, HintLook: HintLook{Roles: [9]puzzle.Role{3: puzzle.Placement}}}},
		{"candidate of a filled cell", cands(puzzle.Base, "r1c1=7"), "r1c1", Look{Digit: 7, Given: true, HintLook: HintLook{Role: puzzle.Base}}},
		{"another of a filled cell", cands(puzzle.Base, "r1c1=6"), "r1c1", given7},
		{"the third set", cands(puzzle.Set+2, "r2c2=4"), "r2c2", Look{Centre: set(4), Fixed: true, HintLook: HintLook{Roles: [9]puzzle.Role{3: puzzle.Cover}, Sets: 4}}},
		{"set 200", cands(puzzle.Set+200, "r2c2=4"), "r2c2", Look{Centre: set(4), Fixed: true, HintLook: HintLook{Roles: [9]puzzle.Role{3: puzzle.Cover}, Sets: 1 << 25}}},
		{"cell", hint(puzzle.Diagram{Cells: []puzzle.CellRole{{Cell: cell("r2c2"), Role: puzzle.Cover}}}), "r2c2", Look{HintLook: HintLook{Role: puzzle.Cover}}},
		{"end of a link", hint(puzzle.Diagram{Links: []puzzle.Link{{From: []puzzle.Candidate{cand("r2c2=4")}, To: []puzzle.Candidate{cand("r2c5=4")}}}}),
			"r2c5", Look{Centre: set(4), Fixed: true}},
	} {
		v := start()
		c.do(&v)
		if got := Looks(&v)[cell(c.cell)]; got != c.want {
			t.Errorf("%s: %s is\n%+v, want\n%+v", c.name, c.cell, got, c.want)
		}
	}
}

// TestOutline checks the outline of a selection: each x is a selected cell; the test
// counts the sides of the ring.
func TestOutline(t *testing.T) {
	for _, c := range []struct {
		rows         string // the upper left of the board, rows separated by /
		sides, bends int
	}{
		{"x", 4, 0},
		{"xx", 6, 0},
		{"xx/xx", 8, 0},
		{"x/.x", 8, 0},
		{"x/xx", 8, 1},
		{".x/xxx/.x", 12, 4},
		{"xxx/x.x/xxx", 16, 4},
		{"xxxxxxxxx/xxxxxxxxx", 22, 0},
	} {
		var sel puzzle.CellSet
		for row, line := range strings.Split(c.rows, "/") {
			for col, r := range line {
				if r == 'x' {
					sel.Add(puzzle.CellAt(row, col))
				}
			}
		}
		sides, bends := 0, 0
		for k := range sel.All() {
			r := ringOf(sel, k)
			sides += puzzle.DigitSet(r & AllSides).Len()
			bends += puzzle.DigitSet(r >> 4).Len()
		}
		if sides != c.sides || bends != c.bends {
			t.Errorf("%s: %d sides and %d bends, want %d and %d", c.rows, sides, bends, c.sides, c.bends)
		}
	}
}

func TestOverlay(t *testing.T) {
	a, b := skyscraper(), skyscraper()
	same := func() bool { return a.overlay().equal(b.overlay()) }
	if !same() {
		t.Error("a hint differs from itself")
	}
	b.Hint.Links[1].Strong = true
	if same() {
		t.Error("a strong link is like a weak one")
	}
	b = skyscraper()
	b.Hint.Links[2].To = []puzzle.Candidate{cand("r1c6=8")}
	if same() {
		t.Error("a link elsewhere is the same")
	}
	b = skyscraper()
	b.Hint.Houses = b.Hint.Houses[:1]
	if same() {
		t.Error("a house less is the same")
	}
	b.Paused = "Paused"
	if o := b.overlay(); len(o.links) > 0 || o.empty() {
		t.Error("a paused board shows the hint's links")
	}
	play := playing()
	if !play.overlay().empty() {
		t.Error("a game without a hint has an overlay")
	}
}

func BenchmarkLooks(b *testing.B) {
	v := playing()
	for b.Loop() {
		Looks(&v)
	}
}
