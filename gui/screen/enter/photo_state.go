package enter

import (
	"cmp"
	"image"
	"slices"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/words"
)

// A photoState is a grid that was read off a picture, and what is known of it.
type photoState struct {
	typed *state // the puzzle on the board
	*reading
	tried tried
	pics  pics
	fresh bool // the cursor is where putting the grid on the board has put it
}

// A reading is what was read off pictures and what the player did about it.
type reading struct {
	shots []*session.Shot // the grids of the pictures
	taken []taken         // those that were put on the board, the last one at the end
	kept  puzzle.CellSet  // doubtful cells that the player found right
	whole bool            // all of the photo is shown
}

// A taken grid was put on the board by a move, or by none if that changed no digit.
type taken struct {
	move int
	at   int // its number among the shots
	shot *session.Shot
	with photoKind // all kinds up to it are taken
}

// An outline is the corners of a part of the grid, in parts of the picture.
type outline [4][2]float64

// A photoReport is what the page shows.
type photoReport struct {
	Source     string // which grid of which picture it is
	Picture    photo.Preview
	Grid, Cell outline       // of the grid and of the cell at the cursor
	Whole      bool          // all of the photo is shown
	Other      photo.Preview // the next grid of the photos; nil for none
	OtherName  string        // whether it is in the same photo
	OtherText  string
	Kinds      kindSet // which there are besides printed digits
	Kind       int     // which segment is chosen: how many kinds are taken
	Samples    []photoSample
	Solutions  page.SolutionCount
	Sentence   string
	WhyNotPlay string // why it can't be played yet; "" if it can
	WhyNotFind string // why typing errors can't be searched for

	Doubts  []photoDoubt
	Count   string        // how many they are
	At      int           // the doubt at the cursor, -1 for none
	CellPic photo.Preview // the cell at the cursor
	Choices []photoChoice
	page.Corrections
}

// A photoDoubt is a cell that may have been read wrongly.
type photoDoubt struct {
	Cell puzzle.Cell
	Text string // what was read, and how likely that is
	Pic  photo.Preview
}

// photoParts says which parts the page has.
type photoParts struct {
	other, doubts, one, cell bool
	kinds                    kindSet
	fixes                    int // how many are listed, -1 without a list
	sentence                 string
}

func (r *photoReport) parts() photoParts {
	fixes := -1
	if r.Fixes != nil {
		fixes = len(r.Fixes)
	}
	return photoParts{r.OtherText != "", len(r.Doubts) > 0, r.Solutions == page.OneSolution, r.CellPic != nil, r.Kinds, fixes, r.Sentence}
}

// report returns what the page shows.
func (s *photoState) report(l words.Lang) photoReport {
	e, t, doubts := s.typed.entry, s.current(), s.doubts()
	cursor := e.UI.Cursor
	x, y := float64(cursor.Col()), float64(cursor.Row())
	r := photoReport{Source: s.sourceText(l), Picture: t.shot.Straight, Grid: s.outline(0, 0, 9, 9), Cell: s.outline(x, y, x+1, y+1),
		Whole: s.whole, Kinds: t.kinds(), Kind: s.chosenKind(), Samples: s.samples(l), Solutions: solutionCount(e.Analysis()),
		Sentence: s.sentenceText(l), WhyNotPlay: s.whyNotPlay(l), Count: l.T("photo.count", "n", len(doubts)),
		At: slices.Index(doubts, cursor), CellPic: s.cellPicture(cursor), Choices: s.choices(l), Corrections: s.typed.corrections(l)}
	if s.whole {
		r.Picture = t.shot.Overview
	}
	if len(s.shots) > 1 {
		next := s.shots[(t.at+1)%len(s.shots)]
		grid := gridOf(next)
		r.Other, r.OtherText = next.Straight, l.T("photo.digits", "n", grid.Count())
		if r.OtherName = l.T("photo.other"); next.Picture == t.shot.Picture {
			r.OtherName = l.T("photo.another")
		}
	}
	if e.Typed() == 0 {
		r.WhyNotFind = r.WhyNotPlay
	}
	for _, c := range doubts {
		r.Doubts = append(r.Doubts, photoDoubt{Cell: c, Text: s.doubtText(l, c), Pic: s.cellPicture(c)})
	}
	return r
}

// current returns the grid on the board: the one taken last, but for those that were undone.
func (s *photoState) current() *taken { return s.reading.current(s.typed.entry) }

func (s *reading) current(e *session.Entry) *taken {
	move, _ := e.Game.MoveNumber()
	for i := len(s.taken) - 1; i > 0; i-- {
		if s.taken[i].move <= move {
			return &s.taken[i]
		}
	}
	if len(s.taken) == 0 {
		t := s.first()
		return &t
	}
	return &s.taken[0]
}

// first is the grid to show first.
func (s *reading) first() taken {
	at := max(0, slices.IndexFunc(s.shots, func(shot *session.Shot) bool { return shot.First }))
	return taken{at: at, shot: s.shots[at], with: marksKind}
}

// gridOf returns the digits that were read.
func gridOf(shot *session.Shot) puzzle.Grid {
	p := shot.Puzzle()
	return p.Grid()
}

// doubts returns the cells that may have been read wrongly, the least certain first. One
// that was changed, or found right, is in doubt no longer.
func (s *photoState) doubts() (list []puzzle.Cell) {
	t := s.current()
	now, read := s.typed.entry.Puzzle(), t.puzzle()
	for c := range t.shot.Doubts().Without(s.kept).All() {
		left := t.with < ownKind && t.shot.Entries[c] != 0 || t.with < marksKind && t.shot.Marks[c] != 0
		if !left && now.Givens[c] == read.Givens[c] && now.Entries[c] == read.Entries[c] && now.Centre[c] == read.Centre[c] {
			list = append(list, c)
		}
	}
	slices.SortStableFunc(list, func(a, b puzzle.Cell) int { return cmp.Compare(chance(t.shot, a), chance(t.shot, b)) })
	return list
}

