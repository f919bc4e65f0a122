package screen

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/generator/lesson"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/printer"
	"sudoku/solver/hint"
)

// spoiled is the easy puzzle with 8 for the 3 in r1c3: no two digits clash.
const spoiled = "108000509002109400000704000300502006060000050700803004000401000009205800804000107"

// typed types a puzzle into the entry screen.
func (d *Desk) typed(digits string) *Enter {
	s := NewEnter(d.App)
	d.Show(s)
	s.entry.Change(func(givens, _ *puzzle.Grid) { *givens, _ = puzzle.ParseGrid(digits) })
	s.analyse()
	return s
}

// TestEveryScreenAlone shows each screen alone, rebuilds its page, and closes it in the
// middle of its work.
func TestEveryScreenAlone(t *testing.T) {
	shown := map[string]bool{}
	for name, show := range map[string]func(*Desk){
		"new": func(d *Desk) {
			d.Prefs().SetString(PrefLevel, puzzle.Extreme.Name())
			d.Show(NewNew(d.App))
			d.NewGames().Make()
		},
		"print": func(d *Desk) { d.Show(NewPrint(d.App, false)) },
		"print a set": func(d *Desk) {
			s := NewPrint(d.App, true)
			s.order.Counts[puzzle.Extreme] = 6
			d.Show(s)
		},
		"print paths": func(d *Desk) {
			s := d.fromFile(50)
			d.Settle()
			s.order.Path = true
			s.changed()
		},
		"print a list": func(d *Desk) { d.fromFile(50) },
		"enter":        func(d *Desk) { d.typed(Easy) },
		"typos":        func(d *Desk) { d.typed(spoiled).typos.find(true) },
		"two typos":    func(d *Desk) { d.typed(spoiledTwice).typos.find(true) },
		"compare":      func(d *Desk) { d.typed(Easy).Compare() },
		"photo":        func(d *Desk) { OpenPhoto(d.App, []*session.Shot{shotOf(spoiled, none, doubtful{1, 4, .8})}) },
		"photo again": func(d *Desk) {
			OpenPhoto(d.App, []*session.Shot{shotOf(Easy, none)}).Turn()
		},
		"hint": func(d *Desk) {
			FindHint(d.App)
			d.Settle()
		},
		"mistake": func(d *Desk) {
			d.Enter([2]int{1, 8})
			d.Session().Solved()
			WhereWrong(d.App)
		},
		"done": func(d *Desk) { d.Show(NewDone(d.App)) },
		"share": func(d *Desk) {
			d.Show(NewShare(d.App))
			d.Shown().(*Share).copy(sharePicture)
		},
		"draw": func(d *Desk) {
			s := NewDraw(d.App)
			d.Show(s)
			s.Link(StrongLink, puzzle.Cand(1, 4))
		},
		"branches":   func(d *Desk) { d.Show(NewBranches(d.App)) },
		"settings":   func(d *Desk) { d.Show(NewSettings(d.App)) },
		"techniques": func(d *Desk) { d.Show(NewTechniques(d.App)) },
		"details":    func(d *Desk) { d.Show(NewDetails(d.App, d.Session())) },
		"home":       func(d *Desk) { d.Show(NewHome(d.App)) },
		"home, a daily": func(d *Desk) {
			s := NewHome(d.App)
			d.Show(s)
			s.openDaily(4)
		},
		"review": func(d *Desk) {
			d.Enter([2]int{1, 4})
			OpenReview(d.App)
		},
		"lessons":  func(d *Desk) { d.Show(NewLessons(d.App)) },
		"stations": func(d *Desk) { d.Show(NewStations(d.App)) },
		"lesson": func(d *Desk) {
			d.skyscraper(lesson.See) // makes the position to look for it in
		},
		"lesson, a mixture": func(d *Desk) { d.skyscraper(lesson.Mix) },
		"lesson, judging": func(d *Desk) {
			s := d.skyscraper(lesson.Do)
			d.Settle()
			s.answer(lesson.Answer{Cand: s.now.Position.Steps[0].Eliminate[0]})
		},
		"guide":   func(d *Desk) { d.Show(NewGuide(d.App, nil)) },
		"library": func(d *Desk) { d.Show(NewLibrary(d.App)) },
		"restore again": func(d *Desk) {
			if err := os.WriteFile(filepath.Join(dataDir(d.App), "restoring.txt"), []byte("/none.zip\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			d.Show(NewRestoreAgain(d.App))
		},
		"recent":     func(d *Desk) { d.Show(NewRecent(d.App)) },
		"statistics": func(d *Desk) { d.Show(NewStatistics(d.App)) },
		"steps":      func(d *Desk) { ListSteps(d.App, AllSteps, d.Shown()) },
		"orders": func(d *Desk) {
			s := NewOrders(d.App)
			d.Show(s)
			d.Push(NewPicker(d.App, s))
		},
		"orders, while it is tried": func(d *Desk) {
			d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("clues=17..17 symmetry=half-turn"))
			s := NewOrders(d.App)
			d.Show(s)
			time.Sleep(2 * tryAfter)
			if d.Run(); !s.trial.jobs.Busy() {
				d.t.Error("the order is not tried")
			}
		},
		"orders, a gallery": func(d *Desk) {
			d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("clues=17..17 symmetry=half-turn"))
			s := NewOrders(d.App)
			d.Show(s)
			s.openGallery()
		},
		"orders, a picture": func(d *Desk) {
			s := NewOrders(d.App)
			d.Show(s)
			s.Drop([]string{picturedHeart(d.t)})
		},
		"print, more": func(d *Desk) {
			s := NewPrint(d.App, true)
			d.Show(s)
			d.Push(NewPrintMore(d.App, s))
		},
		"print, pages": func(d *Desk) {
			s := NewPrint(d.App, true)
			d.Show(s)
			d.Push(NewPrintPages(d.App, s))
		},
		"printer":    func(d *Desk) { d.Show(NewPrinter(d.App, &printer.Job{}, nil)) },
		"offer":      func(d *Desk) { d.Show(NewOffer(d.App, &Rows{})) },
		"collection": func(d *Desk) { d.collected(manyPuzzles(3)) },
	} {
		t.Run(name, func(t *testing.T) {
			leftInTheMiddle(t, Easy, func(d *Desk) {
				if show(d); d.Shown() == nil {
					t.Error("nothing is shown")
				}
				for _, s := range d.Screens() {
					shown[reflect.TypeOf(s).Elem().Name()] = true
				}
			})
		})
	}
	for _, name := range screenTypes(t) {
		if !shown[name] {
			t.Errorf("no screen of type %s is shown here, want all", name)
		}
	}
}

