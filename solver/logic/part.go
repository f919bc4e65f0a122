package logic

import (
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A Part is a piece of the argument to follow at one time: a paragraph, or one link of a
// chain or net.
type Part struct {
	Text  string
	Link  bool  // one link with its reason, to be shown on a line of its own
	Chain uint8 // of the diagram's that it belongs to, 0 for all

	// Lit is what the text is about: some of the candidates, cells, houses and links of
	// the step's diagram. If it is empty, the text is about the whole diagram.
	Lit puzzle.Diagram
}

// A line is a [Part] that is not yet said in a language.
type line struct {
	text  phrase
	link  bool
	chain uint8
	lit   puzzle.Diagram
}

// linkLine is one link with what it is about.
func linkLine(text phrase, lit puzzle.Diagram) line { return line{text: text, link: true, lit: lit} }

// numbered returns lines that tell a chain or a net, each with the number of its chain: one without
// links goes with those before it, and what is supposed with those that follow.
func numbered(lines []line) []line {
	linked := func(x line) bool { return len(x.lit.Links) > 0 }
	at := max(0, slices.IndexFunc(lines, linked))
	for i := range lines {
		if linked(lines[i]) {
			at = i
		}
		if linked(lines[at]) {
			lines[i].chain = lines[at].lit.Links[0].Chain
		}
	}
	return lines
}

// Parts gives the argument as [Step.Why] does, but chains and nets link by link: what is
// assumed, then each link, then what follows.
func (s Step) Parts(l words.Lang) (parts []Part) {
	if s.Technique.lines == nil {
		return paragraphs(s.Why(l))
	}
	tell := func() {
		in := s.within()
		for _, x := range s.Technique.lines(in) {
			if in != &s {
				x = s.rules.toldLine(x)
			}
			parts = append(parts, Part{x.text.In(l), x.link, x.chain, x.lit})
		}
	}
	args := s.args()
	walks := walksAt(args)
	if walks == "" {
		tell()
		return parts
	}
	for i, text := range s.whole(l) {
		if whyKey(i+1) == walks {
			tell()
		} else {
			parts = append(parts, Part{Text: text})
		}
	}
	return parts
}

// walksAt returns which part of an argument tells walks: the one that is a block.
func walksAt(args []any) string {
	for i := 0; i < len(args); i += 2 {
		if _, ok := args[i+1].(block); ok {
			return args[i].(string)
		}
	}
	return ""
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
