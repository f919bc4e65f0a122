package estimate

import (
	"math/rand/v2"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
)

// played returns a game of a new puzzle.
func played(n int, level puzzle.Level, score int, took time.Duration) library.Outcome {
	return library.Outcome{Outcome: game.Outcome{Finished: true, Givens: numbered(uint64(n)), Elapsed: took},
		Rating: library.Rating{Level: level, Score: score}}
}

// steady returns games of about ten minutes, of one level.
func steady(n int, level puzzle.Level) (list []library.Outcome) {
	for i := range n {
		list = append(list, played(i, level, 0, time.Duration(500+60*(i%5))*time.Second))
	}
	return list
}

// TestLack: there is no estimate below ten games, none for a puzzle without a level, and none
// for a level two above or below those that were played.
func TestLack(t *testing.T) {
	for _, tt := range []struct {
		games int
		of    puzzle.Level
		level puzzle.Level
		want  Lack
	}{
		{0, 3, 3, Few}, {9, 3, 3, Few}, {10, 3, 3, None}, {10, 3, 2, None}, {10, 3, 4, None}, {10, 3, 1, Far},
		{10, 3, 5, Far}, {9, 3, 5, Few}, {10, 1, 3, Far}, {30, 5, 4, None}, {10, 3, 0, Unrated}, {10, 3, 6, Unrated}, {10, 3, 255, Unrated},
	} {
		m := From(steady(tt.games, tt.of), time.Time{})
		r, lack := m.Of(tt.level, 0)
		if lack != tt.want || (lack == None) != (r != Range{}) || m.Games() != tt.games {
			t.Errorf("%d games of level %d, one of %d: %v, lack %d, want %d", tt.games, tt.of, tt.level, r, lack, tt.want)
		}
	}
}

// TestWiderFarOff: the less was played like a puzzle, the wider its range is, and more games
// make it narrower.
func TestWiderFarOff(t *testing.T) {
	width := func(n int, level puzzle.Level, score int) float64 {
		var c tally
		r, _ := From(steady(n, 3), time.Time{}).Of(level, score)
		c.count(r, 0)
		return c.width()
	}
	for _, tt := range []struct {
		what         string
		narrow, wide float64
	}{
		{"a level that was not played", width(20, 3, 790), width(20, 4, 1290)},
		{"a score that is rare", width(20, 3, 790), width(20, 3, 100_000)},
		{"no score", width(20, 3, 790), width(20, 3, 0)},
		{"few games", width(100, 3, 790), width(10, 3, 790)},
	} {
		if tt.wide <= tt.narrow {
			t.Errorf("%s: %.2f, else %.2f", tt.what, tt.wide, tt.narrow)
		}
	}
}

// TestLeftOut: games that say nothing of the player's time don't count.
func TestLeftOut(t *testing.T) {
	same := steady(12, 3)
	want, _ := From(same, time.Time{}).Of(3, 0)
	for name, spoil := range map[string]func(*library.Outcome){
		"not finished":   func(o *library.Outcome) { o.Finished = false },
		"by the program": func(o *library.Outcome) { o.ByProgram = true },
		"by hints":       func(o *library.Outcome) { o.Hints = 30 },
		"in rounds":      func(o *library.Outcome) { o.Placed = 21 },
		"in the middle":  func(o *library.Outcome) { o.InMiddle = true },
		"again":          func(o *library.Outcome) { o.Givens = same[0].Givens },
		"no level":       func(o *library.Outcome) { o.Rating = library.Rating{Score: 1} },
		"no time":        func(o *library.Outcome) { o.Elapsed = 0 },
		"time below 0":   func(o *library.Outcome) { o.Elapsed = -time.Hour },
	} {
		o := played(99, 3, 0, 25*time.Hour)
		spoil(&o)
		m := From(append(steady(12, 3), o), time.Time{})
		if r, _ := m.Of(3, 0); r != want || m.Games() != 12 {
			t.Errorf("%s: %v, want %v", name, r, want)
		}
	}
	for name, o := range map[string]library.Outcome{
		"a few hints": {Outcome: game.Outcome{Hints: 5}}, "mistakes": {Outcome: game.Outcome{Mistakes: 9}},
	} {
		o.Finished, o.Givens, o.Elapsed, o.Rating.Level = true, numbered(99), time.Hour, 3
		if m := From(append(steady(12, 3), o), time.Time{}); m.Games() != 13 {
			t.Errorf("%s: doesn't count", name)
		}
	}
}