// doubtText returns what was read in a cell, and how likely that is.
func (s *photoState) doubtText(l words.Lang, c puzzle.Cell) string {
	shot := s.current().shot
	grid, n := gridOf(shot), percent(chance(shot, c))
	switch {
	case kindInDoubt(&shot.Reading, c):
		return l.T("photo.whose", "d", grid[c])
	case shot.Marks[c] != 0:
		return l.T("photo.marked", "digits", shot.Marks[c])
	case grid[c] == 0:
		return l.T("photo.none.likely", "n", n)
	}
	return l.T("photo.likely", "d", grid[c], "n", n)
}

// sentenceText explains how the givens differ, as long as the board has what was read, or else
// how many solutions there are.
func (s *photoState) sentenceText(l words.Lang) string {
	shot := s.current().shot
	if shot.Differ != photo.NoDifference && s.typed.entry.Puzzle().Givens == shot.Givens {
		return l.T("photo.differ." + shot.Differ.String())
	}
	return s.typed.summary(l)
}

// whyNotPlay explains why the puzzle can't be played from here; "" if it can.
func (s *photoState) whyNotPlay(l words.Lang) string {
	switch count := solutionCount(s.typed.entry.Analysis()); {
	case count == page.OneSolution:
		return ""
	case s.typed.entry.Typed() == 0:
		return l.T("enter.nothing")
	case count == page.NoSolution:
		return l.T("enter.clash")
	}
	return l.T("enter.notone")
}

// titleKey returns the title of the page.
func (s *photoState) titleKey() string {
	if s.current().shot.Screen {
		return "photo.picture"
	}
	return "photo.title"
}

// doubtsHave reports whether a cell is in doubt.
func (s *photoState) doubtsHave(c puzzle.Cell) bool { return slices.Contains(s.doubts(), c) }

// missedText says where grids are that could not be read: there is room for one place.
func missedText(l words.Lang, all []photo.Place) string {
	switch len(all) {
	case 0:
		return ""
	case 1:
		return l.Error(all[0].Error())
	}
	return l.Sentences(l.Error(all[0].Error()), l.T("photo.missed.more", "n", len(all)-1))
}

// gridsOf is how many grids of a picture were read.
func (s *photoState) gridsOf(p *photo.Picture) (n int) {
	for _, shot := range s.shots {
		if shot.Picture == p {
			n++
		}
	}
	return n
}

// sourceText names the grid and the picture.
func (s *photoState) sourceText(l words.Lang) string {
	t := s.current()
	size, name := t.shot.Picture.Gray().Rect, t.shot.Name
	if name == "" {
		name = l.T("photo.pasted")
	}
	text := l.T("photo.what", "name", name, "w", size.Dx(), "h", size.Dy())
	if of := s.gridsOf(t.shot.Picture) + len(t.shot.Missed); of > 1 {
		text = l.Sentences(text, l.T("photo.grid", "n", t.shot.Place.Number, "of", of))
	}
	if t.shot.Coded {
		text = l.Sentences(text, l.T("photo.coded"))
	}
	return l.Sentences(text, missedText(l, t.shot.Missed))
}

// outline returns where a part of the grid is, whose corners are given in cells.
func (s *photoState) outline(left, top, right, bottom float64) (o outline) {
	shot := s.current().shot
	all := shot.Picture.Gray().Rect
	cells := outline{{left, top}, {right, top}, {right, bottom}, {left, bottom}}
	for i, at := range cells {
		o[i] = [2]float64{(at[0] + 1) / 11, (at[1] + 1) / 11}
		if s.whole {
			q := shot.Nodes.At(at[0], at[1])
			o[i] = [2]float64{q.X / float64(all.Dx()), q.Y / float64(all.Dy())}
		}
	}
	return o
}

// pics are the pictures of the cells of a grid.
type pics struct {
	of   *session.Shot
	list [81]photo.Preview
}

// cellPicture returns the picture of a cell, the same each time for the same grid.
func (s *photoState) cellPicture(c puzzle.Cell) photo.Preview {
	shot := s.current().shot
	if s.pics.of != shot {
		s.pics.of, s.pics.list = shot, [81]photo.Preview{}
	}
	if s.pics.list[c] == nil {
		s.pics.list[c] = cellPic(shot, c)
	}
	return s.pics.list[c]
}

// cellPic returns the picture of a cell, with a little of what is round it.
func cellPic(shot *session.Shot, c puzzle.Cell) photo.Preview {
	const side, round = session.ShotCell, session.ShotCell / 12
	x, y := (1+c.Col())*side, (1+c.Row())*side
	return shot.Straight.SubImage(image.Rect(x-round, y-round, x+side+round, y+side+round)).(photo.Preview)
}

// read says how much was read, and how much of it is in doubt.
func (s *photoState) read(l words.Lang) string {
	return l.T("photo.status", "n", s.typed.entry.Typed(), "doubts", l.T("photo.status.doubts", "n", len(s.doubts())))
}

// status returns the status line.
func (s *photoState) status(l words.Lang) string {
	e := s.typed.entry
	c := e.UI.Cursor
	text := s.read(l)
	d := e.Game.State().Grid[c]
	if d == 0 {
		return l.Sentences(text, l.T("photo.status.empty", "cell", c))
	}
	kind := "photo.status.given"
	if e.Pencilled().Has(c) {
		kind = "photo.status.mine"
	}
	return l.Sentences(text, l.T(kind, "cell", c, "d", d))
}
