package game

import "io"

// A Cut says where reading a saved game stopped before its end.
type Cut struct {
	Line  int // the line that could not be read, from 1
	Moves int // how many moves were read before it
}

// Save writes the game as text.
func (g *Game) Save(w io.Writer) error { return g.Snapshot().Save(w) }

// A Snapshot is a game as it was at one moment. It never changes.
type Snapshot struct{}

// Snapshot returns the game as it is now.
func (g *Game) Snapshot() *Snapshot { return &Snapshot{} }

// Save writes the game as text.
func (s *Snapshot) Save(w io.Writer) error { return nil }
