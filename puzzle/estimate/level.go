package estimate

import "sudoku/puzzle"

// A Result is how a game went that says something of the player's level.
type Result uint8

// The results.
const (
	Unaided Result = iota // finished with no hint deeper than the name of the technique
	Unknown               // finished, and no hint made a move; how deep hints went was not kept
	Helped                // finished with a deeper hint, or by the program
	GivenUp               // begun, and left unfinished for another game
)

// A Played is a game on the classic board, of a level that is known.
type Played struct {
	Level  puzzle.Level
	Result Result
}

// A Reason is why a level is that of the player.
type Reason uint8

// The reasons.
const (
	Begins Reason = iota // at Easy: there are too few games to say more
	Up                   // Count of the last Of games at the level Before were finished unaided
	Down                 // Count of the last Of games at the level Before were given up or helped
	Lifted               // a puzzle of this level was finished unaided, when the player's was lower
	Stays                // Count of the last Of games at this level were finished unaided
)

// A PlayerLevel is the level for a new puzzle, and why.
type PlayerLevel struct {
	Level, Before puzzle.Level
	Reason        Reason
	Count, Of     int
	Unsure        bool // of a game that counts as unaided, how deep hints went is unknown
}

// How many games count at most, how many of them lead up and down, and from how many on they are
// spoken of.
const (
	lastPlayed = 10
	upAfter    = 7
	downAfter  = 5
	fewPlayed  = 5
)

// LevelOf returns the level of a player after some games, in the order in which they were
// finished or left. It begins at Easy.
//
//   - Only games at the player's level count, those since the level changed, and of them the last
//     ten. So each change asks for as many new games.
//   - One up as soon as seven of them were finished unaided: with fewer than ten played, too.
//   - One down as soon as five of them were given up or helped. At Easy and Extreme it stays.
//   - A harder puzzle finished unaided lifts the level to its own at once. One that was given up or
//     helped says nothing, nor does an easier one.
//   - A game of before, of which the depth of hints was not kept, counts as unaided unless a hint
//     made a move in it; then it is Helped. Whoever played before hints were kept isn't to begin at
//     Easy again. That this isn't known is said.
//
// Until five games have been played at a level the reason is how it was reached; then it is how
// these games went.
func LevelOf(games []Played) PlayerLevel {
	at := PlayerLevel{Level: puzzle.Easy}
	var last []Result // at the level, since it changed
	for _, g := range games {
		switch unaided := g.Result == Unaided || g.Result == Unknown; {
		case g.Level > at.Level && unaided:
			at = PlayerLevel{Level: g.Level, Reason: Lifted, Unsure: g.Result == Unknown}
			last = nil
			continue
		case g.Level != at.Level:
			continue
		}
		last = append(last, g.Result)
		last = last[max(0, len(last)-lastPlayed):]
		if next, changed := at.after(last); changed {
			at, last = next, nil
		}
	}
	if count, unsure := unaidedOf(last); len(last) >= fewPlayed {
		at = PlayerLevel{Level: at.Level, Reason: Stays, Count: count, Of: len(last), Unsure: unsure}
	} else if at.Reason == Begins {
		at.Count = len(last)
	}
	return at
}

// after returns the level after the last games at it, and whether it has changed.
func (at PlayerLevel) after(last []Result) (next PlayerLevel, changed bool) {
	count, unsure := unaidedOf(last)
	next = PlayerLevel{Before: at.Level, Of: len(last)}
	switch {
	case count >= upAfter && at.Level < puzzle.Extreme:
		next.Level, next.Reason, next.Count, next.Unsure = at.Level+1, Up, count, unsure
	case len(last)-count >= downAfter && at.Level > puzzle.Easy:
		next.Level, next.Reason, next.Count = at.Level-1, Down, len(last)-count
	default:
		return at, false
	}
	return next, true
}

// unaidedOf counts the games that count as finished unaided, and reports whether of one of them
// that isn't known.
func unaidedOf(list []Result) (n int, unsure bool) {
	for _, r := range list {
		if r == Unaided || r == Unknown {
			n++
		}
		unsure = unsure || r == Unknown
	}
	return n, unsure
}
