package window

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/screen"
	"sudoku/gui/screen/pen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/photo/phototest"
)

// penDesk plays the easy puzzle with writing by hand turned on.
func penDesk(t *testing.T) *desk {
	d := play(t)
	d.app.Prefs().SetBool(screen.PrefPen, true)
	d.ApplySettings()
	d.win.Resize(fyne.NewSize(1100, 780))
	write(d.board) // its size in pixels
	pen.Of(d.app).Pause = time.Millisecond
	return d
}

// drawStroke draws a line through points of a cell with the pointer.
func (d *desk) drawStroke(c puzzle.Cell, s [][2]float64) {
	side, mid := float32(d.side())/9, d.spot(c)
	at := func(p [2]float64) fyne.PointEvent {
		return fyne.PointEvent{Position: mid.AddXY((float32(p[0])-.5)*side, (float32(p[1])-.5)*side)}
	}
	e := &desktop.MouseEvent{PointEvent: at(s[0]), Button: desktop.MouseButtonPrimary}
	d.board.MouseMoved(e)
	d.board.MouseDown(e)
	for _, p := range s[1:] {
		d.board.Dragged(&fyne.DragEvent{PointEvent: at(p)})
	}
	d.board.DragEnd()
	d.board.MouseUp(e)
}

// writeDigit writes a digit into a part of a cell.
func (d *desk) writeDigit(c puzzle.Cell, digit int, x, y, size float64) {
	for _, s := range phototest.Strokes(rand.New(rand.NewPCG(9, 9)), digit) {
		for i, p := range s {
			s[i] = [2]float64{x + size*(p[0]-.5), y + size*(p[1]-.5)}
		}
		d.drawStroke(c, s)
	}
}

// penRead runs jobs and the pause until nothing is waiting to be read.
func (d *desk) penRead() {
	d.until(func() bool {
		_, _, asks := pen.Of(d.app).Offer()
		return asks || len(pen.Of(d.app).Ink().Strokes) == 0
	})
}

var (
	// between a 1 and a 7, for the net as for a reader
	betweenDigits = [][2]float64{{.25, .3}, {.55, .1}, {.5, .9}}
	acrossCell    = [][2]float64{{.2, .55}, {.5, .5}, {.8, .45}}
)

// TestPenWrites: a digit, a small one in a corner, and digits while marks are written.
func TestPenWrites(t *testing.T) {
	d := penDesk(t)
	check := func(what string, c puzzle.Cell, want string) {
		t.Helper()
		d.penRead()
		if got := holds(d.app.Session().Game.State(), c); got != want {
			t.Errorf("%s: %v holds %q, want %q", what, c, got, want)
		}
	}
	d.writeDigit(1, 4, .5, .5, 1)
	check("a digit", 1, "4")
	if at := d.app.Session().UI.Cursor; at != 1 {
		t.Errorf("the cursor is at %v", at)
	}
	d.writeDigit(1, 4, .5, .5, 1)
	check("the same again", 1, "4")
	d.writeDigit(1, 7, .5, .5, 1)
	check("another", 1, "7")
	d.drawStroke(1, acrossCell)
	check("a line through it", 1, "-")
	d.writeDigit(3, 6, .25, .25, .4)
	check("small in a corner", 3, "k6")
	d.writeDigit(0, 6, .5, .5, 1)
	check("in the cell of a given", 0, "1")
	d.app.Input(game.Input{Kind: game.SetMode, Mode: game.CentreMode})
	d.writeDigit(10, 8, .5, .5, 1)
	check("while centre marks are written", 10, "c8")
	d.app.Input(game.Input{Kind: game.SetMode, Mode: game.ColourMode})
	d.drawStroke(16, [][2]float64{{.5, .5}, {1.5, .5}})
	check("while colours are chosen", 16, "f1")
	check("while colours are chosen", 17, "f1")
	d.keys("3")
	d.drawStroke(13, acrossCell)
	check("after another colour", 13, "f3")
}

// TestPenGoesOn: a stroke in another cell reads the one before without waiting, and a chosen digit
// is not entered by it.
func TestPenGoesOn(t *testing.T) {
	d := penDesk(t)
	d.app.Prefs().SetBool(screen.PrefFirst, true)
	d.ApplySettings()
	d.keys("2")
	for i, c := range []puzzle.Cell{1, 3, 10} {
		d.writeDigit(c, i+4, .5, .5, 1)
	}
	d.penRead()
	s := d.app.Session().Game.State()
	for i, c := range []puzzle.Cell{1, 3, 10} {
		if int(s.Grid[c]) != i+4 {
			t.Errorf("%v holds %d, want %d", c, s.Grid[c], i+4)
		}
	}
}

// Each line: what is done while the player is asked which digit it is, and what r1c2 holds then.
// "there" is a stroke in r1c4, "tap" a press on the second of the two.
const askedPen = `
enter       | 1
esc         | -
1           | 1
7           | 7
5           | 5
tap         | 7
there       | 1
settings    | 1
pause       | 1
undo        | -
quit        | 1
another     | 1
pen         | 1
right       | asks
`

