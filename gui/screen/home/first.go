package home

import (
	"image"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/screen/learn"
	"sudoku/gui/screen/stats"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// firstPage is what Home shows a beginner below and beside the card: how Sudoku works, other levels
// and boards, and what will stand here later. Which of all these to press is what it answers.
type firstPage struct {
	page.Base
	narrow bool
	levels *firstLevels
	title  *widget.Pic     // over how Sudoku works
	how    *widget.Control // opens how Sudoku works
	own    *widget.Pic     // heading of puzzles of one's own
	foot   *widget.Pic
	small  *image.RGBA // the board of how Sudoku works; nil until it is painted
}

func newFirstPage(b page.Base, levels *firstLevels, how func()) *firstPage {
	k := &firstPage{Base: b, levels: levels}
	k.title = homeTitle(b, "first.never", &k.narrow)
	k.how = b.Kit.NewControl(nil, k.paintHow, func(int) { how() })
	k.own = homeTitle(b, "first.own", &k.narrow)
	k.foot = b.Kit.NewPic(k.paintFoot)
	return k
}

func (k *firstPage) objects() []fyne.CanvasObject {
	return append([]fyne.CanvasObject{k.title, k.how, k.own, k.foot}, k.levels.objects()...)
}

// howHeight is the height of the card that opens how Sudoku works, in a width.
func (k *firstPage) howHeight(w float64) float64 {
	least := max(122, k.Kit.Size(48)+74)
	if k.narrow {
		least = max(84, k.Kit.Size(72)+12)
	}
	_, words := k.howParts(w, least)
	return max(least, k.Kit.Size(28)+k.TextHeight(k.T("first.how.line"), words.W, theme.Body)+12)
}

// howParts returns where the small board and the words of that card stand.
func (k *firstPage) howParts(w, h float64) (small, words widget.Rect) {
	const edge = 12.
	side := min(h-2*edge, 98)
	x := edge + side + min(28, w*.05)
	return widget.Rect{X: edge, Y: (h - side) / 2, W: side, H: side}, widget.Rect{X: x, W: w - x - 44}
}

// footHeight is the height of what will stand here later, in a width.
func (k *firstPage) footHeight(w float64) float64 {
	return max(44, k.TextHeight(k.T("first.foot"), w-58, theme.Body)+k.TextHeight(k.T("first.foot.week"), w-58, theme.Body)+4)
}

func (k *firstPage) paintHow(c *widget.Canvas) {
	c.Frame(0, c.Bounds(), 10, false)
	small, r := k.howParts(c.W, c.H)
	k.paintSmall(c, small)
	name := theme.CardTitle
	if k.narrow {
		name = theme.Type{Size: 15, Line: 20, Bold: true}
	}
	line := k.T("first.how.line")
	high := c.Height(line, r.W, theme.Body)
	y := (c.H - c.Size(28) - high) / 2
	c.Squeeze(k.T("first.how"), "", r.Strip(y, c.Size(28)), name, c.Pal.Text)
	if c.Size(28)+high <= c.H-4 {
		c.Flow(line, r.Strip(y+c.Size(28), high), theme.Body, c.Pal.Text2)
	} else {
		c.Squeeze(line, "", r.Strip(y+c.Size(28), c.Size(20)), theme.Secondary, c.Pal.Text2)
	}
	widget.ChevronIcon(1)(c, c.W-28, c.H/2, c.Pal.Accent)
}

// paintSmall paints a board of 4 x 4.
func (k *firstPage) paintSmall(c *widget.Canvas, r widget.Rect) {
	givens, side := learn.HowGivens(), board.FitOn(puzzle.Mini4, int(r.W*c.S)).Side()
	if k.small == nil || k.small.Rect.Dx() != side {
		k.small = board.Picture(c.Painter, k.Kit.Pal, board.View{State: game.State{Shape: puzzle.Mini4, Grid: givens}, Givens: givens.Filled()}, side)
	}
	wide := float64(side) / c.S
	c.Place(k.small, widget.Rect{X: r.X + (r.W-wide)/2, Y: r.Y + (r.H-wide)/2, W: wide, H: wide})
}

// paintFoot tells of the daily puzzles and the week, which stand here once a game is finished.
func (k *firstPage) paintFoot(c *widget.Canvas) {
	stats.PaintOpenRing(c, 22, c.H/2, 16, 5)
	r := widget.Rect{X: 58, W: c.W - 58}
	first, second := k.T("first.foot"), k.T("first.foot.week")
	y := (c.H - c.Height(first, r.W, theme.Body) - c.Height(second, r.W, theme.Body)) / 2
	y += c.Flow(first, r.Strip(y, c.H), theme.Body, c.Pal.Text)
	c.Flow(second, r.Strip(y, c.H), theme.Body, c.Pal.Text2)
}
