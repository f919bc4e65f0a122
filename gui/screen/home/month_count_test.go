package home

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// A fileGame is what the file of a game says in plain text. Nothing here is what the program
// itself reads games with, or counts them by.
type fileGame struct {
	name, givens, daily, level string // daily: its date
	begun, put                 time.Time
	yours, of                  int // digits
	took                       time.Duration
	touched, full, solved      bool
	when                       time.Time
	hints, mistakes            int
}

// readFiles reads all games of a folder.
func readFiles(t *testing.T, dir string) (list []*fileGame) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.sudoku"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range files {
		b, err := os.ReadFile(path)
		info, err2 := os.Stat(path)
		if err != nil || err2 != nil {
			t.Fatal(err, err2)
		}
		g := &fileGame{name: filepath.Base(path), put: info.ModTime()}
		g.begun, _ = time.Parse("20060102-150405", g.name[:15])
		g.read(t, strings.Split(string(b), "\n"))
		list = append(list, g)
	}
	return list
}

// read reads the lines of a game without branches.
func (g *fileGame) read(t *testing.T, lines []string) {
	t.Helper()
	at, date := 0, ""
	var moves []string
	for _, line := range lines {
		key, rest, _ := strings.Cut(line, " ")
		switch key {
		case "givens":
			g.givens = rest
		case "source":
			text := strings.Trim(rest, `"`)
			if level, ok := strings.CutPrefix(text, "Sudoku Desk, daily: "); ok {
				g.level, g.daily = level, "?"
			} else if made, ok := strings.CutPrefix(text, "Sudoku Desk, generated: "); ok {
				g.level, _, _ = strings.Cut(made, " ")
			}
		case "date":
			date = strings.Trim(rest, `"`)
		case "clock":
			g.took = clockOf(t, rest)
		case "at":
			at, _ = strconv.Atoi(rest)
		case "enter", "solve":
			moves = append(moves, line)
		case "finished":
			f := strings.Fields(rest)
			secs, _ := strconv.ParseFloat(f[1], 64)
			g.solved, g.took = true, time.Duration(secs*10)*100*time.Millisecond
			g.when, _ = time.Parse(time.RFC3339, f[2])
		}
	}
	if g.daily != "" {
		g.daily = date
	}
	g.touched = len(moves) > 0
	g.replay(moves, at)
}

func clockOf(t *testing.T, text string) (d time.Duration) {
	t.Helper()
	for _, part := range strings.Split(text, ":") {
		n, err := strconv.ParseFloat(part, 64)
		if err != nil {
			t.Fatal(text)
		}
		d = d*60 + time.Duration(n*float64(time.Second))
	}
	return d
}

// replay makes the moves up to one on a grid of characters.
func (g *fileGame) replay(moves []string, at int) {
	grid := []byte(g.givens)
	given := 81 - strings.Count(g.givens, ".")
	type entry struct {
		cell  int
		digit byte
	}
	var entries []entry
	for i, line := range moves {
		if i >= at {
			break
		}
		f := strings.Fields(line)
		if slices.Contains(f, "hint") {
			g.hints++
		}
		if f[0] == "solve" {
			for c := range grid {
				if d := f[1][c]; d != '.' {
					grid[c] = d
				}
			}
			continue
		}
		c := int(f[2][1]-'1')*9 + int(f[2][3]-'1')
		grid[c] = f[1][0]
		entries = append(entries, entry{c, f[1][0]})
	}
	g.yours, g.of = 81-given-strings.Count(string(grid), "."), 81-given
	g.full = !strings.Contains(string(grid), ".") && (g.solved || strings.HasPrefix(moves[max(0, at-1)], "solve"))
	for _, e := range entries {
		if g.full && grid[e.cell] != e.digit {
			g.mistakes++
		}
	}
}

// stage says in a word how far the game has come.
func (g *fileGame) stage() string {
	switch {
	case g.solved:
		return "solved"
	case g.full:
		return "shown"
	case g.touched:
		return "begun"
	}
	return "new"
}

// best returns the game that counts of some of one puzzle, nil if there is none.
func best(list []*fileGame) (b *fileGame) {
	for _, want := range []string{"solved", "begun", "shown", "new"} {
		for _, g := range list {
			if g.stage() != want {
				continue
			}
			if b == nil || want == "solved" && g.when.Before(b.when) || want != "solved" && g.put.After(b.put) {
				b = g
			}
		}
		if b != nil {
			return b
		}
	}
	return nil
}

// only returns the games of which something holds.
func only(list []*fileGame, is func(*fileGame) bool) (some []*fileGame) {
	for _, g := range list {
		if is(g) {
			some = append(some, g)
		}
	}
	return some
}

// counting returns the first solved game of each puzzle of a level, the earliest begun first.
func counting(list []*fileGame, level string) (some []*fileGame) {
	some = only(list, func(g *fileGame) bool {
		first := best(only(list, func(o *fileGame) bool { return o.givens == g.givens }))
		return g.level == level && g.solved && first == g
	})
	slices.SortFunc(some, func(a, b *fileGame) int { return a.begun.Compare(b.begun) })
	return some
}

// middle returns the median of the times of games.
func middle(list []*fileGame) time.Duration {
	var times []time.Duration
	for _, g := range list {
		times = append(times, g.took)
	}
	slices.Sort(times)
	n := len(times)
	return (times[(n-1)/2] + times[n/2]) / 2
}
