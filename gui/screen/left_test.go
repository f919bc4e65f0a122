package screen

import (
	"context"
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
func (d *desk) typed(digits string) *Enter {
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
	for name, show := range map[string]func(*desk){
		"new": func(d *desk) {
			d.prefs.SetString(PrefLevel, puzzle.Extreme.Name())
			d.Show(NewNew(d.App))
			d.newGames.Make()
		},
		"print": func(d *desk) { d.Show(NewPrint(d.App, false)) },
		"print a set": func(d *desk) {
			s := NewPrint(d.App, true)
			s.order.Counts[puzzle.Extreme] = 6
			d.Show(s)
		},
		"print paths": func(d *desk) {
			s := d.fromFile(50)
			d.settle()
			s.order.Path = true
			s.changed()
		},
		"print a list": func(d *desk) { d.fromFile(50) },
		"enter":        func(d *desk) { d.typed(easy) },
		"typos":        func(d *desk) { d.typed(spoiled).typos.find(true) },
		"two typos":    func(d *desk) { d.typed(spoiledTwice).typos.find(true) },
		"compare":      func(d *desk) { d.typed(easy).Compare() },
		"photo":        func(d *desk) { OpenPhoto(d.App, []*session.Shot{shotOf(spoiled, none, doubtful{1, 4, .8})}) },
		"photo again": func(d *desk) {
			OpenPhoto(d.App, []*session.Shot{shotOf(easy, none)}).Turn()
		},
		"hint": func(d *desk) {
			FindHint(d.App)
			d.settle()
		},
		"mistake": func(d *desk) {
			d.enter([2]int{1, 8})
			d.session.Solved()
			WhereWrong(d.App)
		},
		"done": func(d *desk) { d.Show(NewDone(d.App)) },
		"share": func(d *desk) {
			d.Show(NewShare(d.App))
			d.shown().(*Share).copy(sharePicture)
		},
		"draw": func(d *desk) {
			s := NewDraw(d.App)
			d.Show(s)
			s.Link(StrongLink, puzzle.Cand(1, 4))
		},
		"branches":   func(d *desk) { d.Show(NewBranches(d.App)) },
		"settings":   func(d *desk) { d.Show(NewSettings(d.App)) },
		"techniques": func(d *desk) { d.Show(NewTechniques(d.App)) },
		"details":    func(d *desk) { d.Show(NewDetails(d.App, d.session)) },
		"save":       func(d *desk) { d.Show(NewSave(d.App, SaveOrder{Title: "save.title", Name: "a.sdk"})) },
		"home":       func(d *desk) { d.Show(NewHome(d.App)) },
		"home, a daily": func(d *desk) {
			s := NewHome(d.App)
			d.Show(s)
			s.openDaily(4)
		},
		"writing": func(d *desk) {
			s := NewSave(d.App, SaveOrder{Title: "print.pdf", Name: "a.pdf", Job: func(ctx context.Context, _ string, _ int) error {
				<-ctx.Done()
				return ctx.Err()
			}})
			d.Show(s)
			s.Press()
		},
		"review": func(d *desk) {
			d.enter([2]int{1, 4})
			OpenReview(d.App)
		},
		"lessons":  func(d *desk) { d.Show(NewLessons(d.App)) },
		"stations": func(d *desk) { d.Show(NewStations(d.App)) },
		"lesson": func(d *desk) {
			d.skyscraper(lesson.See) // makes the position to look for it in
		},
		"lesson, a mixture": func(d *desk) { d.skyscraper(lesson.Mix) },
		"lesson, judging": func(d *desk) {
			s := d.skyscraper(lesson.Do)
			d.settle()
			s.answer(lesson.Answer{Cand: s.now.Position.Steps[0].Eliminate[0]})
		},
		"guide":   func(d *desk) { d.Show(NewGuide(d.App, nil)) },
		"library": func(d *desk) { d.Show(NewLibrary(d.App)) },
		"restore again": func(d *desk) {
			if err := os.WriteFile(filepath.Join(dataDir(d.App), "restoring.txt"), []byte("/none.zip\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			d.Show(NewRestoreAgain(d.App))
		},
		"recent":     func(d *desk) { d.Show(NewRecent(d.App)) },
		"statistics": func(d *desk) { d.Show(NewStatistics(d.App)) },
		"steps":      func(d *desk) { ListSteps(d.App, AllSteps, d.shown()) },
		"orders": func(d *desk) {
			s := NewOrders(d.App)
			d.Show(s)
			d.Push(NewPicker(d.App, s))
		},
		"orders, while it is tried": func(d *desk) {
			d.prefs.SetPuzzleOrder(session.ParsePuzzleOrder("clues=17..17 symmetry=half-turn"))
			s := NewOrders(d.App)
			d.Show(s)
			time.Sleep(2 * tryAfter)
			if d.run(); !s.trial.jobs.Busy() {
				d.t.Error("the order is not tried")
			}
		},
		"orders, a gallery": func(d *desk) {
			d.prefs.SetPuzzleOrder(session.ParsePuzzleOrder("clues=17..17 symmetry=half-turn"))
			s := NewOrders(d.App)
			d.Show(s)
			s.openGallery()
		},
		"orders, a picture": func(d *desk) {
			s := NewOrders(d.App)
			d.Show(s)
			s.Drop([]string{picturedHeart(d.t)})
		},
		"print, more": func(d *desk) {
			s := NewPrint(d.App, true)
			d.Show(s)
			d.Push(NewPrintMore(d.App, s))
		},
		"print, pages": func(d *desk) {
			s := NewPrint(d.App, true)
			d.Show(s)
			d.Push(NewPrintPages(d.App, s))
		},
		"printer":    func(d *desk) { d.Show(NewPrinter(d.App, &printer.Job{}, nil)) },
		"offer":      func(d *desk) { d.Show(newOffer(d.App, &rows{})) },
		"collection": func(d *desk) { d.collected(manyPuzzles(3)) },
	} {
		t.Run(name, func(t *testing.T) {
			leftInTheMiddle(t, easy, func(d *desk) {
				if show(d); d.shown() == nil {
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
	d := newDesk(t, easy)
	d.Show(NewEnter(d.App))
	name := d.shown().(*Enter).entry.Name
	d.close()
	if _, _, err := d.sessions.Store.Load(name, d.sessions.Now); err == nil {
		t.Error("an empty entry is written")
	}
	d.typed(spoiled)
	d.close()
	s := NewEnter(d.App)
	if d.Show(s); s.entry.Typed() != 0 || !s.hasBefore {
		t.Error("a new page has", s.entry.Puzzle().Givens)
	}
	s.GoOnBefore()
	if want, _ := puzzle.ParseGrid(spoiled); s.entry.Puzzle().Givens != want {
		t.Errorf("got %v, want %v", s.entry.Puzzle().Givens, want)
	}
	d.close()
}

// TestHintEnds: a move closes a hint.
func TestHintEnds(t *testing.T) {
	d := newDesk(t, easy)
	FindHint(d.App)
	d.settle()
	h, ok := d.shown().(*Hint)
	if !ok {
		t.Fatalf("%T", d.shown())
	}
	for range hint.Done {
		h.Deeper()
	}
	if d.shown() != nil || d.session.Game.Moves()[0].Action != game.Enter {
		t.Error("the deepest does not make the move, or the hint stays")
	}
}
