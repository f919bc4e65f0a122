// Package caption says what puzzles, levels, boards and techniques are called.
package caption

import (
	"strings"
	"sync"
	"time"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// Counted returns the arguments of a sentence about n things, which writes the number as
// count.
func Counted(l words.Lang, n int) []any { return []any{"n", n, "count", l.Number(n)} }

// TitleOf returns the title of a puzzle, or else what it is and the day of its game. The title of
// an exercise of before is in the language, whichever it was begun in, unless the player gave it
// another.
func TitleOf(l words.Lang, p puzzle.Puzzle) string {
	if p.Title == "" && p.Origin.Kind != "" {
		return TitleOfOrigin(l, &p, LongDay)
	}
	if p.Title == "" {
		return untitled(l, &p)
	}
	if t := titledFor(p.Title); t != nil {
		return exerciseTitle(l, t)
	}
	return words.Plain(p.Title)
}

// LongDay writes a day without its weekday and year.
func LongDay(l words.Lang, date string) string {
	t, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return date
	}
	return page.ShortDay(l, t)
}

// TitleOfOrigin says what a puzzle is and of which day: "Hard, 28 November". Another one of that
// name has its number at the end.
func TitleOfOrigin(l words.Lang, p *puzzle.Puzzle, day func(words.Lang, string) string) string {
	o := p.Origin
	what := kindOfOrigin(l, p)
	switch {
	case o.Day == "":
		return what
	case what == "" && o.Number > 1:
		return l.T("game.title.another", "what", l.Start(page.Day(l, o.Day)), "n", o.Number)
	case what == "":
		return l.Start(page.Day(l, o.Day))
	case o.Number > 1:
		return l.T("game.title.day.another", "what", what, "day", day(l, o.Day), "n", o.Number)
	}
	return l.T("game.title.day", "what", what, "day", day(l, o.Day))
}

// kindOfOrigin says what a puzzle is, "" if that isn't known.
func kindOfOrigin(l words.Lang, p *puzzle.Puzzle) string {
	switch o := p.Origin; o.Kind {
	case puzzle.OfLevel:
		return l.Level(o.Of)
	case puzzle.OfTechnique, puzzle.OfExercise:
		if t, ok := logic.ByID(o.Of); ok {
			return l.Say(t.Name())
		}
	case puzzle.OfBoard:
		return ShapeName(l, p.Shape)
	case puzzle.OfSource:
		return map[string]string{puzzle.Pasted: l.T("game.from.pasted"), puzzle.Linked: l.T("game.from.link"),
			puzzle.Typed: l.T("game.from.typed"), puzzle.Photo: l.T("game.from.photo")}[o.Of]
	case puzzle.OfNumber:
		return l.T("many.name", "n", o.Of)
	}
	return ""
}

// CopyTitle returns the title of a copy of a game. One without a title needs none: its number says
// that it is another.
func CopyTitle(l words.Lang, p puzzle.Puzzle) string {
	if p.Title == "" && p.Origin.Kind != "" {
		return ""
	}
	return l.T("copy.title", "title", TitleOf(l, p))
}

// untitled returns the name of a puzzle of before without a title: of a generated one its level,
// its number and its day, of any other the day.
func untitled(l words.Lang, p *puzzle.Puzzle) string {
	level, n, made := game.GeneratedOf(p)
	made = made && n > 0
	if p.Shape != nil {
		return untitledShape(l, p, made)
	}
	if !made {
		return l.Start(page.Day(l, p.Date))
	}
	return l.T("game.name.made", "level", l.Level(level.Name()), "n", n, "day", page.BriefDay(l, p.Date))
}

// untitledShape is untitled for other boards than the classic one, whose kind comes first.
func untitledShape(l words.Lang, p *puzzle.Puzzle, made bool) string {
	name := ShapeName(l, p.Shape)
	level, n, _ := game.GeneratedOf(p)
	switch {
	case made:
		return l.T("game.name.shape", "shape", name, "level", l.Level(level.Name()), "n", n, "day", page.BriefDay(l, p.Date))
	case p.Date != "":
		return l.T("game.name.shape.day", "shape", name, "day", page.Day(l, p.Date))
	}
	return name
}

// ShortTitleOf is TitleOf where there is less room: a brief date, without its weekday.
func ShortTitleOf(l words.Lang, p puzzle.Puzzle) string {
	if p.Title == "" && p.Origin.Kind != "" {
		return TitleOfOrigin(l, &p, page.BriefDay)
	}
	_, _, made := game.GeneratedOf(&p)
	if t, err := time.Parse(time.DateOnly, p.Date); p.Title == "" && err == nil && !made {
		return page.ShortDay(l, t)
	}
	return TitleOf(l, p)
}

