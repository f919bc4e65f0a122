package print

import "slices"

// A pathLayout is the pages with the solution paths: blocks in one or two columns.
type pathLayout struct {
	of      *layout
	columns []box
	first   []int // by page: its first block
	blocks  []pathBlock
}

// A pathBlock is a piece of the path of a puzzle: its heading if step is -1, some lines of
// a step, or the picture of one if there are no lines.
type pathBlock struct {
	k, step  int32
	from, to int32 // lines
	column   int32
	y        float64 // its top
}

const (
	pathLine    = 4.3 // millimetres
	pathHeading = 9.0
	pathGap     = 1.2
	pathPicture = 66.0 // the greatest side of a picture
)

var pathStyle = style{Regular, 9, black}

// addPaths adds the pages with the solution paths.
func addPaths(l *layout) {
	if !l.sheet.Path || l.sheet.Steps == nil {
		return
	}
	if l.book != nil {
		l.book.addDivider(l.sheet.Lang.T("paper.paths"), "")
	}
	f := newPathLayout(l)
	pt := &part{title: l.sheet.Lang.T("paper.paths"), shown: l.sheet.Binding != Book, pages: len(f.first)}
	pt.draw = f.page
	l.parts.add(pt)
}

// A flow puts blocks one below another, column by column.
type flow struct {
	*pathLayout
	column int // -1 before the first page
	y      float64
}

// newPathLayout distributes the paths of all puzzles.
func newPathLayout(l *layout) *pathLayout {
	body := l.form.body()
	f := flow{&pathLayout{of: l}, -1, 0}
	const gap = 8
	f.columns = []box{body}
	if w := (body.width() - gap) / 2; w >= 60 {
		left, right := body, body
		left.right, right.left = body.left+w, body.right-w
		f.columns = []box{left, right}
	}
	k := int32(0)
	for sizes, err := range inOrder(l.sheet.len(), func(k int) []stepSize { return f.stepSizes(k) }) {
		if err != nil {
			panic(err)
		}
		if len(sizes) > 0 {
			f.path(k, sizes)
		}
		k++
	}
	return f.pathLayout
}

// A stepSize is how much room a step needs.
type stepSize struct {
	lines    int32
	pictured bool
}

// stepSizes returns the sizes of the steps of the k-th puzzle in a column.
func (f *pathLayout) stepSizes(k int) (list []stepSize) {
	it := f.of.item(k)
	if it.blank {
		return nil
	}
	for _, step := range f.of.sheet.Steps(&it) {
		list = append(list, stepSize{int32(len(step.lines(f.columns[0].width()))), !step.Single})
	}
	return list
}

// path adds the blocks of a puzzle.
func (f *flow) path(k int32, steps []stepSize) {
	f.add(pathBlock{k: k, step: -1}, pathHeading, pathHeading+2*pathLine)
	for i, step := range steps {
		lines := step.lines
		for from := int32(0); from < lines; {
			fit := max(int32((f.columns[0].bottom-f.y)/pathLine), 1)
			n := min(lines-from, fit)
			f.add(pathBlock{k: k, step: int32(i), from: from, to: from + n}, float64(n)*pathLine, pathLine)
			from += n
		}
		if step.pictured {
			side := f.picture() + 4
			f.add(pathBlock{k: k, step: int32(i)}, side, side)
		}
		f.y += pathGap
	}
	f.y += 3
}

// picture returns the side of a picture.
func (f *pathLayout) picture() float64 { return min(pathPicture, f.columns[0].width()) }

// add adds a block of some height, in the next column if it has not the room it needs.
func (f *flow) add(b pathBlock, height, needs float64) {
	if f.column < 0 || f.y+needs > f.columns[0].bottom {
		f.column = (f.column + 1) % len(f.columns)
		f.y = f.columns[0].top
		if f.column == 0 {
			f.first = append(f.first, len(f.blocks))
		}
	}
	b.column, b.y = int32(f.column), f.y
	f.blocks = append(f.blocks, b)
	f.y += height
}

// lines returns the lines of a step's text.
func (s *Step) lines(width float64) (list []string) {
	texts := []string{s.Title}
	if !s.Single {
		texts = append(texts, s.Reasons.Text...)
	}
	for _, text := range texts {
		list = append(list, pathStyle.wrap(text, width, maxLines)...)
	}
	return list
}

// page draws the i-th page of paths.
func (f *pathLayout) page(p *Page, i int) {
	end := len(f.blocks)
	if i+1 < len(f.first) {
		end = f.first[i+1]
	}
	var (
		steps []Step
		of    = int32(-1)
	)
	for _, b := range f.blocks[f.first[i]:end] {
		it := f.of.item(int(b.k))
		if b.k != of {
			steps, of = f.of.sheet.Steps(&it), b.k
		}
		f.block(p, b, &it, steps)
	}
}

func (f *pathLayout) block(p *Page, b pathBlock, it *Item, steps []Step) {
	in, sheet := f.columns[b.column], f.of.sheet
	if b.step < 0 {
		x := p.text(in.left, b.y+5, number(it, int(b.k)), style{Bold, 12, black}) + 2.6
		facts := slices.Clip(it.facts(Level|Explainer|Score, sheet.Lang))
		text := pathStyle.fitting(append(facts, sheet.Lang.T("paper.puzzlepage", "page", f.of.puzzlesOn(int(b.k))+1)), in.right-x)
		p.text(x, b.y+5, text, pathStyle)
		return
	}
	step := &steps[b.step]
	if b.from == b.to {
		frame := frameFor(f.picture()).with(sheet.Ink)
		p.diagram(frame.at(in.left+(in.width()-frame.side())/2, b.y+1), &step.Reasons.Position, &step.Reasons.Diagram)
		return
	}
	for n, line := range step.lines(in.width())[b.from:b.to] {
		p.text(in.left, b.y+3.2+float64(n)*pathLine, line, pathStyle)
	}
}
