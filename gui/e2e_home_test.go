//go:build e2e && !headless

package gui_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle/game"
)

// TestDaily: by keys alone, from the page to begin at: today's easy puzzle, then the next, and
// back to the first.
func TestDaily(t *testing.T) {
	t.Parallel()
	p := newScreen(t).open(build(t), t.TempDir())
	p.settle()
	p.key("Escape", "Tab", "Tab", "Tab", "Return") // there is no game to go back to: the month, its days, their puzzles
	p.wait("today's easy puzzle", func() bool { return p.daily() == time.Now().Format(time.DateOnly)+"/easy" })
	p.key("5")
	p.wait("a move in it", func() bool { return moveNumber(p.current()) == 1 })
	p.key("alt+Home", "Tab", "Tab", "Tab", "Right", "Return")
	p.wait("the next level", func() bool { return strings.HasSuffix(p.daily(), "/medium") })
	p.key("alt+Home", "Tab", "Tab", "Tab", "Return")
	p.wait("the easy one again, as it was", func() bool {
		return strings.HasSuffix(p.daily(), "/easy") && moveNumber(p.current()) == 1
	})
	p.saveStatistics()
}

// saveStatistics goes by keys from the month of the page to begin at to its calendar, and saves
// the table of games.
func (p *program) saveStatistics() {
	table := filepath.Join(p.home, "games.csv")
	p.key("alt+Home", "Tab", "Return")
	p.settle()
	p.keep("statistics")
	p.key("Tab", "Tab", "Return") // the techniques, which are further down; the button
	p.wait("the page to save", p.saves)
	p.key("ctrl+a")
	p.write(table)
	p.key("Return")
	defer func() {
		if p.Failed() {
			b, _ := os.ReadFile(table)
			p.Logf("the table:\n%s", b)
		}
	}()
	p.wait("a line for the game in which something was done, and that of the names", func() bool {
		b, _ := os.ReadFile(table)
		return strings.Count(string(b), "\n") == 2 && strings.Contains(string(b), time.Now().Format(time.DateOnly)+"/easy")
	})
}

// daily returns which daily puzzle is played.
func (p *program) daily() string {
	of := p.current().Puzzle()
	return game.DailyOf(&of)
}
