package results

import (
	"image"
	"strings"
	"testing"
	"time"

	"sudoku/generator/daily"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// doneGame returns a game of a puzzle that was solved.
func doneGame(t *testing.T, text string) *game.Game {
	t.Helper()
	d := newDesk(t, text)
	g := d.Session().Game
	solution := d.Session().Solved().Found[0]
	for c, digit := range solution {
		if g.State().Grid[c] == 0 {
			_ = g.Do(game.Move{Action: game.Enter, Digit: digit, Cells: puzzle.CellsOf(puzzle.Cell(c))})
		}
	}
	if !g.Finished() {
		t.Fatal("it isn't finished")
	}
	return g
}

// TestDoneWorth: what a time of ten minutes is worth beside others, in minutes.
func TestDoneWorth(t *testing.T) {
	g := doneGame(t, screentest.Easy)
	hard := session.Facts{Solved: true, Known: true, Rated: true, Found: make([]puzzle.Grid, 1), Rating: logic.Rating{Level: puzzle.Hard}}
	many := func(n, minutes int) (list []int) {
		for range n {
			list = append(list, minutes)
		}
		return list
	}
	for _, c := range []struct {
		others         []int
		hints          int
		worth, against string
		zh, zhAgainst  string
	}{
		{nil, 0, "Your first at Hard", "", "第一局困难", ""},
		{nil, 1, "Your first at Hard", "With one hint", "第一局困难", "一次提示"},
		{[]int{12}, 0, "Your second at Hard", "Your best time so far", "困难第 2 局", "目前最快"},
		{[]int{8, 12}, 0, "Your third at Hard", "Your best time is 8:00", "困难第 3 局", "最快的一局用时 8:00"},
		{[]int{8, 12}, 1, "Your third at Hard", "With one hint. Your best time is 8:00", "困难第 3 局", "一次提示。最快的一局用时 8:00"},
		{[]int{8, 12, 12, 14}, 0, "Your fifth at Hard", "2:00 less than your usual 12:00", "困难第 5 局", "比平时（12:00）少 2:00"},
		{[]int{8, 8, 8, 14}, 0, "Your fifth at Hard", "2:00 more than your usual 8:00", "困难第 5 局", "比平时（8:00）多 2:00"},
		{append(many(2, 8), many(38, 20)...), 0, "Third best of 41 at Hard", "10:00 less than your usual 20:00", "困难 41 局中第 3 快", "比平时（20:00）少 10:00"},
		{many(40, 20), 2, "Best of 41 at Hard", "With two hints. 10:00 less than your usual 20:00", "困难 41 局中最快", "两次提示。比平时（20:00）少 10:00"},
		{append(many(13, 8), many(40, 20)...), 0, "Rank 14 of 54 at Hard", "10:00 less than your usual 20:00", "困难 54 局中第 14 快", "比平时（20:00）少 10:00"},
		{many(20, 8), 0, "10:00, your usual is 8:00", "", "10:00，平时 8:00", ""},
		{many(20, 10), 0, "Best of 21 at Hard", "Your usual time", "困难 21 局中最快", "和平时一样"},
	} {
		s := doneState{game: g, known: hard, counted: true}
		s.this = library.Outcome{Outcome: game.Outcome{Finished: true, Elapsed: 10 * time.Minute, Hints: c.hints, Moves: 51, When: time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)}, Game: "this"}
		for i, m := range c.others {
			o := screentest.Finished("2026-11-20", puzzle.Hard, m)
			o.Game, o.Givens[0] = string(rune('a'+i)), 9
			s.others = append(s.others, o)
		}
		en, against, strip := s.worth(words.English)
		zh, zhAgainst, _ := s.worth(words.Chinese)
		if en != c.worth || against != c.against || zh != c.zh || zhAgainst != c.zhAgainst {
			t.Errorf("%v: %q %q %q %q", c.others, en, against, zh, zhAgainst)
		}
		if (strip != nil) != (len(c.others) >= 11) {
			t.Errorf("%d others: strip %v", len(c.others), strip)
		}
	}
}

