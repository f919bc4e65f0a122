package store

import "sudoku/puzzle/game"

// A Saver keeps one game's file up to date from the background.
type Saver struct {
	*writer[*game.Snapshot]
	game *game.Game
}

// Saver returns what keeps the game of that name saved: have the game's Watch call
// its Changed. From the background it calls report with the error when saving
// begins to fail, with nil when it works again, and with a [*MovedError] when the
// game goes on in another file; report must not call the saver.
func (s Games) Saver(name string, g *game.Game, report func(error)) *Saver {
	f := &gameFile{store: s, name: name, report: report}
	f.know()
	return newSaver(g, f.write, report)
}

func newSaver(g *game.Game, write func(*game.Snapshot) error, report func(error)) *Saver {
	return &Saver{newWriter(write, report), g}
}

// Changed says that the game is not as it was saved. The game goes to the disk at
// once, in the background, or a fifth of a second after the last write, together
// with whatever else changes until then. The time on the clock goes along with
// changes: call Changed before Flush at the end of a sitting. It is called on the
// game's goroutine.
func (s *Saver) Changed() { s.put(s.game.Snapshot()) }
