package screen

import (
	"context"
	"image"
	"slices"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/paint"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// A Loader computes in the background what the rows of a list show: first the pictures
// of all visible rows, then the difficulty of each puzzle, one at a time.
type Loader[K comparable, V any] struct {
	base func() page.Base
	jobs *session.Jobs
	// read returns the value and the board of a row; it runs in the background.
	read  func(K) (V, board.View, error)
	shown func() // called when more is known

	Rows    map[K]*LoadedRow[V]
	Rated   map[PrintedGrid]session.Facts
	want    []K            // rows that were painted before their data was known
	side    int            // side of their pictures
	painter *paint.Painter // used in the background only
}

// A LoadedRow is what is known about a row.
type LoadedRow[V any] struct {
	Value   V
	Err     error
	Of      PrintedGrid
	Picture *image.RGBA
	pal     *theme.Palette // the palette of its picture
}

// A PrintedGrid is what is printed of a puzzle: its board and its givens.
type PrintedGrid struct {
	Shape  *puzzle.Shape
	Givens puzzle.Grid
}

// wantAtOnce is the greatest number of rows read at a time, which is enough for the
// visible ones. maxRows bounds the rows kept in memory.
const (
	WantAtOnce = 16
	maxRows    = 300
)

// Thumbnail is the side of a picture, in units.
const Thumbnail = 66.

func NewLoader[K comparable, V any](a *App, t *session.Tasks, read func(K) (V, board.View, error), shown func()) *Loader[K, V] {
	return &Loader[K, V]{base: a.Base, jobs: t.Jobs(), read: read, shown: shown,
		Rows: map[K]*LoadedRow[V]{}, Rated: map[PrintedGrid]session.Facts{}, painter: paint.NewPainter()}
}

// Row returns what is known about a row, nil if nothing is. Unknown rows are loaded
// after the current paint.
func (l *Loader[K, V]) Row(later func(func()), k K, side int) (*LoadedRow[V], session.Facts) {
	r := l.Rows[k]
	var facts session.Facts
	if r != nil {
		facts = l.Rated[r.Of]
	}
	if l.side = side; !l.painted(k) || r.Err == nil && !facts.Known {
		if !slices.Contains(l.want, k) {
			l.want = append(l.want, k)
			l.want = l.want[max(0, len(l.want)-WantAtOnce):] // the others are no longer visible
		}
		later(l.load)
	}
	return r, facts
}

// painted reports whether a row has its picture, if it can have one.
func (l *Loader[K, V]) painted(k K) bool {
	r := l.Rows[k]
	return r != nil && (r.Err != nil || r.pal == l.base().Kit.Pal && r.Picture.Rect.Dx() == l.side)
}

// learn loads the wanted rows in the background.
func (l *Loader[K, V]) load() {
	if l.jobs.Busy() || len(l.want) == 0 {
		return
	}
	work := slices.DeleteFunc(slices.Clone(l.want), l.painted)
	if len(work) == 0 {
		first := l.Rows[l.want[0]]
		l.want = l.want[1:]
		l.rate(first)
		return
	}
	l.want = nil // rows still to be rated are added again when they are painted
	pal, side, scale := l.base().Kit.Pal, l.side, float64(l.base().Kit.Scale())
	session.Start(l.jobs, func(ctx context.Context, _ func(int)) (map[K]*LoadedRow[V], error) {
		found := map[K]*LoadedRow[V]{}
		for _, k := range work {
			if ctx.Err() == nil {
				found[k] = l.loadRow(k, pal, side, scale)
			}
		}
		return found, nil
	}, func(int) {}, l.found)
}

// load reads a row and paints its picture.
func (l *Loader[K, V]) loadRow(k K, pal *theme.Palette, side int, scale float64) *LoadedRow[V] {
	r := &LoadedRow[V]{pal: pal}
	var v board.View
	if r.Value, v, r.Err = l.read(k); r.Err == nil {
		r.Of.Shape = v.State.Shape
		for c := range v.Givens.All() {
			r.Of.Givens[c] = v.State.Grid[c]
		}
		r.Picture = board.Small(l.painter, pal, v, side, scale)
	}
	return r
}

func (l *Loader[K, V]) found(rows map[K]*LoadedRow[V], err error) {
	if err != nil {
		return // otherwise they would be requested forever
	}
	if len(l.Rows)+len(rows) > maxRows {
		l.Rows = map[K]*LoadedRow[V]{} // visible rows are requested again
	}
	for k, r := range rows {
		l.Rows[k] = r
	}
	l.shown()
	l.load()
}

// rate computes the difficulty of the puzzle of a row.
func (l *Loader[K, V]) rate(r *LoadedRow[V]) {
	if l.Rated[r.Of].Known {
		l.load()
		return
	}
	session.Start(l.jobs, func(ctx context.Context, _ func(int)) (session.Facts, error) {
		return session.FactsOf(ctx, &puzzle.Puzzle{Shape: r.Of.Shape, Givens: r.Of.Givens})
	}, func(int) {}, func(f session.Facts, err error) {
		if err != nil {
			f = session.Facts{}
		}
		f.Known = true
		if len(l.Rated) > maxRows {
			clear(l.Rated)
		}
		l.Rated[r.Of] = f
		l.shown()
		l.load()
	})
}
