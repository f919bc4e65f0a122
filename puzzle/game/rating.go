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

// rating reads the line that ratingLine wrote. One that is missing, cut off or changed is no
// damage: the rating can be worked out again.
func (r *reader) rating() string {
	if !r.done {
		return ""
	}
	line, err := r.in.ReadSlice('\n')
	if err != nil {
		return ""
	}
	f := strings.Fields(string(line))
	if len(f) == 3 && ratingLine(f[1], r.sum) == strings.Join(f, " ")+"\n" {
		return f[1]
	}
	return ""
}
