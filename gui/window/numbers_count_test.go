package window

import (
	"database/sql"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"time"

	"sudoku/generator/daily"
	"sudoku/generator/lesson"
	"sudoku/gui/screen"
	lib "sudoku/gui/screen/library"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/practice"
	"sudoku/puzzle/store"
)

// counts are numbers that the test counts itself, from the game at hand and from the files.
var counts map[string]func(s *trial) (n string, ok bool)

func init() {
	counts = map[string]func(s *trial) (string, bool){
		"moves":       ofGame(func(g *game.Game) int { _, of := g.MoveNumber(); return of }),
		"move":        ofGame(func(g *game.Game) int { at, _ := g.MoveNumber(); return at }),
		"givens":      ofGame(func(g *game.Game) int { return g.Givens().Len() }),
		"placed":      ofGame(func(g *game.Game) int { n, _ := g.Progress(); return n }),
		"to place":    ofGame(func(g *game.Game) int { _, of := g.Progress(); return of }),
		"entries":     ofGame(func(g *game.Game) int { grid := g.State().Grid; return grid.Count() - g.Givens().Len() }),
		"wrong":       (*trial).countWrong,
		"hints":       ofGame(func(g *game.Game) int { return g.Outcome().Hints }),
		"mistakes":    ofGame(func(g *game.Game) int { return len(g.Mistakes()) }),
		"time":        func(s *trial) (string, bool) { return game.Clock(s.app.Session().Game.Clock.Elapsed()), true },
		"selected":    (*trial).countSelected,
		"typed":       (*trial).countTyped,
		"of the file": func(s *trial) (string, bool) { return counted(s.app.Files().Count()) },
		"finished": func(s *trial) (string, bool) {
			return counted(s.countGames(func(_ string, o *game.Outcome) bool { return o.Finished && !o.Given() }))
		},
		"placed on Home":   ofCard(func(g *game.Game) string { n, _ := g.Progress(); return strconv.Itoa(n) }),
		"to place on Home": ofCard(func(g *game.Game) string { _, of := g.Progress(); return strconv.Itoa(of) }),
		"time on Home":     ofCard(func(g *game.Game) string { return game.Clock(g.Clock.Elapsed()) }),
		"begun beside":     (*trial).countBegun,
		"levels":           func(*trial) (string, bool) { return counted(int(puzzle.Extreme - puzzle.Easy + 1)) },
		"days in a row":    (*trial).countDays,
		"days to make up":  (*trial).countMissed,
		"stations":         func(*trial) (string, bool) { return counted(len(lesson.Stations())) },
		"lessons":          func(*trial) (string, bool) { return counted(len(lesson.Path())) },
		"due":              (*trial).countDue,
		"in the library":   func(s *trial) (string, bool) { return s.countPuzzles(inLibrary) },
		"copies":           countCopies("p.givens<>q.givens"),
		"duplicates":       countCopies("p.givens=q.givens AND p.id<>q.id"),
		"chosen":           (*trial).countChosen,
	}
}

func counted(n int) (string, bool) { return strconv.Itoa(n), true }

// ofGame counts something of the game at hand.
func ofGame(n func(*game.Game) int) func(s *trial) (string, bool) {
	return func(s *trial) (string, bool) { return counted(n(s.app.Session().Game)) }
}

// countWrong counts the entries that are not in the solution.
func (s *trial) countWrong() (string, bool) {
	found := s.app.Session().Solved().Found
	if len(found) != 1 {
		return "", false
	}
	n, g := 0, s.app.Session().Game
	for c, d := range g.State().Grid {
		if d != 0 && d != found[0][c] && !g.Givens().Has(puzzle.Cell(c)) {
			n++
		}
	}
	return counted(n)
}

// countSelected counts the cells that are selected where the status line tells of: on any page but
// that of typing the game.
func (s *trial) countSelected() (string, bool) {
	at := s.app.Session()
	if e := s.entering(); e != nil && s.app.Top() == screen.Screen(e) {
		at = e.Entry().Session
	}
	return counted(at.UI.Selected.Len())
}

// countTyped counts the digits of a puzzle that is being typed.
func (s *trial) countTyped() (string, bool) {
	e := s.entering()
	if e == nil {
		return "", false
	}
	return counted(e.Entry().Typed())
}

// ofCard says something of the game that Home offers to go on with.
func ofCard(what func(*game.Game) string) func(s *trial) (string, bool) {
	return func(s *trial) (string, bool) {
		name := s.onCard()
		if name == s.app.Session().Name && name != "" {
			return what(s.app.Session().Game), true
		}
		g, _, err := s.Store.Load(name, s.Now)
		if err != nil {
			return "", false
		}
		return what(g), true
	}
}

// onCard returns the name of the game that Home offers to go on with: the current one, or the
// one that was played last.
func (s *trial) onCard() string {
	at, prefs := s.app.Session(), s.app.Prefs()
	of := at.Game.Puzzle()
	if s.app.HasGame() && !at.Game.Finished() && !prefs.IsAside(at.Name) && (at.Kept() || !game.MadeHere(&of)) {
		return at.Name
	}
	list, _ := s.Store.List()
	for _, info := range list {
		if o := s.outcomeOf(info); o.Stage() == game.Begun && !store.IsEntry(info.Name) && !prefs.IsAside(info.Name) {
			return info.Name
		}
	}
	return ""
}

