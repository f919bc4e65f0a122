package logictest

import (
	"regexp"
	"slices"
	"strings"

	"sudoku/puzzle"
)

// A nodeInLine is a cell, a group or a set of a chain's notation.
type nodeInLine struct {
	cells puzzle.CellSet
	set   puzzle.DigitSet // of an almost locked set
}

var (
	nodeIn = regexp.MustCompile(`(r[1-9]+c[1-9]+(?:,r[1-9]+c[1-9]+)*)(?: ?\{([1-9]+)\})?`)
	markIn = regexp.MustCompile(`[-=]([1-9])[-=]|^([1-9])[-=] | [-=]([1-9])$`)
)

// chainLine("r3c6 =1= r6c6 -1- r6c9"): "=1=" is a digit that one of both has, "-1-" one that not both
// have, and where a digit changes at a node, this has no third, or both.
func chainLine(p *Proof, a []Value) error {
	text := strings.ReplaceAll(a[0].Name, "ALS:", "")
	var nodes []nodeInLine
	for _, m := range nodeIn.FindAllStringSubmatch(text, -1) {
		n := nodeInLine{}
		n.cells, _ = cellsOfNotation(m[1])
		for _, r := range m[2] {
			n.set |= puzzle.Digit(r - '0').Set()
		}
		if n.set != 0 {
			if err := hold(p, []Value{{Cells: n.cells}, {Digits: n.set}}); err != nil {
				return err
			}
		}
		nodes = append(nodes, n)
	}
	between := nodeIn.Split(text, -1)
	if len(nodes) < 2 || len(between) != len(nodes)+1 {
		return says("%q isn't a chain", text)
	}
	marks := make([]string, len(between))
	for i, b := range between {
		if marks[i] = strings.TrimSpace(b); marks[i] != "" && markIn.FindString(" "+marks[i]) == "" && len(marks[i]) > 3 {
			return says("%q is no link", b)
		}
	}
	for i := 1; i < len(nodes); i++ {
		if nodes[i-1].set != 0 && strings.HasPrefix(marks[i], "=") && p.decidedBy(nodes[i-1], marks[i-1], nodes[i], digitOf(marks[i])) {
			continue
		}
		if err := p.linkInLine(nodes[i-1], nodes[i], marks[i]); err != nil {
			return err
		}
	}
	if err := p.closedInLine(nodes, marks); err != nil {
		return err
	}
	return p.turnsInLine(nodes, marks)
}

// decidedBy reports whether a set without the digit of a link rules out all digits of a cell but one.
func (p *Proof) decidedBy(set nodeInLine, in string, cell nodeInLine, d puzzle.Digit) bool {
	digits, ok := p.cands(cell.cells)
	if !ok || cell.cells.Len() != 1 || !digits.Has(d) || !set.set.Has(digitOf(in)) {
		return false
	}
	for other := range (digits &^ d.Set()).All() {
		if other == digitOf(in) || !set.set.Has(other) || !p.open(set.cells, other).In(p.common(cell.cells)) {
			return false
		}
	}
	return true
}

// closedInLine returns why a loop doesn't end as it begins.
func (p *Proof) closedInLine(nodes []nodeInLine, marks []string) error {
	last := len(nodes) - 1
	if !strings.Contains(p.Technique.ID, "nice-loop") {
		return nil
	}
	if nodes[0].cells != nodes[last].cells || marks[0] != "" && (digitOf(marks[0]) != digitOf(marks[last]) || digitOf(marks[last+1]) != digitOf(marks[1])) {
		return says("it isn't closed: %q", marks)
	}
	return nil
}

// digitOf returns the digit of a link.
func digitOf(mark string) puzzle.Digit {
	if at := strings.IndexAny(mark, "123456789"); at >= 0 {
		return puzzle.Digit(mark[at] - '0')
	}
	return 0
}

// linkInLine returns why a link isn't one.
func (p *Proof) linkInLine(a, b nodeInLine, mark string) error {
	d := digitOf(mark)
	one, other := p.open(a.cells, d), p.open(b.cells, d)
	switch {
	case len(mark) != 3 || d == 0 || one.Empty() || other.Empty():
		return says("%s %s %s isn't there", a.cells.Notation(), mark, b.cells.Notation())
	case mark[0] == '-' && !one.In(p.common(other)):
		return says("%s and %s can both have %d", one.Notation(), other.Notation(), d)
	case mark[0] == '=' && !slices.ContainsFunc(p.having(d), func(in puzzle.CellSet) bool {
		return p.open(in, d).In(one.Or(other)) && one.Or(other).In(in)
	}):
		return says("%d has more places than %s and %s", d, one.Notation(), other.Notation())
	}
	return nil
}

