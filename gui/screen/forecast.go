package screen

import (
	"context"
	"math"
	"time"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/estimate"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// OrderTimes are the times for which a puzzle can be ordered.
var OrderTimes = []int{10, 15, 20, 30, 45, 60}

// A Forecast finds out in the background how long puzzles take the player.
type Forecast struct {
	Record
	fitting *session.Jobs
	changed func()
	counted bool // the current game was among those that are finished
	Known   bool
	Failed  bool
	foreseen
}

// A foreseen is what the games say; its model is nil as long as that isn't known.
type foreseen struct {
	model   *estimate.Model
	choices []estimate.Choice // for minutes; without a level where there are no such puzzles
}

// NewForecast makes a forecast that calls changed when it is known, or can't be.
func NewForecast(a *App, t *session.Tasks, changed func()) *Forecast {
	f := &Forecast{Record: NewRecord(a, t), fitting: t.Jobs(), changed: changed}
	f.read()
	return f
}

func (f *Forecast) read() {
	f.counted = f.counts()
	f.Load(func(k Known) {
		if k.Left == 0 {
			f.Fit(k.Games)
		}
	}, func(error) {
		f.Failed = true
		f.changed()
	})
}

// Follow reads the games again if the current one is finished now.
func (f *Forecast) Follow() {
	if f.counts() != f.counted {
		f.read()
	}
}

// counts reports whether the current game is one that was finished.
func (f *Forecast) counts() bool {
	o := f.App.Session().Game.Outcome()
	return o.Finished && !o.Given()
}

func (f *Forecast) Fit(games []library.Outcome) {
	now := f.App.Sessions().Now()
	session.Start(f.fitting, func(context.Context, func(int)) (foreseen, error) {
		s := foreseen{model: estimate.From(games, now)}
		for _, n := range OrderTimes {
			c, ok := s.model.For(time.Duration(n) * time.Minute)
			if !ok {
				c = estimate.Choice{}
			}
			s.choices = append(s.choices, c)
		}
		return s, nil
	}, func(int) {}, func(s foreseen, err error) {
		f.Known, f.Failed, f.foreseen = err == nil, err != nil, s
		f.changed()
	})
}

// Enough reports whether there are enough games to say something.
func (f *Forecast) Enough() bool { return f.Known && f.model.Games() >= estimate.Least }

// Few says how many games there are, that they are too few to say something, and which don't count.
func (f *Forecast) Few(l words.Lang) string {
	n, left := f.model.Games(), f.model.Left()
	if left.Len() == 0 {
		return l.T("estimate.few", "least", estimate.Least, "n", n)
	}
	return l.Sentences(append([]string{l.T("estimate.few.of", "least", estimate.Least, "n", n, "of", n+left.Len())},
		NotCounted(l, Reason{"short", left.Short}, Reason{"helped", left.Helped}, Reason{"again", left.Again}, Reason{"shown", left.Shown}, Reason{"middle", left.Middle},
			Reason{"boards", left.Boards}, Reason{"unrated", left.Unrated})...)...)
}

// Choice returns what to order for one of minutes; its level is 0 if there is no such puzzle,
// or that isn't known.
func (f *Forecast) Choice(i int) estimate.Choice {
	if i < 0 || i >= len(f.choices) {
		return estimate.Choice{}
	}
	return f.choices[i]
}

// Takes says how long a puzzle of a level and a score, 0 for any, takes the player, by a
// sentence in the catalogue; "" if that can't be said.
func (f *Forecast) Takes(l words.Lang, key string, level puzzle.Level, score int) string {
	if !f.Known {
		return ""
	}
	r, lack := f.model.Of(level, score)
	if lack != estimate.None {
		return ""
	}
	return l.T(key, "level", l.Level(level.Name()), "time", rangeOf(l, r))
}

// rangeOf writes a range in minutes, rounded so that it never gets narrower.
func rangeOf(l words.Lang, r estimate.Range) string {
	round := func(d time.Duration, up func(float64) float64) int {
		unit := 1.
		switch m := d.Minutes(); {
		case m > 120:
			unit = 15
		case m > 20:
			unit = 5
		}
		return int(up(d.Minutes()/unit) * unit)
	}
	from, to := round(r.Low, math.Floor), round(r.High, math.Ceil)
	if from == 0 {
		return l.T("estimate.upto", "n", to)
	}
	return l.T("estimate.range", "from", from, "to", to)
}

// A Reason is why games aren't counted, as its sentence is called, and how many.
type Reason struct {
	Key string
	N   int
}

// NotCounted says for which reasons finished games are not counted; nothing if there are none.
func NotCounted(l words.Lang, reasons ...Reason) []string {
	var parts []string
	for _, r := range reasons {
		if r.N > 0 {
			parts = append(parts, l.T("statistics.uncounted."+r.Key, "n", r.N, "seconds", int(estimate.Shortest.Seconds())))
		}
	}
	if len(parts) == 0 {
		return nil
	}
	return []string{l.T("statistics.uncounted", "what", l.List(parts...))}
}
