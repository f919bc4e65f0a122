package order

import (
	"strings"

	"sudoku/generator"
	"sudoku/gui/caption"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// Another generates a puzzle like that of the game at hand, on the page New, which shows the
// progress and can stop the search; after an exercise it generates another in the same
// technique. Where that page is shown already, what it shows is ordered.
func Another(a *screen.App) {
	p := a.Session().Game.Puzzle()
	if t := caption.ExerciseOf(p); t != nil {
		a.Pages.Practise(t)
		return
	}
	if a.HasGame() && !Ordering(a) {
		a.Prefs().SetPuzzleOrder(likeOrder(a.Prefs().PuzzleOrder(), &p, a.Session().Facts().Rating.Level))
	}
	OpenNew(a)
	a.NewGames().Make()
}

// likeOrder returns the order of puzzles like p, which is rated so: of its board and level. What was
// ordered last counts beside these where p may come from that. Boards of which no new ones are made
// have none: it is the last order.
func likeOrder(last session.PuzzleOrder, p *puzzle.Puzzle, rated puzzle.Level) session.PuzzleOrder {
	kind, known := generator.ParseKind(p.Shape.Name())
	if !known {
		return last
	}
	level, _, made := game.GeneratedOf(p)
	if !made {
		_, name, _ := strings.Cut(game.DailyOf(p), "/")
		level, _ = puzzle.ParseLevel(name)
	}
	if level == puzzle.Unrated {
		level = rated
	}
	if asked := last.LevelOn(kind); made && last.Board() == kind && (asked == level || asked == puzzle.Unrated && last.Extra() > 0) {
		return last
	}
	o := session.PuzzleOrder{}
	o.Set(session.OptionSymmetry, last[session.OptionSymmetry])
	if o.Set(session.OptionLevel, last[session.OptionLevel]); level != puzzle.Unrated {
		o.Set(session.OptionLevel, level.Name())
	}
	o.SetBoard(kind)
	if p.Origin.Kind == puzzle.OfTechnique {
		o.Set(session.OptionWith, p.Origin.Of)
	}
	return o
}
