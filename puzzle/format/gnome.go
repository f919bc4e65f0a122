package format

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// GNOME is a saved game of GNOME Sudoku, in JSON. Its earmarks are centre marks here.
var GNOME = &Format{Name: "gnome", Ext: ".save", append: appendGNOME, begins: beginsGNOME, read: objects(readGNOME, "")}

func beginsGNOME(head []byte) bool {
	return bytes.HasPrefix(head, []byte("{")) && bytes.Contains(head, []byte(`"cells"`)) &&
		(gnomePlace().Match(head) || bytes.Contains(head, []byte(`"difficulty_category"`)))
}

// gnomePlace is where a cell is.
var gnomePlace = compileLater(`"position"\s*:\s*\[`)

// The names of the levels in GNOME Sudoku.
var gnomeLevels = []string{"Easy", "Medium", "Hard", "Very Hard"}

// isGNOMELevel reports whether GNOME Sudoku has a level.
func isGNOMELevel(level string) bool {
	return slices.ContainsFunc(gnomeLevels, func(l string) bool { return strings.EqualFold(l, level) })
}

const gnomeLevel = " Difficulty"

func appendGNOME(dst []byte, p *puzzle.Puzzle) []byte {
	level := gnomeLevels[1] // GNOME Sudoku needs one
	for _, l := range gnomeLevels {
		if strings.EqualFold(l, p.Level) {
			level = l
		}
	}
	dst = append(dst, "{\n  \"difficulty_category\" : \""+level+gnomeLevel+"\",\n  \"time_elapsed\" : 0.0,\n  \"cells\" : ["...)
	marks := marksOf(p)
	for c, d := range p.Grid() {
		if d == 0 && marks[c] == 0 {
			continue
		}
		if dst[len(dst)-1] != '[' {
			dst = append(dst, ',')
		}
		dst = append(dst, "\n    { \"position\" : ["...)
		dst = strconv.AppendInt(dst, int64(c/9), 10)
		dst = strconv.AppendInt(append(dst, ", "...), int64(c%9), 10)
		dst = strconv.AppendInt(append(dst, "], \"value\" : "...), int64(d), 10)
		dst = strconv.AppendBool(append(dst, ", \"fixed\" : "...), p.Givens[c] != 0)
		dst = append(dst, ", \"earmarks\" : ["+strings.Join(strings.Split(marks[c].String(), ""), ", ")+"] }"...)
	}
	return append(dst, "\n  ]\n}\n"...)
}

type gnomeCell struct {
	Position []int `json:"position"`
	Value    int   `json:"value"`
	Fixed    bool  `json:"fixed"`
	Earmarks []int `json:"earmarks"`
}

func readGNOME(text []byte, p *puzzle.Puzzle) error {
	var doc struct {
		Level string      `json:"difficulty_category"`
		Cells []gnomeCell `json:"cells"`
	}
	if err := json.Unmarshal(text, &doc); err != nil {
		return err
	}
	if doc.Cells == nil {
		return words.Error("format.gnome.none")
	}
	if err := checkCells(text); err != nil {
		return err
	}
	for i := range doc.Cells {
		if !doc.Cells[i].put(p) {
			return words.Error("format.gnome.cell", "n", i+1)
		}
	}
	if level, ok := strings.CutSuffix(doc.Level, gnomeLevel); ok && level != "Unknown" {
		p.Level = level
	}
	sanitize(p)
	return nil
}

// checkCells checks the names of all cells.
func checkCells(text []byte) error {
	var doc struct {
		Cells []json.RawMessage `json:"cells"`
	}
	_ = json.Unmarshal(text, &doc) // it was read before
	for _, one := range doc.Cells {
		if err := checkNames(one, "position", "value", "fixed", "earmarks"); err != nil {
			return err
		}
	}
	return nil
}

// put writes the cell into p. It returns false if the cell is invalid.
func (g *gnomeCell) put(p *puzzle.Puzzle) bool {
	at := g.Position
	if len(at) != 2 || at[0] < 0 || at[0] > 8 || at[1] < 0 || at[1] > 8 || g.Value < 0 || g.Value > 9 {
		return false
	}
	c := puzzle.CellAt(at[0], at[1])
	if g.Fixed {
		p.Givens[c] = puzzle.Digit(g.Value)
	} else {
		p.Entries[c] = puzzle.Digit(g.Value)
	}
	for _, d := range g.Earmarks {
		if d < 1 || d > 9 {
			return false
		}
		if g.Value == 0 {
			p.Centre[c] |= puzzle.Digit(d).Set()
		}
	}
	return true
}

// isPickle recognizes a pickle, in which GNOME Sudoku once kept games: a program for the
// Python interpreter.
func isPickle(head []byte) bool {
	return bytes.HasPrefix(head, []byte("(dp")) || bytes.HasPrefix(head, []byte("(lp")) ||
		len(head) > 1 && head[0] == 0x80 && 2 <= head[1] && head[1] <= 5
}
