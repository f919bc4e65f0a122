package estimate

import (
	"math"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/estimate/prior"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
)

// A player takes times for puzzles as people do, some of them.
type player struct {
	rng     *rand.Rand
	base    float64 // of the logarithm of the seconds for a puzzle of the middle level
	level   float64 // more for each level
	own     [levels + 1]float64
	score   float64
	noise   func() float64
	spread  func(puzzle.Level) float64 // of the noise, by level
	ended   time.Time
	after   func(n int) float64 // games
	choose  func(n int) puzzle.Level
	n       int
	scoring bool
}

// classes are kinds of players.
var classes = []struct {
	name string
	make func(*player)
}{
	{"fast", func(p *player) { p.base = math.Log(240) + .2*p.rng.NormFloat64() }},
	{"slow", func(p *player) { p.base = math.Log(2400) + .3*p.rng.NormFloat64() }},
	{"even", func(p *player) { p.noise = p.normal(.12) }},
	{"erratic", func(p *player) { p.noise = p.normal(.75) }},
	{"improving", func(p *player) {
		rate := .15 + .25*p.rng.Float64()
		p.after = func(n int) float64 { return -rate * math.Log1p(float64(n)/4) }
	}},
	{"rusty", func(p *player) { // slower after a long rest, then as before
		at := 30 + p.rng.IntN(60)
		p.after = func(n int) float64 {
			if n < at {
				return 0
			}
			return .6 * math.Exp(-float64(n-at)/15)
		}
	}},
	{"after a break", func(p *player) { // half a year, and it takes weeks until all is as before
		at := 30 + p.rng.IntN(40)
		p.after = func(n int) float64 {
			if n < at {
				return 0
			}
			if n == at {
				p.ended = p.ended.AddDate(0, 6, 0)
			}
			return .7 * math.Exp(-float64(n-at)/40)
		}
	}},
	{"lost at the end", func(p *player) { // even in what is easy, anything in what is hard
		p.spread = func(l puzzle.Level) float64 { return .3 * math.Exp2(float64(l)-3) }
		p.noise = p.normal(1)
	}},
	{"moody", func(p *player) { // good and bad weeks
		mood, white := 0., p.normal(.22)
		p.noise = func() float64 {
			mood = .85*mood + .15*p.rng.NormFloat64()
			return mood + white()
		}
	}},
	{"heavy tails", func(p *player) { // Student's t with 3 degrees
		p.noise = func() float64 {
			a, b, c := p.rng.NormFloat64(), p.rng.NormFloat64(), p.rng.NormFloat64()
			return .25 * p.rng.NormFloat64() / math.Sqrt((a*a+b*b+c*c)/3)
		}
	}},
	{"over lunch", func(p *player) { // sometimes the game is left open
		usual := p.normal(.25)
		p.noise = func() float64 {
			if p.rng.IntN(15) == 0 {
				return 1 + 2*p.rng.Float64()
			}
			return usual()
		}
	}},
	{"skewed", func(p *player) { p.noise = func() float64 { return .4 * (p.rng.ExpFloat64() - 1) } }},
	{"one level", func(p *player) {
		level := puzzle.Level(1 + p.rng.IntN(levels))
		p.choose = func(int) puzzle.Level { return level }
	}},
	{"climbing", func(p *player) { // a harder level every thirty games
		p.choose = func(n int) puzzle.Level { return puzzle.Level(min(1+n/30, levels)) }
	}},
	{"no scores", func(p *player) { p.scoring = false }},
	{"level moves all", func(p *player) { p.level, p.score = .75, 1.2 }},
	{"nothing moves", func(p *player) { p.level, p.score = .05, 0 }},
}

func (p *player) normal(sd float64) func() float64 {
	return func() float64 { return sd * p.rng.NormFloat64() }
}

func newPlayer(rng *rand.Rand, as func(*player)) *player {
	p := &player{rng: rng, base: math.Log(700) + .6*rng.NormFloat64(), level: .25 + .4*rng.Float64(), score: rng.Float64(), scoring: true}
	for i := range p.own {
		p.own[i] = .12 * rng.NormFloat64()
	}
	p.noise = p.normal(.18 + .22*rng.Float64())
	p.after = func(int) float64 { return 0 }
	p.spread = func(puzzle.Level) float64 { return 1 }
	p.ended = time.Date(2026, 1, 1, 20, 0, 0, 0, time.UTC)
	favourite := rng.IntN(levels)
	p.choose = func(int) puzzle.Level {
		if rng.IntN(2) == 0 {
			return puzzle.Level(1 + favourite)
		}
		return puzzle.Level(1 + rng.IntN(levels))
	}
	as(p)
	return p
}

