package print

import "strings"

// Paper is a size of paper, in portrait orientation.
type Paper uint8

const (
	A4 Paper = iota
	A5
	Letter
	Legal
)

// Papers lists all sizes.
var Papers = []Paper{A4, A5, Letter, Legal}

var papers = [...]struct {
	name                  string
	width, height, margin float64
}{
	A4:     {"A4", 210, 297, 15},
	A5:     {"A5", 148, 210, 12},
	Letter: {"Letter", 215.9, 279.4, 15},
	Legal:  {"Legal", 215.9, 355.6, 15},
}

// Name returns the paper's name, the same in every language.
func (p Paper) Name() string { return papers[p].name }

// Size returns width and height in millimetres.
func (p Paper) Size() (width, height float64) { return papers[p].width, papers[p].height }

// Margin returns the width of the margin on every side, in millimetres. Only the line with
// the page number is in it.
func (p Paper) Margin() float64 { return papers[p].margin }

// ParsePaper returns the size of that name, in upper or lower case.
func ParsePaper(name string) (Paper, bool) {
	for _, p := range Papers {
		if strings.EqualFold(name, p.Name()) {
			return p, true
		}
	}
	return 0, false
}
