package stats

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/page"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

func TestSteps(t *testing.T) {
	for _, tt := range []struct {
		most  float64
		n     int
		whole bool
		want  []float64
	}{
		{14, 4, true, []float64{0, 5, 10, 15}},
		{1, 4, true, []float64{0, 1}},
		{3, 4, true, []float64{0, 1, 2, 3}},
		{0, 4, true, []float64{0, 1}},
		{1.8, 3, false, []float64{0, 1, 2}},
		{.25, 3, false, []float64{0, .1, .2, .3}},
		{200, 4, true, []float64{0, 50, 100, 150, 200}},
	} {
		got := fmt.Sprintf("%.3g", steps(tt.most, tt.n, tt.whole))
		if want := fmt.Sprintf("%.3g", tt.want); got != want {
			t.Errorf("%+v: %s", tt, got)
		}
	}
}

func TestTimeScale(t *testing.T) {
	for _, tt := range []struct{ least, most, from, to float64 }{
		{4, 70, 3, 80}, {10, 10, 5, 20}, {.01, .02, .1, .25}, {1, 9000, .5, 5120}, {6, 9, 5, 10},
	} {
		s := timeScale(tt.least, tt.most)
		if s[0] != tt.from || s[len(s)-1] != tt.to {
			t.Errorf("%v to %v: %v", tt.least, tt.most, s)
		}
	}
}

// statisticsView is a page full of numbers, of a language.
func statisticsView(l words.Lang, weeks, level int) statisticsReport {
	v := statisticsReport{Level: level, Range: l.T("statistics.weeks", "n", weeks), Note: l.T("statistics.note.run", "n", 15, "days", 6)}
	for i := range weeks {
		v.Times.Weeks = append(v.Times.Weeks, l.T("date.short", "day", 28, "month", l.T("date.month.Sep")))
		v.Slips.Hints, v.Slips.Mistakes = append(v.Slips.Hints, float64(i%3)), append(v.Slips.Mistakes, float64(i%4)-1)
		v.Times.Rings = append(v.Times.Rings, timeRing{float64(i) + .3, float64(10 + i%7)})
	}
	for i := range 5 {
		medians := make([]float64, weeks)
		for k := range medians {
			medians[k] = float64((i + 1) * (k % 5) * 3) // with gaps
		}
		v.Times.Medians = append(v.Times.Medians, medians)
	}
	v.Times.Week, v.Times.Notes = weeks-2, []string{l.T("statistics.times.note", "level", l.T("home.todays")), l.T("statistics.times.unit.short")}
	v.Bins = binsChart{Counts: []int{1, 9, 14, 0, 2}, Edges: []string{"6", "12", "18", "24"}, Longer: l.T("statistics.bins.longer", "time", "30"), Unit: l.T("statistics.bins.minutes"),
		Median: 2.4, MedianText: l.T("statistics.median", "time", "1:14:28")}
	for i := range 6 {
		v.Techniques = append(v.Techniques, techniqueBar{"Almost locked sets XY-wing", l.T("statistics.technique", "time", "1:18:20", "n", 14), 1 - float64(i)/8})
		v.Levels = append(v.Levels, tally{l.T("statistics.mean"), l.T("statistics.solved"), "1:10:00", "10:00:00", l.T("statistics.unaided")})
	}
	v.Words = []string{l.T("statistics.words.sum", "n", 64, "level", "Extreme", "median", "1:14:28", "best", "7:40"),
		l.T("statistics.words.faster", "median", "1:12:33", "percent", 19), l.T("statistics.words.slips", "hints", "1.1", "mistakes", "0.8")}
	v.Month = month{Name: l.T("statistics.month", "month", l.T("date.month.Sep"), "year", "2026"), First: 6, Before: true}
	for i := range v.Month.Weekdays {
		v.Month.Weekdays[i] = l.T("home.weekday." + []string{"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"}[i])
	}
	for i := range 31 {
		v.Month.Days = append(v.Month.Days, monthDay{State: library.State(i % 3), Today: i == 20, Future: i > 20, MakeUp: i == 16})
	}
	return v
}

// sized shows the page in a width and paints all of it: what has no room is an error.
func (p *Statistics) sized(t *testing.T, where string, w, h float64) {
	t.Helper()
	p.Kit.Tight = func(s string) { t.Errorf("%s: no room for %q", where, s) }
	shown(t, p, w, h)
	for _, o := range p.Body.Objects {
		if r, ok := o.(interface{ Zones() []widget.Rect }); ok && o.Visible() {
			for i, z := range r.Zones() {
				if min(z.W, z.H) < 27.5 {
					t.Errorf("%s: part %d of %T is %.0f x %.0f", where, i, o, z.W, z.H)
				}
			}
		}
	}
	for _, d := range []struct {
		o    fyne.CanvasObject
		draw func(*widget.Canvas)
	}{{p.times.track, p.times.paint}, {p.cards.bins, p.cards.paintBins}, {p.cards.slips, p.cards.paintSlips},
		{p.cards.techniques, p.cards.paintTechniques}, {p.cards.table, p.cards.paintTable}, {p.words, p.paintWords},
		{p.calendar.days, p.calendar.paintDays}, {p.calendar.turns, p.calendar.paintMonth}} {
		s := d.o.Size()
		if s.Width < 60 || s.Height < 20 {
			t.Errorf("%s: %v", where, s)
			continue
		}
		c := &widget.Canvas{Kit: p.Kit, Dst: image.NewRGBA(image.Rect(0, 0, int(s.Width), int(s.Height))), S: 1,
			W: float64(s.Width), H: float64(s.Height), Hover: -1, Pressed: -1, Focus: -1}
		d.draw(c)
	}
}