// TestAnyGames: whatever the files say, ranges are in order and of a length that times have.
func TestAnyGames(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		var list []library.Outcome
		for i := range rng.IntN(60) {
			o := played(i, puzzle.Level(rng.IntN(8)), rng.IntN(1<<uint(rng.IntN(40)))-5, time.Duration(rng.Uint64()>>uint(rng.IntN(64))))
			o.Hints = rng.IntN(9) - 2
			list = append(list, o)
		}
		m, again := From(list, time.Time{}), From(list, time.Time{})
		for level := range puzzle.Level(8) {
			score := rng.IntN(1<<uint(rng.IntN(50))) - 9
			r, lack := m.Of(level, score)
			if same, _ := again.Of(level, score); same != r {
				t.Fatalf("the same games say %v and: got %v, want %v", r, same, r)
			}
			if lack == None && (r.Low < shortest || r.Median < r.Low || r.High < r.Median || r.High > longest) {
				t.Fatalf("level %d, score %d of %d games: %v", level, score, m.games, r)
			}
		}
		for _, d := range []time.Duration{-time.Hour, 0, 1, 10 * time.Minute, 1 << 62} {
			if c, ok := m.For(d); ok && (c.From > c.To || c.From <= 0 || c.Level < 1 || c.Level > puzzle.Extreme) {
				t.Fatalf("for %v: %+v", d, c)
			}
		}
	}
}

// TestFor: of the puzzles that are chosen for a time, about half take longer, and most are
// within a factor of two of it; none is chosen below ten games.
func TestFor(t *testing.T) {
	offered, longer, about := 0, 0, 0
	for i := range 60 {
		rng := rand.New(rand.NewPCG(8, uint64(i)))
		p, l := newPlayer(rng, func(*player) {}), newLearner()
		for n := range 80 {
			o := p.play()
			if n < Least {
				if _, ok := l.model().For(15 * time.Minute); ok {
					t.Fatal("chosen after", n, "games")
				}
			}
			l.add(&o)
		}
		m := l.model()
		for _, minutes := range []int{10, 15, 20, 30, 45, 60} {
			d := time.Duration(minutes) * time.Minute
			c, ok := m.For(d)
			if !ok {
				continue
			}
			offered++
			if f := float64(c.Median) / float64(d); f < .7 || f > 1.45 {
				t.Errorf("for %v: %+v", d, c)
			}
			for range 20 {
				took := p.within(c)
				if took > d {
					longer++
				}
				if took > d/2 && took < 2*d {
					about++
				}
			}
		}
	}
	n := float64(20 * offered)
	t.Logf("%d of 360 offered; %.1f %% longer, %.1f %% within a factor of two", offered, 100*float64(longer)/n, 100*float64(about)/n)
	if offered < 100 || float64(longer) < .42*n || float64(longer) > .58*n || float64(about) < .8*n {
		t.Error("the choice is off")
	}
}

// within plays another puzzle as a choice has it.
func (p *player) within(c Choice) time.Duration {
	for {
		if o := p.at(c.Level); o.Rating.Score >= c.From && o.Rating.Score <= c.To {
			return o.Elapsed
		}
	}
}

// TestSlopesOfScores: who takes longer for higher scores gets scores from a part of a level;
// who doesn't gets all of them.
func TestSlopesOfScores(t *testing.T) {
	for _, tt := range []struct {
		slope float64
		part  bool
	}{{1.5, true}, {0, false}} {
		rng := rand.New(rand.NewPCG(5, 6))
		p, l := newPlayer(rng, func(p *player) {
			p.score, p.base, p.choose, p.noise = tt.slope, 6.8, func(int) puzzle.Level { return 3 }, p.normal(.2)
		}), newLearner()
		for range 200 {
			o := p.play()
			l.add(&o)
		}
		r, _ := l.model().Of(3, 0)
		c, ok := l.model().For(r.Median)
		if !ok || c.Level != 3 || float64(c.To)/float64(c.From) < 2 != tt.part {
			t.Errorf("slope %v: %+v, %v", tt.slope, c, ok)
		}
	}
}

// BenchmarkFrom is what the games of many years cost, in the background.
func BenchmarkFrom(b *testing.B) {
	rng := rand.New(rand.NewPCG(1, 1))
	p := newPlayer(rng, func(*player) {})
	var list []library.Outcome
	for range 5000 {
		list = append(list, p.play())
	}
	b.Run("from", func(b *testing.B) {
		for b.Loop() {
			From(list, time.Time{})
		}
	})
	m := From(list, time.Time{})
	b.Run("of", func(b *testing.B) {
		for b.Loop() {
			m.Of(3, 700)
		}
	})
	b.Run("for", func(b *testing.B) {
		for b.Loop() {
			m.For(15 * time.Minute)
		}
	})
}
