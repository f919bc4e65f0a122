package page

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
)

func testBase(t *testing.T) Base {
	test.NewTempApp(t)
	return Base{Lang: words.English, Kit: &widget.Kit{Painter: paint.NewPainter(), Pal: &theme.Light, TextScale: 1, Done: func() {},
		Say: func(string) {}, Key: func(*fyne.KeyEvent) {}, Rune: func(rune) {}}}
}

// shown shows a page alone in a window.
func shown(t *testing.T, p Page, w, h float64) {
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

func TestDay(t *testing.T) {
	for _, tt := range []struct {
		lang       words.Lang
		date, want string
	}{
		{words.English, "2026-11-21", "Saturday, 21 November"},
		{words.Chinese, "2026-11-21", "11月21日星期六"},
		{words.English, "Spring 1984", "Spring 1984"},
		{words.English, "", ""},
	} {
		if got := Day(tt.lang, tt.date); got != tt.want {
			t.Errorf("%q: %q, want %q", tt.date, got, tt.want)
		}
	}
}

// twoPages shows the first of two pages that look the same, and counts where it is turned to.
type twoPages struct {
	page   *print.Page
	turned *int
}

func (twoPages) Spread() Spread            { return Spread{From: 1, To: 1, Of: 2} }
func (p twoPages) PageAt(int) *print.Page  { return p.page }
func (twoPages) Sections() []print.Section { return nil }
func (p twoPages) Turn(by int)             { *p.turned += by }
func (p twoPages) GoTo(n int)              { *p.turned += 10 * n }

// TestPreviewPaintsThePage: paper is white with black on it in every theme, and a press
// at its side turns the page.
func TestPreviewPaintsThePage(t *testing.T) {
	b := testBase(t)
	b.Kit.Pal = &theme.Dark
	s := print.Sheet{Items: print.List{{}, {}}, Options: print.Options{PerPage: 1, Labels: print.DefaultLabels}}
	turned := 0
	first := s.PageAt(0)
	v := Preview(b, twoPages{&first, &turned})
	v.Resize(fyne.NewSize(600, 600))
	win := test.NewTempWindow(t, v)
	win.SetPadded(false)
	win.Resize(fyne.NewSize(600, 600))
	white, black := 0, 0
	m := win.Canvas().Capture()
	for x := 200; x < 400; x++ {
		for y := 100; y < 500; y++ {
			switch r, g, bl, _ := m.At(x, y).RGBA(); {
			case r+g+bl > 3*0xF000:
				white++
			case r+g+bl < 3*0x4000:
				black++
			}
		}
	}
	if white < 40000 || black < 500 {
		t.Errorf("%d white, %d black", white, black)
	}
	v.Press(1)
	v.Press(0)
	v.Press(1)
	if turned != 1 {
		t.Errorf("got %v, want %v", turned, 1)
	}
}

// Buttons side by side have equal widths if their texts fit, else widths according to
// their texts.
func TestRowGivesWordsTheirRoom(t *testing.T) {
	b := testBase(t)
	var buttons []fyne.CanvasObject
	for _, word := range []string{"No", "Something rather long", "Go"} {
		buttons = append(buttons, b.Kit.Button(word, false, func() {}))
	}
	for _, tt := range []struct {
		wide  float64
		equal bool
	}{{800, true}, {330, false}} {
		right := 0.
		row(func(o fyne.CanvasObject, r widget.Rect) {
			if want := o.(*widget.Control).PreferredWidth(); r.W < want {
				t.Errorf("%v wide: %v for what needs %v", tt.wide, r.W, want)
			}
			if tt.equal && r.W != (tt.wide-24)/3 {
				t.Errorf("%v wide: not equal, %v", tt.wide, r.W)
			}
			right = r.X + r.W
		}, widget.Rect{W: tt.wide, H: 44}, 12, buttons...)
		if right < tt.wide-.01 || right > tt.wide+.01 {
			t.Errorf("%v wide: they end at %v", tt.wide, right)
		}
	}
}
