package screen

import (
	"cmp"
	"image"
	"math"
	"slices"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/words"
)

// doubts returns the cells that may have been read wrongly, the least certain first. One
// that was changed, or found right, is in doubt no longer.
func (s *Photo) doubts() (list []puzzle.Cell) {
	t := s.current()
	p, grid := t.shot.Puzzle(), s.enter.entry.Game.State().Grid
	if !t.mine {
		p.Entries = puzzle.Grid{}
	}
	read := p.Grid()
	for c := range t.shot.Doubts().Without(s.kept).All() {
		if grid[c] == read[c] && (t.mine || t.shot.Entries[c] == 0) {
			list = append(list, c)
		}
	}
	slices.SortStableFunc(list, func(a, b puzzle.Cell) int { return cmp.Compare(chance(t.shot, a), chance(t.shot, b)) })
	return list
}

// percent writes a chance: nothing is certain.
func percent(p float64) int { return min(max(int(math.Round(100*p)), 1), 99) }

// maxChoices is how many alternatives of a cell are offered.
const maxChoices = 4

// chances returns what a cell may hold, likeliest first. Where what was read is not what is
// likeliest by the picture of the cell alone, that picture counts, else all cells together.
func chances(shot *session.Shot, c puzzle.Cell) []photo.Alternative {
	all := shot.Alternatives(c)
	p := shot.Puzzle()
	grid := p.Grid()
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
	p := shot.Puzzle()
	grid := p.Grid()
	for _, a := range chances(shot, c) {
		if a.Digit == grid[c] {
			return a.Chance
		}
	}
	return 0
}

