package widget

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/access"
)

// Describe implements Describer: what it holds, or if that is text alone, a list of its lines, of
// which a reader reads one after the other.
func (r *ScrollView) Describe() access.Node {
	n := access.Node{Bounds: r.kit.Pixels(r.Size())}
	if r.Disabled() { // the content's own place says how far it is scrolled
		n.Children = DescribeAll([]fyne.CanvasObject{r.scroll.Content}, fyne.NewPos(0, r.inset), float32(r.kit.scale()))
		return n
	}
	at := fyne.NewPos(0, r.inset-r.At())
	n.Role, n.State = access.List, access.Focusable
	n.Do = func(access.Request) { Focus(r) }
	lines := r.lines()
	for i, line := range lines {
		n.Children = append(n.Children, access.Node{Key: strconv.Itoa(i), Role: access.Row, Name: line.words, Place: access.Place{At: i + 1, Of: len(lines)},
			Bounds: PixelsOf(Rect{0, float64(at.Y + line.y), float64(r.Size().Width), float64(line.high)}, r.kit.scale()),
			State:  access.Focusable | (access.Focused | access.Selectable | access.Selected).If(r.focused && i == min(r.line, len(lines)-1)),
			Do:     func(access.Request) { Focus(r); r.read(i) }})
	}
	n.Place = access.Place{Of: len(lines)}
	n.State |= access.Focused.If(r.focused && len(lines) == 0)
	return n
}

// A scrollLine is a line of text that scrolls.
type scrollLine struct {
	words   string
	y, high float32
}

// lines returns the lines of its pictures, from the top.
func (r *ScrollView) lines() (list []scrollLine) {
	r.eachPicture(r.scroll.Content, 0, func(texts []said, y float32) {
		texts = slices.Clone(texts)
		sameLine := func(a, b float64) bool { return math.Abs(a-b) < r.kit.Size(8) }
		slices.SortStableFunc(texts, func(a, b said) int {
			if sameLine(a.y, b.y) {
				return cmp.Compare(a.x, b.x)
			}
			return cmp.Compare(a.y, b.y)
		})
		for i, s := range texts {
			if s.chosen {
				continue
			}
			if i > 0 && len(list) > 0 && sameLine(texts[i-1].y, s.y) {
				list[len(list)-1].words += ", " + s.text
				continue
			}
			high := float32(r.kit.Size(24))
			list = append(list, scrollLine{strings.TrimSpace(s.text), y + float32(s.y) - high/2, high})
		}
	})
	return list
}

// eachPicture calls do with what each picture in an object says, and where it begins.
func (r *ScrollView) eachPicture(o fyne.CanvasObject, y float32, do func(list []said, y float32)) {
	switch o := o.(type) {
	case interface{ recall() []said }:
		do(o.recall(), y)
	case *fyne.Container:
		for _, in := range o.Objects {
			r.eachPicture(in, y+in.Position().Y, do)
		}
	}
}

// read goes to a line, as far as there are so many, and shows it.
func (r *ScrollView) read(i int) {
	lines := r.lines()
	if r.line = max(min(i, len(lines)-1), 0); len(lines) > 0 {
		r.Reveal(lines[r.line].y, lines[r.line].high)
	}
	r.kit.changed()
}

// readKey goes from line to line while a reader listens, and reports whether a key does that.
func (r *ScrollView) readKey(name fyne.KeyName) bool {
	if r.kit.Listened == nil || !r.kit.Listened() {
		return false
	}
	page := max(int(r.Size().Height/float32(r.kit.Size(24)))-2, 1)
	to, ok := map[fyne.KeyName]int{fyne.KeyUp: r.line - 1, fyne.KeyDown: r.line + 1, fyne.KeyPageUp: r.line - page,
		fyne.KeyPageDown: r.line + page, fyne.KeySpace: r.line + page, fyne.KeyHome: 0, fyne.KeyEnd: math.MaxInt32}[name]
	if ok {
		r.read(to)
	}
	return ok
}
