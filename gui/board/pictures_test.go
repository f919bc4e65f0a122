package board

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// sheet returns a board on which every cell is in another state, as on the design sheet
// of cells.
func sheet() (looks [81]Look) {
	all, ring := puzzle.AllDigits, Look{CursorLook: CursorLook{Selected: true, Ring: AllSides}}
	with := func(l Look, change func(*Look)) Look {
		change(&l)
		return l
	}
	role := func(r puzzle.Role) Look {
		return Look{Centre: puzzle.DigitsOf(1, 5, 9), Fixed: true, HintLook: HintLook{Roles: [9]puzzle.Role{4: r}}}
	}
	at := 0
	row := func(list ...Look) {
		at += copy(looks[at:at+9], list)
		at = (at + 8) / 9 * 9
	}
	row(Look{}, Look{Digit: 7, Given: true}, Look{Digit: 7}, Look{Digit: 7, Given: true, Bad: true}, Look{Digit: 7, Bad: true},
		Look{Digit: 7, Wrong: true}, Look{Paused: true}, Look{Lit: true, Digit: 4}, Look{Digit: 1, Given: true})
	row(with(ring, func(l *Look) { l.Digit, l.Given = 7, true }), Look{Digit: 4, Given: true, Peer: true}, Look{Digit: 7, Given: true, Same: true},
		Look{Digit: 7, Same: true, Peer: true}, Look{Digit: 2, Hover: true}, Look{Centre: puzzle.DigitsOf(3, 7), Stress: puzzle.DigitsOf(7)},
		Look{Corner: puzzle.DigitsOf(3, 7), Stress: puzzle.DigitsOf(7)}, Look{Digit: 1}, Look{Digit: 8, Bad: true, Wrong: true})
	row(ring, with(ring, func(l *Look) { l.Mode = game.CornerMode }), with(ring, func(l *Look) { l.Mode = game.CentreMode }),
		with(ring, func(l *Look) { l.Mode = game.ColourMode }), with(ring, func(l *Look) { l.Cursor = true }),
		Look{Digit: 8, EntryLook: EntryLook{Changed: true, Change: 6}}, Look{Digit: 8, EntryLook: EntryLook{Changed: true}}, Look{EntryLook: EntryLook{Changed: true, Change: 6}}, Look{HintLook: HintLook{Role: puzzle.Base}, Digit: 5})
	row(Look{Corner: puzzle.DigitsOf(1, 2)}, Look{Corner: all}, Look{Centre: puzzle.DigitsOf(2, 5)}, Look{Centre: puzzle.DigitsOf(1, 2, 4, 7, 9)},
		Look{Centre: all}, Look{Centre: all, Fixed: true}, Look{Centre: puzzle.DigitsOf(1, 2, 3, 4, 5, 6, 7), Corner: puzzle.DigitsOf(8, 9)},
		Look{HintLook: HintLook{Role: puzzle.Cover}, Digit: 5}, Look{HintLook: HintLook{Role: puzzle.Fin}, Digit: 5})
	for n := range 9 {
		looks[at+n] = Look{Digit: puzzle.Digit(n + 1), Colours: 1 << n}
	}
	at += 9
	row(Look{Centre: puzzle.DigitsOf(2, 5), Colours: 1<<0 | 1<<3}, Look{Digit: 8, Given: true, Colours: 1<<1 | 1<<4 | 1<<5},
		Look{Digit: 7, Given: true, Same: true, Colours: 1 << 3}, with(ring, func(l *Look) { l.Digit, l.Colours = 4, 1<<2 }),
		Look{Digit: 1, Bad: true, Colours: 1 << 4}, Look{Corner: all, Colours: 1 << 6}, Look{Centre: all, Fixed: true, Colours: 1 << 7},
		Look{Digit: 3, Colours: 1<<9 - 1}, Look{Digit: 3, Colours: 1<<2 | 1<<8, DrawnLook: DrawnLook{Plain: true}})
	row(role(puzzle.Base), role(puzzle.Cover), role(puzzle.Fin), role(puzzle.On), role(puzzle.Off), role(puzzle.Eliminate), role(puzzle.Placement),
		with(role(puzzle.Base), func(l *Look) { l.Sets = 1 }), with(role(puzzle.On), func(l *Look) { l.Sets = 6 }))
	row(Look{HintLook: HintLook{House: BaseTint}}, Look{HintLook: HintLook{House: CoverTint}}, Look{HintLook: HintLook{House: BaseTint | CoverTint}, Digit: 3}, with(role(puzzle.Base), func(l *Look) { l.House = BaseTint }),
		with(role(puzzle.Cover), func(l *Look) { l.House = CoverTint }), Look{FilterLook: FilterLook{Picked: true}}, Look{FilterLook: FilterLook{Faded: true}, Corner: puzzle.DigitsOf(3, 7)},
		Look{FilterLook: FilterLook{Picked: true}, Centre: puzzle.DigitsOf(3, 7), Stress: puzzle.DigitsOf(7)}, Look{FilterLook: FilterLook{Faded: true}, Digit: 7, Given: true})
	sel := cells("r8c6 r8c7 r8c8 r9c6 r9c8 r9c9 r7c9 r8c9 r9c1 r9c2 r9c3")
	for c := range sel.All() {
		looks[c].Selected, looks[c].Ring = true, ringOf(sel, c)
	}
	return looks
}

