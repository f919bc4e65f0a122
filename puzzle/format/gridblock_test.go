package format_test

import (
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/iotest"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// What lies in the buffer as a whole is read as it is line by line, whatever becomes of a
// text: the same puzzles, places and errors.
func TestBlocks(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	read := 0
	for i := range mutants() {
		text := blocks(rng)
		for range i % 4 {
			text = changed(rng, text)
		}
		at, n := scanned(strings.NewReader(text))
		if slow, _ := scanned(iotest.OneByteReader(strings.NewReader(text))); at != slow {
			t.Fatalf("%s\nis read at once as\n%s\nand line by line as\n%s", text, at, slow)
		}
		read += n
	}
	if read < mutants() {
		t.Errorf("only %d puzzles of %d texts", read, mutants())
	}
}

// The layout as it is written is read at once.
func TestBlockIsRead(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 14))
	for range 100 {
		p := proper(rng)
		if text := format.Pencilmarks.Text(p); format.BlockLen(text) != len(text) {
			t.Errorf("not read:\n%s", text)
		}
	}
}

// blocks returns one to three puzzles in a layout that is read at once.
func blocks(rng *rand.Rand) string {
	ps := make([]puzzle.Puzzle, 1+rng.IntN(3))
	for i := range ps {
		ps[i] = proper(rng)
		if rng.IntN(4) == 0 {
			for c := range ps[i].Centre {
				ps[i].Centre[c] = puzzle.AllDigits & puzzle.DigitSet(rng.Uint32()&rng.Uint32())
			}
		}
		if rng.IntN(20) == 0 { // what may be labels
			for k := range 9 {
				ps[i].Givens[k], ps[i].Givens[9*k] = puzzle.Digit(k+1), puzzle.Digit(k+1)
			}
		}
	}
	var b strings.Builder
	_ = []*format.Format{format.Pencilmarks, format.Pencilmarks, format.Rows, format.POJ}[rng.IntN(4)].Write(&b, ps)
	return b.String()
}

// changed changes a character, a part or a line of a text.
func changed(rng *rand.Rand, text string) string {
	lines := strings.SplitAfter(text, "\n")
	at, line := rng.IntN(len(text)), rng.IntN(len(lines))
	switch rng.IntN(8) {
	case 0:
		return text[:at] + text[min(len(text), at+1+rng.IntN(3)):]
	case 1, 2:
		const signs = "0123456789 .-|:+'()*_\r\n\tIx,"
		return text[:at] + string(signs[rng.IntN(len(signs))]) + text[at+rng.IntN(2):]
	case 3:
		return mutations[rng.IntN(len(mutations))].mutate(rng, text)
	case 4:
		others := []string{"\n", "Puzzle 3\n", "17\n", "# note\n", "*-----------*\n", "I003\n", "[Puzzle]\n", "123456789\n", "\r\n", "         \n"}
		lines[line] = others[rng.IntN(len(others))] + lines[line]
	case 5:
		lines[line] += lines[line]
	case 6:
		lines[line] = ""
	default:
		return text + blocks(rng)
	}
	if text = strings.Join(lines, ""); text == "" {
		return "\n"
	}
	return text
}

// scanned reads a text, and returns all that is known about its items, and how many puzzles
// there are.
func scanned(r io.Reader) (said string, puzzles int) {
	var b strings.Builder
	for it, err := range format.Scan(r) {
		if err == nil {
			puzzles++
		}
		layout := ""
		if it.Layout != nil {
			layout = it.Layout.Name
		}
		fmt.Fprintln(&b, it.Line, it.Column, layout, it.Blank, it.Puzzle, err)
	}
	return b.String(), puzzles
}