// TestDoneUnranked: what isn't ranked says why.
func TestDoneUnranked(t *testing.T) {
	g := doneGame(t, screentest.Easy)
	for _, c := range []struct {
		name   string
		change func(*doneState)
		worth  string
	}{
		{"program", func(s *doneState) { s.this.ByProgram = true }, "Shown by the program"},
		{"in the middle", func(s *doneState) { s.this.InMiddle = true }, "Begun in the middle"},
		{"several", func(s *doneState) { s.known.Found = make([]puzzle.Grid, 2) }, "One of several solutions"},
		{"again", func(s *doneState) {
			o := screentest.Finished("2026-11-20", puzzle.Hard, 3)
			o.Givens = s.this.Givens
			s.others = append(s.others, o)
		}, "Solved once more"},
		{"unknown", func(s *doneState) { s.known = session.Facts{} }, ""},
		{"uncounted", func(s *doneState) { s.counted = false }, ""},
		{"unread", func(s *doneState) { s.counted, s.unread = false, true }, "0:00"},
	} {
		s := doneState{game: g, counted: true, known: session.Facts{Solved: true, Known: true, Rated: true, Found: make([]puzzle.Grid, 1)}}
		s.this = library.Outcome{Outcome: g.Outcome(), Game: "this"}
		c.change(&s)
		if got, _, strip := s.worth(words.English); got != c.worth || strip != nil {
			t.Errorf("%s: %q %v", c.name, got, strip)
		}
	}
}

// TestDoneStrip: the times that are written are round, three to five of them, and every time
// is inside.
func TestDoneStrip(t *testing.T) {
	for _, c := range []struct {
		best, longest, usual time.Duration
		want                 string
	}{
		{18 * time.Minute, 42 * time.Minute, 27 * time.Minute, "20 30 40 min"},
		{3 * time.Minute, 7 * time.Minute, 5 * time.Minute, "3 4 5 6 7 min"},
		{50 * time.Second, 90 * time.Second, time.Minute, "1:00 1:15 1:30"},
		{10 * time.Minute, 10 * time.Hour, 20 * time.Minute, "15 30 45 60 min"},
	} {
		at := library.Standing{Rank: 1, Of: 20, Best: c.best, Longest: c.longest, Usual: c.usual, Times: []time.Duration{c.best, c.longest}}
		s := stripOf(words.English, c.best, at)
		var list []string
		for _, m := range s.marks {
			list = append(list, m.text)
			if x := s.place(m.at); x < 0 || x > 1 {
				t.Errorf("%v is at %v", m.at, x)
			}
		}
		if got := strings.Join(list, " "); got != c.want {
			t.Errorf("%v to %v: %q, want %q", c.best, c.longest, got, c.want)
		}
		if s.place(c.best) < 0 || s.place(c.longest) > 1 {
			t.Errorf("%v: outside", c)
		}
	}
}

// TestDoneWeek: after a daily puzzle comes the next of its day that is open, in rising level,
// and its week is shown; after any other, another like it.
func TestDoneWeek(t *testing.T) {
	g := doneGame(t, screentest.Easy)
	today := daily.Date{Year: 2026, Month: 11, Day: 26}
	for _, c := range []struct {
		of, solved, next, times string
	}{
		{"2026-11-26/hard", "easy", "Next: Medium of today", "Easy 3:00, Hard 10:00; three are open"},
		{"2026-11-26/easy", "", "Next: Medium of today", "Easy 10:00; four are open"},
		{"2026-11-26/extreme", "easy medium hard unfair", "Another like this", "Easy 3:00, Medium 3:00, Hard 3:00, Unfair 3:00, Extreme 10:00"},
		{"2026-11-24/hard", "easy medium", "Next: Unfair of 24 November", "Easy 3:00, Medium 3:00, Hard 10:00; two are open"},
		{"", "", "Another like this", ""},
		{"nonsense", "", "Another like this", ""},
	} {
		s := doneState{game: g, counted: true, today: today}
		s.this = library.Outcome{Game: "this", Begun: time.Date(2026, 11, 26, 8, 0, 0, 0, time.UTC),
			Outcome: game.Outcome{Daily: c.of, Finished: true, Moves: 51, Touched: true, Elapsed: 10 * time.Minute}}
		for _, level := range strings.Fields(c.solved) {
			o := screentest.Finished("2026-11-26", puzzle.Easy, 3)
			o.Daily = c.of[:11] + level
			o.Touched = true
			s.others = append(s.others, o)
		}
		if got := s.next(words.English); got != c.next {
			t.Errorf("%s: %q", c.of, got)
		}
		w := s.week(words.English)
		if (w != nil) != (c.times != "") || w != nil && w.times != c.times {
			t.Errorf("%s: %+v", c.of, w)
		}
	}
}