// alternatives returns what a cell may hold: what the board has, then the likeliest.
func (s *Photo) alternatives(c puzzle.Cell) (list []photo.Alternative) {
	now := s.enter.entry.Game.State().Grid[c]
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
func (s *Photo) choices() (list []page.PhotoChoice) {
	e, b := s.enter.entry, s.enter.desk.Base()
	c := e.UI.Cursor
	all := s.alternatives(c)
	leads := s.learn(all)
	now, written := e.Game.State().Grid[c], e.Pencilled().Has(c)
	var solution puzzle.Grid
	if f := e.Facts(); written && f.Solutions() == 1 {
		solution = f.Found[0]
	}
	for _, a := range all {
		k := page.PhotoChoice{Digit: a.Digit, Percent: percent(a.Chance), On: a.Digit == now}
		switch l, ok := leads[a.Digit]; {
		case written && e.Known() && e.Analysis().Solutions == 1 && a.Digit != 0:
			k.Leads, k.Good = b.T("photo.leads.wrong"), solution[c] == a.Digit
			if k.Good {
				k.Leads = b.T("photo.leads.right")
			}
		case ok:
			k.Leads, k.Good = l.in(b.Lang), l.solutions == 1
		}
		list = append(list, k)
	}
	return list
}

// in says what a digit leads to.
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

// cellPic returns the picture of a cell, with a little of what is round it.
func cellPic(shot *session.Shot, c puzzle.Cell) *image.Gray {
	const side, round = session.ShotCell, session.ShotCell / 12
	x, y := (1+c.Col())*side, (1+c.Row())*side
	return shot.Straight.SubImage(image.Rect(x-round, y-round, x+side+round, y+side+round)).(*image.Gray)
}

// state returns what the page shows.
func (s *Photo) state() page.PhotoState {
	e, b, t := s.enter.entry, s.enter.desk.Base(), s.current()
	shot, list := t.shot, s.doubts()
	o := page.PhotoState{Picture: shot.Straight, Whole: s.whole, Lamp: solutionCount(e.Analysis()), Sentence: s.sentence(),
		Entries: shot.Entries != (puzzle.Grid{}), Mine: t.mine, At: slices.Index(list, e.UI.Cursor)}
	o.What = s.what(t)
	s.outline(&o, shot, e.UI.Cursor)
	if len(s.shots) > 1 {
		next := s.shots[(t.at+1)%len(s.shots)]
		p := next.Puzzle()
		grid := p.Grid()
		o.Other, o.Others = next.Straight, b.T("photo.digits", "n", grid.Filled().Len())
	}
	o.WhyNot, o.Corrections = s.whyNot(), s.enter.corrections(b.Lang)
	if e.Typed() == 0 {
		o.NoFind = o.WhyNot
	}
	o.Heading = b.T("photo.doubts")
	o.Count = b.T("photo.count", "n", len(list))
	for _, c := range list {
		o.Doubts = append(o.Doubts, page.PhotoDoubt{Cell: c, Text: s.doubtText(c), Pic: s.cellPic(c)})
	}
	o.CellPic, o.Choices = s.cellPic(e.UI.Cursor), s.choices()
	return o
}

// sentence says how the givens differ, as long as the board has what was read, or else how
// many solutions there are.
func (s *Photo) sentence() string {
	shot := s.current().shot
	if shot.Differ != photo.NoDifference && s.enter.entry.Puzzle().Givens == shot.Givens {
		return s.enter.desk.Base().T("photo.differ." + shot.Differ.String())
	}
	return s.enter.Sentence()
}

// what says which grid of which picture it is.
func (s *Photo) what(t *taken) string {
	b, g := s.enter.desk.Base(), t.shot.Picture.Gray().Rect
	name := t.shot.Name
	if name == "" {
		name = b.T("photo.pasted")
	}
	text := b.T("photo.what", "name", name, "w", g.Dx(), "h", g.Dy())
	if len(s.shots) > 1 {
		text += b.T("photo.grid", "n", t.at+1, "of", len(s.shots))
	}
	if t.shot.Coded {
		text += b.T("photo.coded")
	}
	return text
}

// outline fills in where the grid and the cell at the cursor are in the picture.
func (s *Photo) outline(o *page.PhotoState, shot *session.Shot, c puzzle.Cell) {
	x, y := float64(c.Col()), float64(c.Row())
	grid := [4][2]float64{{0, 0}, {9, 0}, {9, 9}, {0, 9}}
	cell := [4][2]float64{{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}}
	all := shot.Picture.Gray().Rect
	for i := range grid {
		for _, p := range []struct {
			at *[2]float64
			of [2]float64
		}{{&o.Corners[i], grid[i]}, {&o.Cell[i], cell[i]}} {
			*p.at = [2]float64{(p.of[0] + 1) / 11, (p.of[1] + 1) / 11}
			if s.whole {
				q := shot.Nodes.At(p.of[0], p.of[1])
				*p.at = [2]float64{q.X / float64(all.Dx()), q.Y / float64(all.Dy())}
			}
		}
	}
	if s.whole {
		o.Picture = shot.Overview
	}
}

// doubtText says what was read in a cell, and how likely that is.
func (s *Photo) doubtText(c puzzle.Cell) string {
	b, shot := s.enter.desk.Base(), s.current().shot
	p := shot.Puzzle()
	grid := p.Grid()
	if grid[c] == 0 {
		return b.T("photo.none.likely", "n", percent(chance(shot, c)))
	}
	return b.T("photo.likely", "d", grid[c], "n", percent(chance(shot, c)))
}

// cellPic returns the picture of a cell, the same each time for the same grid.
func (s *Photo) cellPic(c puzzle.Cell) *image.Gray {
	shot := s.current().shot
	if s.pics.of != shot {
		s.pics.of, s.pics.list = shot, [81]*image.Gray{}
	}
	if s.pics.list[c] == nil {
		s.pics.list[c] = cellPic(shot, c)
	}
	return s.pics.list[c]
}

// pics are the pictures of the cells of a grid.
type pics struct {
	of   *session.Shot
	list [81]*image.Gray
}

// Status implements StatusProvider.
func (s *Photo) Status() string {
	b, e := s.enter.desk.Base(), s.enter.entry
	c := e.UI.Cursor
	text := b.T("photo.status", "n", e.Typed(), "doubts", b.T("photo.status.doubts", "n", len(s.doubts())))
	d := e.Game.State().Grid[c]
	if d == 0 {
		return text + b.T("photo.status.empty", "cell", c)
	}
	kind := "photo.status.given"
	if e.Pencilled().Has(c) {
		kind = "photo.status.mine"
	}
	return text + b.T(kind, "cell", c, "d", d)
}
