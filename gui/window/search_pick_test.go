package window

import (
	"embed"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"sudoku/puzzle"
)

// twoSolutions is a full grid but for four cells that hold 8 and 9 either way.
const twoSolutions = "14362.57.57213.46." + "986754231391542786468917352725863914237481695619275843854396127"

// textsToOpen are what is pasted, or is in files.
var textsToOpen = map[string]func() string{
	"easy":      func() string { return easy },
	"other":     func() string { return strings.Split(manyPuzzles(3), "\n")[2] },
	"harder":    func() string { return harder },
	"several":   func() string { return strings.Repeat("0", 20) + easy[20:] },
	"two":       func() string { return twoSolutions },
	"none":      func() string { return "11" + easy[2:] },
	"nosolving": func() string { return spoiled },
	"empty":     func() string { return strings.Repeat(".", 81) },
	"full":      func() string { return easySolution },
	"almost":    func() string { return "0" + easySolution[1:80] + "0" },
	"rubbish":   func() string { return "Dear Sir,\n\x00\xff 12 of these\n" },
	"nothing":   func() string { return "" },
	"many":      func() string { return manyPuzzles(7) },
	"long":      func() string { return strings.Repeat("some words 123 ", 8000) },
	"saved": func() string {
		return "sudoku-desk game 3\ngivens " + strings.ReplaceAll(easy, "0", ".") + "\ntitle \"Sunday\"\nclock 12:47\nat 2\nenter 4 r1c2\nenter 8 r1c4\nfrom 1\nenter 6 r1c4\nend\n"
	},
	"stuck": func() string { // a game that has no solution
		return "sudoku-desk game 3\ngivens " + strings.ReplaceAll(spoiled, "0", ".") + "\nclock 0:47\nat 1\nenter 5 r9c8\nend\n"
	},
	"mini":     func() string { return ".6...44....6...1....53.........23..." },
	"diagonal": func() string { return testText("diagonal.txt") },
	"killer":   func() string { return testText("killer.txt") },
	"damaged": func() string {
		return "sudoku-desk game 3\ngivens " + strings.ReplaceAll(easy, "0", ".") + "\nclock 12:47\nat 9\nenter 4 r1c2\nenter 99 r1c4\n"
	},
}

// textsOfJourneys are what journeys alone open; the search would take long with some.
var textsOfJourneys = map[string]func() string{
	"thousands":    func() string { return renumbered(5000) },
	"main-line":    func() string { return savedBy("main-line.sudoku") }, // games, as the program saves them
	"branches":     func() string { return savedBy("branches.sudoku") },
	"version-3":    func() string { return savedBy("version-3.sudoku") },
	"version-4":    func() string { return savedBy("version-4.sudoku") },
	"scripts":      inScripts,
	"diagonaltypo": func() string { return testText("diagonaltypo.txt") },
	"killer45":     func() string { return testText("killer45.txt") },
}

//go:embed testdata/diagonal.txt testdata/diagonaltypo.txt testdata/killer.txt testdata/killer45.txt
var boardFiles embed.FS

func testText(name string) string {
	b, err := boardFiles.ReadFile("testdata/" + name)
	if err != nil {
		panic(err)
	}
	return string(b)
}

// savedBy returns a game as the program saved it.
func savedBy(name string) string {
	b, err := os.ReadFile(filepath.Join(sources, "puzzle/game/testdata", name))
	if err != nil {
		panic(err)
	}
	return string(b)
}

// renumbered returns so many different puzzles: one, with its digits exchanged.
func renumbered(n int) string {
	var out strings.Builder
	random := rand.New(rand.NewPCG(1, 1))
	for seen := map[string]bool{}; len(seen) < n; {
		digits := random.Perm(9)
		p := strings.Map(func(r rune) rune {
			if r == '0' {
				return r
			}
			return '1' + rune(digits[r-'1'])
		}, easy)
		if !seen[p] {
			seen[p] = true
			out.WriteString(p + "\n")
		}
	}
	return out.String()
}

// sources is the folder of the project; tests are run in that of their package.
var sources = func() string {
	dir, _ := os.Getwd()
	return filepath.Join(dir, "../..")
}()

// inScripts returns 40,000 characters of 13 scripts.
func inScripts() string {
	line := "Sudoku Судоку Σουντόκου סודוקו سودوكو सुडोकू ซูโดกุ 数独 スドク すどく 스도쿠 სუდოკუ Սուդոկու "
	return strings.Repeat(line, 40_000/utf8.RuneCountInString(line)+1)
}

var textNames = slices.Sorted(maps.Keys(textsToOpen))

// A picker chooses steps at random from what can be done.
type picker struct {
	*rand.Rand
	stays int // for so many steps more on the page that was opened
}

