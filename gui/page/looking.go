package page

import (
	"math"
	"time"

	"sudoku/puzzle/words"
)

// Looking is how far a search for puzzles has come.
type Looking struct {
	Since            time.Time
	Found, Of, Tried int
	Closest          string // which options the closest puzzle misses while none is found; may be empty
}

// rateAfter is after what time a search says how fast it is, and what came closest.
const rateAfter = 2 * time.Second

// ProgressLine says how far a search has come: what was found and how long the next takes,
// or how much was tried and what came closest.
func (b Base) ProgressLine(l Looking, took time.Duration) string {
	rate := int(math.Round(float64(l.Tried) / max(took.Seconds(), .1)))
	switch {
	case l.Found > 0:
		each := took / time.Duration(l.Found)
		return b.T("new.found", "n", l.Found, "of", l.Of, "each", b.brief(each), "left", b.brief(each*time.Duration(l.Of-l.Found)))
	case l.Closest != "" && took >= rateAfter:
		return b.T("new.closest", "n", l.Tried, "closest", l.Closest)
	case took >= rateAfter && l.Tried > 0:
		return b.T("new.rate", "n", l.Tried, "rate", rate)
	}
	return b.T("new.tried", "n", l.Tried)
}

// Progress says how far a search has come, and how long it has taken.
func (b Base) Progress(l Looking) string {
	took := time.Duration(0)
	if !l.Since.IsZero() {
		took = time.Since(l.Since)
	}
	return b.T("new.progress", "line", b.ProgressLine(l, took), "time", b.brief(took))
}

// brief writes a time in the unit that fits it, with one decimal where it is short.
func (b Base) brief(d time.Duration) string {
	switch {
	case d < 10*time.Second:
		return b.T("new.seconds", "s", words.Tenths(math.Round(d.Seconds()*10)/10))
	case d < 2*time.Minute:
		return b.T("new.seconds", "s", math.Round(d.Seconds()))
	}
	return b.T("new.minutes", "n", int(math.Round(d.Minutes())))
}

// Expected is how long puzzles will take that nobody looks for yet.
type Expected struct {
	Made   int           // puzzles that came while it was tried
	Each   time.Duration // how long each took; without any, how long it was tried
	Of     int           // how many are wanted
	Trying bool          // it is being tried
}

// rare is how long a puzzle takes of an order that is called rare.
const rare = 20 * time.Second

// Expected says how long puzzles will take, "" if that is not known.
func (b Base) Expected(e Expected) string {
	switch {
	case e.Made == 0 && e.Trying:
		return b.T("new.each.trying")
	case e.Each == 0:
		return ""
	case e.Made == 0:
		return b.T("new.each.none", "time", b.About(e.Each))
	case e.Of > 1 && e.Each*time.Duration(e.Of) >= time.Second:
		return b.T("new.each.all", "time", b.About(e.Each), "n", e.Of, "all", b.About(e.Each*time.Duration(e.Of)))
	case e.Each < time.Second:
		return b.T("new.each.now")
	case e.Each >= rare:
		return b.T("new.each.rare", "time", b.About(e.Each))
	}
	return b.T("new.each", "time", b.About(e.Each))
}

// About writes a time that is known but roughly.
func (b Base) About(d time.Duration) string {
	unit := 5 * time.Second
	switch {
	case d < time.Second:
		unit = 100 * time.Millisecond
	case d < 10*time.Second:
		unit = time.Second
	}
	return b.brief(d.Round(unit))
}
