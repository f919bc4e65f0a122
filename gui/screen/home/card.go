package home

import (
	"image"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
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
	asideZone
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
	k.narrow = narrow
	if narrow && k.shown.rule != "" {
		return max(227, 24+k.Kit.Size(120)+6+40)
	}
	if narrow {
		return max(141, 24+k.Kit.Size(24)+k.Kit.Size(20)+k.linkHeight()+6+40)
	}
	return k.Kit.Size(leastCard)
}

// linkHeight is that of the link to the others.
func (k *gameCard) linkHeight() float64 {
	if k.narrow {
		return max(26, k.Kit.Size(24))
	}
	return max(28, k.Kit.Size(28))
}

// parts returns where the picture and the words of the card stand. Where the words would have
// too little room there is no picture.
func (k *gameCard) parts(w, h float64) (picture, words widget.Rect) {
	edge, gap, most := 20., min(32, w*.05), w*.45
	switch rule := k.shown.rule != ""; {
	case k.narrow && rule:
		edge, gap, most = 12, 15, min(203, w*.5)
		if w < 380 {
			most = w * .4
		}
	case k.narrow:
		edge, gap, most = 12, 15, w*.32
	case rule:
		most = w * .505
	}
	side := min(h-2*edge, most)
	if k.shown.rule != "" {
		side = k.besideRule(side, w-2*edge-gap-4, h-2*edge)
	}
	if w-side-2*edge-gap < k.Kit.Size(130) {
		side, gap = 0, 0
	}
	picture = widget.Rect{X: edge, Y: (h - side) / 2, W: side, H: side}
	x := edge + side + gap
	return picture, widget.Rect{X: x, Y: edge, W: w - x - edge - 4, H: h - 2*edge}
}

// besideRule returns the side of the picture in a card of a width and height without its edges, at most
// side: the words of a beginner's puzzle, in larger text, need more room beside it.
func (k *gameCard) besideRule(side, w, h float64) float64 {
	for _, part := range []float64{1, .85, .7} {
		if k.ruleHeight(w-side*part, part > .7) <= h {
			return side * part
		}
	}
	return 0
}

// ruleHeight returns the height of the words of a beginner's puzzle in a width, with how hard it is
// or without.
func (k *gameCard) ruleHeight(w float64, about bool) float64 {
	card := k.shown
	if k.narrow {
		return k.TextHeight(card.title, w, briefTitle) + 6 + k.TextHeight(card.rule, w, theme.Secondary) + 10 + 40
	}
	high := k.Kit.Size(52) + 10 + k.TextHeight(card.rule, w, theme.Body) + 10 + page.ButtonHeight
	if about {
		high += 22 + k.TextHeight(card.about, w, theme.Secondary)
	}
	return high
}

// briefTitle is how the title of a beginner's puzzle is written in a narrow card.
var briefTitle = theme.Type{Size: 15, Line: 21, Bold: true}

// zones places the card above its buttons, the link to the others, and the buttons.
func (k *gameCard) zones(w, h float64) []widget.Rect {
	_, words := k.parts(w, h)
	high, gap := page.ButtonHeight, 10.
	if k.narrow {
		high, gap = 40, 6
	}
	foot := words.Strip(words.Y+words.H-high, high)
	others := words.Strip(foot.Y-k.linkHeight()-gap, k.linkHeight())
	if k.shown.others == "" {
		others.H = 0
	}
	button, aside := foot, widget.Rect{}
	if text := k.shown.aside; text != "" {
		wide := min(max(92, wordWidth(k.Base, text, 14, false)+28), foot.W*.42)
		button.W -= wide + 8
		aside = foot.Column(foot.X+foot.W-wide, wide)
	}
	return []widget.Rect{{W: w, H: min(others.Y, foot.Y)}, others, button, aside}
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
	if k.shown.others != "" {
		page.PaintLink(c, k.shown.others, zones[othersZone], othersZone)
	}
	k.paintContinue(c, k.shown.button, zones[continueZone])
	if r := zones[asideZone]; r.W > 0 {
		c.Write(k.shown.aside, r.Inset(4), 14, false, widget.Centre, c.Frame(asideZone, r, 8, false))
	}
}

// paintBrief paints the words of a narrow card.
func (k *gameCard) paintBrief(c *widget.Canvas, r widget.Rect) {
	if k.shown.rule != "" {
		high := min(c.Flow(k.shown.title, r, briefTitle, c.Pal.Text), r.H)
		rule := r.Strip(r.Y+high+6, r.H-40-10-high-6)
		if c.Height(k.shown.rule, rule.W, theme.Secondary) <= rule.H+2 {
			c.Flow(k.shown.rule, rule, theme.Secondary, c.Pal.Text2)
		} else {
			c.Mention(k.shown.rule)
		}
		return
	}
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
	if card.rule != "" {
		k.paintRule(c, r.Strip(y+10, end-y-10))
		return
	}
	k.paintShare(c, r.Strip(y, end-y))
}

// paintRule says at the top of r what the puzzle asks for and, if there is room at its foot, how hard
// it is.
func (k *gameCard) paintRule(c *widget.Canvas, r widget.Rect) {
	card := k.shown
	high := c.Height(card.rule, r.W, theme.Body)
	if high > r.H {
		c.Mention(card.rule)
		return
	}
	c.Flow(card.rule, r, theme.Body, c.Pal.Text)
	if about := c.Height(card.about, r.W, theme.Secondary); high+12+about <= r.H {
		c.Flow(card.about, r.Strip(r.Y+r.H-about-10, about), theme.Secondary, c.Pal.Text2)
	} else {
		c.Mention(card.about)
	}
}

// paintPicture paints the game in the middle of r.
func (k *gameCard) paintPicture(c *widget.Canvas, r widget.Rect) {
	room := int(r.W * c.S)
	if side := board.FitIn(room).Side(); side > room*19/20 {
		room = side // in whole pixels, without a border
	}
	wide := float64(room) / c.S
	c.Place(k.pictureOf(c.Painter, room), widget.Rect{X: r.X + (r.W-wide)/2, Y: r.Y + (r.H-wide)/2, W: wide, H: wide})
}

// pictureOf returns a picture of the game, nil while there is none.
func (k *gameCard) pictureOf(painter *paint.Painter, side int) *image.RGBA {
	g := k.last
	if g.known && (k.picture == nil || k.picture.Rect.Dx() != side) {
		k.picture = board.Small(painter, k.Kit.Pal, board.View{State: game.State{Shape: g.state.Shape, Grid: g.state.Grid}, Givens: g.givens}, side, float64(k.Kit.Scale()))
	}
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
