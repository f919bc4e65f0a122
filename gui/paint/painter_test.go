package paint

import (
	"image"
	"image/color"
	"math"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

var (
	testPainter = NewPainter()
	black       = color.NRGBA{A: 255}
)

func blank(w, h int) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, w, h)) }

// inkBox returns the middle of the drawn shape, from its outermost pixels weighted by
// darkness.
func inkBox(m *image.RGBA) (x, y float64) {
	var left, right, top, bottom float64
	left, top = math.Inf(1), math.Inf(1)
	for py := m.Rect.Min.Y; py < m.Rect.Max.Y; py++ {
		for px := m.Rect.Min.X; px < m.Rect.Max.X; px++ {
			if a := float64(m.RGBAAt(px, py).A) / 255; a > .1 {
				left, right = min(left, float64(px)+1-a), max(right, float64(px)+a)
				top, bottom = min(top, float64(py)+1-a), max(bottom, float64(py)+a)
			}
		}
	}
	return (left + right) / 2, (top + bottom) / 2
}

// TestDigitCentred: the middle of every digit's shape is within 4 % of the size of the
// requested point, and vertically within a pixel.
func TestDigitCentred(t *testing.T) {
	for _, bold := range []bool{false, true} {
		for d := uint8(1); d <= 9; d++ {
			for _, size := range []float64{14, 43.2, 100} {
				m := blank(160, 160)
				testPainter.Digit(m, d, 80, 80, size, bold, black)
				if x, y := inkBox(m); math.Abs(x-80) > .04*size+.3 || math.Abs(y-80) > .02*size+1 {
					t.Errorf("%d at %v, bold %v: ink around %.2f, %.2f, want 80, 80", d, size, bold, x, y)
				}
			}
		}
	}
}

func TestTabularDigits(t *testing.T) {
	for _, bold := range []bool{false, true} {
		want := testPainter.Width("0", 20, bold)
		for _, d := range "123456789" {
			if w := testPainter.Width(string(d), 20, bold); w != want {
				t.Errorf("bold %v: %c is %v wide, 0 is %v", bold, d, w, want)
			}
		}
	}
}

func TestWidth(t *testing.T) {
	for _, c := range []struct {
		s    string
		bold bool
		want float64 // in multiples of the size
	}{
		{"", false, 0},
		{"0", false, .572},
		{"0", true, .572},
		{"中", false, 1},
		{"中文", true, 2},      // there is no bold Han font
		{"AV", false, 1.232}, // kerned
	} {
		if got := testPainter.Width(c.s, 100, c.bold) / 100; math.Abs(got-c.want) > .01 {
			t.Errorf("%q, bold %v: %.3f wide, want %.3f", c.s, c.bold, got, c.want)
		}
	}
}

// TestTextClips: drawing into a part of a picture gives that part of drawing into the
// whole, and leaves the rest unchanged.
func TestTextClips(t *testing.T) {
	text := func(m *image.RGBA) { testPainter.Text(m, "r4c8 是 3。Wy", -5.3, 21, 22, true, black) }
	whole := blank(100, 30)
	text(whole)
	part := image.Rect(13, 9, 61, 20)
	m := blank(100, 30)
	text(m.SubImage(part).(*image.RGBA))
	sameWithin(t, m, whole, part)
}

// sameWithin checks that m equals whole within r and is empty outside.
func sameWithin(t *testing.T, m, whole *image.RGBA, r image.Rectangle) {
	t.Helper()
	for y := range m.Rect.Max.Y {
		for x := range m.Rect.Max.X {
			want := color.RGBA{}
			if image.Pt(x, y).In(r) {
				want = whole.RGBAAt(x, y)
			}
			got := m.RGBAAt(x, y)
			if d := int(got.A) - int(want.A); d > 4 || d < -4 {
				t.Fatalf("at %d, %d: %v, want %v", x, y, got, want)
			}
		}
	}
}

// TestGlyphsBounded: resizing a window for a long time does not fill the memory.
func TestGlyphsBounded(t *testing.T) {
	p := NewPainter()
	for i := range 3 * maxKept {
		p.Width("7", 5+float64(i)/64, false)
		p.Width("", 5+float64(i)/64, true)
	}
	letters := 0
	for _, s := range p.styles {
		letters += len(s.letters)
	}
	if len(p.styles) > maxKept || letters > maxKept || len(p.faces) > maxKept {
		t.Errorf("%d styles, %d letters and %d faces are kept, want at most %d", len(p.styles), letters, len(p.faces), maxKept)
	}
}

