//go:build measure

package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/solver"
)

// A program is a program to measure, with a home folder of its own.
type program struct {
	name   string
	args   []string
	home   string
	set    map[string]any // its settings
	key    byte           // pressed after it has opened, 0: none
	env    []string       // more of its environment
	probes []probe        // pixels of its idle window
}

// A run is a program that has been started.
type run struct {
	*screen
	cmd    *exec.Cmd
	start  time.Time
	window uint32
}

func (p *program) begin(s *screen) (*run, error) {
	if err := p.prepare(); err != nil {
		return nil, err
	}
	r := &run{screen: s, cmd: exec.Command(p.args[0], p.args[1:]...)}
	r.cmd.Env = []string{"DISPLAY=:" + s.name, "HOME=" + p.home, "PATH=" + os.Getenv("PATH"),
		"XDG_DATA_HOME=" + p.home, "XDG_RUNTIME_DIR=" + p.home, "LANG=en_US.UTF-8",
		"FYNE_SCALE=1", "FYNE_THEME=light", "LIBGL_ALWAYS_SOFTWARE=1",
		"GSETTINGS_BACKEND=memory", "NO_AT_BRIDGE=1", "GTK_A11Y=none"}
	r.cmd.Env = append(r.cmd.Env, p.env...)
	r.cmd.Dir = p.home
	r.start = time.Now()
	return r, r.cmd.Start()
}

// end kills the program and waits until its window is gone.
func (r *run) end() {
	r.cmd.Process.Kill()
	r.cmd.Wait()
	until(5*time.Second, func() bool { return r.screen.window() == 0 })
}

// open waits for the window and focuses it.
func (r *run) open() error {
	if !until(20*time.Second, func() bool { r.window = r.screen.window(); return r.window != 0 }) {
		return fmt.Errorf("%v opens no window", r.cmd.Args)
	}
	r.focus(r.window)
	return nil
}

// cpu returns the CPU time used so far by all threads of the process.
func (r *run) cpu() time.Duration {
	var t unix.Timespec
	clock := int32(^r.cmd.Process.Pid<<3 | 2)
	if err := unix.ClockGettime(clock, &t); err != nil {
		return 0
	}
	return time.Duration(t.Nano())
}

// memory returns the resident memory in MB, and the proportional set size, which counts
// shared pages in part.
func (r *run) memory() (rss, pss float64) {
	text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/smaps_rollup", r.cmd.Process.Pid))
	for line := range strings.Lines(string(text)) {
		var kb float64
		if n, _ := fmt.Sscanf(line, "Rss: %f", &kb); n == 1 {
			rss = kb / 1024
		}
		if n, _ := fmt.Sscanf(line, "Pss: %f", &kb); n == 1 {
			pss = kb / 1024
		}
	}
	return rss, pss
}

// prepare resets the home folder to its state before every start: games and settings.
func (p *program) prepare() error {
	if p.set == nil {
		return os.MkdirAll(filepath.Join(p.home, ".cache"), 0o700)
	}
	text, err := json.Marshal(p.set)
	config := filepath.Join(p.home, "sudoku-desk")
	for _, dir := range []string{config, filepath.Join(p.home, ".cache")} {
		if err == nil {
			err = os.MkdirAll(dir, 0o700)
		}
	}
	if err == nil {
		err = os.WriteFile(filepath.Join(config, "settings.json"), text, 0o600)
	}
	if err == nil {
		err = fill(store.Games{Dir: filepath.Join(p.home, "sudoku-desk", "games")})
	}
	return err
}

const givens = "103000509002109400000704000300502006060000050700803004000401000009205800804000107"

// fill saves some games; the newest is half finished.
func fill(s store.Games) error {
	if err := os.RemoveAll(s.Dir); err != nil {
		return err
	}
	grid, _ := puzzle.ParseGrid(givens)
	solution, err := solver.Solve(grid)
	if err != nil {
		return err
	}
	now := time.Now()
	for i := range 12 {
		g := game.New(puzzle.Puzzle{Givens: grid, Date: "2026-01-02"}, time.Now)
		play(g, solution, 30)
		name := fmt.Sprintf("20260102-1504%02d-measured%s", i, store.Ext)
		if err := s.Save(name, g); err != nil {
			return err
		}
		at := now.Add(time.Duration(i-20) * time.Second)
		if err := os.Chtimes(s.Path(name), at, at); err != nil {
			return err
		}
	}
	return nil
}

// play makes some moves: entries in every other empty cell, marks in the rest.
func play(g *game.Game, solution puzzle.Grid, moves int) {
	grid := g.State().Grid
	empty := puzzle.AllCells.Without(grid.Filled())
	empty.Remove(empty.First()) // the cursor will be there
	for c := range empty.All() {
		m := game.Move{Cells: puzzle.CellsOf(c), Digit: solution[c], Action: game.Enter}
		if moves%2 == 1 {
			m.Action = game.Centre
		}
		if moves--; moves >= 0 {
			g.Do(m)
		}
	}
}