// chain has links of every kind: straight, curved, within a cell, between groups.
func chain() View {
	v := grid("2.A....9E .F91B5.GD .5.C.I.1B ..EB1..3I .B.95..H1 A9...CB56 E..F9G128 GA65H29D3 I82431E67")
	for c := range v.State.Grid {
		if v.State.Grid[c] == 0 {
			v.Cands[c] = puzzle.NewPosition(v.State.Grid).Cands[c]
		}
	}
	on := func(from, to []puzzle.Candidate, strong bool) {
		v.Hint.Links = append(v.Hint.Links, puzzle.Link{From: from, To: to, Strong: strong})
		for i, ends := range [][]puzzle.Candidate{from, to} {
			for _, k := range ends {
				v.Hint.Cands = append(v.Hint.Cands, puzzle.CandRole{Cand: k, Role: puzzle.On + puzzle.Role(i)})
			}
		}
	}
	list := func(names ...string) (out []puzzle.Candidate) {
		for _, n := range names {
			out = append(out, cand(n))
		}
		return out
	}
	on(list("r1c4=7"), list("r1c4=8"), true)
	on(list("r4c7=7"), list("r4c7=4"), false)
	on(list("r4c1=6"), list("r4c6=6"), true)
	on(list("r6c4=7"), list("r1c5=7"), false)
	on(list("r6c3=8", "r6c4=8"), list("r3c3=8"), true)
	on(list("r7c2=4"), list("r5c7=4"), true)
	v.Hint.Houses = []puzzle.HouseRole{{House: puzzle.Row(3), Role: puzzle.Cover}, {House: puzzle.Col(2), Role: puzzle.Base}, {House: puzzle.Box(8), Role: puzzle.Base}, {House: puzzle.Box(2), Role: puzzle.Cover}}
	return v
}

// drawn has coloured candidates of every kind and links of the player.
func drawn() View {
	v := playing()
	paint := func(colour uint8, names ...string) {
		for _, n := range names {
			k := cand(n)
			v.State.CandColours[k.Cell()][k.Digit()-1] = colour
		}
	}
	paint(1, "r1c5=4", "r2c4=1", "r6c2=3")
	paint(2, "r1c5=7", "r1c2=9")
	paint(3, "r2c4=5", "r7c2=1")
	paint(4, "r3c5=7", "r7c2=4")
	paint(5, "r4c7=4", "r7c2=9")
	paint(6, "r4c7=7", "r6c2=7")
	paint(7, "r1c7=6", "r7c3=2")
	paint(8, "r1c7=3", "r7c3=4")
	paint(9, "r1c7=8", "r7c3=9")
	link := func(from, to string, weak bool) { v.State = linked(v.State, cand(from), cand(to), weak) }
	link("r1c5=4", "r3c5=4", false)
	link("r4c7=4", "r5c7=4", true)
	link("r6c2=7", "r6c4=7", false)
	link("r6c4=7", "r4c7=7", true)
	link("r9c2=2", "r9c3=2", true)
	return v
}

// linked draws a link as the player does.
func linked(s game.State, from, to puzzle.Candidate, weak bool) game.State {
	next, err := s.Apply(puzzle.CellSet{}, game.Move{Action: game.Draw, Cands: []puzzle.Candidate{from, to}, Weak: weak})
	if err != nil {
		panic(err)
	}
	return next
}

// TestPictures paints the samples in every palette and at many sizes: every pixel of the
// board is painted. If BOARD_PICTURES is set it saves the pictures in that folder for
// inspection.
func TestPictures(t *testing.T) {
	dir := os.Getenv("BOARD_PICTURES")
	pals := map[string]*theme.Palette{"light": &theme.Light, "dark": &theme.Dark, "contrast": &theme.HighContrast}
	paused := playing()
	paused.Paused = "Paused"
	only, two := playing(), playing()
	only.Filter.Digits, two.Filter.Two = puzzle.DigitsOf(7), true
	views := map[string]View{"only": only, "drawn": drawn(), "two": two, "play": playing(), "hint": skyscraper(), "chain": chain(), "paused": paused}
	for name, pal := range pals {
		for _, p := range []int{28, 32, 42, 60, 72, 144} {
			g := GeomOf(p)
			for view, v := range views {
				looks := Looks(&v)
				keep(t, dir, fmt.Sprintf("%s-%s-%d", view, name, p), picture(t, pal, g, &looks, v.overlay()))
			}
			looks := sheet()
			keep(t, dir, fmt.Sprintf("sheet-%s-%d", name, p), picture(t, pal, g, &looks, overlay{}))
		}
	}
}

func picture(t *testing.T, pal *theme.Palette, g Geom, looks *[81]Look, o overlay) *image.RGBA {
	t.Helper()
	const margin = 10
	dst := image.NewRGBA(image.Rect(0, 0, g.Side()+2*margin, g.Side()+2*margin))
	board := dst.Rect.Inset(margin)
	paint.Fill(dst, dst.Rect, pal.Ground)
	paint.Fill(dst, board, sentinel)
	newPainter(testPainter, pal, g, 1).all(shifted(dst, margin), looks, o)
	if coloursOf(dst, board)[sentinel] {
		t.Errorf("cells of %d: a part of the board is not painted", g.P)
	}
	return dst
}

func keep(t *testing.T, dir, name string, pic image.Image) {
	t.Helper()
	if dir == "" {
		return
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err == nil {
		err = png.Encode(f, pic)
		f.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
}
