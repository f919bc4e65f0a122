package daily

import (
	"fmt"
	"time"

	"sudoku/puzzle"
)

// A Date is a day of the calendar, whatever the time zone.
type Date struct {
	Year  int
	Month time.Month
	Day   int
}

// DateOf returns the day of a time where that is.
func DateOf(t time.Time) Date {
	y, m, d := t.Date()
	return Date{y, m, d}
}

// ParseDate reads a date such as 2026-11-23.
func ParseDate(s string) (Date, error) {
	t, err := time.Parse(time.DateOnly, s)
	return DateOf(t), err
}

// String returns the date as ParseDate reads it.
func (d Date) String() string { return fmt.Sprintf("%04d-%02d-%02d", d.Year, d.Month, d.Day) }

// Add returns the date so many days later.
func (d Date) Add(days int) Date { return DateOf(d.time().AddDate(0, 0, days)) }

// AddMonths returns the first day of the month so many months later.
func (d Date) AddMonths(n int) Date {
	return DateOf(time.Date(d.Year, d.Month+time.Month(n), 1, 12, 0, 0, 0, time.UTC))
}

// After reports whether d is later than e.
func (d Date) After(e Date) bool { return d.time().After(e.time()) }

// Monday returns the first day of the week of d.
func (d Date) Monday() Date { return d.Add(-(int(d.Weekday()) + 6) % 7) }

// CanMakeUp reports whether a day that was missed can still be made up: until its week ends.
func (d Date) CanMakeUp(today Date) bool { return today.After(d) && d.Monday() == today.Monday() }

// InTime reports whether a puzzle of d that was begun on a day counts as played on d: on d
// itself, or made up.
func (d Date) InTime(begun Date) bool { return d == begun || d.CanMakeUp(begun) }

// Weekday returns the day of the week.
func (d Date) Weekday() time.Weekday { return d.time().Weekday() }

func (d Date) time() time.Time { return time.Date(d.Year, d.Month, d.Day, 12, 0, 0, 0, time.UTC) }

// number is different for each date.
func (d Date) number() uint64 {
	return uint64(int64(d.Year))<<16 | uint64(d.Month)<<8 | uint64(d.Day)
}

// Level returns the level of the day: as in newspapers it rises from Monday to Sunday.
func (d Date) Level() puzzle.Level {
	return [...]puzzle.Level{
		time.Monday: puzzle.Easy, time.Tuesday: puzzle.Easy, time.Wednesday: puzzle.Medium, time.Thursday: puzzle.Medium,
		time.Friday: puzzle.Hard, time.Saturday: puzzle.Unfair, time.Sunday: puzzle.Extreme,
	}[d.Weekday()]
}
