package window

import "fyne.io/fyne/v2"

// A paintedApp is the toolkit's app for tests, but knows of objects what that of a desktop knows:
// the place of one that was not painted yet is 0, 0, and it is on no canvas.
type paintedApp struct {
	fyne.App
	driver paintedDriver
}

// Driver implements fyne.App.
func (a *paintedApp) Driver() fyne.Driver { return &a.driver }

type paintedDriver struct {
	fyne.Driver
	painted map[fyne.CanvasObject]bool
}

// AbsolutePositionForObject implements fyne.Driver.
func (d *paintedDriver) AbsolutePositionForObject(o fyne.CanvasObject) fyne.Position {
	if d.painted[o] {
		return d.Driver.AbsolutePositionForObject(o)
	}
	return fyne.Position{}
}

// CanvasForObject implements fyne.Driver.
func (d *paintedDriver) CanvasForObject(o fyne.CanvasObject) fyne.Canvas {
	if d.painted[o] {
		return d.Driver.CanvasForObject(o)
	}
	return nil
}

// frame notes what the window has painted once nothing goes on.
func (s *trial) frame() {
	d := &s.painted.driver
	d.painted = map[fyne.CanvasObject]bool{}
	c := s.win.Canvas()
	for _, root := range append(c.Overlays().List(), c.Content()) {
		visit(root, fyne.Position{}, fyne.Position{}, fyne.Position{}, true, func(o fyne.CanvasObject, _, _, _ fyne.Position) { d.painted[o] = true })
	}
}