// TestStatisticsFits: every number has room, in every language and size of text and window.
func TestStatisticsFits(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	for _, l := range words.Langs {
		for _, scale := range []float64{.85, 1, 2} {
			d := screentest.NewDesk(t, screentest.Easy)
			d.Page.Lang, d.Page.Kit.TextScale = l, scale
			if scale == 1 {
				d.Page.Kit.Pal = &theme.HighContrast
			}
			p := NewStatistics(d.App)
			for i, weeks := range []int{1, 52} {
				p.show(statisticsView(l, weeks, 4*i))
				for _, size := range [][2]float64{{344, 388}, {450, 700}, {1036, 651}, {1500, 900}} {
					p.sized(t, fmt.Sprint(l.Code(), " ", scale, " ", weeks, " ", size), size[0], size[1])
				}
			}
		}
	}
}

// TestStatisticsWords: what is drawn is in the words for those who can't see it.
func TestStatisticsWords(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	b, p := d.Page, NewStatistics(d.App)
	p.show(statisticsView(b.Lang, 12, 2))
	shown(t, p, 1036, 651)
	if p.Focus() != fyne.Focusable(p.times.track) {
		t.Errorf("the focus is on %T", p.Focus())
	}
	p.calendar.days.FocusGained()
	if p.Focus() != fyne.Focusable(p.calendar.days) {
		t.Errorf("the focus went to %T", p.Focus())
	}
	p.Scroll.To(150)
	if p.calendar.days.FocusGained(); p.Scroll.At() != 150 {
		t.Errorf("it scrolls when the focus comes back: got %v, want %v", p.Scroll.At(), 150)
	}
	p.calendar.days.FocusOn(30)
	v := statisticsView(b.Lang, 12, 2)
	v.Month.Days = v.Month.Days[:28]
	if p.show(v); p.calendar.days.FocusedZone() != 27 {
		t.Error("the focus is on a day that the month lacks")
	}
	label := p.calendar.days.AccessibilityLabel()
	if want := "1, 2, Begun, 3, Solved, 4, "; !strings.Contains(label, want) {
		t.Errorf("%q lacks %q", label, want)
	}
}

// TestStatisticsWeek: a press on the plot shows the week there, also beside its edges, and
// none where nothing is plotted.
func TestStatisticsWeek(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	var got []int
	p := NewStatistics(d.App)
	v := statisticsView(d.Page.Lang, 12, 2)
	p.show(v)
	shown(t, p, 1036, 651)
	press := func() {
		for _, x := range []float32{1, 60, 300, 640} {
			e := &desktop.MouseEvent{}
			e.Position = fyne.NewPos(x, 100)
			p.Shown.Times.Week = -1
			p.times.track.MouseDown(e)
			if p.Shown.Times.Week >= 0 {
				got = append(got, p.Shown.Times.Week)
			}
		}
	}
	press()
	v.Empty = "nothing"
	p.show(v)
	press()
	if want := []int{0, 0, 5, 11}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestStatisticsBeginsAtTheTop: where all is in one column the page opens at its first row, at
// the level that is chosen; a later one has the focus too.
func TestStatisticsBeginsAtTheTop(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	b, p := d.Page, NewStatistics(d.App)
	p.show(statisticsView(b.Lang, 12, 2))
	shown(t, p, 344, 400)
	p.Focus().FocusGained()
	if p.Focus() != fyne.Focusable(p.levels) || p.Scroll.At() != 0 || p.levels.FocusedZone() != 2 {
		t.Errorf("%T, scrolled by %v, at %d", p.Focus(), p.Scroll.At(), p.levels.FocusedZone())
	}
	if p.show(statisticsView(b.Lang, 12, 4)); p.levels.FocusedZone() != 4 {
		t.Errorf("the focus stays on: got %v, want %v", p.levels.FocusedZone(), 4)
	}
}

// TestPlotLabels: no two texts below an axis touch, and the last keeps clear of the edge.
func TestPlotLabels(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	b := screentest.NewDesk(t, screentest.Easy).Page
	texts := slices.Repeat([]string{"———————"}, 11) // without gaps
	for w := 150.; w < 700; w += 7 {
		c := &widget.Canvas{Kit: b.Kit, Dst: image.NewRGBA(image.Rect(0, 0, int(w), 60)), S: 1, W: w, H: 60, Hover: -1, Pressed: -1, Focus: -1}
		axis := &plot{c: c, r: widget.Rect{X: 52, W: w - 72, H: 20}, n: 11, hi: 1}
		axis.labels(texts, .5, true)
		clear, n := 0, 0 // columns without ink, and texts
		for x := int(w) - 1; x >= 0; x-- {
			ink := false
			for y := range 60 {
				ink = ink || c.Dst.RGBAAt(x, y).A > 0
			}
			if !ink {
				clear++
				continue
			}
			if clear > 0 {
				if n++; clear < 9 {
					t.Fatalf("%v wide: a text is %d from the one at its right, or the edge", w, clear)
				}
			}
			clear = 0
		}
		if n == 0 {
			t.Fatalf("%v wide: nothing is written", w)
		}
	}
}

// shown shows a page alone in a window.
func shown(t *testing.T, p page.Page, w, h float64) {
	put := func(o fyne.CanvasObject, r widget.Rect) {
		o.Move(fyne.NewPos(float32(r.X), float32(r.Y)))
		o.Resize(fyne.NewSize(float32(r.W), float32(r.H)))
	}
	p.Arrange(put, widget.Rect{W: w, H: h}, false)
	for _, o := range p.Objects() {
		test.NewTempWindow(t, o)
	}
	p.Arrange(put, widget.Rect{W: w, H: h}, false)
}
