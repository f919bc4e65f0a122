package enter

import (
	"math"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/words"
)

// A photoKind is what something in a cell of a picture is.
type photoKind uint8

const (
	printedKind photoKind = iota
	ownKind               // a digit of the player
	marksKind
	numPhotoKinds = 3
)

// String returns the name of a kind in the catalogue.
func (k photoKind) String() string { return [...]string{"printed", "own", "marks"}[k] }

// A kindSet says which kinds a grid was read to have besides printed digits.
type kindSet uint8

const (
	ownKinds kindSet = 1 << iota
	markKinds
)

func (t *taken) kinds() (set kindSet) {
	if t.shot.Entries != (puzzle.Grid{}) {
		set |= ownKinds
	}
	if t.shot.Marks != ([81]puzzle.DigitSet{}) {
		set |= markKinds
	}
	return set
}

// list returns the kinds in order, with printed digits.
func (set kindSet) list() []photoKind {
	list := []photoKind{printedKind}
	if set&ownKinds != 0 {
		list = append(list, ownKind)
	}
	if set&markKinds != 0 {
		list = append(list, marksKind)
	}
	return list
}

// puzzle returns what of a grid is taken: everything up to a kind.
func (t *taken) puzzle() puzzle.Puzzle {
	p := t.shot.Puzzle()
	if t.with < ownKind {
		p.Entries = puzzle.Grid{}
	}
	if t.with < marksKind {
		p.Centre = [81]puzzle.DigitSet{}
	}
	return p
}

// A photoSample says of a kind what of it was read.
type photoSample struct {
	Kind  photoKind
	Name  string
	Count string
	Pic   photo.Preview // a cell of that kind
	Digit puzzle.Digit  // what it holds
	Marks puzzle.DigitSet
}

// samples returns one of each kind that is in the grid, if there are several, as they are on the
// board now.
func (s *photoState) samples(l words.Lang) (list []photoSample) {
	t := s.current()
	kinds := t.kinds().list()
	if len(kinds) < 2 {
		return nil
	}
	now, wrong := s.typed.entry.Puzzle(), s.typed.entry.Analysis().Wrong
	for _, k := range kinds {
		one := photoSample{Kind: k, Name: l.T("photo.kind." + k.String())}
		n, best := 0, math.Inf(-1)
		for c := range puzzle.Cell(81) {
			digit, marks := now.Givens[c], puzzle.DigitSet(0)
			switch k {
			case ownKind:
				digit = now.Entries[c]
				if t.with < ownKind {
					digit = t.shot.Entries[c]
				}
			case marksKind:
				digit, marks = 0, now.Centre[c]
				if t.with < marksKind {
					marks = t.shot.Marks[c]
				}
			}
			n += marks.Len()
			if digit != 0 {
				n++
			}
			sure := t.shot.Sure[c]
			if wrong.Has(c) {
				sure-- // it may look otherwise
			}
			if (digit != 0 || marks != 0) && sure > best {
				best, one.Digit, one.Marks, one.Pic = sure, digit, marks, s.cellPicture(c)
			}
		}
		one.Count = l.T("photo.digits", "n", n)
		list = append(list, one)
	}
	return list
}

// kindInDoubt reports whether it isn't plain whose the digit of a cell is, though which one is.
func kindInDoubt(shot *photo.Reading, c puzzle.Cell) bool {
	const plain = .03
	p := shot.Own[c]
	return p > plain && p < 1-plain && (shot.Givens[c] != 0 || shot.Entries[c] != 0)
}

// A kindTable shows which kinds of digits were told apart: how each looks on the picture and on
// the board, and how many there are.
type kindTable struct {
	page.Base
	shown  *photoReport
	pic    *widget.Pic
	scaled [numPhotoKinds]page.Scaled
}

func newKindTable(b page.Base, shown *photoReport) *kindTable {
	t := &kindTable{Base: b, shown: shown}
	t.pic = b.Kit.NewPic(t.paint)
	return t
}

func (t *kindTable) objects() []fyne.CanvasObject { return []fyne.CanvasObject{t.pic} }

// height returns how much room it needs.
func (t *kindTable) height() float64 {
	return t.Kit.Size(24) + float64(len(t.shown.Samples))*max(40, t.Kit.Size(36))
}

