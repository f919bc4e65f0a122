package format

import (
	"maps"
	"slices"

	"sudoku/puzzle/words"
)

// A variant is the set of a puzzle's rules that classic sudoku doesn't have.
type variant map[string]bool

// add adds a rule by the name that a site has for it.
func (v variant) add(name string) {
	if key, ok := ruleOf(name); ok && key != "named" {
		name = key
	}
	v.put(name)
}

// put adds a rule by the key of what is said of it, or as it is named.
func (v variant) put(name string) {
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