// kindsOfSteps says how often each kind of step is chosen, and how often on a page.
var kindsOfSteps = []struct {
	often, onPage int
	pick          func(p *picker, s *trial) string
}{
	{12, 0, func(p *picker, s *trial) string { return "do " + pick(p, s.enabledActions(false)) }},
	{10, 0, (*picker).page},
	{3, 2, func(*picker, *trial) string { return "look" }},
	{16, 10, func(p *picker, _ *trial) string { return "key " + pick(p, keysToPress) }},
	{22, 30, (*picker).spot},
	{8, 8, func(p *picker, _ *trial) string {
		return "cell " + p.cell() + pick(p, []string{"", "", "", " ctrl"})
	}},
	{6, 3, func(p *picker, _ *trial) string { return "do " + pick(p, []string{"undo", "redo"}) }},
	{4, 8, func(p *picker, s *trial) string { return fmt.Sprintf("key %d", 1+p.IntN(9)) }},
	{1, 1, func(p *picker, _ *trial) string { return "menu " + p.cell() }},
	{1, 1, func(p *picker, _ *trial) string { return "sweep " + p.cell() + " " + p.cell() }},
	{4, 1, func(p *picker, _ *trial) string {
		return pick(p, []string{"paste", "paste", "open", "drop", "answer"}) + " " + pick(p, textNames)
	}},
	{2, 0, func(p *picker, _ *trial) string {
		return "paste " + pick(p, []string{"easy", "other", "many", "harder", "mini", "diagonal", "killer"})
	}},
	{1, 0, func(p *picker, _ *trial) string {
		return pick(p, []string{"photo easy", "photo nosolving", "import many", "import easy", "import rubbish"})
	}},
	{1, 1, func(*picker, *trial) string { return "answer " + noDialog }}, // the page of files comes then
	{1, 0, func(*picker, *trial) string { return "first" }},
	{1, 1, func(*picker, *trial) string { return "again" }},
	{3, 0, func(p *picker, _ *trial) string { return fmt.Sprint("fill ", max(0, p.IntN(6)-3)) }},
	{2, 1, func(p *picker, _ *trial) string { return fmt.Sprint("later ", pick(p, []int{1, 7, 65, 4000, 90000})) }},
	{2, 6, (*picker).text},
	{1, 0, func(p *picker, _ *trial) string { return pick(p, []string{"close", "kill", "away", "back"}) }},
	{1, 0, func(p *picker, _ *trial) string {
		s := sizes[p.IntN(len(sizes)-1)]
		return fmt.Sprintf("size %.0fx%.0f", s.Width, s.Height)
	}},
}

// keysToPress are all that mean something, and some that don't.
var keysToPress = strings.Fields(`1 2 3 4 5 6 7 8 9 0 shift+1 shift+5 ctrl+2 ctrl+7 ctrl+shift+3 alt+4 alt+shift+6 alt+home ctrl+b
	up down left right shift+down ctrl+right home end pgup pgdn tab tab shift+tab enter enter space space esc esc esc del back
	x c v z h shift+h p d s b f m ? . < ctrl+z ctrl+y ctrl+a ctrl+i ctrl+k ctrl+shift+k ctrl+j ctrl+m ctrl+g ctrl+enter
	ctrl+n ctrl+shift+n ctrl+e ctrl+o ctrl+shift+o ctrl+pgdn f1 f6 ctrl+0`)

// next chooses a step.
func (p *picker) next(s *trial) string {
	if p.stays--; len(s.app.Screens()) == 1 {
		p.stays = 0
	}
	for {
		if step := p.kind()(p, s); step != "" {
			return p.hurried(step)
		}
	}
}

// kind chooses a kind of step.
func (p *picker) kind() func(*picker, *trial) string {
	sum := 0
	for i := range kindsOfSteps {
		sum += p.often(i)
	}
	n := p.IntN(sum)
	for i := range kindsOfSteps {
		if n -= p.often(i); n < 0 {
			return kindsOfSteps[i].pick
		}
	}
	return nil
}

func (p *picker) often(kind int) int {
	if p.stays > 0 {
		return kindsOfSteps[kind].onPage
	}
	return kindsOfSteps[kind].often
}

// page chooses a page to open, and stays there for a while.
func (p *picker) page(s *trial) string {
	p.stays = 1 + p.IntN(20)
	return "do " + pick(p, s.enabledActions(true))
}

// hurried makes some steps such that the next one comes at once.
func (p *picker) hurried(step string) string {
	if p.IntN(12) == 0 && step != "close" {
		return "& " + step
	}
	return step
}

func pick[T any](p *picker, list []T) T { return list[p.IntN(len(list))] }

func (p *picker) cell() string { return puzzle.Cell(p.IntN(81)).String() }

// enabledActions lists those that can be done, or only those that open a page.
func (s *trial) enabledActions(pages bool) (list []string) {
	for _, a := range s.allActions() {
		if a.CanRun() && (a.Page || !pages) {
			list = append(list, actionName(a))
		}
	}
	return list
}

// spot chooses something for the pointer.
func (p *picker) spot(s *trial) string {
	list := s.spots()
	if len(list) == 0 {
		return ""
	}
	o := pick(p, list)
	at := func() string {
		if z, ok := o.o.(zoned); ok && p.IntN(8) > 0 {
			if zones := z.Zones(); len(zones) > 0 {
				r, size := pick(p, zones), o.o.Size()
				return fmt.Sprintf(" @%.0f,%.0f", 1000*(r.X+r.W/2)/float64(size.Width), 1000*(r.Y+r.H/2)/float64(size.Height))
			}
		}
		return fmt.Sprintf(" @%d,%d", 1+p.IntN(998), 1+p.IntN(998))
	}
	if _, ok := o.o.(fyne.Draggable); ok && p.IntN(3) == 0 {
		return "drag " + o.name + at() + at()
	}
	if _, ok := o.o.(fyne.Scrollable); ok && p.IntN(3) == 0 {
		return fmt.Sprint("wheel ", o.name, " ", pick(p, []int{-1, 1, 3}))
	}
	if p.IntN(12) == 0 {
		return "hover " + o.name + at()
	}
	return "press " + o.name + at()
}

// text chooses what is typed in a field, if one has the focus.
func (p *picker) text(s *trial) string {
	if s.menus.Field() == nil {
		return ""
	}
	return "type " + pick(p, []string{"a", "Sunday paper", "7", "120", "-3", "99999999999999999999", "数独", "../x", "skyscraper", "easy and hard", "\"quoted\" &<>", "r4c5"})
}