// countGames counts the games in the folder of which something holds.
func (s *trial) countGames(is func(name string, o *game.Outcome) bool) (n int) {
	list, _ := s.Store.List()
	for _, info := range list {
		if o := s.outcomeOf(info); !store.IsEntry(info.Name) && is(info.Name, o) {
			n++
		}
	}
	return n
}

func solved(_ string, o *game.Outcome) bool { return o.Stage() == game.Solved }

func (s *trial) countBegun() (string, bool) {
	card := s.onCard()
	return counted(s.countGames(func(name string, o *game.Outcome) bool {
		return o.Stage() == game.Begun && name != card && !s.app.Prefs().IsAside(name)
	}))
}

// countDays counts the days on which a puzzle of the day was solved in time, back from today, which
// may be missing.
func (s *trial) countDays() (string, bool) {
	n, day := 0, daily.DateOf(s.Now())
	kept := func() bool {
		return 0 < s.countGames(func(name string, o *game.Outcome) bool {
			begun, _ := time.ParseInLocation("20060102", name[:8], s.Now().Location())
			return solved(name, o) && strings.HasPrefix(o.Daily, day.String()+"/") && day.InTime(daily.DateOf(begun))
		})
	}
	if !kept() {
		day = day.Add(-1)
	}
	for ; kept(); day = day.Add(-1) {
		n++
	}
	return counted(n)
}

// countMissed counts the days of this week without a puzzle of the day solved.
func (s *trial) countMissed() (string, bool) {
	n, today := 0, daily.DateOf(s.Now())
	for day := today.Monday(); today.After(day); day = day.Add(1) {
		if s.countGames(func(name string, o *game.Outcome) bool {
			return solved(name, o) && strings.HasPrefix(o.Daily, day.String()+"/")
		}) == 0 {
			n++
		}
	}
	return counted(n)
}

// countDue counts the techniques that come up again today.
func (s *trial) countDue() (n string, ok bool) {
	s.app.Sessions().Answers.Use(func(list []practice.Answer) {
		const aDay = 5
		n, ok = counted(len(practice.Offer(list, s.Now(), aDay)))
	})
	return n, ok
}

const fromLibrary = "puzzle p JOIN collection c ON c.id=p.collection WHERE c.removed=0"

// inLibrary counts the puzzles of collections, and those of games that no collection has.
const inLibrary = "SELECT count(*) FROM " + fromLibrary + ` AND (c.kind=0 OR NOT EXISTS(
	SELECT 1 FROM puzzle d JOIN collection e ON e.id=d.collection WHERE e.removed=0 AND e.kind=0 AND d.form=p.form AND d.givens=p.givens))`

// countPuzzles asks the file of the library itself.
func (s *trial) countPuzzles(query string, args ...any) (string, bool) {
	db, err := sql.Open("sqlite", "file:"+filepath.Join(s.root, "library.db")+"?mode=ro")
	if err != nil {
		return "", false
	}
	defer db.Close()
	n := 0
	if err := db.QueryRow(query, args...).Scan(&n); err != nil {
		return "", false
	}
	return counted(n)
}

// countChosen counts the puzzles that are chosen in the library.
func (s *trial) countChosen() (string, bool) {
	ids, ok := s.ofLibrary("choice", "ids")
	if !ok {
		return "", false
	}
	return counted(ids.Len())
}

// countCopies counts the puzzles p that are the same as q at the cursor, but for symmetry.
func countCopies(where string) func(s *trial) (string, bool) {
	return func(s *trial) (string, bool) {
		result, ok := s.ofLibrary("listing", "result")
		if !ok || result.IsNil() {
			return "", false
		}
		field, _ := s.ofLibrary("choice", "cursor")
		cursor := int(field.Int())
		for _, id := range (*library.Result)(result.UnsafePointer()).IDs(cursor, cursor+1) {
			return s.countPuzzles("SELECT count(*) FROM puzzle q, "+fromLibrary+" AND c.kind=0 AND p.form=q.form AND q.id=? AND "+where, int64(id))
		}
		return "", false
	}
}

// ofLibrary returns a field of what the library's page is about, if that is on top.
func (s *trial) ofLibrary(part, field string) (v reflect.Value, ok bool) {
	page, ok := s.app.Top().(*lib.Library)
	if !ok {
		return v, false
	}
	return reflect.ValueOf(page).Elem().FieldByName("state").FieldByName(part).FieldByName(field), true
}

// An outcomeFile is what was read of a file of a game, while it stays as it was.
type outcomeFile struct {
	info    store.GameInfo
	size    int64
	outcome game.Outcome
}

func (s *trial) outcomeOf(info store.GameInfo) *game.Outcome {
	path, size := s.Store.Path(info.Name), int64(0)
	if f, err := os.Stat(path); err == nil {
		size = f.Size()
	}
	known := s.outcomes[path]
	if known == nil || known.info != info || known.size != size {
		known = &outcomeFile{info: info, size: size}
		if g, damage, err := s.Store.Load(info.Name, s.Now); err == nil && damage == nil {
			known.outcome = g.Outcome()
		}
		if s.outcomes == nil {
			s.outcomes = map[string]*outcomeFile{}
		}
		s.outcomes[path] = known
	}
	return &known.outcome
}
