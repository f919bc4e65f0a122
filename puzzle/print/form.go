package print

// A form is the shape of the pages: their size and margins, in millimetres.
type form struct {
	width, height            float64 // after trimming
	left, top, right, bottom float64 // margins of a right-hand page
	mirrored                 bool    // left-hand pages have left and right exchanged
	bleed                    float64 // what is trimmed off above, below and outside
}

// A box is an area.
type box struct{ left, top, right, bottom float64 }

func (b box) width() float64  { return b.right - b.left }
func (b box) height() float64 { return b.bottom - b.top }

// body returns the area within the margins of a right-hand page.
func (f form) body() box { return box{f.left, f.top, f.width - f.right, f.height - f.bottom} }

// blank returns page i, from 0, without anything on it. An even i is on the right.
func (f form) blank(i int) *Page {
	p := &Page{Width: f.width, Height: f.height}
	if f.bleed > 0 {
		x := f.bleed * float64(i%2)
		p.Width, p.Height = f.width+f.bleed, f.height+2*f.bleed
		p.Bleed = Area{0, 0, p.Width, p.Height}
		p.Trim = Area{x, f.bleed, f.width, f.height}
	}
	return p
}

// shift returns how far what is drawn for a right-hand page is moved on page i.
func (f form) shift(i int) (x, y float64) {
	if f.mirrored && i%2 == 1 {
		x = f.right - f.left + f.bleed
	}
	return x, f.bleed
}

// sheetForm returns the form of loose sheets.
func sheetForm(s *Sheet) form {
	w, h := s.Paper.Size()
	m := s.Paper.Margin()
	f := form{width: w, height: h, left: m, top: m, right: m, bottom: m}
	if s.Binding == Booklet {
		f.width, f.height = half(s.Paper)
	}
	if s.Labels.Has(PageNumber) {
		f.bottom = max(m, footerRoom)
	}
	return f
}

// footerRoom is the height of the lower margin that the line with the page number needs.
const footerRoom = 8