func TestWrap(t *testing.T) {
	for _, c := range []struct {
		s    string
		ems  float64
		want string // lines, separated by |
	}{
		{"", 10, ""},
		{"one", 10, "one"},
		{"one two three", 4.3, "one two|three"},
		{"one  two", 2, "one|two"},
		{"a\nb", 10, "a|b"},
		{"a\n\nb", 10, "a||b"},
		{"ends in space ", 20, "ends in space"},
		{"unbreakable", 2.5, "unbr|eaka|ble"},
		{"x unbreakable", 2.5, "x|unbr|eaka|ble"},
		{"第一行没有数字", 4, "第一行没|有数字"},
		{"第一行没，有", 4, "第一行|没，有"},   // no comma at a line's start
		{"第一行没，有", 4.5, "第一行没，|有"}, // its blank half lies beyond the end
		{"第一（没有", 3, "第一|（没有"},     // no opening mark at its end
		{"从 r2c2 和 r2c7 中去掉。", 5, "从 r2c2 和|r2c7 中去|掉。"},
		{"位于r9c1和r9c4", 4, "位于|r9c1和|r9c4"},
		{"。。。", 1, "。|。。"},                      // no allowed break: one character a line
		{"in .csv .save", 2.6, "in|.csv|.save"}, // a full stop that starts a word
		{"wide", 0, "w|i|d|e"},
	} {
		got := testPainter.Wrap(c.s, c.ems*20, 20, false)
		if s := strings.Join(got, "|"); s != c.want {
			t.Errorf("%q in %v ems: %s, want %s", c.s, c.ems, s, c.want)
		}
	}
}

// TestSqueezed: punctuation after punctuation takes half a square less.
func TestSqueezed(t *testing.T) {
	for text, ems := range map[string]float64{"数独，数独": 5, "（数独），数独": 6.5, "数独。（数独）": 6.5, "「「数": 2.5, "，": 1, "数《数》。": 4.5} {
		if got := testPainter.Width(text, 20, false); got != 20*ems {
			t.Errorf("%q: %v ems, want %v", text, got/20, ems)
		}
	}
}

// lineWidth is the width of a line that ends in no space.
func lineWidth(s string) float64 {
	w := testPainter.Width(s, 14, false)
	if last, _ := utf8.DecodeLastRuneInString(s); testPainter.script.Hangs(last) {
		w -= 7
	}
	return w
}

// TestWrapFits: no text is lost, and no line that could be broken is too wide.
func TestWrapFits(t *testing.T) {
	const s = "r1c2 and r3c5 see both r3c1 and r1c6, so neither of them can be 4. r1c2 和 r3c5 同时受这两格影响，所以都不能是 4。"
	squeeze := func(s string) string { return strings.ReplaceAll(s, " ", "") }
	for width := 60.; width < 900; width += 7 {
		lines := testPainter.Wrap(s, width, 14, false)
		if got := squeeze(strings.Join(lines, "")); got != squeeze(s) {
			t.Fatalf("at %v: %q", width, got)
		}
		for _, line := range lines {
			if w := lineWidth(line); w > width {
				t.Errorf("at %v: %q is %v wide", width, line, w)
			}
			m := measure{liner: liner{Painter: testPainter, style: testPainter.style(14, false)}}
			if m.add(line + "  "); m.width() != lineWidth(line) {
				t.Errorf("%q is measured as %v, not %v", line, m.width(), lineWidth(line))
			}
			if line == "" || slices.Contains([]string{"，", "。", " "}, string([]rune(line)[:1])) {
				t.Errorf("at %v: line %q", width, line)
			}
		}
	}
}

func BenchmarkWrap(b *testing.B) {
	const s = "r1c2 and r3c5 see both r3c1 and r1c6, so neither of them can be 4. r1c2 和 r3c5 同时受这两格影响，所以都不能是 4。"
	for b.Loop() {
		testPainter.Wrap(s, 300, 14, false)
	}
}

func BenchmarkText(b *testing.B) {
	m := blank(300, 30)
	for b.Loop() {
		testPainter.Text(m, "Saturday, 21 November", 3, 20, 20, true, black)
	}
}
