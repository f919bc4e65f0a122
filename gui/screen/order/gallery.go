package order

import (
	"math"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// Gallery shows several puzzles of an order, those that are ready and others that it makes; the
// one that is pressed is played, and the others stay ready.
type Gallery struct {
	*session.Tasks
	app *screen.App
	page.Base
	of      session.PuzzleOrder
	puzzles []puzzle.Grid
	rows    *screen.Loader[puzzle.Grid, struct{}] // their pictures and what is known of them
	wanted  int                                   // how many are to be shown

	listing, making, taking *session.Jobs
	progress                generator.Progress // of making
	since                   time.Time          // when it began
	failed                  string             // why no more were made; may be empty

	title      *widget.Label
	tiles      *widget.Control
	body       *fyne.Container
	scroll     *widget.ScrollView
	more, back *widget.Control
}

// galleryStep is how many puzzles are made at a time.
const galleryStep = 12

// NewGallery makes the screen for an order.
func NewGallery(a *screen.App, of session.PuzzleOrder) *Gallery {
	t := a.Tasks()
	s := &Gallery{Tasks: t, app: a, of: session.ParsePuzzleOrder(of.Kind()), wanted: galleryStep,
		listing: t.Jobs(), making: t.Jobs(), taking: t.Jobs()}
	s.rows = screen.NewLoader(a, t, func(g puzzle.Grid) (struct{}, board.View, error) {
		return struct{}{}, board.View{State: game.State{Grid: g}, Givens: g.Filled()}, nil
	}, func() { s.tiles.Repaint() })
	s.Rebuild()
	return s
}

// openGallery shows puzzles of the order to choose from.
func (s *Orders) openGallery() {
	if wrong := s.wrong(); wrong != "" {
		s.app.Warn(wrong)
		return
	}
	s.trial.stop()
	s.newGames.Stop()
	s.app.Push(NewGallery(s.app, s.order()))
}

// Rebuild implements Screen.
func (s *Gallery) Rebuild() {
	b := s.app.Base()
	s.Base = b
	s.title = b.Title(b.T("new.gallery.title"))
	s.tiles = b.Kit.NewControl(s.zones, s.paint, s.play)
	s.tiles.OnKey = s.key
	s.body = &fyne.Container{Objects: []fyne.CanvasObject{s.tiles}}
	s.scroll = b.Kit.NewScrollView(s.body)
	s.scroll.Holds = true
	s.more = b.Kit.Button(b.T("new.gallery.more", "n", galleryStep), false, s.makeMore)
	s.back = b.Kit.Button(b.T("new.gallery.back"), false, s.app.Back)
	s.Refresh()
}

// Shown implements ShownHandler.
func (s *Gallery) Shown() { s.list() }

// Objects implements page.Page.
func (s *Gallery) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.title, s.scroll, s.more, s.back}
}

// Focus returns what gets the focus when the page opens.
func (s *Gallery) Focus() fyne.Focusable { return s.tiles }

// Space implements SpaceProvider.
func (s *Gallery) Space() screen.Space { return screen.Space{Whole: true, Both: true} }

// Busy reports whether puzzles are being made.
func (s *Gallery) Busy() bool { return s.making.Busy() }

// Refresh implements page.Refresher.
func (s *Gallery) Refresh() {
	s.tiles.Repaint()
	switch {
	case s.making.Busy():
		s.more.Disable(s.Status())
	case s.wanted >= session.MaxOrdered:
		s.more.Disable(s.T("new.gallery.most", "n", session.MaxOrdered))
	default:
		s.more.Disable("")
	}
}

// Status implements StatusProvider: it says how far the search is, why it has ended, or what to do.
func (s *Gallery) Status() string {
	switch n := len(s.puzzles); {
	case s.failed != "":
		return s.failed
	case !s.making.Busy() && n > 0:
		return s.T("new.gallery.ready")
	case n > 0:
		return s.T("new.gallery.makes", "n", n, "of", s.wanted)
	}
	return s.Progress(lookingOf(s.Lang, s.since, s.of, s.progress))
}

// Arrange implements page.Page.
func (s *Gallery) Arrange(put page.Place, r widget.Rect, tall bool) {
	foot, top := r.Y+r.H-page.ButtonHeight, r.Y+s.Kit.Size(32)
	put(s.title, s.TitleRow(r))
	half := min((r.W-12)/2, s.Kit.Size(220))
	put(s.more, widget.Rect{X: r.X + r.W - 2*half - 12, Y: foot, W: half, H: page.ButtonHeight})
	put(s.back, widget.Rect{X: r.X + r.W - half, Y: foot, W: half, H: page.ButtonHeight})
	view := r.Strip(top, max(40, foot-12-top))
	put(s.scroll, view)
	w := view.W - 14 // without the scroll bar
	plan := s.plan(w)
	h := float64(screen.RowCount(s.wanted, plan.across))*(plan.high+galleryGap) - galleryGap
	put(s.tiles, widget.Rect{W: w, H: h})
	s.body.Layout = page.Height(h)
	s.scroll.Refresh()
}

