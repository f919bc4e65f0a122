package puzzle

import "slices"

// A Level is how hard a technique or a puzzle is; the levels are HoDoKu's.
type Level uint8

// The levels. Unrated is none.
const (
	Unrated Level = iota
	Easy
	Medium
	Hard
	Unfair
	Extreme
)

var levelNames = []string{"unrated", "easy", "medium", "hard", "unfair", "extreme"}

// Name returns the level as files and the command line write it, such as "easy".
func (l Level) Name() string { return levelNames[l] }

// String returns the level as tables have it, such as "Easy".
func (l Level) String() string {
	name := l.Name()
	return string(name[0]-'a'+'A') + name[1:]
}

// ParseLevel finds the level of a name, from easy to extreme.
func ParseLevel(name string) (Level, bool) {
	i := slices.Index(levelNames, name)
	return Level(max(i, 0)), i > 0
}