func TestPenAsks(t *testing.T) {
	for line := range strings.Lines(askedPen) {
		what, want, ok := strings.Cut(strings.TrimSpace(line), "|")
		if !ok {
			continue
		}
		what, want = strings.TrimSpace(what), strings.TrimSpace(want)
		d := penDesk(t)
		d.drawStroke(1, betweenDigits)
		d.penRead()
		if _, list, ok := pen.Of(d.app).Offer(); !ok || list != [2]puzzle.Digit{1, 7} || !d.penBox.control.Visible() {
			t.Fatalf("asked for %v (%v)", list, ok)
		}
		g := d.app.Session().Game
		switch what {
		case "tap":
			d.penBox.control.Press(1)
		case "there":
			d.writeDigit(3, 4, .5, .5, 1)
		case "settings":
			d.openSettings()
		case "pause":
			d.app.Play().TogglePause()
		case "undo":
			d.undo()
		case "quit":
			d.Quit()
		case "another":
			d.openText("530070000600195000098000060800060003400803001700020006060000280000419005000080079")
		case "pen":
			screen.TogglePen(d.app)
		default:
			d.keys(what)
		}
		got := holds(g.State(), 1)
		if _, _, asks := pen.Of(d.app).Offer(); asks {
			got = "asks"
		}
		if got != want {
			t.Errorf("%s: r1c2 holds %q, want %q", what, got, want)
		}
		if shown := d.penBox.control.Visible(); shown != (want == "asks") {
			t.Errorf("%s: the box is shown: %v", what, shown)
		}
	}
}

// TestPenBoxBesideItsCell: at every cell, in every window and size of text it is inside the window
// and not over the cell.
func TestPenBoxBesideItsCell(t *testing.T) {
	d := penDesk(t)
	for _, text := range []float64{1, 2} {
		d.app.Prefs().SetFloat(screen.PrefText, text)
		d.rebuild()
		for _, size := range []fyne.Size{{Width: 1100, Height: 780}, {Width: 420, Height: 800}, {Width: 360, Height: 480}} {
			d.win.Resize(size)
			write(d.board)
			for c := range puzzle.Cell(81) {
				d.penBox.over = c
				d.penBox.place()
				at, box := d.penBox.control.Position(), d.penBox.control.Size()
				off, side := d.board.CellPlace(c)
				cell, all := d.board.Position().Add(off), d.win.Canvas().Size()
				if at.X < 0 || at.Y < 0 || at.X+box.Width > all.Width || at.Y+box.Height > all.Height {
					t.Errorf("text %v, window %v: at %v it is at %v, %v large", text, size, c, at, box)
				}
				if at.X < cell.X+side && at.X+box.Width > cell.X && at.Y < cell.Y+side && at.Y+box.Height > cell.Y {
					t.Errorf("text %v, window %v: it is over %v", text, size, c)
				}
			}
		}
	}
}

// TestPenTypesPuzzle: written digits are the givens of a typed puzzle.
func TestPenTypesPuzzle(t *testing.T) {
	d := penDesk(t)
	d.navigation.openEnter()
	write(d.board)
	d.writeDigit(4, 6, .5, .5, 1)
	d.writeDigit(40, 2, .5, .5, 1)
	d.penRead()
	g := d.entering().Entry().Session.Game.State().Grid
	if g[4] != 6 || g[40] != 2 || g.Count() != 2 {
		t.Errorf("typed is %v", g)
	}
	d.drawStroke(4, acrossCell)
	d.penRead()
	if g := d.entering().Entry().Session.Game.State().Grid; g[4] != 0 || g[40] != 2 {
		t.Errorf("after a line through r1c5: %v", g)
	}
}

// TestPenElsewhere: where the board shows something else, or colours and links are drawn, the
// pointer does what it does there; a press alone selects.
func TestPenElsewhere(t *testing.T) {
	d := penDesk(t)
	d.openDraw()
	if pen.Of(d.app).Ready() {
		t.Error("it writes while links are drawn")
	}
	d.app.ShowPlay()
	d.app.Play().TogglePause()
	if pen.Of(d.app).Ready() {
		t.Error("it writes on a paused game")
	}
	d.app.Play().TogglePause()
	touched(d.board, d.spot(20))
	if at := d.app.Session().UI.Cursor; at != 20 || len(pen.Of(d.app).Ink().Strokes) > 0 {
		t.Errorf("a press selected %v, and wrote %v", at, pen.Of(d.app).Ink().Strokes)
	}
	if d.action("pen").Run(); d.app.Prefs().On(screen.PrefPen) {
		t.Error("the action doesn't turn it off")
	}
	d.drawStroke(9, [][2]float64{{.5, .5}, {4.5, .5}})
	if got := d.app.Session().UI.Selected; got != puzzle.CellsOf(9, 10, 11, 12, 13) {
		t.Errorf("without it a drag selected %v", got)
	}
}
