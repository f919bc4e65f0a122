package widget

import (
	"image"
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/access"
)

// What is painted is also what is said: painting once more, very small, with a recorder
// tells which words stand where.

// A said is a text that was painted, or that something is chosen.
type said struct {
	text   string
	x, y   float64 // the middle of it, in units
	placed bool
	chosen bool // no text: what is there is chosen
}

// tick is how a name says that what follows is chosen.
const tick = "✓"

// A recorder collects what is said in one painting.
type recorder struct {
	list  []said
	frame *Rect // of the zone painted last
}

func (r *recorder) add(s said) {
	if r.frame != nil && !s.placed {
		s.x, s.y, s.placed = r.frame.X+r.frame.W/2, r.frame.Y+r.frame.H/2, true
	}
	r.list = append(r.list, s)
}

// place gives what has no place yet that of what is painted now: words for a sign stand
// before it.
func (r *recorder) place(x, y float64) {
	for i := len(r.list) - 1; i >= 0 && !r.list[i].placed; i-- {
		r.list[i].x, r.list[i].y, r.list[i].placed = x, y, true
	}
}

// Mention adds words for something that is drawn without text, just before the text that they
// belong to, or in the frame of a zone: elsewhere [Canvas.MentionIn] says of what they are.
func (c *Canvas) Mention(s string) {
	if c.said != nil && strings.TrimSpace(s) != "" {
		c.said.add(said{text: s})
	}
}

// MentionIn adds words for something in r that is drawn without text.
func (c *Canvas) MentionIn(r Rect, s string) {
	if c.said != nil && strings.TrimSpace(s) != "" {
		c.said.add(said{text: s, x: r.X + r.W/2, y: r.Y + r.H/2, placed: true})
	}
}

// Chosen adds that what follows is chosen or ticked.
func (c *Canvas) Chosen(is bool) {
	if is && c.said != nil {
		c.said.add(said{text: tick, chosen: true})
	}
}

// mentionText adds a text that is painted with its middle at x, y.
func (c *Canvas) mentionText(s string, x, y float64) {
	if c.said != nil && strings.TrimSpace(s) != "" {
		c.said.place(x, y)
		c.said.list = append(c.said.list, said{text: s, x: x, y: y, placed: true})
	}
}

// Unseen reports whether what is painted will not be seen: only its words are asked for, and
// pictures that take time can be left out.
func (c *Canvas) Unseen() bool { return c.said != nil }

// recorded returns the size at which something is painted for its words.
func recorded(size fyne.Size) (w, h float64) {
	return max(float64(size.Width), 60), max(float64(size.Height), 40)
}

// record returns what is said by what draw paints at a size.
func record(k *Kit, size fyne.Size, draw func(*Canvas)) []said {
	const small = 1. / 16 // the picture itself is discarded
	r := &recorder{}
	w, h := recorded(size)
	draw(&Canvas{Kit: k, Dst: image.NewRGBA(image.Rect(0, 0, int(w*small)+1, int(h*small)+1)), S: small, W: w, H: h,
		Hover: -1, Pressed: -1, Focus: -1, said: r})
	return r.list
}

// wordsOf returns the text that draw writes at a size.
func wordsOf(k *Kit, size fyne.Size, draw func(*Canvas)) string {
	var texts []string
	for _, s := range record(k, size, draw) {
		texts = append(texts, s.text)
	}
	return strings.ReplaceAll(strings.Join(texts, ", "), tick+", ", tick+" ")
}

// Signs for a group that is open, and one that isn't.
const (
	openFold   = "▾"
	closedFold = "▸"
)

// A zoneWords is what is said in a zone.
type zoneWords struct {
	texts  []string
	chosen bool
	folds  bool // it opens and closes
	open   bool
}

func (z *zoneWords) add(s said) {
	switch {
	case s.chosen:
		z.chosen = true
	case s.text == openFold || s.text == closedFold:
		z.folds, z.open = true, s.text == openFold
	default:
		z.texts = append(z.texts, s.text)
	}
}

// all returns all that is said.
func (z *zoneWords) all() string { return strings.Join(z.texts, ", ") }

// state returns what the signs say.
func (z *zoneWords) state() access.State {
	return access.Expandable.If(z.folds) | access.Expanded.If(z.open)
}

// byZone shares what is said out to zones; the last of what is returned is said outside of
// all of them.
func byZone(list []said, zones []Rect) []zoneWords {
	out := make([]zoneWords, len(zones)+1)
	for _, s := range list {
		at := len(zones)
		for i, r := range zones {
			if s.placed && r.Has(s.x, s.y) {
				at = i
				break
			}
		}
		out[at].add(s)
	}
	return out
}
