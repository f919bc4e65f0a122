package window

import "sudoku/gui/screen"

// hint is the hint that is shown, steps the list of them, guide the guide; nil where
// it is something else.
func (d *desk) hint() *screen.Hint   { s, _ := d.top().(*screen.Hint); return s }
func (d *desk) steps() *screen.Steps { s, _ := d.top().(*screen.Steps); return s }
func (d *desk) guide() *screen.Guide { s, _ := d.top().(*screen.Guide); return s }

// harder takes a skyscraper and more.
const harder = "...6......2....8....7.95...1.....2.6..5.6..9..3.2...4....45...8.7.....2....9.6..5"
