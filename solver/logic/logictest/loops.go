package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// loop(removals): each sees both ends of a weak link of the loop, or shares a cell with them.
func loop(p *Proof, a []Value) error {
	return p.fromLoop(a[0], func(*oneCase, statement) bool { return false })
}

// loopSets(removals): or it sees all places of another digit of a set, in a loop that leaves it by
// one of its cells.
func loopSets(p *Proof, a []Value) error {
	return p.fromLoop(a[0], func(k *oneCase, s statement) bool { return p.outsideSet(k, s, false) })
}

// loopDeciding(removals): or by a cell that it decides.
func loopDeciding(p *Proof, a []Value) error {
	return p.fromLoop(a[0], func(k *oneCase, s statement) bool { return p.outsideSet(k, s, false) || p.outsideSet(k, s, true) })
}

func (p *Proof) fromLoop(goes Value, or func(k *oneCase, s statement) bool) error {
	k, err := p.chain()
	if err != nil || !p.cases.loop {
		return says("no loop was told: %v", err)
	}
	for _, s := range removals(goes) {
		if !k.weaklyLinked(s) && !or(k, s) {
			return says("%v sees no weak link", s)
		}
		p.cases.shown = append(p.cases.shown, s)
	}
	return nil
}

// weaklyLinked reports whether a candidate can't be true with either end of a weak link.
func (k *oneCase) weaklyLinked(s statement) bool {
	c := s.cells.First()
	for i, from := range k.said {
		to := k.said[(i+1)%len(k.said)]
		if from.on && !to.on && from.rulesOut(k.on.Shape, c, s.digit) && to.not().rulesOut(k.on.Shape, c, s.digit) {
			return true
		}
	}
	return false
}

// outsideSet reports whether a candidate sees all places of another digit of a set on the way; where
// the set decides a cell, with those in the cell, unless the loop has the digit there.
func (p *Proof) outsideSet(k *oneCase, s statement, decides bool) bool {
	for i, why := range k.why {
		if why == nil || (why.Key == "logic.reason.set.left") != decides || why.Key != "logic.reason.set" && !decides {
			continue
		}
		set := why.Args["set"].Cells
		if k.said[i-1].digit == s.digit || !decides && k.said[i].digit == s.digit {
			continue
		}
		if decides && k.said[i].digit != s.digit {
			set = set.Or(k.said[i].cells)
		}
		places := p.open(set, s.digit)
		if !places.Empty() && s.cells.In(p.common(places)) {
			return true
		}
	}
	return false
}

// route(stops): the chain of the diagram goes through these, cells and sets, in this order.
func route(p *Proof, a []Value) error {
	var stops []puzzle.CellSet
	var isSet []bool
	for _, s := range stopsOf(a[0].Said) {
		stops = append(stops, s.Args["cells"].Cells.Or(s.Args["c"].Cells))
		isSet = append(isSet, s.Key == "logic.chain.set")
	}
	at := 0
	fits := func(i int, cells puzzle.CellSet) bool {
		return i < len(stops) && (cells == stops[i] || isSet[i] && cells.In(stops[i]))
	}
	for i, link := range p.Diagram.Links {
		for j, ks := range [][]puzzle.Candidate{link.From, link.To} {
			cells := cellsOfAll(ks)
			switch {
			case i > 0 && j == 0 || fits(at, cells):
			case fits(at+1, cells):
				at++
			default:
				return says("it goes to %s, not there", cells.Notation())
			}
		}
	}
	if at != len(stops)-1 {
		return says("it ends at %s", stops[at].Notation())
	}
	for i, set := range isSet {
		if set && !slices.ContainsFunc(p.sets(), func(s lockedSet) bool { return s.cells == stops[i] }) {
			return says("%s is no set", stops[i].Notation())
		}
	}
	return nil
}

func stopsOf(said []*Sentence) (stops []*Sentence) {
	for _, s := range said {
		if s.Key == "logic.chain.longway" {
			stops = append(stops, stopsOf(s.Args["first"].Said)...)
			stops = append(stops, stopsOf(s.Args["rest"].Said)...)
		} else {
			stops = append(stops, s)
		}
	}
	return stops
}

func cellsOfAll(ks []puzzle.Candidate) (cells puzzle.CellSet) {
	for _, k := range ks {
		cells.Add(k.Cell())
	}
	return cells
}

// extras(texts): groups are said of if there are any, and sets too.
func extras(p *Proof, a []Value) error {
	groups, sets := p.hasGroups(), len(p.sets()) > 0
	for _, s := range a[0].Said {
		switch s.Key {
		case "logic.chain.groups":
			if !groups {
				return says("there are none")
			}
			groups = false
		default:
			if !sets {
				return says("there are none")
			}
			sets = false
		}
	}
	if groups || sets {
		return says("groups left out: %v, sets: %v", groups, sets)
	}
	return nil
}

// hasGroups reports whether the chain of the diagram goes through several cells at once that aren't
// where it enters or leaves a set.
func (p *Proof) hasGroups() bool {
	links := p.Diagram.Links
	inSet := make([]bool, len(links)+1)
	for i, link := range links {
		if from := cellsOfAll(link.From); link.Strong && link.From[0].Digit() != link.To[0].Digit() {
			for _, set := range p.sets() {
				if from.In(set.cells) {
					inSet[i] = true
					inSet[i+1] = inSet[i+1] || cellsOfAll(link.To).In(set.cells)
				}
			}
		}
	}
	for i, link := range links {
		if len(link.From) > 1 && !inSet[i] || len(link.To) > 1 && !inSet[i+1] {
			return true
		}
	}
	return false
}
