package print

import (
	"math"
	"strconv"
	"strings"
)

// Paper is a size of paper and the width of its margins. The zero Paper is A4. Papers
// are compared with ==.
type Paper struct {
	name          string // as [ParsePaper] reads it; "" for A4
	width, height float64
	margin        float64
	wide          bool // landscape: wider than high
}

// Sizes by name.
var (
	A4     = Paper{}
	A5     = Paper{name: "A5", width: 148, height: 210, margin: 12}
	Letter = Paper{name: "Letter", width: 215.9, height: 279.4, margin: 15}
	Legal  = Paper{name: "Legal", width: 215.9, height: 355.6, margin: 15}
)

// Papers lists the sizes that have a name.
var Papers = []Paper{A4, A5, Letter, Legal}

// given returns p with the dimensions of A4 if it has none.
func (p Paper) given() Paper {
	if p.width == 0 {
		p.name, p.width, p.height = "A4", 210, 297
		if p.margin == 0 {
			p.margin = 15
		}
	}
	return p
}

// Name returns the paper's name, the same in every language. [ParsePaper] reads it.
func (p Paper) Name() string { return p.given().name }

// Size returns width and height in millimetres.
func (p Paper) Size() (width, height float64) {
	p = p.given()
	if p.wide != (p.width > p.height) && p.wide {
		return p.height, p.width
	}
	return p.width, p.height
}

// Margin returns the width of the margin on every side, in millimetres. Only the line with
// the page number is in it.
func (p Paper) Margin() float64 { return p.given().margin }

// Landscape returns the paper wider than high.
func (p Paper) Landscape() Paper { p.wide = true; return p }

// Turned returns the paper in the other orientation.
func (p Paper) Turned() Paper { p.wide = !p.wide; return p }

// Wide reports whether the paper was made so by [Paper.Landscape].
func (p Paper) Wide() bool { return p.wide }

// WithMargin returns the paper with other margins.
func (p Paper) WithMargin(mm float64) Paper {
	p = p.given()
	p.margin = mm
	return p
}

// OwnMargin returns the paper with the margins that it comes with.
func (p Paper) OwnMargin() Paper {
	own, _ := ParsePaper(p.Name())
	own.wide = p.wide
	return own
}

// WithSize returns the paper in another size: in the same orientation, and with the same
// margins if they were chosen.
func (p Paper) WithSize(size Paper) Paper {
	size.wide = p.wide
	if p.Margin() != p.OwnMargin().Margin() {
		return size.WithMargin(p.Margin())
	}
	return size
}

// MaxMargin is the widest margin that can be ordered, in millimetres.
const MaxMargin = 100

// The smallest and largest paper, in millimetres.
const minPaper, maxPaper = 25, 2000

// ParsePaper returns the paper of that name, in upper or lower case, or of a size such as
// 148x210mm or 6x9in. The margins of the latter grow with the paper.
func ParsePaper(name string) (Paper, bool) {
	for _, p := range Papers {
		if strings.EqualFold(name, p.Name()) {
			return p, true
		}
	}
	w, h, ok := parseSize(strings.ToLower(name))
	if !ok {
		return Paper{}, false
	}
	return Paper{name: strings.ToLower(name), width: w, height: h, margin: min(15, .08*min(w, h))}, true
}

// parseSize reads a size in millimetres.
func parseSize(s string) (w, h float64, ok bool) {
	unit := 1.0
	sides, ok := strings.CutSuffix(s, "mm")
	if !ok {
		unit = inch
		if sides, ok = strings.CutSuffix(s, "in"); !ok {
			return 0, 0, false
		}
	}
	one, other, ok := strings.Cut(sides, "x")
	w, h = parseLength(one)*unit, parseLength(other)*unit
	return w, h, ok && min(w, h) >= minPaper && max(w, h) <= maxPaper
}

const inch = 25.4

// parseLength reads a decimal number, 0 if it is none.
func parseLength(s string) float64 {
	if strings.Trim(s, "0123456789.") != "" {
		return 0
	}
	f, err := strconv.ParseFloat(s, 64)
	if err != nil || math.IsInf(f, 0) {
		return 0
	}
	return f
}
