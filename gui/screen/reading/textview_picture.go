package reading

import (
	"image"
	"image/draw"
	"io/fs"
	"math"

	xdraw "golang.org/x/image/draw"
	"golang.org/x/image/webp"

	"sudoku/gui/widget"
)

// A textPicture is a picture in a text. Its file is read when the text is opened, and no sooner.
type textPicture struct {
	folder fs.FS
	file   string
	read   bool
	whole  *image.RGBA // nil if there is none
	scaled *image.RGBA // as it was painted last
}

// load reads the file, once.
func (p *textPicture) load() *image.RGBA {
	if p.read || p.folder == nil {
		return p.whole
	}
	p.read = true
	f, err := p.folder.Open(p.file)
	if err != nil {
		return nil
	}
	defer f.Close()
	m, err := webp.Decode(f)
	if err != nil {
		return nil
	}
	p.whole = image.NewRGBA(m.Bounds())
	draw.Draw(p.whole, p.whole.Rect, m, m.Bounds().Min, draw.Src)
	return p.whole
}

// size returns its size in units: a unit for each of its pixels, but no wider than w.
func (p *textPicture) size(w float64) (width, height float64) {
	m := p.load()
	if m == nil || w <= 0 {
		return 0, 0
	}
	width = min(w, float64(m.Rect.Dx()))
	return width, width * float64(m.Rect.Dy()) / float64(m.Rect.Dx())
}

// paint paints the whole picture at x, y, no wider than w, and returns its height. Without a
// canvas to paint on it only measures.
func (p *textPicture) paint(c *widget.Canvas, x, y, w float64) float64 {
	width, height := p.size(w)
	size := image.Rect(0, 0, int(math.Round(width*c.S)), int(math.Round(height*c.S)))
	if c.Dst == nil || size.Empty() {
		return height
	}
	if p.scaled == nil || p.scaled.Rect != size {
		p.scaled = image.NewRGBA(size)
		xdraw.CatmullRom.Scale(p.scaled, size, p.whole, p.whole.Rect, xdraw.Src, nil)
	}
	r := widget.Rect{X: x, Y: y, W: width, H: height}
	c.Place(p.scaled, r)
	c.Round(r, 0, 1, c.Pal.Hair)
	return height
}
