// Package practice keeps what a learner answered, and says from it what to practise
// again and when.
//
// The intervals are those of SM-2: P. A. Wozniak, "Optimization of learning", 1990,
// section 3.2. An item is a technique; its easiness, 2.5 at first and never below 1.3,
// is how many times longer each interval is than the one before. After 1 and 6 days
// come the products. An answer below 3 begins anew, with the easiness it has.
package practice

import (
	"cmp"
	"slices"
	"time"
)

// A Grade says how well an answer was found, 0 to 5 as SM-2 has it.
type Grade uint8

const (
	Unknown  Grade = 0 // the answer was shown
	Wrong    Grade = 2 // other answers came first
	Slow     Grade = 3 // right, after a long time or with help
	Right    Grade = 4
	AtOnce   Grade = 5
	passed         = Slow // from here on the interval grows
	maxGrade       = AtOnce
)

// An Answer is what one position or one look at a game showed.
type Answer struct {
	When  time.Time
	Item  string // the ID of a technique
	Grade Grade
}

// An Item is what is known of one technique.
type Item struct {
	ID       string
	Easiness float64
	Passed   int       // answers in a row that were right
	Interval int       // days
	Last     time.Time // of the latest answer
}

const (
	firstEasiness = 2.5
	leastEasiness = 1.3
	firstInterval = 1
	nextInterval  = 6
	mostDays      = 3650 // no interval is longer
)

// Due returns when the item is to be practised again.
func (i Item) Due() time.Time { return i.Last.AddDate(0, 0, i.Interval) }

// after returns the item after one more answer.
func (i Item) after(a Answer) Item {
	miss := float64(maxGrade - a.Grade)
	i.Last = a.When
	if a.Grade < passed {
		i.Passed, i.Interval = 0, firstInterval
	} else {
		switch i.Passed++; i.Passed {
		case 1:
			i.Interval = firstInterval
		case 2:
			i.Interval = nextInterval
		default:
			i.Interval = min(mostDays, int(float64(i.Interval)*i.Easiness+0.999))
		}
	}
	i.Easiness = max(leastEasiness, i.Easiness+0.1-miss*(0.08+miss*0.02))
	return i
}

// Items returns what the answers tell of each technique, by ID. An answer before an
// item is due again counts only if it failed: SM-2 knows one a day.
func Items(answers []Answer) (items []Item) {
	at := map[string]int{}
	for _, a := range ordered(answers) {
		n, known := at[a.Item]
		if !known {
			n = len(items)
			at[a.Item] = n
			items = append(items, Item{ID: a.Item, Easiness: firstEasiness})
		}
		if !known || a.Grade < passed || !a.When.Before(items[n].Due()) {
			items[n] = items[n].after(a)
		}
	}
	slices.SortFunc(items, func(a, b Item) int { return cmp.Compare(a.ID, b.ID) })
	return items
}

// Offer returns the techniques to practise now, those that are due for the longest time
// first: at most so many a day, less those answered on the day of now.
func Offer(answers []Answer, now time.Time, aDay int) (ids []string) {
	y, m, d := now.Date()
	today := time.Date(y, m, d, 0, 0, 0, 0, now.Location())
	for _, a := range answers {
		if !a.When.Before(today) && !a.When.After(now) {
			aDay--
		}
	}
	items := slices.DeleteFunc(Items(answers), func(i Item) bool { return i.Due().After(now) })
	slices.SortStableFunc(items, func(a, b Item) int { return a.Due().Compare(b.Due()) })
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
