package window

import (
	"slices"
	"strings"

	"sudoku/gui/session"
	"sudoku/puzzle"
)

// pasteEntry puts what was pasted into the grid that is typed, and reports whether it was
// one puzzle, or cells.
func (w *Window) pasteEntry(text string, f session.Found) bool {
	switch {
	case len(f.List) > 0 || len(f.Games) > 0 && f.Games[0].Game != nil:
		return false
	case len(f.Games) == 0:
		return w.pasteCells(text)
	}
	e, p := w.entering, f.Games[0].Puzzle
	e.become(func(givens, mine *puzzle.Grid) { *givens, *mine = p.Givens, p.Entries })
	e.describe(p)
	w.entryPasted(80)
	return true
}

// maxCells is how long a text may be that holds cells of a grid and no more.
const maxCells = 64 << 10

// pasteCells puts rows into the grid from the row of the cursor on, or a stretch of cells
// from the cursor on. It reports whether the text was one of these.
func (w *Window) pasteCells(text string) bool {
	if len(text) > maxCells {
		return false
	}
	e := w.entering
	cells, rows := cellsOf(text)
	from := int(e.UI.Cursor)
	if rows {
		from -= from % 9
	}
	switch {
	case len(cells) == 0:
		return false
	case from+len(cells) > 81:
		w.Warn(w.T("enter.toomuch", "n", len(cells), "room", 81-from))
		return true
	}
	e.become(func(givens, mine *puzzle.Grid) {
		for i, d := range cells {
			givens[from+i], mine[from+i] = 0, 0
			if e.mine {
				mine[from+i] = d
			} else {
				givens[from+i] = d
			}
		}
	})
	w.entryPasted(min(from+len(cells), 80))
	return true
}

// entryPasted goes on behind what was pasted.
func (w *Window) entryPasted(cursor int) {
	w.entering.through = cursor == 80
	w.entering.GoTo(puzzle.Cell(cursor))
	w.verify()
	w.entering.page.SetWords(w.entering.Game.Puzzle())
	w.Say(w.T("enter.pasted"))
	w.Refresh()
}

// describe takes over the words that come with a pasted puzzle, and keeps those typed
// where it has none.
func (e *entry) describe(p puzzle.Puzzle) {
	was := e.Game.Puzzle()
	for _, f := range []struct{ to, from *string }{
		{&p.Title, &was.Title}, {&p.Author, &was.Author}, {&p.Source, &was.Source}, {&p.Date, &was.Date}, {&p.Level, &was.Level}, {&p.URL, &was.URL}, {&p.Note, &was.Note},
	} {
		if *f.to == "" {
			*f.to = *f.from
		}
	}
	e.Game.Describe(p)
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
