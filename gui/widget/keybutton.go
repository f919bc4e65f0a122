package widget

import "image/color"

// keySize is the size of the text of a key on a button, keyLine the height of its line,
// wordLine that of the line above it.
const (
	keySize  = 11.
	keyLine  = 14.
	wordLine = 19.
)

// KeyHeight is the least height of a button with its key below its text, in the size of
// the text; a lower one has it after the text.
const KeyHeight = wordLine + keyLine + 2

// KeyButton makes a button that shows the key that presses it, unless that is empty.
func (k *Kit) KeyButton(text, key string, primary bool, tap func()) *Control {
	b := k.NewControl(nil, func(c *Canvas) {
		r := Rect{6, 0, c.W - 12, c.H}
		if primary && !c.Disabled {
			paintPrimary(c)
			c.KeyWord(text, key, r, true, c.Pal.OnAccent, c.Pal.OnAccent)
			return
		}
		col := c.Frame(0, Rect{0, 0, c.W, c.H}, 8, false)
		faint := c.Pal.Text2
		if c.Disabled {
			faint = col
		}
		c.KeyWord(text, key, r, false, col, faint)
	}, func(int) { tap() })
	b.preferred = func() float64 {
		width := func(s string, size float64, bold bool) float64 {
			return k.Painter.Width(s, k.Size(size)*k.scale(), bold) / k.scale()
		}
		return max(width(text, 14, primary), width(key, keySize, false)) + 24
	}
	return b
}

// KeyWord writes the text of a button and the key that presses it: below the text, or
// after it in a low button. Where there is room for neither it writes the text alone.
func (c *Canvas) KeyWord(text, key string, r Rect, bold bool, col, faint color.Color) {
	wide, gap := c.Painter.Width(key, c.Size(keySize)*c.S, false)/c.S, c.Size(5)
	word := c.Painter.Width(text, c.Size(14)*c.S, bold)/c.S + 1
	switch {
	case key != "" && r.H >= c.Size(KeyHeight):
		y := r.Y + (r.H-c.Size(wordLine+keyLine))/2
		c.Write(text, Rect{r.X, y, r.W, c.Size(wordLine)}, 14, bold, Centre, col)
		c.keyText(key, Rect{r.X, y + c.Size(wordLine), r.W, c.Size(keyLine)}, faint)
	case key == "" || word+gap+wide > r.W:
		c.Write(text, r, 14, bold, Centre, col)
	default:
		x := r.X + (r.W-word-gap-wide)/2
		c.Write(text, Rect{x, r.Y, word, r.H}, 14, bold, Left, col)
		c.keyText(key, Rect{x + word + gap, r.Y, wide, r.H}, faint)
	}
}

// keyText writes a key in the middle of r. It is not part of the name of the button.
func (c *Canvas) keyText(key string, r Rect, col color.Color) {
	if c.Dst == nil {
		return
	}
	px := c.Size(keySize) * c.S
	if wide := c.Painter.Width(key, px, false); wide > r.W*c.S {
		px *= r.W * c.S / wide
	}
	wide := c.Painter.Width(key, px, false)
	c.Painter.Text(c.Dst, key, (r.X+r.W/2)*c.S-wide/2, (r.Y+r.H/2)*c.S+.357*px, px, false, col)
}
