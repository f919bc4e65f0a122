package order

import (
	"slices"
	"strings"

	"sudoku/generator"
	"sudoku/gui/caption"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A pickable is a technique that can be asked for, or a family of them.
type pickable struct {
	ID        string           // as orders have it
	technique *logic.Technique // nil for a family
	family    logic.Family
}

// pickables lists the techniques that ratings use, each family before its techniques.
func pickables() (list []pickable) {
	techniques := slices.Clone(logic.HoDoKu.Techniques)
	caption.SortByFamily(techniques)
	for _, t := range techniques {
		if f := t.Family(); len(list) == 0 || list[len(list)-1].family != f {
			list = append(list, pickable{ID: f.Name(), family: f})
		}
		list = append(list, pickable{ID: t.ID, technique: t, family: t.Family()})
	}
	return list
}

// name returns what it is called, and grade its level or that it is a family.
func (p *pickable) name(l words.Lang) string {
	if p.technique != nil {
		return l.Say(p.technique.Name())
	}
	return l.Say(p.family.Text())
}

func (p *pickable) grade(l words.Lang) string {
	if p.technique != nil {
		return l.Level(p.technique.Level.Name())
	}
	return l.T("picker.family")
}

// like reports whether it is called so, in the language or in English.
func (p *pickable) like(l words.Lang, text string) bool {
	if p.technique != nil {
		return caption.NamedLike(l, p.technique, text)
	}
	return strings.Contains(words.Fold(p.name(l)), text) || strings.Contains(words.Fold(p.name(words.English)), text)
}

// canAsk reports whether the condition of an option takes it.
func (p *pickable) canAsk(option string) bool {
	return p.technique != nil || slices.ContainsFunc(generator.Conditions, func(c *generator.Condition) bool { return c.Name == option && c.Families })
}
