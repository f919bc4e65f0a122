// Package practice keeps what a learner answered, and says from it what to practise
// again and when.
//
// When is said by FSRS, with its parameters for everybody: an item is a technique, which is to
// come again on the day on which it would be found nine times in ten (open-spaced-repetition,
// "The Algorithm", version 5; J. Ye, J. Su, Y. Cao, "A Stochastic Shortest Path Algorithm for
// Optimizing Spaced Repetition Scheduling", KDD 2022).
package practice

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"github.com/open-spaced-repetition/go-fsrs/v3"
)

// A Grade says how well an answer was found, from 0 to 5.
type Grade uint8

const (
	Unknown  Grade = 0 // the answer was shown
	Wrong    Grade = 2 // other answers came first
	Slow     Grade = 3 // right, after a long time or with help
	Right    Grade = 4
	AtOnce   Grade = 5
	maxGrade       = AtOnce
)

// rating returns what a grade is for FSRS.
func (g Grade) rating() fsrs.Rating {
	switch {
	case g <= Wrong:
		return fsrs.Again
	case g == Slow:
		return fsrs.Hard
	case g == Right:
		return fsrs.Good
	}
	return fsrs.Easy
}

// An Answer is what one position or one look at a game showed.
type Answer struct {
	When  time.Time
	Item  string // the ID of a technique
	Grade Grade
}

// inGame begins the item of what a game showed to be known, without an exercise.
const inGame = "game--"

// InGame returns the item of an answer that says: in a game the technique was found. It makes
// nothing due, but puts off what an exercise has made due.
func InGame(id string) string { return inGame + id }

// Technique returns the ID of the technique that the answer is about.
func (a Answer) Technique() string { return strings.TrimPrefix(a.Item, inGame) }

// fromGame reports whether a game gave the answer.
func (a Answer) fromGame() bool { return strings.HasPrefix(a.Item, inGame) }

// An Item is what is known of one technique.
type Item struct {
	ID  string
	Due time.Time // the beginning of the day on which it is to be practised again
}

// mostDays is the longest time after which an item comes again.
const mostDays = 3650

// scheduler counts in whole days.
var scheduler = func() *fsrs.FSRS {
	p := fsrs.DefaultParam()
	p.MaximumInterval, p.EnableShortTerm = mostDays, false
	return fsrs.NewFSRS(p)
}()

// Items returns what the answers tell of each technique, by ID. What was answered on one day of
// that place counts once: the worst of it.
func Items(answers []Answer, place *time.Location) (items []Item) {
	cards := map[string]fsrs.Card{}
	for _, a := range worstOfDays(answers, place) {
		card, known := cards[a.Technique()]
		switch {
		case !known && a.fromGame():
			continue
		case !known:
			card = fsrs.NewCard()
		}
		cards[a.Technique()] = scheduler.Next(card, dayOf(a.When, place), a.Grade.rating()).Card
	}
	for id, card := range cards {
		y, m, d := card.LastReview.Date()
		items = append(items, Item{id, time.Date(y, m, d+int(card.ScheduledDays), 0, 0, 0, 0, place)})
	}
	slices.SortFunc(items, func(a, b Item) int { return cmp.Compare(a.ID, b.ID) })
	return items
}

// worstOfDays returns of each item the worst answer of each day, in the order of days.
func worstOfDays(answers []Answer, place *time.Location) (list []Answer) {
	type key struct {
		item string
		day  time.Time
	}
	at := map[key]int{}
	for _, a := range ordered(answers) {
		k := key{a.Technique(), dayOf(a.When, place)}
		if i, ok := at[k]; ok {
			if list[i].fromGame() && !a.fromGame() {
				list[i] = a // an exercise says more
			} else if list[i].fromGame() == a.fromGame() {
				list[i].Grade = min(list[i].Grade, a.Grade)
			}
			continue
		}
		at[k] = len(list)
		list = append(list, a)
	}
	return list
}

// dayOf returns the day of a moment at a place as a day of UTC, which all have 24 hours.
func dayOf(t time.Time, place *time.Location) time.Time {
	y, m, d := t.In(place).Date()
	return time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
}

// Offer returns the techniques to practise today, those that are due for the longest time
// first: at most so many a day, less those answered on the day of now.
func Offer(answers []Answer, now time.Time, aDay int) (ids []string) {
	today := dayOf(now, now.Location())
	for _, a := range answers {
		if !a.fromGame() && !a.When.After(now) && dayOf(a.When, now.Location()).Equal(today) {
			aDay--
		}
	}
	items := slices.DeleteFunc(Items(answers, now.Location()), func(i Item) bool { return i.Due.After(now) })
	slices.SortStableFunc(items, func(a, b Item) int { return a.Due.Compare(b.Due) })
	for _, i := range items[:max(0, min(len(items), aDay))] {
		ids = append(ids, i.ID)
	}
	return ids
}

// Merge returns the answers of two records, each once, in the order of time.
func Merge(a, b []Answer) []Answer {
	return slices.Compact(ordered(slices.Concat(a, b)))
}

// ordered returns answers in the order of time, with those of a moment in a fixed order.
func ordered(answers []Answer) []Answer {
	list := slices.Clone(answers)
	slices.SortStableFunc(list, func(a, b Answer) int {
		return cmp.Or(a.When.Compare(b.When), cmp.Compare(a.Item, b.Item), cmp.Compare(a.Grade, b.Grade))
	})
	return list
}
