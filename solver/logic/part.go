package logic

import (
	"strings"

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

// walkParts tells the paragraphs of an argument, and each of its chains link by link.
func walkParts(s *Step, l words.Lang) (parts []Part) {
	return s.partsWith(l, func() (walks []Part) {
		for _, links := range linksByChain(s) {
			ps := chainPoints(&Step{Diagram: puzzle.Diagram{Links: links}})
			walks = append(walks, linkParts(l, s, links, ps, make([]pointSet, len(ps)))...)
		}
		return walks
	})
}

// partsWith tells the paragraphs of an argument, and in place of its walks their parts.
func (s *Step) partsWith(l words.Lang, walks func() []Part) (parts []Part) {
	for i, text := range s.whole(l) {
		if i+1 == s.Technique.walks {
			parts = append(parts, walks()...)
		} else {
			parts = append(parts, paragraphs([]string{text})...)
		}
	}
	return parts
}

// paragraphs returns parts that are about the whole diagram.
func paragraphs(texts []string) (parts []Part) {
	for _, t := range texts {
		parts = append(parts, Part{Text: t})
	}
	return parts
}

// paragraphEnd stands between the parts of a text that are paragraphs, see [Step.Why].
const paragraphEnd = "\n"

// splitParagraphs returns the paragraphs of a text that aren't empty.
func splitParagraphs(text string) (out []string) {
	for p := range strings.SplitSeq(text, paragraphEnd) {
		if p != "" {
			out = append(out, p)
		}
	}
	return out
}

// A block is texts that are paragraphs.
type block []words.Sayer

func (b block) In(l words.Lang) string {
	texts := make([]string, len(b))
	for i, t := range b {
		texts[i] = t.In(l)
	}
	return strings.Join(texts, paragraphEnd)
}
