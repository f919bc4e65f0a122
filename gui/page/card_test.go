package page

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/widget"
)

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