// play plays another puzzle.
func (p *player) play() (o library.Outcome) { return p.at(p.choose(p.n)) }

// at plays another puzzle of a level.
func (p *player) at(level puzzle.Level) (o library.Outcome) {
	u := &prior.Usual[level]
	z := u.Spread * p.rng.NormFloat64()
	log := p.base + p.level*(float64(level)-3) + p.own[level] + p.score*z + p.after(p.n) + p.spread(level)*p.noise()
	p.n++
	p.ended = p.ended.Add(20 * time.Hour)
	o.Outcome = game.Outcome{Finished: true, Givens: numbered(p.rng.Uint64()),
		Elapsed: max(shortest, time.Duration(math.Exp(log)*float64(time.Second)).Round(time.Second))}
	o.Ended = p.ended
	if o.Rating.Level = level; p.scoring {
		o.Rating.Score = int(u.Middle * math.Exp(z))
	}
	return o
}

// numbered returns a grid that is another one for each number.
func numbered(n uint64) (g puzzle.Grid) {
	for i := range 20 {
		g[i] = puzzle.Digit(1 + n%9)
		n /= 9
	}
	return g
}

// TestCoverage: of the times of games not seen yet, of players of every kind, eight of ten
// are in the range, and about as many are shorter as are longer than the median.
func TestCoverage(t *testing.T) {
	players, each := 30, 130
	if os.Getenv("SUDOKU_LONG") != "" {
		players, each = 100, 300
	}
	var all tally
	var byLevel [levels + 1]tally
	for c, class := range classes {
		var of, early, next tally
		var levelsOf [levels + 1]tally
		for i := range players {
			rng := rand.New(rand.NewPCG(uint64(c), uint64(i)))
			p, l := newPlayer(rng, class.make), newLearner()
			for n := range each {
				o := p.play()
				if n < Least || n < 40 && n%3 == 0 || n%5 == 0 {
					l.rest(o.Ended)
					m := l.model()
					r, lack := m.Of(o.Rating.Level, o.Rating.Score)
					if (lack == Few) != (n < Least) {
						t.Fatalf("%s after %d games: %v", class.name, n, lack)
					}
					if lack == None {
						of.count(r, o.Elapsed)
						byLevel[o.Rating.Level].count(r, o.Elapsed)
						levelsOf[o.Rating.Level].count(r, o.Elapsed)
						if n < 30 {
							early.count(r, o.Elapsed)
						}
						if m.levels[o.Rating.Level] == 0 {
							next.count(r, o.Elapsed)
						}
					}
				}
				l.add(&o)
			}
		}
		all.add(of)
		t.Logf("%-16s %.1f %% of %d in the range, %.1f %% below the median, the range %.2f wide; up to 30 games %.1f %%, new levels %.1f %% of %d",
			class.name, of.inside(), of.n, of.below(), of.width(), early.inside(), next.inside(), next.n)
		for level, of := range levelsOf {
			if of.n > 400 && of.inside() < 65 {
				t.Errorf("%s: only %.1f %% of %d at level %d", class.name, of.inside(), of.n, level)
			}
		}
		if of.inside() < 74 {
			t.Errorf("%s: only %.1f %% in the range", class.name, of.inside())
		}
	}
	for level, of := range byLevel[1:] {
		t.Logf("level %d: %.1f %% of %d in the range", level+1, of.inside(), of.n)
		if of.inside() < 77 || of.inside() > 86 {
			t.Errorf("level %d: %.1f %%", level+1, of.inside())
		}
	}
	t.Logf("all: %.1f %% of %d in the range, %.1f %% below the median", all.inside(), all.n, all.below())
	if got := all.inside(); got < 78 || got > 84 {
		t.Errorf("%.1f %% in the range", got)
	}
}

// A tally counts times.
type tally struct {
	n, in, lower int
	wide         float64
}

func (c *tally) count(r Range, took time.Duration) {
	c.n++
	if took >= r.Low && took <= r.High {
		c.in++
	}
	if took < r.Median {
		c.lower++
	}
	c.wide += math.Log(float64(r.High) / float64(r.Low))
}

func (c *tally) add(o tally) { c.n, c.in, c.lower = c.n+o.n, c.in+o.in, c.lower+o.lower }

func (c *tally) inside() float64 { return 100 * float64(c.in) / float64(c.n) }

func (c *tally) below() float64 { return 100 * float64(c.lower) / float64(c.n) }

func (c *tally) width() float64 { return c.wide / float64(c.n) }
