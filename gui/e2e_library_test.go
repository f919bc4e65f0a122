//go:build e2e && !headless

package gui_test

import (
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/gui/theme"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/library"
)

// solved is the solution of pasted.
const solved = "143628579572139468986754231391542786468917352725863914237481695619275843854396127"

// TestLibrary imports a collection by drop, searches in it, solves a puzzle, which then counts
// as solved, and prints all. All is there in a second home then.
func TestLibrary(t *testing.T) {
	t.Parallel()
	p := newScreen(t).open(build(t), t.TempDir())
	p.newGame()
	list := []puzzle.Puzzle{{Title: "rows"}, {Title: "columns"}, {Title: "nearly"}}
	list[0].Givens, _ = puzzle.ParseGrid(strings.ReplaceAll(pasted, "\n", ""))
	list[1].Givens, _ = puzzle.ParseGrid("...6......2....8....7.95...1.....2.6..5.6..9..3.2...4....45...8.7.....2....9.6..5")
	list[2].Givens, _ = puzzle.ParseGrid("1.3" + solved[3:]) // 4 is missing
	path := filepath.Join(p.home, "paper.opensudoku")
	if err := os.WriteFile(path, []byte(text(t, format.OpenSudoku, list)), 0o600); err != nil {
		t.Fatal(err)
	}

	p.key("ctrl+shift+b")
	p.settle()
	p.drop(path)
	p.wait("the puzzles in a collection", func() bool { return strings.Contains(p.collection("paper"), "nearly") })
	p.keep("library")
	p.write("nearly")
	p.key("Return")
	p.wait("the puzzle that was searched", p.playing("nearly"))
	p.key("4")
	p.wait("it is solved", func() bool { return p.saved().Finished() })

	p.key("ctrl+shift+b") // nearly is the first, but solved
	p.settle()
	p.write("unsolved")
	p.key("Return")
	p.wait("another puzzle", p.playing("columns"))
	p.hasPuzzle(p.savePaper(p.printLibrary()))
	p.backUp()
}

// printLibrary opens the page for printing with all puzzles of the library, and returns the place
// of its primary button.
func (p *program) printLibrary() image.Point {
	p.Helper()
	p.key("ctrl+shift+b")
	p.wait("the puzzles", func() bool { // Open, at the foot of the page
		at, ok := p.lowestButton()
		return ok && at.Y > 500
	})
	p.keep("counted")
	p.key("ctrl+a", "ctrl+p")
	beside := image.Rect(40, 690, 120, 710) // of the paper
	p.wait("the preview in place of the library", func() bool { return has(p.part(beside), theme.Light.Sunk) })
	return p.button("the print page")
}

// backUp saves everything by the menu, and restores it by drop in a second home.
func (p *program) backUp() {
	path := filepath.Join(p.home, "kept.zip")
	p.saveBackup(path)
	p.crash()

	other := p.open(build(p.T), p.TempDir())
	other.settle()
	other.drop(path)
	other.wait("the collection", func() bool { return strings.Contains(other.collection("paper"), "nearly") })
	other.wait("the games", func() bool { return len(other.games()) == len(p.games()) })
	other.keep("restored")
	other.key("ctrl+shift+b")
	other.settle()
	other.write("nearly solved")
	other.key("Return")
	other.wait("the game that was solved", func() bool { g := other.saved(); return g != nil && g.Puzzle().Title == "nearly" && g.Finished() })
}

// pressSetting presses the button of the settings that has these words alone.
func (p *program) pressSetting(words string) {
	p.Helper()
	p.key("ctrl+comma", "ctrl+f")
	p.settle()
	p.write(words)
	p.key("Tab", "Tab", "Return") // past what empties the field
}

// saveBackup saves everything in a file.
func (p *program) saveBackup(path string) {
	p.Helper()
	p.pressSetting("back up")
	p.wait("the page to save", p.saves)
	p.settle()
	p.key("ctrl+a")
	p.write(path)
	p.key("Return")
	p.wait("the backup", func() bool { _, err := os.Stat(path); return err == nil })
}

// playing returns a func that reports whether the current game is of a title.
func (p *program) playing(title string) func() bool {
	return func() bool {
		g := p.saved()
		return g != nil && g.Puzzle().Title == title
	}
}

// collection returns the titles in a collection, as another program reads them.
func (p *program) collection(name string) (titles string) {
	l, err := library.Open(p.Context(), filepath.Join(p.home, "data", "sudoku-desk"), gamesOf(p.home))
	if err != nil {
		p.Fatal(err)
	}
	defer l.Close()
	list, _ := l.Collections(p.Context())
	for _, c := range list {
		r, err := l.Search(p.Context(), library.Query{Collection: c.ID})
		if err != nil || c.Name != name {
			continue
		}
		rows, _ := r.Rows(p.Context(), 0, r.Len())
		for _, row := range rows {
			titles += row.Puzzle.Title + "\n"
		}
	}
	return titles
}

// text writes puzzles in a layout.
func text(t *testing.T, f *format.Format, list []puzzle.Puzzle) string {
	var b strings.Builder
	if err := f.Write(&b, list); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
