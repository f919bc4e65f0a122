package game

import (
	"fmt"
	"hash/crc32"
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
