package session

import (
	"slices"
	"time"

	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// Name gives a game that isn't in the store yet a number, if one there is called the same. after is
// the game in whose place it comes, which is gone then if nothing was done in it; it may be nil.
func (k *Sessions) Name(g *game.Game, after *Session) {
	o := g.Puzzle().Origin
	if o.Day == "" {
		return
	}
	gone, taken := "", map[int]bool{}
	if after != nil && after.vanishes() {
		gone = after.Name
	} else if after != nil { // it may not be on the disk yet
		if other := after.Game.Puzzle().Origin; other.SameName(o) {
			taken[max(1, other.Number)] = true
		}
	}
	for _, day := range []string{o.Day, k.Now().Format(time.DateOnly)} {
		for name, other := range k.Store.OriginsOn(day) {
			if name != gone && other.SameName(o) {
				taken[max(1, other.Number)] = true
			}
		}
	}
	n := 1
	for taken[n] {
		n++
	}
	if o.Number = n; n == 1 {
		o.Number = 0
	}
	g.SetOrigin(o)
}

// DropUnplayed removes the game that was open last, if nothing was done in it and no window has it
// open: another is opened at the start in its place.
func (k *Sessions) DropUnplayed() {
	games, _ := k.Store.List()
	games = slices.DeleteFunc(games, func(g store.GameInfo) bool { return store.IsEntry(g.Name) })
	if len(games) == 0 || k.long(games[0].Name) {
		return
	}
	s, damage, err := k.Open(games[0].Name)
	if err != nil {
		return
	}
	if damage == nil && s.vanishes() {
		s.Leave()
	}
	s.end(func() error { return nil }) // its file stays as it is
}
