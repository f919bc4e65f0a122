package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A Profile is an order of techniques: the first that has a step is taken, or as [Full] has
// them, of all their steps the easiest. What a technique scores and its level are in its
// row; a copy of the row may change them.
type Profile struct {
	Name       string // for flags and files
	Text       words.Key
	Techniques []*Technique
	limited    map[string]bool // IDs of those that are taken within HoDoKu's limits
}

// HoDoKu is the default order, with the limits, of HoDoKu 2.2: with it levels and scores
// are HoDoKu's.
var HoDoKu = Profile{
	"hodoku", "logic.profile.hodoku", listed(hodoku), limitedIDs(),
}

// Full is everything that gives explanations, for hints and solution paths: of all steps
// the one that is easiest to see, see [Step.Cost].
var Full = Profile{"full", "logic.profile.full", listedEasiest(), nil}

// Profiles lists the profiles that come with the program.
var Profiles = []*Profile{&HoDoKu, &Full}

// Techniques returns every technique once, in the order of the list, even if it is listed
// with limits and without them.
func Techniques() (techs []*Technique) {
	seen := map[string]bool{}
	for _, row := range rows {
		if !seen[row.ID] {
			seen[row.ID] = true
			techs = append(techs, row.Technique)
		}
	}
	return techs
}

// StepTechniques returns the techniques that list all steps of a position, each in its widest
// form: those that are quick, and the slow ones too if all are wanted.
func StepTechniques(all bool) []*Technique {
	if all {
		return listed(steps | slow)
	}
	return listed(steps)
}

// EasierThan returns the techniques of the levels Easy and Medium that Full tries before t.
func EasierThan(t *Technique) (list []*Technique) {
	for _, b := range Full.Techniques {
		if b.ID == t.ID {
			break
		}
		if b.Level <= puzzle.Medium {
			list = append(list, b)
		}
	}
	return list
}

// ByID returns the technique of an ID, on whichever boards it is.
func ByID(id string) (*Technique, bool) {
	for _, list := range [2][]row{rows, shapeRows} {
		for _, row := range list {
			if row.ID == id {
				return row.Technique, true
			}
		}
	}
	return nil, false
}

// Named returns those of techs that have a name as their ID or HoDoKu's code.
func Named(techs []*Technique, name string) (named []*Technique) {
	for _, t := range techs {
		if t.ID == name || t.Code == name && name != "" {
			named = append(named, t)
		}
	}
	return named
}

// Applicable returns those of techs that are valid for a puzzle: all if it has one
// solution, else those that don't assume that.
func Applicable(techs []*Technique, one bool) []*Technique {
	if one {
		return techs
	}
	return slices.DeleteFunc(slices.Clone(techs), func(t *Technique) bool { return t.OneSolution })
}

// formOf returns the form of a technique that is in the profile Full, or else in some use.
func formOf(id string) *Technique {
	if t := easiest[id]; t != nil {
		return t
	}
	t, _ := ByID(id)
	return t
}

// hodokuForm returns the form of a technique that HoDoKu has, if any: the first step that
// it finds is taken.
func hodokuForm(id string) *Technique {
	for _, t := range HoDoKu.Techniques {
		if t.ID == id {
			return t
		}
	}
	return nil
}

// limitedIDs returns the IDs of the techniques that HoDoKu takes in a form of its own.
func limitedIDs() map[string]bool {
	ids := map[string]bool{}
	for _, row := range rows {
		if row.in&(hodoku|full) == hodoku && formOf(row.ID).least > 0 {
			ids[row.ID] = true
		}
	}
	return ids
}
