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
	Cages
)

var familyNames = [...]words.Key{
	Singles:          "logic.family.singles",
	LockedCandidates: "logic.family.locked",
	Subsets:          "logic.family.subsets",
	Turbots:          "logic.family.turbots",
	Fish:             "logic.family.fish",
	Wings:            "logic.family.wings",
	Uniqueness:       "logic.family.uniqueness",
	Colouring:        "logic.family.colouring",
	Chains:           "logic.family.chains",
	Sets:             "logic.family.sets",
	Forcing:          "logic.family.forcing",
	Trial:            "logic.family.trial",
	Cages:            "logic.family.cages",
}

// familyParts says which parts of an ID make a technique one of a family. The first row
// that has one decides.
var familyParts = []struct {
	Family
	parts []string
}{
	{Singles, []string{"full-house", "last-digit", "-single"}},
	{LockedCandidates, []string{"pointing", "claiming", "diagonal"}},
	{Cages, []string{"cage", "innie"}},
	{Trial, []string{"template", "brute"}},
	{Forcing, []string{"forcing"}},
	{Sets, []string{"als-", "aligned", "firework", "sue-de-coq", "blossom", "exocet", "multi-sector", "sk-loop", "tridagon"}},
	{Chains, []string{"chain", "nice-loop", "aic", "inference", "remote", "oddagon"}},
	{Subsets, []string{"-pair", "-triple", "-quadruple"}},
	{Turbots, []string{"skyscraper", "kite", "turbot", "empty-rectangle"}},
	{Colouring, []string{"color", "medusa"}},
	{Uniqueness, []string{"rectangle", "unique", "bug-"}},
	{Fish, []string{"fish", "squirmbag", "whale", "leviathan"}},
	{Wings, []string{"-wing"}},
}

// Text returns the name of the family.
func (f Family) Text() words.Key { return familyNames[f] }

// Name returns the name of the family for options and files.
func (f Family) Name() string { return strings.TrimPrefix(string(familyNames[f]), "logic.family.") }

// Families lists the families of the techniques of the classic board: all but Cages.
func Families() (list []Family) {
	for f := range Cages {
		list = append(list, f)
	}
	return list
}

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
