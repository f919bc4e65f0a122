// Package layout divides a rectangle among objects. A page lists its parts in the order in
// which they are seen, each with the room that it needs, and which go first when there is too
// little; Stack and Row do the arithmetic. Where a page is a fixed grid, plain numbers are
// shorter.
package layout

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/widget"
)

// A Place places an object in a rectangle, on whole device pixels.
type Place func(o fyne.CanvasObject, r widget.Rect)

// An Item is a part of a stack or a row. Sizes are heights in a stack, widths in a row.
type Item struct {
	Object fyne.CanvasObject              // the part,
	In     func(put Place, r widget.Rect) // or what places several objects there
	All    []fyne.CanvasObject            // those of In, to be hidden with it
	Gap    float64                        // before it, unless it is the first
	Wide   float64                        // to which the gap grows; 0: it doesn't
	Least  float64                        // its size
	Most   float64                        // the size to which it grows; 0: it doesn't
	Drop   int                            // 0: it always stays; else it goes while there is no room, the greatest first,
	Keep   float64                        // or while the parts that grow would get less than this
	Absent bool                           // it has nothing to show now
}

// Rest is the Most of a part that takes all the room that is left.
const Rest = 1e9

// A Stack is parts below each other, a Row parts side by side.
type (
	Stack []Item
	Row   []Item
)

// Height returns the least height of the parts that are there.
func (s Stack) Height() float64 { return need(s, nil) }

// Place places the parts from the upper edge of r, at most as high as r, and returns where they end.
func (s Stack) Place(put Place, r widget.Rect) float64 {
	return place(s, put, r.Y, r.H, func(from, size float64) widget.Rect { return r.Strip(from, size) })
}

// Place places the parts from the left edge of r, at most as wide as r, and returns where they end.
func (w Row) Place(put Place, r widget.Rect) float64 {
	return place(w, put, r.X, r.W, func(from, size float64) widget.Rect { return r.Column(from, size) })
}

// In places the parts; it is for the In of an item.
func (s Stack) In(put Place, r widget.Rect) { s.Place(put, r) }

// In places the parts; it is for the In of an item.
func (w Row) In(put Place, r widget.Rect) { w.Place(put, r) }

// Equally returns an item that holds objects side by side, at equal widths or as their texts need.
func Equally(gap float64, objects ...fyne.CanvasObject) Item {
	return Item{All: objects, In: func(put Place, r widget.Rect) { Equal(put, r, gap, objects...) }}
}

// need returns the room that the parts need, without those that were dropped.
func need(list []Item, dropped []bool) (sum float64) {
	first := true
	for i, it := range list {
		if it.Absent || dropped != nil && dropped[i] {
			continue
		}
		if !first {
			sum += it.Gap
		}
		sum, first = sum+it.Least, false
	}
	return sum
}

// drop says which parts have no room.
func drop(list []Item, room float64) []bool {
	dropped, grows := make([]bool, len(list)), 0.
	for _, it := range list {
		if it.Most > it.Least {
			grows += it.Least
		}
	}
	for {
		next, left := -1, room-need(list, dropped)
		for i, it := range list {
			if !it.Absent && !dropped[i] && it.Drop > 0 && (left < 0 || left+grows < it.Keep) && (next < 0 || it.Drop > list[next].Drop) {
				next = i
			}
		}
		if next < 0 {
			return dropped
		}
		dropped[next] = true
	}
}

// wider returns by how much the gap may grow.
func (it *Item) wider() float64 {
	if it.Wide == 0 {
		return 0
	}
	return it.Wide - it.Gap
}

// grow divides the room that is left: part is how far the parts grow towards their Most, from 0
// to 1, rest what each of those gets that take all that is left then.
func grow(list []Item, dropped []bool, left float64) (part, rest float64) {
	want, takers, first := 0., 0., true
	for i, it := range list {
		if it.Absent || dropped[i] {
			continue
		}
		if it.Most == Rest {
			takers++
		} else {
			want += max(0, it.Most-it.Least)
		}
		if !first {
			want += it.wider()
		}
		first = false
	}
	part = 1
	if left < want && want > 0 { // else parts that fit but for a rounding would be nowhere
		part = max(0, left) / want
	}
	return part, max(0, left-want) / max(takers, 1)
}

func place(list []Item, put Place, at, room float64, rect func(from, size float64) widget.Rect) float64 {
	dropped, first := drop(list, room), true
	part, rest := grow(list, dropped, room-need(list, dropped))
	for i, it := range list {
		if it.Absent || dropped[i] {
			Hide(it.Object)
			Hide(it.All...)
			continue
		}
		size := it.Least + part*max(0, it.Most-it.Least)
		if it.Most == Rest {
			size = it.Least + rest
		}
		if !first {
			at += it.Gap + part*it.wider()
		}
		first = false
		if r := rect(at, size); it.Object != nil {
			Show(put, it.Object, r)
		} else if it.In != nil {
			it.In(put, r)
		}
		at += size
	}
	return at
}

// Show places one object and makes it visible.
func Show(put Place, o fyne.CanvasObject, r widget.Rect) {
	o.Show()
	put(o, r)
}

// Hide hides objects.
func Hide(objects ...fyne.CanvasObject) {
	for _, o := range objects {
		if o != nil {
			o.Hide()
		}
	}
}

// preferred returns the width that an object's text needs, 0 if it doesn't say.
func preferred(o fyne.CanvasObject) float64 {
	if k, ok := o.(interface{ PreferredWidth() float64 }); ok {
		return k.PreferredWidth()
	}
	return 0
}

// leastWide is how wide an object is at least, for the pointer to hit it.
const leastWide = 30.

// Equal places objects side by side with equal widths. If the text on one needs more than
// that, all share the width according to their texts.
func Equal(put Place, r widget.Rect, gap float64, objects ...fyne.CanvasObject) {
	n := float64(len(objects))
	room, sum, most := r.W-gap*(n-1), 0., 0.
	least := min(leastWide, room/n)
	wide := func(o fyne.CanvasObject) float64 { return max(preferred(o), least) }
	for _, o := range objects {
		sum, most = sum+wide(o), max(most, wide(o))
	}
	for _, o := range objects {
		w := room / n
		switch {
		case most > w && sum > room: // each keeps what a pointer hits
			w = least + (wide(o)-least)*(room-n*least)/(sum-n*least)
		case most > w:
			w = wide(o) + (room-sum)/n
		}
		Show(put, o, r.Column(r.X, w))
		r.X += w + gap
	}
}
