package puzzle

import (
	"strconv"
	"strings"
	"time"
)

// An Origin says how the puzzle of a game came about, as data: what the game is called is said in
// the language and at the length of a page. The zero Origin is that of games of before.
type Origin struct {
	Kind   OriginKind
	Of     string // which level, technique, board or source
	Day    string // on which it was begun, or for which it was made, as 2026-11-28
	Number int    // 2 and more for another of that name on a day
	Kept   bool   // the player has worked on the puzzle, and so it is kept although nothing was done in the game
}

// An OriginKind says what Of is.
type OriginKind string

// The kinds of origins.
const (
	OfLevel     OriginKind = "level"     // Level.Name
	OfTechnique OriginKind = "technique" // the ID of the technique that the puzzle is for
	OfExercise  OriginKind = "exercise"  // the same, of a position in the middle
	OfBoard     OriginKind = "board"     // Shape.Name, with - for spaces
	OfSource    OriginKind = "source"    // Pasted, Linked, Typed or Photo
	OfNumber    OriginKind = "number"    // its number in a list
	OfDay       OriginKind = "day"       // nothing but the day is known
)

// Sources.
const (
	Pasted = "pasted"
	Linked = "link"
	Typed  = "typed"
	Photo  = "photo"
)

// SameName reports whether games of two origins are called the same, but for a number.
func (o Origin) SameName(other Origin) bool {
	a, b := o.Kind, other.Kind
	if a == OfExercise {
		a = OfTechnique
	}
	if b == OfExercise {
		b = OfTechnique
	}
	return a == b && o.Of == other.Of && o.Day == other.Day
}

// String writes o as ParseOrigin reads it, such as "level hard 2026-11-28 2 kept".
func (o Origin) String() string {
	text := string(o.Kind) + " " + o.Of + " " + o.Day + " " + strconv.Itoa(max(1, o.Number))
	if o.Kept {
		text += " kept"
	}
	return text
}

// ParseOrigin reads an Origin.
func ParseOrigin(text string) (o Origin, ok bool) {
	f := strings.Fields(strings.TrimSuffix(text, " kept"))
	if len(f) != 4 {
		return o, false
	}
	n, err := strconv.Atoi(f[3])
	if _, bad := time.Parse(time.DateOnly, f[2]); err != nil || bad != nil || n < 1 {
		return o, false
	}
	o = Origin{Kind: OriginKind(f[0]), Of: f[1], Day: f[2], Kept: strings.HasSuffix(text, " kept")}
	if n > 1 {
		o.Number = n
	}
	return o, true
}
