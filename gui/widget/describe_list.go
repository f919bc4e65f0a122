package widget

import (
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/gui/access"
)

// nearby is how many rows beside those that are seen are described.
const nearby = 2

// rowGap is between the rows of the toolkit's list.
const rowGap = 4

// Describe implements Describer: the rows near those that are seen.
func (l *List) Describe() access.Node {
	s := l.Size()
	n := access.Node{Role: access.List, Name: l.Name, Bounds: l.kit.Pixels(l.Size()),
		Place: access.Place{Of: l.Length()}, Do: func(access.Request) { Focus(l) }}
	y := -float64(l.GetScrollOffset())
	inside := l.chosen >= 0 && l.chosen < l.Length()
	for row := range l.Length() {
		h := l.height
		if len(l.heights) == l.Length() {
			h = l.heights[row]
		}
		if near := nearby * (h + rowGap); row == l.chosen || y+h > -near && y < float64(s.Height)+near {
			n.Children = append(n.Children, l.describeRow(row, Rect{0, y, float64(s.Width) - l.Bar(), h}))
		}
		y += h + rowGap
	}
	n.State = access.Focusable | access.Focused.If(l.focused && !inside)
	return n
}

func (l *List) describeRow(row int, r Rect) access.Node {
	var zones []Rect
	if l.Zones != nil {
		zones = l.Zones(r.W, r.H)
	}
	n := access.Node{Key: strconv.Itoa(row), Role: access.Row, Bounds: PixelsOf(r, l.kit.scale()), Place: access.Place{At: row + 1, Of: l.Length()},
		Actions: []string{"press"}, State: access.Focusable | access.Selectable | access.Selected.If(row == l.chosen) | access.Focused.If(l.focused && row == l.chosen)}
	list := l.recall(row, r)
	words := byZone(list, nil)[0]
	n.Name = words.all()
	n.State |= words.state()
	if len(zones) > 1 {
		for i, words := range byZone(list, zones)[:len(zones)] {
			if z := l.describeZone(row, i, words); z.Name != "" {
				z.Bounds = PixelsOf(Rect{r.X + zones[i].X, r.Y + zones[i].Y, zones[i].W, zones[i].H}, l.kit.scale())
				n.Children = append(n.Children, z)
			}
		}
	}
	if l.Act != nil || l.Go != nil {
		n.Actions = append(n.Actions, "activate")
	}
	n.Do = func(q access.Request) { l.do(row, q) }
	return n
}

// describeZone describes what can be pressed in a row beside the row itself.
func (l *List) describeZone(row, zone int, words zoneWords) access.Node {
	n := access.Node{Key: "zone" + strconv.Itoa(zone), Role: access.Button, Name: words.all(), Actions: []string{"press"}}
	if l.Tip != nil {
		if tip := l.Tip(zone); n.Name == "" {
			n.Name = tip.Text
		}
	}
	n.Do = func(q access.Request) {
		if q.Deed == access.Press && l.Tap != nil && row < l.Length() {
			l.Tap(row, zone)
		}
	}
	return n
}

// do does with a row what a press or, after it, Return would do.
func (l *List) do(row int, q access.Request) {
	if Focus(l); row >= l.Length() {
		return
	}
	if q.Deed == access.Press && q.At == 0 && l.Zones != nil && l.Tap != nil {
		l.Tap(row, 0)
		return
	}
	l.Choose(row)
	switch {
	case q.Deed != access.Press:
	case q.At == 1 && l.Go != nil:
		l.Go()
	case q.At == 1 && l.Act != nil:
		l.Act()
	case l.Press != nil:
		l.Press(row)
	}
}

// recall returns what is said by a row, until the list changes.
func (l *List) recall(row int, r Rect) []said {
	if width := float32(r.W); l.said == nil || l.wide != width {
		l.said, l.wide = map[int][]said{}, width
	}
	list, known := l.said[row]
	if !known {
		list = record(l.kit, fyne.NewSize(float32(r.W), float32(r.H)), func(c *Canvas) { l.draw(c, row) })
		l.said[row] = list
	}
	return list
}

// Refresh implements fyne.CanvasObject.
func (l *List) Refresh() {
	l.said = nil
	l.ring.Hidden = !l.focused || l.Length() > 0
	l.List.Refresh()
	l.kit.changed()
}
