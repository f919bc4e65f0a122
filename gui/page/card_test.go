package page

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

func TestLegendNamesEachRoleOnce(t *testing.T) {
	pic := puzzle.Diagram{Cands: []puzzle.CandRole{{Cand: 1, Role: puzzle.Base}, {Cand: 2, Role: puzzle.Base},
		{Cand: 3, Role: puzzle.Eliminate}, {Cand: 4, Role: puzzle.Set + 1}, {Cand: 5, Role: puzzle.Base}}}
	if got := legend(pic); !slices.Equal(got, []puzzle.Role{puzzle.Base, puzzle.Eliminate}) {
		t.Error(got)
	}
	for r := puzzle.Base; r < puzzle.Set; r++ {
		for _, l := range words.Langs {
			if !l.Has(legendKey(r, true)) || !l.Has(legendKey(r, false)) {
				t.Errorf("role %d has no legend in %s", r, l.Code())
			}
		}
	}
}

// TestChainsAreNoPairs: two strong links are told by what holds of their ends, and a chain of as
// many links by what is on and off in it.
func TestChainsAreNoPairs(t *testing.T) {
	link := func(from, to puzzle.Candidate, strong bool) puzzle.Link {
		return puzzle.Link{From: []puzzle.Candidate{from}, To: []puzzle.Candidate{to}, Strong: strong}
	}
	pic := puzzle.Diagram{Links: []puzzle.Link{link(1, 2, true), link(2, 3, false), link(3, 4, true)}}
	for _, tt := range []struct {
		roles [4]puzzle.Role
		want  bool
	}{
		{[4]puzzle.Role{puzzle.On, puzzle.Off, puzzle.Off, puzzle.On}, true},
		{[4]puzzle.Role{puzzle.Off, puzzle.On, puzzle.Off, puzzle.On}, false},
	} {
		pic.Cands = nil
		for i, r := range tt.roles {
			pic.Cands = append(pic.Cands, puzzle.CandRole{Cand: puzzle.Candidate(i + 1), Role: r})
		}
		if isPair(pic) != tt.want {
			t.Error(tt)
		}
	}
}

// TestLongCardsScroll: a card is as high as its text, whatever room it has.
func TestLongCardsScroll(t *testing.T) {
	c := NewCard(testBase(t), nil, nil)
	text := CardText{Title: "Naked quadruple", Paragraphs: []string{"One.", "Two."}}
	c.Show(text)
	test.NewTempWindow(t, c.Object())
	c.Arrange(placed, widget.Rect{W: 344, H: 340})
	short := c.pic.MinSize().Height
	for range 40 {
		text.Paragraphs = append(text.Paragraphs, "Either r1c1 or r1c2 is 4, and so neither r1c8 nor r1c9 can be 4.")
	}
	c.Show(text)
	if long := c.pic.MinSize().Height; long <= c.scroll.Size().Height || short > c.scroll.Size().Height {
		t.Errorf("%v, then %v in a scroll of %v", short, long, c.scroll.Size().Height)
	}
}

// TestTitleOfACard leads to the page of its technique, where there is one; the rest of the
// card does not.
func TestTitleOfACard(t *testing.T) {
	opened := 0
	c := NewCard(testBase(t), nil, func() { opened++ })
	for _, link := range []bool{false, true} {
		c.Show(CardText{Title: "Skyscraper on 4", Link: link, Paragraphs: []string{"There is a skyscraper."}})
		c.paint(&widget.Canvas{Kit: c.Kit, S: 1, W: 300})
		for _, y := range []float32{20, 70} {
			c.face.Tapped(&fyne.PointEvent{Position: fyne.NewPos(30, y)})
		}
		if want := map[bool]int{true: 1}[link]; opened != want {
			t.Errorf("link %v: opened %d times", link, opened)
		}
	}
}
