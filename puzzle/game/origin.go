package game

import (
	"fmt"
	"hash/crc32"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"sudoku/puzzle"
)

// The source of a puzzle that the program made says so: how it begins, with its level after it,
// and for one that was generated before games had an origin with its number.
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

// SetGenerated marks p as a generated puzzle of a level.
func SetGenerated(p *puzzle.Puzzle, level puzzle.Level) { p.Source = generatedSource + level.Name() }

// GeneratedOf returns the level of a puzzle that SetGenerated has marked, and the number of one of
// before, else 0.
func GeneratedOf(p *puzzle.Puzzle) (level puzzle.Level, n int, ok bool) {
	text, ok := strings.CutPrefix(p.Source, generatedSource)
	name, number, numbered := strings.Cut(text, " ")
	n, err := strconv.Atoi(number)
	if !ok || numbered && (err != nil || n < 1) {
		return puzzle.Unrated, 0, false
	}
	level, _ = puzzle.ParseLevel(name)
	return level, n, true
}

// MadeHere reports whether the program made a puzzle: for a day, of a level, or to practise on.
func MadeHere(p *puzzle.Puzzle) bool {
	_, _, generated := GeneratedOf(p)
	return generated || DailyOf(p) != "" || p.Exercise != ""
}

// OriginOf returns the origin of a puzzle whose game begins: that which the puzzle has, or what it
// says of itself. today is the day, as 2026-11-28.
func OriginOf(p *puzzle.Puzzle, today string) puzzle.Origin {
	o := p.Origin
	if o.Day == "" {
		o.Day = today
	}
	date, level, daily := strings.Cut(DailyOf(p), "/")
	made, _, generated := GeneratedOf(p)
	switch {
	case p.Shape != nil:
		o.Kind, o.Of = puzzle.OfBoard, strings.ReplaceAll(p.Shape.Name(), " ", "-")
	case p.Exercise != "":
		o.Kind, o.Of = puzzle.OfExercise, p.Exercise
	case daily:
		o.Kind, o.Of, o.Day = puzzle.OfLevel, level, date
	case generated && made != puzzle.Unrated:
		o.Kind, o.Of = puzzle.OfLevel, made.Name()
	case o.Kind == "":
		o.Kind, o.Of = puzzle.OfDay, "-"
	}
	return o
}

// SetOrigin says how the puzzle of g came about. Without a day it is that of games of before, of which
// nothing is saved.
func (g *Game) SetOrigin(o puzzle.Origin) {
	if o.Day == "" {
		o = puzzle.Origin{}
	}
	g.puzzle.Origin = o
	g.changed()
}

// originKey begins the line after "end" that holds the origin, and at its end a checksum of
// everything before "end" and of the line.
const originKey = "origin"

// originLine returns that line, empty for a game of before.
func originLine(o puzzle.Origin, sum uint32) string {
	if o.Day == "" {
		return ""
	}
	text := o.String()
	return fmt.Sprintf("%s %s %08x\n", originKey, text, crc32.Update(sum, checksums(), []byte(text)))
}

// readOrigin takes over the origin of a line, and reports whether it is right.
func (p *replay) readOrigin(fields []string) bool {
	if len(fields) < 2 || fields[0] != originKey {
		return false
	}
	o, ok := puzzle.ParseOrigin(strings.Join(fields[1:len(fields)-1], " "))
	if ok = ok && originLine(o, p.in.sum) == strings.Join(fields, " ")+"\n"; ok {
		p.puzzle.Origin = o
	}
	return ok
}

// originPart is how much of the end of a file has the origin.
const originPart = 4 << 10

// ReadOrigin returns the origin of a saved game without reading its moves. What it says may be
// wrong if the file was changed.
func ReadOrigin(f *os.File) (o puzzle.Origin, ok bool) {
	info, err := f.Stat()
	if err != nil {
		return o, false
	}
	from := max(0, info.Size()-originPart)
	part, err := io.ReadAll(io.NewSectionReader(f, from, info.Size()-from))
	for line := range strings.Lines(string(part)) {
		text, is := strings.CutPrefix(strings.TrimSpace(line), originKey+" ")
		if at := strings.LastIndexByte(text, ' '); is && at > 0 && err == nil {
			o, ok = puzzle.ParseOrigin(text[:at])
		}
	}
	return o, ok
}
