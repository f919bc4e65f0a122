package page

import "fyne.io/fyne/v2"

// The columns of a page that has the places of the board and of the panel, in units.
const (
	ColumnTop    = 9. // by which the headings at the top rise above the cards
	ColumnSide   = 344.
	ColumnGutter = 41. // between the columns
)

// Height is the layout of objects that are placed by hand, in a scroll: it has a height and
// nothing else.
func Height(h float64) fyne.Layout { return least{fyne.NewSize(0, float32(h))} }

type least struct{ size fyne.Size }

// Layout implements fyne.Layout.
func (least) Layout([]fyne.CanvasObject, fyne.Size) {}

// MinSize implements fyne.Layout.
func (l least) MinSize([]fyne.CanvasObject) fyne.Size { return l.size }
