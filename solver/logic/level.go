package logic

import "sudoku/puzzle/words"

// A Level is how hard a technique or a puzzle is; the levels are HoDoKu's.
type Level uint8

const (
	Unrated Level = iota
	Easy
	Medium
	Hard
	Unfair
	Extreme
)

// levels holds, for each level, its name, how people read it, and the highest
// score that a puzzle of it can have, 0 for any.
var levels = [...]struct {
	name string
	text words.Text
	max  int
}{
	Unrated: {"unrated", words.Text{En: "Unrated", Zh: "未评级"}, 0},
	Easy:    {"easy", words.Text{En: "Easy", Zh: "简单"}, 800},
	Medium:  {"medium", words.Text{En: "Medium", Zh: "中等"}, 1000},
	Hard:    {"hard", words.Text{En: "Hard", Zh: "困难"}, 1600},
	Unfair:  {"unfair", words.Text{En: "Unfair", Zh: "刁钻"}, 1800},
	Extreme: {"extreme", words.Text{En: "Extreme", Zh: "极难"}, 0},
}

// Name returns the level as the command line writes it, such as "easy".
func (l Level) Name() string { return levels[l].name }

// String returns the level as tables have it, such as "Easy".
func (l Level) String() string { return levels[l].text.En }

// Text returns the level as people read it.
func (l Level) Text() words.Text { return levels[l].text }

// ParseLevel finds the level of a name, from easy to extreme.
func ParseLevel(name string) (Level, bool) {
	for l := Easy; l <= Extreme; l++ {
		if l.Name() == name {
			return l, true
		}
	}
	return Unrated, false
}

// Least returns what a step of the technique costs at least, see [Step.Cost]; 0 if it isn't in
// the profile Full.
func (t *Technique) Least() int { return t.least }

// MaxScore returns the highest score that a puzzle of the level can have, or 0 if there is
// none: a puzzle with a higher score has a higher level.
func (l Level) MaxScore() int { return levels[l].max }

// raised returns the level of a puzzle whose hardest technique has level l: l, or
// the next one up whose highest score reaches so far.
func (l Level) raised(score int) Level {
	for levels[l].max != 0 && score > levels[l].max {
		l++
	}
	return l
}
