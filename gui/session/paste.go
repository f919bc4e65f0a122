package session

import (
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Paste puts pasted text into the typed grid: one puzzle replaces everything, or cells
// go where the cursor is. It reports whether the text was either of these; the error
// says why the cells do not fit.
func (e *Entry) Paste(text string, f Found) (ok bool, err error) {
	switch {
	case len(f.List) > 0 || len(f.Games) > 0 && f.Games[0].Game != nil:
		return false, nil
	case len(f.Games) == 0:
		return e.PasteCells(text)
	}
	e.Take(f.Games[0].Puzzle)
	e.pasted(80)
	return true, nil
}

// Take puts a puzzle into the typed grid, in place of all that is there.
func (e *Entry) Take(p puzzle.Puzzle) {
	e.Set(p)
	e.Describe(p)
	if p.Origin.Kind == puzzle.OfSource {
		e.From(p.Origin.Of)
	}
}

// maxCells is the greatest length of a text that can hold nothing but cells of a grid.
const maxCells = 64 << 10

// PasteCells puts rows into the grid from the cursor's row on, or a run of cells from
// the cursor on. It reports whether the text was one of these.
func (e *Entry) PasteCells(text string) (ok bool, err error) {
	if len(text) > maxCells {
		return false, nil
	}
	cells, rows := cellsOf(text)
	from := int(e.UI.Cursor)
	if rows {
		from -= from % 9
	}
	switch {
	case len(cells) == 0:
		return false, nil
	case from+len(cells) > 81:
		return true, words.Error("enter.toomuch", "n", len(cells), "room", 81-from)
	}
	e.Change(func(givens, mine *puzzle.Grid) {
		for i, d := range cells {
			givens[from+i], mine[from+i] = 0, 0
			if e.Mine {
				mine[from+i] = d
			} else {
				givens[from+i] = d
			}
		}
	})
	e.pasted(min(from+len(cells), 80))
	return true, nil
}

// pasted puts the cursor after the pasted cells.
func (e *Entry) pasted(cursor int) {
	e.AtEnd = cursor == 80
	e.GoTo(puzzle.Cell(cursor))
}

// cellsOf reads cells row by row, 0 for an empty one, and reports whether they are whole
// rows. It skips rulings and separators, and returns no cells for a text that holds
// anything else.
func cellsOf(text string) (cells []puzzle.Digit, rows bool) {
	rows = true
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		got, ok := cellsIn(line)
		if !ok {
			return nil, false
		}
		rows = rows && (len(got) == 9 || len(got) == 0)
		cells = append(cells, got...)
	}
	return cells, rows
}

func cellsIn(line string) (cells []puzzle.Digit, ok bool) {
	if strings.Trim(line, "+-|=─│┼ ") == "" && !strings.Contains(strings.Trim(line, " "), " ") && len(line) != 9 {
		return nil, true // a ruling
	}
	blank := len(line) == 9 && strings.Trim(line, "123456789 ") == "" // a space is an empty cell
	for _, r := range line {
		switch {
		case '0' <= r && r <= '9':
			cells = append(cells, puzzle.Digit(r-'0'))
		case slices.Contains([]rune("._*?-xX"), r), r == ' ' && blank:
			cells = append(cells, 0)
		case !slices.Contains([]rune(" \t|,;│"), r):
			return nil, false
		}
	}
	return cells, true
}
