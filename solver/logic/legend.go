package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A LegendEntry says what the candidates of a role are in a diagram or, if Role is 0, its links of
// a kind.
type LegendEntry struct {
	Text   words.Key
	Role   puzzle.Role
	Strong bool
}

// Legend says what a diagram of the technique shows: each role of candidates in the order in which
// they occur, but for sets, then each kind of link. Of a diagram of no technique, t is nil.
func (t *Technique) Legend(p puzzle.Diagram) (list []LegendEntry) {
	var seen []puzzle.Role
	for _, k := range p.Cands {
		if k.Role < puzzle.Set && !slices.Contains(seen, k.Role) {
			seen = append(seen, k.Role)
		}
	}
	for _, r := range seen {
		if key := t.legendOf(r, p, seen); key != "" {
			list = append(list, LegendEntry{Text: key, Role: r})
		}
	}
	for _, strong := range []bool{true, false} {
		if slices.ContainsFunc(p.Links, func(k puzzle.Link) bool { return k.Strong == strong }) {
			list = append(list, LegendEntry{Text: words.Key("legend." + map[bool]string{true: "strong", false: "weak"}[strong]), Strong: strong})
		}
	}
	return list
}

var roleNames = [...]string{puzzle.Base: "base", puzzle.Cover: "cover", puzzle.Fin: "fin", puzzle.On: "on", puzzle.Off: "off",
	puzzle.Eliminate: "eliminate", puzzle.Placement: "placement"}

// legendOf returns what the candidates of a role are, "" if nothing is to be said of them. What is
// on or off is so in a chain, where one is told. Of two strong links one end is true, and of ends
// beside which none is off.
func (t *Technique) legendOf(r puzzle.Role, p puzzle.Diagram, roles []puzzle.Role) words.Key {
	key := words.Key("legend." + roleNames[r])
	if t != nil && t.legend != "" && words.English.Has(string(key)+"."+t.legend) {
		return key + words.Key("."+t.legend)
	}
	either := slices.Contains(roles, puzzle.On) && slices.Contains(roles, puzzle.Off)
	switch {
	case r != puzzle.On && r != puzzle.Off, t != nil && t.lines == nil && (!either || isPair(p) || t.legend != ""):
		return key
	case len(p.Links) == 0 || t == nil:
		return ""
	}
	return key + ".chain"
}

// isPair reports whether a diagram has two strong links, from what is off to what is on, that a
// weak one joins.
func isPair(p puzzle.Diagram) bool {
	return len(p.Links) == 3 && p.Links[0].Strong && !p.Links[1].Strong && p.Links[2].Strong
}
