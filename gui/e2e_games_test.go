//go:build e2e && !headless

package gui_test

import (
	"image"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"sudoku/gui/caption"
	"sudoku/gui/theme"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// TestGames: one window for all starts of the program, several games one after the
// other, and none lost through errors around it.
func TestGames(t *testing.T) {
	t.Parallel()
	binary, home := build(t), t.TempDir()
	one, two := filepath.Join(home, "one.txt"), filepath.Join(home, "two.txt")
	for path, text := range map[string]string{one: pasted, two: strings.Replace(pasted, "1", "0", 1)} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	s := newScreen(t)
	p := s.open(binary, home, "one.txt", two)
	p.wait("both games", func() bool { return p.titles() == "one two" })

	p.key("ctrl+d")
	p.wait("a copy", func() bool { return p.current().Puzzle().Title == "Copy of one" })
	p.key("ctrl+shift+o") // Recent: one and two
	p.key("Down", "Return")
	p.wait("an earlier game", func() bool { return p.current().Puzzle().Title == "two" })

	s.open(binary, t.TempDir()) // of another player; takes the focus
	p.second(binary, one)       // the first window goes on with its game
	p.wait("the first window's focus", p.focused)
	p.wait("the handed file", func() bool { return p.current().Puzzle().Title == "one" })
	p.key("5")
	p.wait("a move in the first window", func() bool { return moveNumber(p.current()) == 1 })

	was, name := p.current(), p.games()[0].Name
	p.stop()
	q := s.open(binary, home) // the first does not answer: this one opens its own window
	q.wait("another game", func() bool { return p.games()[0].Name != name })
	other := p.games()[0].Name
	q.key("ctrl+n", "Return")
	q.wait("a new game", func() bool { return !slices.Contains([]string{name, other}, p.games()[0].Name) })
	q.crash()
	gamesOf(home).RemoveLeftovers() // as the next start does
	p.resume()
	p.focus()
	p.key("ctrl+z")
	p.wait("the first window's game", func() bool { return p.games()[0].Name == name && moveNumber(p.current()) == 0 })
	p.isBack(was)
	p.key("ctrl+y")
	p.wait("redo", func() bool { return moveNumber(p.current()) == 1 })
	p.endsWell(func() { p.signal(syscall.SIGTERM) })
}

// isBack fails if the game on the disk is not the given one, minus its last move.
func (p *program) isBack(was *game.Game) {
	was.Undo()
	if is := p.current(); is.State() != was.State() || is.Puzzle() != was.Puzzle() {
		p.Error("the first window's game is another")
	}
}

// endsWell ends the program like a system that shuts down: the time played since the
// last move is saved, and no lock is left.
func (p *program) endsWell(end func()) {
	// the clock of a game just read runs, for less than a second
	clock := func() time.Duration { return p.current().Clock.Elapsed().Truncate(time.Second) }
	before, began := clock(), time.Now()
	// the clock of a window that gets the focus on a busy machine starts late
	p.wait("a moment of play", func() bool { return time.Since(began) > 4*time.Second })
	end()
	stuck := time.AfterFunc(time.Minute, func() { p.signal(syscall.SIGQUIT) }) // it tells where it is
	p.cmd.Wait()
	if !stuck.Stop() {
		p.Errorf("the program had to be killed:\n%s", p.cmd.Stderr)
	}
	if got := clock(); got <= before {
		text, _ := os.ReadFile(gamesOf(p.home).Path(p.games()[0].Name))
		p.Errorf("the clock of the game stands at %v, and before at %v; of %d games it is\n%s", got, before, len(p.games()), text)
	}
	for _, at := range []string{"data/sudoku-desk/games/.*.lock", "sudoku-desk/*"} {
		if left, _ := filepath.Glob(filepath.Join(p.home, at)); len(left) > 0 {
			p.Error("left:", left)
		}
	}
}

// TestEnds ends the program in every way that a system has except kill.
func TestEnds(t *testing.T) {
	t.Parallel()
	binary := build(t)
	signal.Notify(make(chan os.Signal, 1), syscall.SIGHUP) // else a program started by nohup ignores it
	for name, end := range map[string]func(*program){
		"interrupt": func(p *program) { p.signal(syscall.SIGINT) },
		"hang up":   func(p *program) { p.signal(syscall.SIGHUP) },
		"display":   func(p *program) { p.server.Kill() },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newScreen(t).open(binary, t.TempDir())
			p.newGame()
			p.key("5")
			p.wait("a move", func() bool { return moveNumber(p.current()) == 1 })
			p.endsWell(func() { end(p) })
		})
	}
}

// second starts the program once more, which must pass its file on and end.
func (p *program) second(binary, file string) {
	cmd := exec.Command(binary, file)
	cmd.Dir, cmd.Env = p.home, p.cmd.Env
	began := time.Now()
	out, err := cmd.Output()
	if err != nil || !strings.Contains(string(out), words.English.T("single.handed")) {
		p.Fatalf("the second start, after %v: %v\n%s", time.Since(began), err, out)
	}
}

// stop suspends the program, resume ends that.
func (p *program) stop()   { p.signal(syscall.SIGSTOP) }
func (p *program) resume() { p.signal(syscall.SIGCONT) }

func (p *program) signal(s syscall.Signal) {
	if err := p.cmd.Process.Signal(s); err != nil {
		p.Fatal(err)
	}
}

func (p *program) games() []store.GameInfo {
	list, err := gamesOf(p.home).List()
	if err != nil {
		p.Fatal(err)
	}
	return list
}

// titles returns the titles of the saved games, the newest first.
func (p *program) titles() string {
	var out []string
	for _, l := range p.games() {
		if e, err := gamesOf(p.home).Summary(l); err == nil {
			out = append(out, caption.TitleOf(words.English, e.Puzzle))
		}
	}
	return strings.Join(out, " ")
}

// TestUnwritable: for a while the folder of games can't be written. Play goes on, and everything is
// saved as soon as it can be.
func TestUnwritable(t *testing.T) {
	t.Parallel()
	binary, home := build(t), t.TempDir()
	dir, file := gamesOf(home).Dir, filepath.Join(home, "one.txt")
	if err := os.WriteFile(file, []byte(pasted), 0o600); err != nil {
		t.Fatal(err)
	}
	p := newScreen(t).open(binary, home, file)
	p.wait("the 1 in the first cell", func() bool { return has(p.part(image.Rect(40, 76, 100, 132)), theme.Light.Text) })
	if err := os.Rename(dir, dir+" before"); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(dir, nil, 0o600); err != nil { // in its place
		t.Fatal(err)
	}
	p.key("4", "Right", "Right", "6")
	p.wait("a message about it", func() bool { return has(p.picture(), theme.Light.Bad) })
	if err := os.Remove(dir); err != nil {
		t.Fatal(err)
	}
	p.wait("the moves that could not be saved", func() bool {
		return moveNumber(p.current()) == 2
	})
}
