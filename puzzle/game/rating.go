package game

import (
	"fmt"
	"hash/crc32"
	"strings"
)

// Rating returns what SetRating kept with the game, empty if nothing was.
func (g *Game) Rating() string { return g.rating }

// SetRating keeps how hard the puzzle is with the game: a word without spaces, which a later
// session need not work out again.
func (g *Game) SetRating(s string) { g.rating = s }

// ratingLine returns the line after "end", empty for no rating. The number on it is the
// checksum of everything before "end" and of the line: a rating is believed only beside the
// puzzle that it belongs to.
func ratingLine(rating string, sum uint32) string {
	if rating == "" {
		return ""
	}
	return fmt.Sprintf("rating %s %08x\n", rating, crc32.Update(sum, checksums, []byte(rating)))
}

// readOn reads what follows the line "end": the rating, the times of the moves and the finish. What is
// missing, cut off or changed there is no damage: a game can be played without it.
func (r *reader) readOn(g *Game) {
	times := times{nodes: g.tree.nodes, sum: r.sum}
	defer func() { g.clock.set(times.finer(g.clock.sum)) }()
	for r.done {
		line, err := r.in.ReadSlice('\n')
		if err != nil {
			return
		}
		switch f := strings.Fields(string(line)); {
		case len(f) == 3 && ratingLine(f[1], r.sum) == strings.Join(f, " ")+"\n":
			g.rating = f[1]
		case g.readFinish(f, r.sum):
		case len(f) < 3 || f[0] != timesKey || !times.read(f[1:]):
			return
		}
	}
}
