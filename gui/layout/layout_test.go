package layout

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"sudoku/gui/widget"
)

// TestStack: a case a line: the parts, the height, and where they come to lie.
func TestStack(t *testing.T) {
	object := func() fyne.CanvasObject { return canvas.NewRectangle(nil) }
	for _, tt := range []struct {
		name   string
		parts  Stack
		height float64
		want   string // from and to of each part, - for one that is hidden
	}{
		{"below each other", Stack{{Least: 10}, {Least: 20, Gap: 5}}, 100, "0-10 15-35"},
		{"no gap before the first", Stack{{Least: 10, Absent: true}, {Least: 20, Gap: 5}}, 100, "- 0-20"},
		{"the rest", Stack{{Least: 10}, {Most: Rest, Gap: 5}, {Least: 20, Gap: 5}}, 100, "0-10 15-75 80-100"},
		{"two share the rest", Stack{{Most: Rest}, {Most: Rest}}, 60, "0-30 30-60"},
		{"up to a size", Stack{{Least: 10, Most: 40}, {Least: 10}}, 100, "0-40 40-50"},
		{"up to what there is", Stack{{Least: 10, Most: 40}, {Least: 10, Most: 20}}, 40, "0-25 25-40"},
		{"gaps grow", Stack{{Least: 10}, {Least: 10, Gap: 5, Wide: 15}}, 100, "0-10 25-35"},
		{"what fits but for a rounding", Stack{{Least: 100 * .34}, {Least: 100*.66 + 1e-12}}, 100, "0-34 34-100"},
		{"one has to go", Stack{{Least: 40}, {Least: 40, Drop: 1}, {Least: 40}}, 100, "0-40 - 40-80"},
		{"the greatest goes first", Stack{{Least: 40, Drop: 1}, {Least: 40, Drop: 2}, {Least: 40}}, 100, "0-40 - 40-80"},
		{"for what grows", Stack{{Least: 30, Drop: 1, Keep: 50}, {Least: 20, Most: Rest}}, 70, "- 0-70"},
		{"it stays where that keeps enough", Stack{{Least: 30, Drop: 1, Keep: 50}, {Least: 20, Most: Rest}}, 80, "0-30 30-80"},
	} {
		var objects []fyne.CanvasObject
		for i := range tt.parts {
			tt.parts[i].Object = object()
			objects = append(objects, tt.parts[i].Object)
		}
		tt.parts.Place(put, widget.Rect{W: 50, H: tt.height})
		var got []string
		for _, o := range objects {
			if !o.Visible() {
				got = append(got, "-")
				continue
			}
			got = append(got, fmt.Sprintf("%v-%v", o.Position().Y, o.Position().Y+o.Size().Height))
		}
		if s := strings.Join(got, " "); s != tt.want {
			t.Errorf("%s: got %s, want %s", tt.name, s, tt.want)
		}
	}
}

func put(o fyne.CanvasObject, r widget.Rect) {
	o.Move(fyne.NewPos(float32(r.X), float32(r.Y)))
	o.Resize(fyne.NewSize(float32(r.W), float32(r.H)))
}

// A wide is an object whose text needs a width.
type wide struct {
	fyne.CanvasObject
	width float64
}

func (w wide) PreferredWidth() float64 { return w.width }

// TestEqual: objects are equally wide unless the text of one needs more; none is narrower than a
// pointer needs, unless there is no room.
func TestEqual(t *testing.T) {
	for _, tt := range []struct{ texts, want []float64 }{
		{[]float64{30, 60, 90}, []float64{90, 90, 90}},
		{[]float64{40, 60, 110}, []float64{60, 80, 130}},
		{[]float64{10, 20, 180}, []float64{40, 40, 190}},
		{[]float64{10, 70, 250}, []float64{30, 57.692307, 182.3077}},
	} {
		var list []fyne.CanvasObject
		for _, w := range tt.texts {
			list = append(list, wide{canvas.NewRectangle(nil), w})
		}
		Equal(put, widget.Rect{W: 280, H: 10}, 5, list...)
		for i, o := range list {
			if got := o.Size().Width; math.Abs(float64(got)-tt.want[i]) > .001 {
				t.Errorf("texts %v: part %d is %v wide, want %v", tt.texts, i, got, tt.want[i])
			}
		}
	}
}
