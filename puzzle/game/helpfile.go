package game

import (
	"bufio"
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"

	"sudoku/puzzle"
)

// The lines "shown" are the last after "end", so that programs that don't know them lose
// nothing. They hold the hints, each with its depth, the technique or "-" and the move that it
// is about; the cells whose digits the program placed or listed; and, where all was kept from
// the start of the game, "all". Each has a checksum: of everything before "end" and of these
// lines up to it.
const (
	shownKey    = "shown"
	shownPlaced = "placed"
	shownListed = "listed"
	shownAll    = "all"
	noTechnique = "-"
)

// save writes those lines. sum is the checksum of everything before "end".
func (h *Help) save(b *bufio.Writer, sum uint32) {
	line := func(text string) {
		sum = crc32.Update(sum, checksums(), []byte(text))
		fmt.Fprintf(b, "%s %s %08x\n", shownKey, text, sum)
	}
	for _, one := range h.Hints {
		technique := one.Technique
		if technique == "" {
			technique = noTechnique
		}
		line(strings.TrimSuffix(fmt.Sprint(one.Depth, " ", technique, " ", one.About), " "))
	}
	for _, part := range []struct {
		key   string
		cells puzzle.CellSet
	}{{shownPlaced, h.Placed}, {shownListed, h.Listed}} {
		if !part.cells.Empty() {
			line(part.key + namesOf(part.cells))
		}
	}
	if h.Whole {
		line(shownAll)
	}
}

func namesOf(cells puzzle.CellSet) string {
	var b strings.Builder
	for c := range cells.All() {
		b.WriteString(" " + c.String())
	}
	return b.String()
}

// oneLine returns a text as it can stand in a line.
func oneLine(s string) string { return clip(strings.Join(strings.Fields(s), " ")) }

// A shownReader reads those lines.
type shownReader struct {
	to  *Help
	sum uint32
}

// read reads the words of a line and its checksum. It reports whether they are right.
func (r *shownReader) read(f []string) bool {
	words, sum := f[:len(f)-1], f[len(f)-1]
	after := crc32.Update(r.sum, checksums(), []byte(strings.Join(words, " ")))
	if sum != fmt.Sprintf("%08x", after) {
		return false
	}
	r.sum = after
	return r.to.read(words)
}

func (h *Help) read(words []string) bool {
	switch words[0] {
	case shownAll:
		h.Whole = true
		return true
	case shownPlaced, shownListed:
		cells, ok := parseCells(words[1:])
		if words[0] == shownPlaced {
			h.Placed = h.Placed.Or(cells)
		} else {
			h.Listed = h.Listed.Or(cells)
		}
		return ok
	}
	depth, err := strconv.ParseUint(words[0], 10, 8)
	if err != nil || len(words) < 2 || depth < uint64(HintWhere) || depth > uint64(HintDone) {
		return false
	}
	one := Hint{Depth: Depth(depth), Technique: words[1], About: strings.Join(words[2:], " ")}
	if one.Technique == noTechnique {
		one.Technique = ""
	}
	h.hint(one)
	return true
}
