package store

import "sudoku/puzzle/game"

// A Saver keeps one game's file up to date from the background.
type Saver struct {
	*writer[*game.Snapshot]
	game *game.Game
}

// Saver returns a saver for the game of that name; pass its Changed to the game's Watch.
// The saver calls report on another goroutine: with the error when saving begins to
// fail, with nil when it works again, and with a [*MovedError] when the game continues
// in another file. report must not call the saver.
func (s Games) Saver(name string, g *game.Game, report func(error)) *Saver {
	f := &gameFile{store: s, name: name, report: report}
	f.remember()
	return newSaver(g, f.write, report)
}

func newSaver(g *game.Game, write func(*game.Snapshot) error, report func(error)) *Saver {
	return &Saver{newWriter(write, report), g}
}

// Changed tells the saver that the game has changed. The game is written in the
// background: at once or, if the last write began less than a fifth of a second ago,
// after that time. The passing of time alone is no change: to save the clock, call
// Changed before the last Flush. It must be called on the game's goroutine.
func (s *Saver) Changed() { s.put(s.game.Snapshot()) }
