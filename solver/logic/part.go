package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A Part is a piece of the argument to follow at one time: a paragraph, or one link of a
// chain or net.
type Part struct {
	Text string
	Link bool // one link with its reason, to be shown on a line of its own

	// Lit is what the text is about: some of the candidates, cells, houses and links of
	// the step's diagram. If it is empty, the text is about the whole diagram.
	Lit puzzle.Diagram
}

// Parts gives the argument as [Step.Why] does, but chains and nets link by link: what is
// assumed, then each link, then what follows.
func (s Step) Parts(l words.Lang) []Part {
	if own := s.Technique.parts; own != nil {
		return own(&s, l)
	}
	return paragraphs(s.Why(l))
}

// paragraphs returns parts that are about the whole diagram.
func paragraphs(texts []string) (parts []Part) {
	for _, t := range texts {
		parts = append(parts, Part{Text: t})
	}
	return parts
}