// screenTypes returns the types of this package that implement Screen by methods of their own.
func screenTypes(t *testing.T) (names []string) {
	t.Helper()
	has := map[string]map[string]bool{}
	files, _ := filepath.Glob("*.go")
	for _, name := range slices.DeleteFunc(files, func(name string) bool { return strings.HasSuffix(name, "_test.go") }) {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			if m, ok := d.(*ast.FuncDecl); ok && m.Recv != nil {
				of := strings.TrimPrefix(types.ExprString(m.Recv.List[0].Type), "*")
				if has[of] == nil {
					has[of] = map[string]bool{}
				}
				has[of][m.Name.Name] = true
			}
		}
	}
	for of, methods := range has {
		if methods["Rebuild"] {
			names = append(names, of)
		}
	}
	if len(names) < 25 {
		t.Errorf("found %d types of screens, want at least 25", len(names))
	}
	return names
}

// TestEntryIsKept: a typed puzzle can be gone on with when the screen is opened again, and
// no file is written if nothing was typed.
func TestEntryIsKept(t *testing.T) {
	d := NewDesk(t, Easy)
	d.Show(NewEnter(d.App))
	name := d.Shown().(*Enter).entry.Name
	d.Close()
	if _, _, err := d.Sessions().Store.Load(name, d.Sessions().Now); err == nil {
		t.Error("an empty entry is written")
	}
	d.typed(spoiled)
	d.Close()
	s := NewEnter(d.App)
	if d.Show(s); s.entry.Typed() != 0 || !s.hasBefore {
		t.Error("a new page has", s.entry.Puzzle().Givens)
	}
	s.GoOnBefore()
	if want, _ := puzzle.ParseGrid(spoiled); s.entry.Puzzle().Givens != want {
		t.Errorf("got %v, want %v", s.entry.Puzzle().Givens, want)
	}
	d.Close()
}

// TestHintEnds: a move closes a hint.
func TestHintEnds(t *testing.T) {
	d := NewDesk(t, Easy)
	FindHint(d.App)
	d.Settle()
	h, ok := d.Shown().(*Hint)
	if !ok {
		t.Fatalf("%T", d.Shown())
	}
	for range hint.Done {
		h.Deeper()
	}
	if d.Shown() != nil || d.Session().Game.Moves()[0].Action != game.Enter {
		t.Error("the deepest does not make the move, or the hint stays")
	}
}
