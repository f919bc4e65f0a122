package home

import (
	"image"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// forMeCard offers a new puzzle of the player's level.
type forMeCard struct {
	page.Base
	state   *forMeState
	shown   *forMeReport
	narrow  bool // words, choice and button beside a small picture
	title   *widget.Pic
	all     *widget.Control // leads to all levels and boards
	card    *widget.Control
	steps   *widget.Control // easier, as usual, harder
	picture *image.RGBA     // of the puzzle; nil until it is painted
}

// newForMeCard makes the part of the page: play plays the puzzle, step chooses an easier or a harder
// one, all leads to all levels and boards.
func newForMeCard(b page.Base, state *forMeState, shown *forMeReport, play func(), step func(int), all func()) *forMeCard {
	k := &forMeCard{Base: b, state: state, shown: shown}
	k.title = homeTitle(b, "home.forme", &k.narrow)
	k.all = b.Kit.NewControl(nil, func(c *widget.Canvas) { paintWay(c, b.T("home.boards"), c.Pal.Accent) }, func(int) { all() })
	k.card = b.Kit.NewControl(k.zones, k.paint, func(int) { play() })
	var list []widget.Segment
	for _, key := range []string{"home.forme.easier", "home.forme.usual", "home.forme.harder"} {
		list = append(list, widget.Segment{Text: b.T(key)})
	}
	k.steps = b.Kit.Segments(list, func() int { return state.step + 1 }, step)
	return k
}

func (k *forMeCard) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{k.title, k.all, k.card, k.steps}
}

// free lets go of pictures: the toolkit may keep the controls of before.
func (k *forMeCard) free() { k.picture = nil }

// update shows the report.
func (k *forMeCard) update() {
	k.card.Repaint()
	k.steps.Repaint()
}

// The height of the choice below the words, or beside the button of a narrow card.
func (k *forMeCard) stepsHeight() float64 { return max(34, k.Kit.Size(28)+6) }

// part chooses the form for a width, and returns what stands below the heading. rest is how much more
// room it has than it should, or less.
func (k *forMeCard) part(narrow bool, rest float64) layout.Stack {
	least := 18 + max(131, k.Kit.Size(76)+10+38) + 10 + k.Kit.Size(38) + 6 + k.stepsHeight() + 16
	if k.narrow = narrow; narrow {
		least = 12 + max(86, k.Kit.Size(46)+8+page.ButtonHeight-4) + 12
	}
	return layout.Stack{{All: []fyne.CanvasObject{k.card, k.steps}, In: k.arrange, Least: least + rest}}
}

// arrange places the card, and the choice in it.
func (k *forMeCard) arrange(put layout.Place, r widget.Rect) {
	layout.Show(put, k.card, r)
	steps, _ := k.foot(r.W, r.H)
	steps.X, steps.Y = steps.X+r.X, steps.Y+r.Y
	layout.Show(put, k.steps, steps)
}

// places returns where the picture and the words stand.
func (k *forMeCard) places(w, h float64) (picture, words widget.Rect) {
	side := min(131., w*.42)
	picture = widget.Rect{X: 18, Y: 18, W: side, H: side}
	if k.narrow {
		picture = widget.Rect{X: 12, Y: (h - 86) / 2, W: 86, H: 86}
	}
	x := picture.X + picture.W + 16
	words = widget.Rect{X: x, Y: picture.Y, W: w - x - 16, H: max(picture.H, k.Kit.Size(76)+10+38)}
	if k.narrow {
		words = widget.Rect{X: x, Y: 12, W: w - x - 12, H: h - 24}
	}
	return picture, words
}

// foot returns where the choice and the button stand.
func (k *forMeCard) foot(w, h float64) (steps, play widget.Rect) {
	_, words := k.places(w, h)
	if !k.narrow {
		high := k.stepsHeight()
		return widget.Rect{X: 16, Y: h - 16 - high, W: w - 32, H: high}, words.Strip(words.Y+words.H-38, 38)
	}
	line := words.Strip(words.Y+words.H-40, 40)
	wide := max(76, min(wordWidth(k.Base, k.T("home.play"), 14, true)+28, line.W*.4))
	return line.Column(line.X, line.W-wide-9), line.Column(line.X+line.W-wide, wide)
}

func (k *forMeCard) zones(w, h float64) []widget.Rect {
	_, play := k.foot(w, h)
	return []widget.Rect{play}
}

func (k *forMeCard) paint(c *widget.Canvas) {
	c.Box(c.Bounds(), 10, 1, c.Pal.Hair, c.Pal.Surface)
	picture, words := k.places(c.W, c.H)
	k.paintPicture(c, picture)
	steps, play := k.foot(c.W, c.H)
	if k.narrow {
		k.paintBrief(c, words)
	} else {
		y := words.Y
		c.Squeeze(k.shown.line, "", words.Strip(y, c.Size(22)), theme.Secondary, c.Pal.Text2)
		c.Squeeze(k.shown.level, "", words.Strip(y+c.Size(22), c.Size(30)), theme.CardTitle, c.Pal.Text)
		c.Squeeze(k.shown.takes, "", words.Strip(y+c.Size(52), c.Size(22)), theme.Secondary, c.Pal.Text2)
		end := max(picture.Y+picture.H, play.Y+play.H) + 6
		k.paintWhy(c, widget.Rect{X: 18, Y: end, W: c.W - 34, H: steps.Y - end - 4})
	}
	c.Write(k.T("home.play"), play.Inset(4), 14, true, widget.Centre, c.Frame(0, play, 8, false))
}

// paintWhy says why the puzzle is of that level, in the middle of r.
func (k *forMeCard) paintWhy(c *widget.Canvas, r widget.Rect) {
	high := c.Height(k.shown.why, r.W, theme.Secondary)
	if high > r.H+2 {
		c.Squeeze(k.shown.why, "", r, theme.Secondary, c.Pal.Text2)
		return
	}
	r.Y += (r.H - high) / 2
	c.Flow(k.shown.why, r, theme.Secondary, c.Pal.Text2)
}

// paintBrief paints the words of a narrow card: the level with the time, and what the puzzle is.
func (k *forMeCard) paintBrief(c *widget.Canvas, r widget.Rect) {
	line := r.Strip(r.Y, c.Size(24))
	wide := min(c.Painter.Width(k.shown.level, c.Size(15)*c.S, true)/c.S+1, line.W)
	c.Squeeze(k.shown.level, "", line.Column(line.X, wide), theme.Type{Size: 15, Bold: true}, c.Pal.Text)
	if left := line.W - wide - 10; left > 30 {
		c.Squeeze(k.shown.takes, "", line.Column(line.X+wide+10, left), theme.Secondary, c.Pal.Text2)
	}
	c.Squeeze(k.shown.line, "", r.Strip(r.Y+c.Size(24), c.Size(20)), theme.Secondary, c.Pal.Text2)
	c.Mention(k.shown.why)
}

// paintPicture paints the puzzle, or an empty frame.
func (k *forMeCard) paintPicture(c *widget.Canvas, r widget.Rect) {
	side := int(r.W * c.S)
	if k.picture == nil || k.picture.Rect.Dx() != side {
		var v board.View
		if k.state.ready {
			v.State.Grid, v.Givens = k.state.puzzle, k.state.puzzle.Filled()
		}
		k.picture = board.Small(c.Painter, k.Kit.Pal, v, side, c.S)
	}
	c.Place(k.picture, r)
}
