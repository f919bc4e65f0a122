package stats

import (
	"sudoku/gui/widget"
)

// tableHeight returns the height of the table, and of the techniques beside it.
func (f *levelCards) tableHeight() float64 { return f.Kit.Size(40) + 6*f.Kit.Size(30) + 16 }

func (f *levelCards) paintTable(c *widget.Canvas) {
	paintCard(c, f.T("statistics.table"), f.T("statistics.table.note"))
	rows := f.shown.Levels
	if len(rows) == 0 {
		return
	}
	top := 15 + c.Size(24) + 6
	step := (c.H - top - 8) / float64(len(rows))
	columns := tallyColumns(c, rows)
	for i, t := range rows {
		y := top + float64(i)*step
		col := c.Pal.Text
		if i == 0 {
			col = c.Pal.Text2
		} else {
			c.Rule(20, y, c.W-40, c.Pal.Hair)
		}
		for k, text := range t.cells() {
			at := widget.Right
			if k == 0 {
				at = widget.Left
			}
			r := widget.Rect{X: columns[k].X, Y: y, W: columns[k].W, H: step}
			c.Write(text, r, tallySize(i), k == 0 && i > 0 && i-1 == f.shown.Level, at, col)
		}
	}
}

func (t tally) cells() [5]string { return [...]string{t.Level, t.Solved, t.Best, t.Mean, t.Unaided} }

// tallySize returns the size of the text in a row of the table.
func tallySize(row int) float64 {
	if row == 0 {
		return 12
	}
	return 13
}

// tallyColumns returns the places of the table's columns, each as wide as its widest text and
// a part of the room that is left.
func tallyColumns(c *widget.Canvas, rows []tally) (columns [5]widget.Rect) {
	const gap = 10.
	room := c.W - 40 - 4*gap
	left := room
	for k := range columns {
		for i, t := range rows {
			w := c.Painter.Width(t.cells()[k], c.Size(tallySize(i))*c.S, k == 0)/c.S + 2
			columns[k].W = max(columns[k].W, w)
		}
		left -= columns[k].W
	}
	x := 20.
	for k := range columns {
		if left > 0 {
			columns[k].W += left / 5
		} else {
			columns[k].W *= room / (room - left)
		}
		columns[k].X = x
		x += columns[k].W + gap
	}
	return columns
}
