package game

import (
	"strconv"
	"strings"
	"time"

	"sudoku/puzzle"
)

// The source of a puzzle that the program made says so: how it begins, for a daily puzzle with
// its level after it, for any other that was generated with level and number.
const (
	dailySource     = "Sudoku Desk, daily: "
	generatedSource = "Sudoku Desk, generated: "
)

// SetDaily marks p as the daily puzzle of a date, as 2026-11-23, and a level, as easy.
func SetDaily(p *puzzle.Puzzle, date, level string) { p.Date, p.Source = date, dailySource+level }

// DailyOf returns the date and the level of a puzzle that SetDaily has marked, as
// 2026-11-23/easy, and "" for any other.
func DailyOf(p *puzzle.Puzzle) string {
	level, ok := strings.CutPrefix(p.Source, dailySource)
	if !ok {
		return ""
	}
	if _, err := time.Parse(time.DateOnly, p.Date); err != nil {
		return ""
	}
	return p.Date + "/" + level
}

// SetGenerated marks p as the n-th generated puzzle of a level.
func SetGenerated(p *puzzle.Puzzle, level puzzle.Level, n int) {
	p.Source = generatedSource + level.Name() + " " + strconv.Itoa(n)
}

// GeneratedOf returns level and number of a puzzle that SetGenerated has marked.
func GeneratedOf(p *puzzle.Puzzle) (level puzzle.Level, n int, ok bool) {
	text, ok := strings.CutPrefix(p.Source, generatedSource)
	name, number, _ := strings.Cut(text, " ")
	n, err := strconv.Atoi(number)
	if !ok || err != nil || n < 1 {
		return puzzle.Unrated, 0, false
	}
	level, _ = puzzle.ParseLevel(name)
	return level, n, true
}
