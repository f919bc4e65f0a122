package format

import (
	"maps"
	"slices"

	"sudoku/puzzle/words"
)

// A variant is the set of a puzzle's rules that classic sudoku doesn't have.
type variant map[string]bool

// rules maps the sites' names for rules to our keys. A name that isn't here is shown as it
// is.
var rules = map[string]string{
	"arrow": "arrow", "arrows": "arrow",
	"killercage": "cage", "killercages": "cage", "cages": "cage", "cageclue": "clue",
	"littlekillersum": "little", "sandwichsum": "sandwich",
	"thermometer": "thermo", "slowthermometer": "thermo", "thermo": "thermo", "nobulbthermo": "thermo",
	"palindrome": "line", "betweenline": "line", "lockout": "line", "renban": "line", "whispers": "line",
	"regionsumline": "line", "entropicline": "line", "modularline": "line", "nabner": "line", "lines": "line", "line": "line",
	"lineE": "line", "freeline": "line", "freelineE": "line", "wall": "line",
	"difference": "dot", "ratio": "dot", "xv": "dot",
	"clone": "clone", "quadruple": "quadruple", "minimum": "extreme", "maximum": "extreme",
	"extraregion": "region", "even": "parity", "odd": "parity",
	"diagonal+": "diagonal", "diagonal-": "diagonal",
	"antiknight": "knight", "antiking": "king", "disjointgroups": "disjoint",
	"nonconsecutive": "nonconsecutive", "negative": "negative",
	"fogofwar": "fog", "foglight": "fog", "foglink": "fog",
	"regions": "boxes", "deletelineE": "boxes",
	"rectangle": "drawn", "circle": "drawn", "text": "drawn", "cage": "drawn",
	"overlays": "drawn", "underlays": "drawn", "symbol": "drawn", "numberS": "drawn", "squareframe": "drawn", "polygon": "drawn",
}

// add adds a rule by the name that a site has for it.
func (v variant) add(name string) {
	if about, ok := rules[name]; ok {
		name = about
	}
	v[shorten(name)] = true
	if len(v) > maxRules {
		delete(v, slices.Max(slices.Collect(maps.Keys(v)))) // rules come in random order; keep the result the same
	}
}

// maxRules is how many rules are shown, maxRule how many characters of a name.
const maxRules, maxRule = 12, 40

func shorten(name string) string {
	if r := []rune(name); len(r) > maxRule {
		return string(r[:maxRule]) + "…"
	}
	return name
}

// err returns an error if there are such rules.
func (v variant) err() error {
	if len(v) == 0 {
		return nil
	}
	return words.Error("format.variant", "rules", v)
}

// In lists the rules.
func (v variant) In(l words.Lang) string {
	names := slices.Sorted(maps.Keys(v))
	for i, name := range names {
		if key := "format.rule." + name; l.Has(key) {
			names[i] = l.T(key)
		} else {
			names[i] = "“" + name + "”"
		}
	}
	return l.List(names...)
}