// NameOf names a game so that it can be told from others: by the title of its puzzle or what it is,
// or of before by its level and when it was begun, which the name of its file says.
func NameOf(l words.Lang, p puzzle.Puzzle, f session.Facts, file string, now time.Time) string {
	if p.Origin.Kind != "" {
		return TitleOf(l, p)
	}
	if _, _, made := game.GeneratedOf(&p); made && p.Title == "" && f.Explained {
		return l.T("game.name.se", "name", untitled(l, &p), "se", ExplainerOf(l, f.SE))
	} else if made {
		return TitleOf(l, p)
	}
	begun, ok := store.Begun(file, now.Location())
	if p.Title != "" || !ok || !f.Rated {
		return TitleOf(l, p)
	}
	level, clock := l.Level(f.Rating.Level.Name()), begun.Format("15:04")
	if begun.Format(time.DateOnly) == now.Format(time.DateOnly) {
		return l.T("game.name.today", "level", level, "time", clock)
	}
	return l.T("game.name", "level", level, "day", page.ShortDay(l, begun), "time", clock)
}

// exerciseTitle returns the title that an exercise in a technique had before.
func exerciseTitle(l words.Lang, t *logic.Technique) string {
	return l.T("guide.exercise", "technique", l.Say(t.Name()))
}

// ExerciseOf returns the technique that a puzzle is an exercise in, nil if it is none. Games
// saved before that was kept say it by their titles.
func ExerciseOf(p puzzle.Puzzle) *logic.Technique {
	if t, ok := logic.ByID(p.Exercise); ok {
		return t
	}
	return titledFor(p.Title)
}

// titledFor returns the technique that an exercise with that title is in, nil if there is none.
// Other titles hardly cost anything: most have no colon.
func titledFor(title string) *logic.Technique {
	if !strings.ContainsAny(title, ":：") {
		return nil
	}
	return exercises()[title]
}

// exercises returns the technique of each title of an exercise, in every language.
var exercises = sync.OnceValue(func() map[string]*logic.Technique {
	out := map[string]*logic.Technique{}
	for _, l := range words.Langs {
		for _, t := range logic.Techniques() {
			out[exerciseTitle(l, t)] = t
		}
	}
	return out
})

// LevelOf returns the level of a puzzle with its score, or the reason why it has none.
func LevelOf(l words.Lang, f session.Facts) string {
	switch {
	case f.Solutions() == 0:
		return l.T("level.none")
	case f.Solutions() > 1:
		return l.T("level.many")
	case f.Rating.Level == puzzle.Unrated: // all is given
		return l.Level(f.Rating.Level.Name())
	}
	return l.T("level.score", "level", l.Level(f.Rating.Level.Name()), "score", f.Rating.Score)
}

// RatingOf is LevelOf with what Sudoku Explainer says, once that is known.
func RatingOf(l words.Lang, f session.Facts) string {
	return withExplainer(l, LevelOf(l, f), f, ExplainerOf(l, f.SE))
}

// LongRatingOf is RatingOf with all three values, and what they mean in plain words.
func LongRatingOf(l words.Lang, f session.Facts) string {
	return withExplainer(l, LevelOf(l, f), f, l.T("level.explained",
		"er", f.SE.ER.String(), "ep", f.SE.EP.String(), "ed", f.SE.ED.String(), "grade", l.T(f.SE.ER.Grade())))
}

// ShortRatingOf is RatingOf without the score.
func ShortRatingOf(l words.Lang, f session.Facts) string {
	if !f.Rated {
		return LevelOf(l, f)
	}
	return withExplainer(l, l.Level(f.Rating.Level.Name()), f, ExplainerOf(l, f.SE))
}

// withExplainer adds what Sudoku Explainer says to a level, if it is known.
func withExplainer(l words.Lang, level string, f session.Facts, says string) string {
	if !f.Explained || f.Rating.Level == puzzle.Unrated {
		return level
	}
	return l.T("level.line", "level", level, "givens", says)
}

// ExplainerOf returns what Sudoku Explainer says, such as SE 4.4.
func ExplainerOf(l words.Lang, r se.Rating) string { return l.T("level.se", "er", r.ER.String()) }

// Levels returns the levels that a new puzzle can have.
func Levels() (out []puzzle.Level) {
	for l := puzzle.Easy; l <= puzzle.Extreme; l++ {
		out = append(out, l)
	}
	return out
}

// WholeDay writes a date such as 2026-11-21 with its year; anything else as it is.
func WholeDay(l words.Lang, date string) string {
	t, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return date
	}
	return l.T("recent.year", "day", page.ShortDay(l, t), "year", t.Year())
}

// SheetSize says how many puzzles and pages there are; blank grids are no puzzles.
func SheetSize(l words.Lang, puzzles, pages int) string {
	text := l.T("print.pages", "n", pages)
	if puzzles == 0 {
		return text
	}
	return l.T("print.says", "n", puzzles, "pages", text)
}

// SourceOf says where a puzzle is from; one that the program made in the language.
func SourceOf(l words.Lang, p *puzzle.Puzzle) string {
	if of := game.DailyOf(p); of != "" {
		_, name, _ := strings.Cut(of, "/")
		level, _ := puzzle.ParseLevel(name)
		return l.T("home.dailyline", "level", l.Level(level.Name()))
	}
	if _, _, made := game.GeneratedOf(p); made {
		return l.T("library.made")
	}
	return p.Source
}