// turnsInLine returns why what leads to a node doesn't lead on from it. At the end of what comes back
// to its start anything may meet.
func (p *Proof) turnsInLine(nodes []nodeInLine, marks []string) error {
	for i, n := range nodes {
		in, out := marks[i], marks[i+1]
		if in == "" || out == "" {
			continue
		}
		c, d := digitOf(in), digitOf(out)
		weak := in[len(in)-1] == '-' && out[0] == '-'
		strong := in[len(in)-1] == '=' && out[0] == '='
		switch digits, _ := p.cands(n.cells); {
		case c == d && (weak || strong):
			return says("%s has %s and %s", n.cells.Notation(), in, out)
		case c != d && !weak && !strong && n.set == 0:
			return says("%s has %s and %s", n.cells.Notation(), in, out)
		case c != d && weak && n.set == 0 && digits != c.Set()|d.Set():
			return says("%s can hold %v", n.cells.Notation(), digits)
		case c != d && n.set == 0 && (n.cells.Len() != 1 || digits&c.Set() == 0 || digits&d.Set() == 0):
			return says("%s can't lead from %d to %d", n.cells.Notation(), c, d)
		case c != d && n.set != 0 && !n.set.Has(c):
			return says("%s hasn't %d", n.cells.Notation(), c)
		}
	}
	return nil
}

var startIn = regexp.MustCompile(`^(r[1-9]c[1-9])(=|<>)([1-9])$`)

// startsLine("r2c2<>8" or several with commas): what is assumed: the opposite of what the step does, or
// all that a cell or a house can have.
func startsLine(p *Proof, a []Value) error {
	parts := strings.Split(a[0].Name, "/")
	if strings.Contains(a[0].Name, ", ") {
		parts = strings.Split(a[0].Name, ", ")
	}
	var all []statement
	for _, part := range parts {
		m := startIn.FindStringSubmatch(part)
		if m == nil {
			return says("%q assumes nothing", part)
		}
		cells, _ := cellsOfNotation(m[1])
		s := statement{cells, puzzle.Digit(m[3][0] - '0'), m[2] == "="}
		if err := p.possible(s); err != nil {
			return err
		}
		if len(parts) == 1 {
			return p.concludes(s.not())
		}
		all = append(all, s)
	}
	return p.allThatCan(all)
}

// allThatCan returns why statements aren't all digits of a cell, or all places of a digit in a house.
func (p *Proof) allThatCan(all []statement) error {
	var cells puzzle.CellSet
	var digits puzzle.DigitSet
	for _, s := range all {
		cells, digits = cells.Or(s.cells), digits|s.digit.Set()
	}
	if cells.Len() == 1 && digits == p.Pos.Cands[cells.First()] {
		return nil
	}
	if digits.Len() == 1 {
		for _, h := range p.Pos.Shape.Houses() {
			if p.open(p.Pos.Shape.Set(h), digits.Min()) == cells {
				return nil
			}
		}
	}
	return says("%v aren't all", all)
}

var endIn = regexp.MustCompile(`^(?: => no ([1-9]) in ([rcb][1-9])| => (r[1-9]c[1-9]) empty| => .*)?$`)

// endLine(" => no 5 in r9"): the diagram shows that house or that cell, and the digit has places there.
func endLine(p *Proof, a []Value) error {
	m := endIn.FindStringSubmatch(a[0].Name)
	switch {
	case m == nil:
		return says("%q isn't read", a[0].Name)
	case m[1] != "":
		houses := housesOfNotation(m[2])
		if p.open(p.cells(Value{Houses: houses}), puzzle.Digit(m[1][0]-'0')).Empty() {
			return says("%s has no place for %s", m[2], m[1])
		}
		return watched(p, []Value{{Houses: houses}})
	case m[3] != "":
		cells, _ := cellsOfNotation(m[3])
		return watched(p, []Value{{Cells: cells}})
	}
	return nil
}
