package screen

import (
	"image"
	"image/color"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A gameCard shows the game to go on with, or the daily puzzle to begin with.
type gameCard struct {
	page.Base
	shown   *homeCard
	last    *lastGame
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
	k.control = b.NewControl(k.zones, k.paint, press)
	return k
}

// free lets go of pictures: the toolkit may keep the controls of before.
func (k *gameCard) free() { k.picture = nil }

// parts returns where the picture and the words of the card stand.
func (k *gameCard) parts(w, h float64) (picture, words widget.Rect) {
	side := min(h-40, w*.45)
	picture = widget.Rect{X: 20, Y: (h - side) / 2, W: side, H: side}
	x := 20 + side + min(32, w*.05)
	return picture, widget.Rect{X: x, Y: 20, W: w - x - 24, H: h - 40}
}

func (k *gameCard) zones(w, h float64) []widget.Rect {
	_, words := k.parts(w, h)
	foot := words.Y + words.H - 44
	others := words.Strip(foot-k.Size(28)-10, k.Size(28))
	if k.shown.others == "" {
		others.H = 0
	}
	return []widget.Rect{{W: w, H: others.Y}, others, {X: words.X, Y: foot, W: words.W, H: 44}}
}

func (k *gameCard) paint(c *widget.Canvas) {
	zones := k.zones(c.W, c.H)
	width, border := 1., c.Pal.Hair
	if c.Focus >= 0 || c.Hover == cardZone {
		width, border = 2, c.Pal.Accent
	}
	c.Box(c.Bounds(), 10, width, border, c.Pal.Surface)
	picture, r := k.parts(c.W, c.H)
	side := board.FitIn(int(picture.W * c.S)).Side()
	card := k.shown
	picture.X += (picture.W - float64(side)/c.S) / 2
	picture.Y += (picture.H - float64(side)/c.S) / 2
	picture.W, picture.H = float64(side)/c.S, float64(side)/c.S
	c.Place(k.pictureOf(c.Painter, side), picture)
	y := r.Y
	line := func(text string, t theme.Type, h float64, col color.Color) {
		if y+c.Size(h) <= zones[othersZone].Y+2 {
			c.Line(text, r.Strip(y, c.Size(h)), t, col)
			y += c.Size(h)
		}
	}
	line(card.heading, theme.Secondary, 22, c.Pal.Text2)
	if t := theme.CardTitle; c.Painter.Width(card.title, c.Size(t.Size)*c.S, t.Bold) > r.W*c.S { // a narrow card
		line(card.title, theme.BodyBold, 30, c.Pal.Text)
	} else {
		line(card.title, t, 30, c.Pal.Text)
	}
	line(card.line, theme.Secondary, 22, c.Pal.Text2)
	k.paintShare(c, r.Strip(y, zones[othersZone].Y-y))
	if card.others != "" {
		page.PaintLink(c, card.others, zones[othersZone], othersZone)
	}
	k.paintContinue(c, card.button, zones[continueZone])
}

// pictureOf returns a picture of the game, nil while there is none.
func (k *gameCard) pictureOf(painter *paint.Painter, side int) *image.RGBA {
	g := k.last
	if g.known && (k.picture == nil || k.picture.Rect.Dx() != side) {
		v := board.View{State: g.state, Givens: g.givens}
		if g.name != "" {
			v.Flags = board.Patterns
		}
		k.picture = board.Picture(painter, k.Pal, v, side)
	}
	return k.picture
}

// paintShare paints how far the game has come in the middle of r, if there is room.
func (k *gameCard) paintShare(c *widget.Canvas, r widget.Rect) {
	card, high := k.shown, c.Size(22)+12+c.Size(22)
	if card.cells == "" || r.H < high {
		return
	}
	y := r.Y + (r.H-high)/2
	c.Write(card.cells, widget.Rect{X: r.X, Y: y, W: r.W * .65, H: c.Size(22)}, 14, false, widget.Left, c.Pal.Text)
	c.Write(card.time, widget.Rect{X: r.X + r.W*.65, Y: y, W: r.W * .35, H: c.Size(22)}, 14, false, widget.Right, c.Pal.Text)
	bar := r.Strip(y+c.Size(22)+2, 6)
	c.Round(bar, 3, 0, c.Pal.Hair)
	bar.W = max(6, r.W*card.share)
	c.Round(bar, 3, 0, c.Pal.Accent)
	c.Line(card.when, r.Strip(y+c.Size(22)+12, c.Size(22)), theme.Secondary, c.Pal.Text2)
}

// paintContinue paints the primary button of the card.
func (k *gameCard) paintContinue(c *widget.Canvas, text string, r widget.Rect) {
	c.Round(r, 8, 0, c.Pal.Accent)
	if c.Hover == continueZone || c.Focus == continueZone || c.Pressed == continueZone {
		c.Round(r.Inset(2.5), 6, 1.5, c.Pal.OnAccent)
	}
	c.Write(text, r.Inset(4), 14, true, widget.Centre, c.Pal.OnAccent)
}