func (t *kindTable) arrange(put page.Place, r widget.Rect) { layout.Show(put, t.pic, r) }

func (t *kindTable) paint(c *widget.Canvas) {
	head := c.Size(24)
	c.Write(t.T("photo.apart"), widget.Rect{W: c.W, H: head}, 15, true, widget.Left, c.Pal.Text)
	each := (c.H - head) / float64(max(1, len(t.shown.Samples)))
	for i, k := range t.shown.Samples {
		r := widget.Rect{Y: head + float64(i)*each, W: c.W, H: each}
		side := min(40, r.H-8)
		t.scaled[i].Paint(c, k.Pic, widget.Rect{Y: r.Y + (r.H-side)/2, W: side, H: side}, 4)
		here := c.Size(30)
		line := c.Size(17)
		text := widget.Rect{X: side + 10, Y: r.Y + (r.H-2*line)/2, W: max(0, c.W-side-14-here), H: line}
		c.Write(k.Name, text, 14, true, widget.Left, c.Pal.Text)
		text.Y += line
		c.Write(k.Count, text, 13, false, widget.Left, c.Pal.Text2)
		t.paintHere(c, k, widget.Rect{X: c.W - here, Y: r.Y, W: here, H: r.H})
	}
}

// paintHere paints how digits of a kind look on the board.
func (t *kindTable) paintHere(c *widget.Canvas, k photoSample, r widget.Rect) {
	x, y := (r.X+r.W/2)*c.S, (r.Y+r.H/2)*c.S
	switch k.Kind {
	case printedKind:
		c.Painter.Digit(c.Dst, uint8(k.Digit), x, y, c.Size(26)*c.S, true, c.Pal.Text)
	case ownKind:
		c.Painter.Digit(c.Dst, uint8(k.Digit), x, y, c.Size(26)*c.S, false, c.Pal.Entry)
	default:
		for d := range k.Marks.All() {
			dx, dy := float64((d-1)%3)-1, float64((d-1)/3)-1
			c.Painter.Digit(c.Dst, uint8(d), x+dx*c.Size(9)*c.S, y+dy*c.Size(11)*c.S, c.Size(11)*c.S, false, c.Pal.Mark)
		}
	}
}

// kindNames returns the segments to choose what is taken.
func kindNames(b page.Base, set kindSet) []widget.Segment {
	list := []widget.Segment{{Text: b.T("photo.givens")}}
	for _, k := range set.list()[1:] {
		key := "photo.mine"
		if k == marksKind && len(list) > 1 {
			key = "photo.andmarks"
		} else if k == marksKind {
			key = "photo.withmarks"
		}
		list = append(list, widget.Segment{Text: b.T(key)})
	}
	return list
}

// chosenKind returns which of the segments is chosen.
func (s *photoState) chosenKind() (at int) {
	t := s.current()
	for i, k := range t.kinds().list() {
		if k <= t.with {
			at = i
		}
	}
	return at
}

// setWith takes all up to one of the segments.
func (s *Photo) setWith(i int) {
	t := *s.current()
	t.with = t.kinds().list()[i]
	s.put(t)
}

// TurnKind makes the digit at the cursor printed if it was the player's, or the reverse.
func (s *Photo) TurnKind() {
	e := s.enter.entry
	c := e.UI.Cursor
	if e.Game.State().Grid[c] == 0 {
		s.enter.app.Say(s.T("photo.nokind", "cell", c))
		return
	}
	s.setKind(c, e.Pencilled().Has(c))
}

// setKind makes a digit printed, or the player's, and goes on to the next doubt if it was one.
func (s *Photo) setKind(c puzzle.Cell, printed bool) {
	e := s.enter.entry
	if e.Pencilled().Has(c) != printed {
		s.keep()
		s.update()
		return
	}
	doubtful := s.doubtsHave(c)
	e.Change(func(givens, mine *puzzle.Grid) {
		if printed {
			givens[c], mine[c] = mine[c], 0
		} else {
			givens[c], mine[c] = 0, givens[c]
		}
	})
	s.kept.Add(c)
	s.enter.Checks.analyse()
	if doubtful {
		s.toFirst()
	}
	s.enter.app.ClearMessage()
	s.update()
}
