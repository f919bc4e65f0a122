package logic

import (
	"slices"
	"strings"

	"sudoku/puzzle/words"
)

// A Family is a kind of technique, under which lists show it.
type Family int

// The families, in the order in which they are learnt.
const (
	Singles Family = iota
	LockedCandidates
	Subsets
	Turbots
	Fish
	Wings
	Uniqueness
	Colouring
	Chains
	Sets
	Forcing
	Trial
)

var familyNames = [...]words.Text{
	Singles:          {En: "Singles", Zh: "唯余和排除"},
	LockedCandidates: {En: "Locked candidates", Zh: "区块"},
	Subsets:          {En: "Subsets", Zh: "数组"},
	Turbots:          {En: "Two strong links", Zh: "双强链"},
	Fish:             {En: "Fish", Zh: "鱼"},
	Wings:            {En: "Wings", Zh: "翼"},
	Uniqueness:       {En: "Uniqueness", Zh: "唯一性"},
	Colouring:        {En: "Colouring", Zh: "染色"},
	Chains:           {En: "Chains and loops", Zh: "链与环"},
	Sets:             {En: "Sets", Zh: "待定数组等"},
	Forcing:          {En: "Forcing chains and nets", Zh: "强制链与强制网"},
	Trial:            {En: "Templates and trial", Zh: "模板与试数"},
}

// familyParts says which parts of an ID make a technique one of a family. The first row
// that has one decides.
var familyParts = []struct {
	Family
	parts []string
}{
	{Singles, []string{"full-house", "last-digit", "-single"}},
	{LockedCandidates, []string{"pointing", "claiming"}},
	{Trial, []string{"template", "brute"}},
	{Forcing, []string{"forcing"}},
	{Sets, []string{"als-", "aligned", "firework", "sue-de-coq", "blossom", "exocet", "multi-sector", "sk-loop"}},
	{Chains, []string{"chain", "nice-loop", "aic", "inference", "remote"}},
	{Subsets, []string{"-pair", "-triple", "-quadruple"}},
	{Turbots, []string{"skyscraper", "kite", "turbot", "empty-rectangle"}},
	{Colouring, []string{"color", "medusa"}},
	{Uniqueness, []string{"rectangle", "unique", "bug-"}},
	{Fish, []string{"fish", "squirmbag", "whale", "leviathan"}},
	{Wings, []string{"-wing"}},
}

// Text returns the name of the family.
func (f Family) Text() words.Text { return familyNames[f] }

// Family returns the family of the technique.
func (t *Technique) Family() Family {
	if id := t.ID; id == "x-wing" || strings.HasSuffix(id, "-x-wing") {
		return Fish
	}
	i := slices.IndexFunc(familyParts, func(r struct {
		Family
		parts []string
	}) bool {
		return slices.ContainsFunc(r.parts, func(part string) bool { return strings.Contains(t.ID, part) })
	})
	if i < 0 {
		return Sets
	}
	return familyParts[i].Family
}
