package generator

import (
	"errors"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// A FirstPlace says how many singles come before the first step of a technique, or else before the
// first of a level or above.
type FirstPlace struct {
	Technique *logic.Technique // nil for a level
	Level     puzzle.Level
	Range
}

// ErrPlaces means that a text is no list of techniques and levels with numbers of singles.
var ErrPlaces = errors.New("no places of first steps")

// parsePlaces reads a list such as hard=30..,w-wing=0..9, in which nothing comes twice.
func parsePlaces(list string) (places []FirstPlace, err error) {
	for field := range strings.SplitSeq(list, ",") {
		name, number, _ := strings.Cut(field, "=")
		r, err := parseFrom(strings.TrimSpace(number))
		if err != nil {
			return nil, ErrPlaces
		}
		p := FirstPlace{Range: *r}
		if l, ok := puzzle.ParseLevel(strings.TrimSpace(name)); ok && l > puzzle.Easy {
			p.Level = l
		} else if p.Technique, err = parseTechnique(name); err != nil {
			return nil, err
		}
		if slices.ContainsFunc(places, p.same) {
			return nil, ErrPlaces
		}
		places = append(places, p)
	}
	return places, nil
}

// same reports whether q is about the same steps.
func (p *FirstPlace) same(q FirstPlace) bool { return p.Technique == q.Technique && p.Level == q.Level }

// takes reports whether a step of t is one of those that p is about.
func (p *FirstPlace) takes(t *logic.Technique) bool {
	if p.Technique == nil {
		return t.Level >= p.Level
	}
	return p.Technique.ID == t.ID
}

// explained reports whether p is about a technique that ratings don't use.
func (p *FirstPlace) explained() bool { return p.Technique != nil && setOf(p.Technique) == 0 }

// firstAt is the condition that first steps have so many singles before them.
var firstAt = &Condition{
	Name: "first-at", Kind: "STEP=A..B,...",
	Parse: func(o *Order, s string) (err error) { o.Places, err = parsePlaces(s); return err },
	asked: func(o *Order) bool { return len(o.Places) > 0 },
	needs: func(o *Order) (needs []*logic.Technique) {
		for _, p := range o.Places {
			if p.Technique != nil {
				needs = append(needs, p.Technique)
			}
		}
		return needs
	},
	singles: func(o *Order) bool {
		return !slices.ContainsFunc(o.Places, func(p FirstPlace) bool { return p.Technique == nil })
	},
	may:  func(_ *Order, p *path) bool { return p.allPlaces(mayBeThere) },
	fits: func(_ *Order, p *path) bool { return p.allPlaces(isThere) },
	sure: func(_ *Order, p *path) bool { return p.allPlaces(isThere) },
	off: func(_ *Order, p *path) (off int) {
		p.allPlaces(func(w *FirstPlace, at place) bool {
			if off += 2 * w.distance(at.singles); !at.known {
				off += 50
			}
			return true
		})
		return off
	},
}

// A place is how many singles a path has had before the first step of a kind, if that is known,
// or else so far.
type place struct {
	singles int
	known   bool
}

// mayBeThere reports whether the first step may still be where it is wanted, isThere whether it is.
func mayBeThere(w *FirstPlace, at place) bool {
	return at.singles <= w.To && (!at.known || at.singles >= w.From)
}

func isThere(w *FirstPlace, at place) bool { return at.known && w.Has(at.singles) }

// allPlaces reports whether something holds for every place that is asked for.
func (p *path) allPlaces(holds func(*FirstPlace, place) bool) bool {
	for i := range p.places {
		if !holds(&p.order.Places[i], p.places[i]) {
			return false
		}
	}
	return true
}

// outsidePlaces is allPlaces for those of techniques that ratings don't use.
func (p *path) outsidePlaces(holds func(*FirstPlace, place) bool) bool {
	return p.allPlaces(func(w *FirstPlace, at place) bool { return !w.explained() || holds(w, at) })
}

// notePlaces takes a step of t, on the path of ratings or on that of explanations.
func (p *path) notePlaces(t *logic.Technique, explained bool) {
	for i := range p.places {
		at, w := &p.places[i], &p.order.Places[i]
		switch {
		case at.known || explained != w.explained():
		case w.takes(t):
			at.known = true
		case t.Level == puzzle.Easy:
			at.singles++
		}
	}
}

// impossiblePlace returns the contradiction if no technique is left of a level that is asked for,
// or nil.
func impossiblePlace(o *Order) error {
	for _, p := range o.Places {
		left := func(t *logic.Technique) bool { return p.takes(t) && o.never&setOf(t) == 0 }
		if p.Technique == nil && !slices.ContainsFunc(o.techniques, left) {
			return &Contradiction{Rule: NoneLeft, One: "first-at"}
		}
	}
	return nil
}
