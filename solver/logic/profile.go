package logic

import "sudoku/puzzle/words"

// A Profile is an order of techniques: the first that has a step is taken. What a
// technique scores and its level are in its row; a copy of the row may change them.
type Profile struct {
	Name       string // for flags and files
	Text       words.Text
	Techniques []*Technique
}

// HoDoKu is the order, with the limits, of HoDoKu 2.2 as it comes: with it levels and
// scores are HoDoKu's.
var HoDoKu = Profile{"hodoku", words.Text{En: "As HoDoKu rates", Zh: "按 HoDoKu 评级"}, listed(hodoku)}

// Full is everything that explains: for hints and solution paths.
var Full = Profile{"full", words.Text{En: "Everything", Zh: "全部技巧"}, listed(full)}

// Profiles lists the profiles that come with the program.
var Profiles = []*Profile{&HoDoKu, &Full}

// Steps returns the techniques that list all steps of a position, each in its widest
// form: those that are quick, and the slow ones too if all are wanted.
func Steps(all bool) []*Technique {
	if all {
		return listed(steps | slow)
	}
	return listed(steps)
}

// ByID returns the technique of an ID.
func ByID(id string) (*Technique, bool) {
	for _, row := range rows {
		if row.ID == id {
			return row.Technique, true
		}
	}
	return nil, false
}