// galleryGap is between tiles.
const galleryGap = 12.

// A galleryPlan says how large the tiles are, and how many are side by side.
type galleryPlan struct {
	across     int
	wide, high float64
}

// plan chooses the tiles for a width.
func (s *Gallery) plan(w float64) (p galleryPlan) {
	p.across = max(1, int((w+galleryGap)/(max(168, s.Kit.Size(150))+galleryGap)))
	p.wide = math.Floor((w+galleryGap)/float64(p.across) - galleryGap)
	p.high = p.wide + s.Kit.Size(22)
	return p
}

// tile returns the place of a tile.
func (p *galleryPlan) tile(i int) widget.Rect {
	return widget.Rect{X: float64(i%p.across) * (p.wide + galleryGap), Y: float64(i/p.across) * (p.high + galleryGap), W: p.wide, H: p.high}
}

// zones returns the places of the puzzles.
func (s *Gallery) zones(w, _ float64) (out []widget.Rect) {
	p := s.plan(w)
	for i := range s.puzzles {
		out = append(out, p.tile(i))
	}
	return out
}

// key moves from puzzle to puzzle.
func (s *Gallery) key(name fyne.KeyName) bool {
	p, at, last := s.plan(float64(s.tiles.Size().Width)), s.tiles.FocusedZone(), len(s.puzzles)-1
	to := at
	switch name {
	case fyne.KeyLeft:
		to--
	case fyne.KeyRight:
		to++
	case fyne.KeyUp:
		to -= p.across
	case fyne.KeyDown:
		to += p.across
	case fyne.KeyHome:
		to = 0
	case fyne.KeyEnd:
		to = last
	default:
		return false
	}
	if to >= 0 && to <= last {
		s.tiles.FocusOn(to)
		r := p.tile(to)
		s.scroll.Reveal(float32(r.Y)-4, float32(r.H)+8)
	}
	return true
}

// paint paints the puzzles, and frames for those that are to come.
func (s *Gallery) paint(c *widget.Canvas) {
	p := s.plan(c.W)
	if len(s.puzzles) == 0 {
		c.Mention(s.Status())
	}
	for i := range s.wanted {
		r := p.tile(i)
		if i < len(s.puzzles) {
			c.Frame(i, r, 8, false)
			c.Mention(s.T("many.name", "n", i+1))
			s.paintPuzzle(c, s.puzzles[i], r)
			continue
		}
		if s.making.Busy() {
			c.DashedBox(r, 8, 1, 4, 4, c.Pal.Hair)
		}
		c.FocusRing(i, r, 8) // there is nothing yet that could have the focus
	}
}

// leastScale is how many pixels a unit has on a screen at least. With fewer only the words are asked.
const leastScale = .25

// paintPuzzle paints a puzzle, and how hard it is.
func (s *Gallery) paintPuzzle(c *widget.Canvas, g puzzle.Grid, r widget.Rect) {
	const edge = 10.
	side := board.FitIn(int((r.W - 2*edge) * c.S)).Side()
	wide := float64(side) / c.S
	at := widget.Rect{X: r.X + (r.W-wide)/2, Y: r.Y + edge, W: wide, H: wide}
	facts := s.rows.Rated[screen.PrintedGrid{Givens: g}]
	if c.S >= leastScale { // for a screen
		var row *screen.LoadedRow[struct{}]
		if row, facts = s.rows.Row(s.app.Later, g, side); row != nil && row.Picture != nil {
			c.Place(row.Picture, at)
		}
	}
	if facts.Rated {
		text := s.T("level.score", "level", s.Lang.Level(facts.Rating.Level.Name()), "score", facts.Rating.Score)
		below := at.Y + at.H
		c.Write(text, widget.Rect{X: r.X + 6, Y: below, W: r.W - 12, H: r.Y + r.H - below}, 12, false, widget.Centre, c.Pal.Text2)
	}
}

// Spoken implements Speaker: how the search for puzzles has ended.
func (s *Gallery) Spoken() []string {
	if s.making.Busy() || s.listing.Busy() {
		return nil
	}
	return []string{s.Status()}
}
