//go:build measure

// Command measure compares the program with windows that do nothing, on a display of its
// own with software rendering: the time to the first frame, the memory, the cost when
// idle, and the time from a key to its display. Programs take turns, so that other load
// on the machine affects all of them alike.
//
//	measure [-rounds 10] [-only start,rest,keys,read,indicator,library] [-puzzles FILE] [-earlier FILE] SUDOKU BESIDE
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/godbus/dbus/v5"
)

// Names of the table's rows.
const (
	frameTime = "first frame, ms"
	frameCPU  = "CPU to the first frame, ms"
	rss       = "resident after 5 s, MB"
	pss       = "its proportional part, MB"
	idleCPU   = "CPU at rest, ms a second"
	repaints  = "repaints a second"
	keyTime   = "key to first pixel, ms"
	keySlow   = "95 of 100 within, ms"
	keyCPU    = "CPU a key, ms"
	focusTime = "key to the event of the focus, ms"
)

// A bench holds the programs and their measurements.
type bench struct {
	*screen
	dir     string
	rounds  int
	puzzles string // file of puzzles to type

	desk, paused, hidden, full, read, earlier, hello, rectangle, gnome *program
	found                                                              map[*program]map[string][]float64
	session                                                            *dbus.Conn  // of the screen reader; may be nil
	bus                                                                *os.Process // of the screen reader; may be nil
}

func main() {
	rounds := flag.Int("rounds", 10, "how often every program is started")
	only := flag.String("only", "start,rest,keys", "what to measure")
	puzzles := flag.String("puzzles", "", "a file of puzzles to type, for indicator, and to keep, for library")
	earlier := flag.String("earlier", "", "an earlier build of the program, to compare its start")
	flag.Parse()
	if err := measure(*rounds, *only, *puzzles, *earlier, flag.Arg(0), flag.Arg(1)); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(1)
	}
}

func measure(rounds int, only, puzzles, earlier, sudoku, beside string) error {
	dir, err := os.MkdirTemp("", "measure")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	s, err := newScreen(dir)
	if err != nil {
		return err
	}
	defer s.close()
	b := &bench{screen: s, dir: dir, rounds: rounds, puzzles: puzzles, found: map[*program]map[string][]float64{}}
	b.choose(sudoku, earlier, beside)
	if b.bus != nil {
		defer b.bus.Kill()
	}
	phases := map[string]func() error{"start": b.usualStarts, "rest": b.rests, "keys": b.keys, "read": b.readings, "indicator": b.indicators, "library": b.libraries}
	for name := range strings.SplitSeq(only, ",") {
		phase, ok := phases[name]
		if !ok {
			return fmt.Errorf("there is no phase %q", name)
		}
		if err := phase(); err != nil {
			return err
		}
	}
	b.table()
	return nil
}

// choose sets up the programs. Ours is there five times: as it is, with the clock
// hidden, paused, with a full library, and while a screen reader listens.
func (b *bench) choose(sudoku, earlier, beside string) {
	set := map[string]any{"window.width": 1000, "window.height": 750}
	bare := map[string]any{"window.width": 1000, "window.height": 750, "show.clock": false}
	const keyP = 33
	b.desk = b.program(program{name: "Sudoku Desk", args: []string{sudoku}, set: set})
	b.hidden = b.program(program{name: "clock hidden", args: []string{sudoku}, set: bare})
	b.paused = b.program(program{name: "paused", args: []string{sudoku}, set: set, key: keyP})
	b.full = b.program(program{name: "full library", args: []string{sudoku}, set: set})
	if address := b.readerBus(); address != "" {
		b.read = b.program(program{name: "being read", args: []string{sudoku}, set: set, env: []string{"DBUS_SESSION_BUS_ADDRESS=" + address}})
	}
	if earlier != "" {
		b.earlier = b.program(program{name: "earlier build", args: []string{earlier}, set: set})
	}
	b.hello = b.program(program{name: "hello", args: []string{beside, "hello"}})
	b.rectangle = b.program(program{name: "rectangle", args: []string{beside, "rectangle"}})
	for _, name := range []string{"gnome-sudoku", "/usr/games/gnome-sudoku"} {
		if path, err := exec.LookPath(name); err == nil && b.gnome == nil {
			b.gnome = b.program(program{name: "gnome-sudoku", args: []string{path}})
		}
	}
	if b.gnome == nil {
		fmt.Println("gnome-sudoku is not installed: its column stays empty.")
	}
}

func (b *bench) program(p program) *program {
	p.home = filepath.Join(b.dir, p.name)
	b.found[&p] = map[string][]float64{}
	return &p
}

func (b *bench) note(p *program, what string, values ...float64) {
	b.found[p][what] = append(b.found[p][what], values...)
}

// installed drops programs that are not installed.
func installed(programs ...*program) (list []*program) {
	for _, p := range programs {
		if p != nil {
			list = append(list, p)
		}
	}
	return list
}

func (b *bench) usualStarts() error {
	return b.starts(b.desk, b.earlier, b.hello, b.gnome)
}

// starts measures the time from exec to the first frame. Rounds before the first fill
// the caches of shaders and fonts, and record what the windows look like.
func (b *bench) starts(programs ...*program) error {
	for round := -2; round < b.rounds; round++ {
		for _, p := range installed(programs...) {
			if err := b.startOnce(p, round >= 0); err != nil {
				return err
			}
		}
		fmt.Fprintf(os.Stderr, "\rstart %d of %d ", round+1, b.rounds)
	}
	fmt.Fprintln(os.Stderr)
	return nil
}

func (b *bench) startOnce(p *program, counts bool) error {
	r, err := p.begin(b.screen)
	if err != nil {
		return err
	}
	defer r.end()
	if !counts {
		if err := r.open(); err != nil {
			return err
		}
		time.Sleep(4 * time.Second)
		p.probes = probesOf(b.picture())
		return nil
	}
	if !until(20*time.Second, func() bool { return b.shows(p.probes) > .95 }) {
		return fmt.Errorf("%s never looks as it did before", p.name)
	}
	b.note(p, frameTime, float64(time.Since(r.start))/1e6)
	b.note(p, frameCPU, float64(r.cpu())/1e6)
	time.Sleep(time.Until(r.start.Add(5 * time.Second)))
	resident, part := r.memory()
	b.note(p, rss, resident)
	b.note(p, pss, part)
	return nil
}

// rests measures idle windows.
func (b *bench) rests() error {
	const rounds, settle, span = 3, 8 * time.Second, 20 * time.Second
	for round := range rounds {
		for _, p := range installed(b.desk, b.hidden, b.paused, b.hello, b.gnome) {
			fmt.Fprintf(os.Stderr, "\rat rest %d of %d ", round+1, rounds)
			r, err := p.begin(b.screen)
			if err != nil {
				return err
			}
			if err := r.open(); err != nil {
				return err
			}
			time.Sleep(settle / 2)
			if p.key != 0 {
				r.press(p.key)
			}
			time.Sleep(settle / 2)
			r.watch(r.window)
			time.Sleep(time.Second) // starting to watch counts as a frame
			cpu, frames := r.cpu(), r.framesSoFar()
			time.Sleep(span)
			b.note(p, idleCPU, float64(r.cpu()-cpu)/1e6/span.Seconds())
			b.note(p, repaints, float64(r.framesSoFar()-frames)/span.Seconds())
			r.end()
		}
	}
	fmt.Fprintln(os.Stderr)
	return nil
}
