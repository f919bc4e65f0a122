package game

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
)

// changed3 is like changed, for the checksum on the last line.
const changed3 = `
enter 2 r1c4 | enter 3 r1c4                    -> changed: 21 moves
clock 1:02:47 | clock 1:02:46                  -> changed: 21 moves
Sunday | Monday                                -> changed: 21 moves
at 8 | at 7                                    -> changed: 21 moves
game 3 | game 4                                -> changed: 21 moves
enter 2 r1c4 | Enter 2 r1c4                    -> line 26: 9 moves
clear-drawing | clear-drawing\nclear-drawing   -> line 40: 20 moves
fill-marks r1c4 | fill-marks r1c2 r1c4         -> changed: 21 moves
end cd82c343 | end                                  -> whole
end cd82c343 | end cd82c3430                             -> changed: 21 moves
end cd82c343 | end 0                                -> changed: 21 moves
end cd82c343 | END                                  -> line 41: 21 moves
end cd82c343 | end cd82c343\nmore                        -> whole
end cd82c343 | \nend cd82c343                            -> line 41: 21 moves
`

// TestOtherLineEnds checks that converted line ends are no damage.
func TestOtherLineEnds(t *testing.T) {
	text := file(t, "version-3.sudoku")
	for name, other := range map[string]string{
		"CRLF": strings.ReplaceAll(text, "\n", "\r\n"), "a byte order mark": "\ufeff" + text,
		"spaces": strings.ReplaceAll(text, "\n", "  \n"), "an empty line before": "\n" + text,
	} {
		if _, cut, err := load(other); err != nil || cut != nil {
			t.Errorf("%s: %v %+v", name, err, cut)
		}
	}
}

// TestFlippedBits flips each bit of several games: no changed game may load without an
// error or damage. Times that were changed are forgotten: see TestChangedTimes; so is what was shown: see TestShownLines.
func TestFlippedBits(t *testing.T) {
	bare := textOf(t, New(puzzle.Puzzle{Givens: grid(sample)}, newWatch().now))
	texts := map[string]string{
		"version 3": file(t, "version-3.sudoku"),
		"bare":      bare[:strings.Index(bare, shownKey)],
	}
	for seed := range uint64(2) {
		rng := rand.New(rand.NewPCG(seed, 14))
		w := newWatch()
		g := New(begun(), w.now)
		for range 12 {
			g.Do(randomMove(rng))
			w.pass(time.Second)
			if rng.IntN(4) == 0 {
				g.Undo()
			}
		}
		text := textOf(t, g)
		texts[fmt.Sprint("random ", seed)] = text[:strings.Index(text, timesKey)]
	}
	for name, text := range texts {
		told := 0
		for i := range 8 * len(text) {
			b := []byte(text)
			b[i/8] ^= 1 << (i % 8)
			g, cut, err := load(string(b))
			switch {
			case err != nil || cut != nil:
				told++
			case textOf(t, g) != text:
				t.Errorf("%s: bit %d of byte %d changes the game without a word: %q", name, i%8, i/8, b[max(0, i/8-20):min(len(b), i/8+20)])
			}
		}
		t.Logf("%s: %d of %d flipped bits are told, the others change nothing", name, told, 8*len(text))
	}
}

// TestDocumented reads the game that docs/dev/formats.md shows.
func TestDocumented(t *testing.T) {
	b, err := os.ReadFile("../../docs/dev/formats.md")
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	for line := range strings.Lines(string(b)) {
		shown, ok := strings.CutPrefix(line, "    ")
		if ok && (text.Len() > 0 || strings.HasPrefix(shown, form)) {
			text.WriteString(shown)
		} else if text.Len() > 0 {
			break
		}
	}
	if g, cut, err := load(text.String()); err != nil || cut != nil || textOf(t, g) != text.String() {
		t.Error(err, cut)
	}
}
