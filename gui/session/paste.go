package session

import (
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Paste puts what was pasted into the grid that is typed: one puzzle in place of all, or
// the cells of the text. It reports whether it was one of these; the error says why there
// is no room for it.
func (e *Entry) Paste(text string, f Found) (ok bool, err error) {
	switch {
	case len(f.List) > 0 || len(f.Games) > 0 && f.Games[0].Game != nil:
		return false, nil
	case len(f.Games) == 0:
		return e.PasteCells(text)
	}
	p := f.Games[0].Puzzle
	e.Become(func(givens, mine *puzzle.Grid) { *givens, *mine = p.Givens, p.Entries })
	e.Describe(p)
	e.pasted(80)
	return true, nil
}

// maxCells is how long a text may be that holds cells of a grid and no more.
const maxCells = 64 << 10

// PasteCells puts rows into the grid from the row of the cursor on, or a stretch of cells
// from the cursor on. It reports whether the text was one of these.
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
	e.Become(func(givens, mine *puzzle.Grid) {
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

// pasted goes on behind what was pasted.
func (e *Entry) pasted(cursor int) {
	e.Through = cursor == 80
	e.GoTo(puzzle.Cell(cursor))
}

// cellsOf reads cells along the rows, 0 for an empty one, and tells whether they are
// whole rows. Rulings and what parts cells are left out; it returns none for a text
// that holds anything else.
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
