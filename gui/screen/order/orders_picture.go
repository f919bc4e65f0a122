package order

import (
	"context"
	"path/filepath"
	"slices"
	"strings"

	"sudoku/generator"
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// Drop implements DropHandler: a picture is one of a pattern.
func (s *Orders) Drop(paths []string) bool {
	picture := len(paths) == 1 && slices.Contains(session.PictureNames(), strings.ToLower(filepath.Ext(paths[0])))
	if picture {
		s.pattern.draw(paths[0])
	}
	return picture
}

// draw takes the pattern that a picture shows.
func (e *patternEditor) draw(path string) {
	d := e.orders.app
	d.Say(d.Base().T("new.pattern.reading"))
	session.Start(e.orders.reading, func(ctx context.Context, _ func(int)) (puzzle.CellSet, error) {
		return session.ReadDrawing(ctx, path)
	}, func(int) {}, func(cells puzzle.CellSet, err error) {
		if err != nil {
			d.Warn(d.Base().Lang.Error(err))
			return
		}
		d.ClearMessage()
		e.drawn(cells)
	})
}

// drawn makes some cells the pattern. A symmetry that they lack is given up.
func (e *patternEditor) drawn(cells puzzle.CellSet) {
	o := e.orders.order()
	symmetry := e.orders.app.Prefs().Symmetry()
	for c := range cells.All() {
		if !symmetry.Orbit(c).In(cells) {
			o.Set(session.OptionSymmetry, generator.None.Name())
		}
	}
	e.push()
	o.Set(session.OptionPattern, (&generator.Pattern{Cells: cells}).String())
	e.orders.take(o)
}
