package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A walk is told link by link, each with the house or the cell that makes it, in
// sentences of toldLinks links and paragraphs of toldParagraph.
const (
	toldLinks     = 3
	toldParagraph = 8
)

// chainText tells a chain without almost locked sets.
func chainText(ps []chainPoint) phrase { return chainWalkText(ps, make([]pointSet, len(ps))) }

// chainWalkText tells a chain as a walk. A closed one comes back to where it starts.
func chainWalkText(ps []chainPoint, in []pointSet) phrase {
	told := linkTexts(ps, in)
	if !chainClosed(ps) {
		return linkedText("logic.chain.told", told, "a", ps[0].text())
	}
	return linkedText("logic.chain.told.closed", told[:len(told)-1], "a", ps[0].assumed())
}

// toldOnce is how many points two walks must share at their start or end for these to be
// told only once.
const toldOnce = 3

// walkTexts tells walks, each in paragraphs of its own. What one shares with an earlier one is
// not told again.
func walkTexts(chains [][]chainPoint) (told block) {
	for i, ps := range chains {
		head, tail := sharedEnds(ps, chains[:i])
		links := linkTexts(ps, make([]pointSet, len(ps)))
		switch {
		case head >= toldOnce:
			told = append(told, linkedText("logic.chain.told.before", links[head-1:], "a", ps[head-1].text()))
		case tail >= toldOnce:
			told = append(told, linkedText("logic.chain.told.after", links[:len(ps)-tail],
				"a", ps[0].text(), "c", words.Short(ps[len(ps)-tail].cells.Notation()), "z", ps[len(ps)-1].text()))
		default:
			told = append(told, chainText(ps))
		}
	}
	return told
}

// sharedEnds returns how many points at its start, and at its end, a walk shares with one
// of others, at least one less than it has.
func sharedEnds(ps []chainPoint, others [][]chainPoint) (head, tail int) {
	for _, q := range others {
		n := 0
		for n < len(ps)-1 && n < len(q) && ps[n].same(q[n]) {
			n++
		}
		head = max(head, n)
		n = 0
		for n < len(ps)-1 && n < len(q) && ps[len(ps)-1-n].same(q[len(q)-1-n]) {
			n++
		}
		tail = max(tail, n)
	}
	return head, tail
}

// linkTexts says what each link leads to, with its reason.
func linkTexts(ps []chainPoint, in []pointSet) (told []phrase) {
	for i, p := range ps[1:] {
		told = append(told, say("logic.text.because", "p", p.text(), "why", chainReason(ps[i], p, in[i], in[i+1])))
	}
	return told
}

// assumed says "r1c1 not 4", as what a walk starts with.
func (p chainPoint) assumed() phrase {
	if p.on {
		return p.text()
	}
	return say("logic.chain.not", "c", words.Short(p.cells.Notation()), "d", p.digit)
}

// linkedText puts what follows in turn into a text with other arguments.
func linkedText(key string, told []phrase, args ...any) phrase {
	return say(key, append(args, "all", statements{told: told})...)
}

// A statements is what follows in turn, in sentences and paragraphs; if it is flat, in one
// paragraph.
type statements struct {
	told []phrase
	flat bool
}

func (a statements) In(l words.Lang) string {
	told := ""
	for i, p := range a.told {
		if next := p.In(l); i == 0 {
			told = next
		} else {
			told = l.Join(a.joint(i), told, next)
		}
	}
	return told
}

// joint returns the key of what joins the i-th statement to those before.
func (a statements) joint(i int) string {
	switch paragraph, sentence := a.starts(i); {
	case paragraph && !a.flat:
		return "logic.chain.joint.paragraph"
	case sentence:
		return "logic.chain.joint.sentence"
	}
	return "logic.chain.joint.comma"
}

// starts reports whether the i-th statement begins a paragraph, and a sentence. Sentences
// of a paragraph are about equally long.
func (a statements) starts(i int) (paragraph, sentence bool) {
	n := len(a.told)
	paragraphs := (n + toldParagraph - 1) / toldParagraph
	per := (n + paragraphs - 1) / paragraphs
	sentences := (per + toldLinks - 1) / toldLinks
	at := i % per
	paragraph = i == n || at == 0
	return paragraph, paragraph || at*sentences/per != (at-1)*sentences/per
}

// chainReason says why q follows from p; inP and inQ are the sets that they are in.
func chainReason(p, q chainPoint, inP, inQ pointSet) phrase {
	switch {
	case inP.digits != 0 && q.on:
		return inP.reason(p.digit, inQ.digits == 0)
	case p.cells == q.cells && q.on:
		return onlyLeft(q, p.digit.Set())
	case p.cells == q.cells:
		return say("logic.reason.cell")
	case q.house < puzzle.NumHouses && !p.cells.Or(q.cells).In(q.house.Set()):
		return say("logic.reason.sees")
	case q.on:
		return houseReason(q.house, facts(OnlyPlaces{q.house, q.digit.Set(), p.cells.Or(q.cells)}))
	}
	return houseReason(q.house, facts(InHouse{q.house, p.cells.Or(q.cells)}))
}

// onlyLeft says that q is what is left of its cell without the others.
func onlyLeft(q chainPoint, others puzzle.DigitSet) phrase {
	return say("logic.reason.left", "d", q.digit, "facts", facts(OnlyDigits{q.cells, others | q.digit.Set()}))
}

// houseReason names the house that links two points.
func houseReason(h puzzle.House, because []Fact) phrase {
	return say("logic.reason.house", "h", words.House(h), "facts", because)
}