// TestDoneHelp: hints and mistakes in a sentence.
func TestDoneHelp(t *testing.T) {
	g := doneGame(t, screentest.Easy)
	for _, c := range []struct {
		hints, mistakes int
		en, zh          string
		mark            doneMark
	}{
		{0, 0, "No hints, no mistakes", "没有提示，没有错误", markDone},
		{0, 1, "No hints, one mistake", "没有提示，一处错误", markSlip},
		{2, 0, "Two hints / No mistakes", "两次提示 / 没有错误", markSlip},
		{12, 3, "12 hints / Three mistakes", "12 次提示 / 三处错误", markSlip},
	} {
		s := doneState{game: g}
		s.this.Hints, s.this.Mistakes = c.hints, c.mistakes
		if lines := s.help(words.English); c.hints > 0 && (lines[1].mark == markDone) != (c.mistakes == 0) {
			t.Errorf("%d %d: %v", c.hints, c.mistakes, lines[1].mark)
		}
		s.this.Shown = min(c.hints, 1)
		if lines := s.help(words.English); c.hints > 0 && (lines[1].mark == markDone) != (c.mistakes == 0) {
			t.Errorf("%d %d, and a digit placed: %v", c.hints, c.mistakes, lines[1].mark)
		}
		s.this.Shown = 0
		if en, zh, mark := linesOf(s.help(words.English)), linesOf(s.help(words.Chinese)), s.help(words.English)[0].mark; en != c.en || zh != c.zh || mark != c.mark {
			t.Errorf("%d %d: %q %q %v", c.hints, c.mistakes, en, zh, mark)
		}
	}
}

// TestDoneFound: the finish finds out who found the hardest step, and where a mistake was.
func TestDoneFound(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	g, solution := d.Session().Game, d.Session().Solved().Found[0]
	first := true
	for c, digit := range solution {
		if g.State().Grid[c] != 0 {
			continue
		}
		if first {
			_ = g.Do(game.Move{Action: game.Enter, Digit: digit%9 + 1, Cells: puzzle.CellsOf(puzzle.Cell(c))})
			first = false
		}
		_ = g.Do(game.Move{Action: game.Enter, Digit: digit, Cells: puzzle.CellsOf(puzzle.Cell(c))})
	}
	d.Session().LoadFacts(func() {})
	d.Settle()
	s := NewDone(d.App)
	d.Show(s)
	d.Settle()
	lines := s.shown.lines
	if len(lines) != 2 || lines[0].note != "found without help" || lines[1].text != "No hints, one mistake" || !strings.HasSuffix(lines[1].note, ", corrected") {
		t.Errorf("%+v", lines)
	}
	if !strings.Contains(lines[0].text, lines[0].bold) || lines[0].bold == "" {
		t.Errorf("%+v", lines[0])
	}
	d.Close()
}

// TestDoneCardWhole: what a time stands beside is written whole, in every language, with all the help
// that there was, or in a low window with the first of it.
func TestDoneCardWhole(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	s := NewDone(d.App)
	d.Settle()
	cut := ""
	s.Kit.Cut = func(text string) { cut = text }
	state := doneState{game: d.Session().Game, known: session.Facts{Known: true, Rated: true, Found: make([]puzzle.Grid, 1)}, counted: true}
	state.known.Rating.Level = puzzle.Hard
	state.this = library.Outcome{Outcome: game.Outcome{Finished: true, Elapsed: 83 * time.Minute, Hints: 12, Shown: 25, Placed: 8, AllHints: true, Givens: puzzle.Grid{1},
		When: time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)}, Game: "this"}
	for _, o := range []int{45, 92, 93, 94, 95, 96, 97} {
		state.others = append(state.others, screentest.Finished("2026-11-20", puzzle.Hard, o))
	}
	for n := range state.others {
		for _, l := range words.Langs {
			some := state
			some.others = state.others[:n+1]
			s.shown = some.report(l)
			for _, h := range []float64{s.cardHeight(false, 344), s.cardHeight(true, 344), s.tightCard()} {
				cut = ""
				s.paintCard(&widget.Canvas{Kit: s.Kit, Dst: image.NewRGBA(image.Rect(0, 0, 344, int(h)+1)), S: 1, W: 344, H: h})
				if cut != "" && cut != s.shown.worth {
					t.Errorf("%v, %.0f high: %q is cut", l, h, cut)
				}
			}
			for _, part := range helpParts(l, &state.this.Outcome) {
				if !strings.Contains(s.shown.against, part) {
					t.Errorf("%v: %q lacks %q", l, s.shown.against, part)
				}
			}
		}
	}
	d.Close()
}
