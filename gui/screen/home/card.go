package home

import (
	"image"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A gameCard shows the game to go on with, or the daily puzzle to begin with.
type gameCard struct {
	page.Base
	shown   *homeCard
	last    *lastGame
	narrow  bool // two lines beside a small picture, and the buttons in a row
	control *widget.Control
	picture *image.RGBA // of the game; nil until it is painted
}

// Zones of the card.
const (
	cardZone = iota
	othersZone
	continueZone
)

// newGameCard makes the card of a game; press takes the zone that is pressed.
func newGameCard(b page.Base, shown *homeCard, last *lastGame, press func(zone int)) *gameCard {
	k := &gameCard{Base: b, shown: shown, last: last}
	k.control = b.Kit.NewControl(k.zones, k.paint, press)
	return k
}

// free lets go of pictures: the toolkit may keep the controls of before.
func (k *gameCard) free() { k.picture = nil }

// height chooses the form for a room, and returns the least height.
func (k *gameCard) height(narrow bool) float64 {
	if k.narrow = narrow; narrow {
		return max(141, k.Kit.Size(26)+k.Kit.Size(20)+48+page.ButtonHeight)
	}
	return k.Kit.Size(leastCard)
}

// parts returns where the picture and the words of the card stand. Where the words would have
// too little room there is no picture.
func (k *gameCard) parts(w, h float64) (picture, words widget.Rect) {
	edge, gap, most := 20., min(32, w*.05), w*.45
	if k.narrow {
		edge, gap, most = 12, 15, w*.32
	}
	side := min(h-2*edge, most)
	if w-side-2*edge-gap < k.Kit.Size(130) {
		side, gap = 0, 0
	}
	picture = widget.Rect{X: edge, Y: (h - side) / 2, W: side, H: side}
	x := edge + side + gap
	return picture, widget.Rect{X: x, Y: edge, W: w - x - edge - 4, H: h - 2*edge}
}

// zones places the card above its buttons, the link to the others, and the button.
func (k *gameCard) zones(w, h float64) []widget.Rect {
	_, words := k.parts(w, h)
	if !k.narrow {
		foot := words.Y + words.H - page.ButtonHeight
		others := words.Strip(foot-max(28, k.Kit.Size(28))-10, max(28, k.Kit.Size(28)))
		if k.shown.others == "" {
			others.H = 0
		}
		return []widget.Rect{{W: w, H: others.Y}, others, {X: words.X, Y: foot, W: words.W, H: page.ButtonHeight}}
	}
	foot := words.Strip(words.Y+words.H-40, 40)
	more := 0.
	if k.shown.more != "" {
		more = max(40, min(wordWidth(k.Base, k.shown.more, 14, false)+26, words.W*.45))
	}
	button := foot.Column(foot.X, min(foot.W-more-8, max(136, k.Kit.Size(136))))
	others := foot.Column(button.X+button.W+10, more)
	if more == 0 {
		button.W, others.H = min(foot.W, max(136, k.Kit.Size(136))), 0
	}
	return []widget.Rect{{W: w, H: foot.Y}, others, button}
}

func (k *gameCard) paint(c *widget.Canvas) {
	zones := k.zones(c.W, c.H)
	width, border := 1., c.Pal.Hair
	if c.Focus >= 0 || c.Hover == cardZone {
		width, border = 2, c.Pal.Accent
	}
	c.Box(c.Bounds(), 10, width, border, c.Pal.Surface)
	picture, r := k.parts(c.W, c.H)
	if picture.W > 0 {
		k.paintPicture(c, picture)
	}
	if k.narrow {
		k.paintBrief(c, r)
	} else {
		k.paintWords(c, r, zones[othersZone].Y)
	}
	if others := k.others(); others != "" {
		page.PaintLink(c, others, zones[othersZone], othersZone)
	}
	k.paintContinue(c, k.shown.button, zones[continueZone])
}

// others says how many more games were begun.
func (k *gameCard) others() string {
	if k.narrow {
		return k.shown.more
	}
	return k.shown.others
}

// paintBrief paints the words of a narrow card.
func (k *gameCard) paintBrief(c *widget.Canvas, r widget.Rect) {
	c.Squeeze(k.shown.title, "", r.Strip(r.Y, c.Size(24)), theme.Type{Size: 15, Bold: true}, c.Pal.Text)
	c.Squeeze(k.shown.brief, "", r.Strip(r.Y+c.Size(24), c.Size(20)), theme.Secondary, c.Pal.Text2)
}

// paintWords paints the words of a wide card, above y.
func (k *gameCard) paintWords(c *widget.Canvas, r widget.Rect, end float64) {
	card, y := k.shown, r.Y
	line := func(text string, t theme.Type, h float64, quiet bool) {
		col := c.Pal.Text
		if quiet {
			col = c.Pal.Text2
		}
		if y+c.Size(h) <= end+2 {
			c.Squeeze(text, "", r.Strip(y, c.Size(h)), t, col)
			y += c.Size(h)
		}
	}
	line(card.heading, theme.Secondary, 22, true)
	line(card.title, theme.CardTitle, 30, false)
	line(card.line, theme.Secondary, 22, true)
	k.paintShare(c, r.Strip(y, end-y))
}

// paintPicture paints the game in the middle of r.
func (k *gameCard) paintPicture(c *widget.Canvas, r widget.Rect) {
	room := int(r.W * c.S)
	side, cell := board.FitIn(room).Side(), 0
	if k.narrow || room < 9*smallCell {
		cell = (room - 5) / 9
		side = board.ThumbnailSide(cell)
	}
	wide := float64(side) / c.S
	c.Place(k.pictureOf(c.Painter, side, cell), widget.Rect{X: r.X + (r.W-wide)/2, Y: r.Y + (r.H-wide)/2, W: wide, H: wide})
}

// smallCell is below how many pixels cells show no digits.
const smallCell = 20

// pictureOf returns a picture of the game, nil while there is none; with small cells, of so many
// pixels, squares stand for digits.
func (k *gameCard) pictureOf(painter *paint.Painter, side, cell int) *image.RGBA {
	g := k.last
	if !g.known || k.picture != nil && k.picture.Rect.Dx() == side {
		return k.picture
	}
	if cell == 0 {
		k.picture = board.Picture(painter, k.Kit.Pal, board.View{State: game.State{Shape: g.state.Shape, Grid: g.state.Grid}, Givens: g.givens}, side)
		return k.picture
	}
	var givens, entries puzzle.Grid
	for c, d := range g.state.Grid {
		if g.givens.Has(puzzle.Cell(c)) {
			givens[c] = d
		} else {
			entries[c] = d
		}
	}
	k.picture = image.NewRGBA(image.Rect(0, 0, side, side))
	board.Thumbnail(k.picture, k.Kit.Pal, image.Point{}, cell, g.state.Shape, &givens, &entries)
	return k.picture
}

// paintShare paints how far the game has come in the middle of r, if there is room.
func (k *gameCard) paintShare(c *widget.Canvas, r widget.Rect) {
	card, high := k.shown, c.Size(22)+12+c.Size(22)
	if card.digits == "" || r.H < high {
		return
	}
	y := r.Y + (r.H-high)/2
	c.Write(card.digits, widget.Rect{X: r.X, Y: y, W: r.W * .7, H: c.Size(22)}, 14, false, widget.Left, c.Pal.Text)
	c.Write(card.time, widget.Rect{X: r.X + r.W*.7, Y: y, W: r.W * .3, H: c.Size(22)}, 14, false, widget.Right, c.Pal.Text)
	bar := r.Strip(y+c.Size(22)+2, 6)
	c.Round(bar, 3, 0, trackColour(c))
	if card.share > 0 {
		c.Round(bar.Column(bar.X, max(6, r.W*card.share)), 3, 0, c.Pal.Accent)
	}
	c.Squeeze(card.when, "", r.Strip(y+c.Size(22)+12, c.Size(22)), theme.Secondary, c.Pal.Text2)
}

// paintContinue paints the primary button of the card.
func (k *gameCard) paintContinue(c *widget.Canvas, text string, r widget.Rect) {
	c.Round(r, 8, 0, c.Pal.Accent)
	if c.Hover == continueZone || c.Focus == continueZone || c.Pressed == continueZone {
		c.Round(r.Inset(2.5), 6, 1.5, c.Pal.OnAccent)
	}
	c.Write(text, r.Inset(4), 14, true, widget.Centre, c.Pal.OnAccent)
}
