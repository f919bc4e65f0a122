package library

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"sudoku/puzzle"
)

// token cuts the first word off a line: up to a space or, if it is quoted, the quotes' end.
func token(s string) (word, rest string) {
	end := strings.IndexByte(s, ' ')
	if s != "" && s[0] == '"' {
		q, err := strconv.QuotedPrefix(s)
		if err != nil {
			return "", ""
		}
		end = len(q)
	}
	if end < 0 || end >= len(s) {
		return s, ""
	}
	return s[:end], strings.TrimLeft(s[end:], " ")
}

// unquote returns what a quoted word says; a person may have left the quotes out.
func unquote(s string) string {
	if t, err := strconv.Unquote(s); err == nil {
		s = t
	}
	return clip(s, maxText)
}

// parseLine reads the line of a puzzle.
func parseLine(text string) (r record, ok bool) {
	ok = r.parse(text)
	return r, ok
}

// parse reads the line of a puzzle into r, which says nothing yet.
func (r *record) parse(text string) (ok bool) {
	verb, rest := token(text)
	number, rest := token(rest)
	num, err := strconv.ParseUint(number, 10, 32)
	if err != nil || num == 0 {
		return false
	}
	r.num = uint32(num)
	switch verb {
	case "remove":
		r.remove = true
		return rest == ""
	case "set":
		return rest != "" && r.parseFields(rest)
	case "add":
		when, rest := token(rest)
		grid, rest := token(rest)
		t, err := time.Parse(time.RFC3339, when)
		sec := t.Unix()
		if err != nil || sec < 0 || sec > 1<<32-1 {
			return false
		}
		r.added, r.hasPuzzle = uint32(sec), true
		r.puzzle.Givens, ok = puzzle.ParseGrid(grid)
		ok = ok && r.parseFields(rest)
		return ok && (r.puzzle.Shape == nil || r.puzzle.Fits())
	}
	return false
}

// parseFields reads pairs of a field's name and its value.
func (r *record) parseFields(s string) bool {
	for s != "" {
		var name, value string
		name, s = token(s)
		value, s = token(s)
		if value == "" || !r.parseField(name, value) {
			return false
		}
	}
	return true
}

func (r *record) parseField(name, value string) (ok bool) {
	for i, f := range fields {
		if f.name == name {
			*f.of(&r.puzzle) = unquote(value)
			r.fields |= 1 << i
			return true
		}
	}
	p := &r.puzzle
	switch name {
	case "tags":
		r.tags = cleanTags(strings.Split(unquote(value), ","))
		r.fields |= hasTags
		return true
	case "stars":
		n, err := strconv.ParseUint(value, 10, 3)
		r.stars = min(int(n), maxStars)
		r.fields |= hasStars
		return err == nil
	case "rating":
		r.rating, ok = parseRating(value)
		r.fields |= hasRating
		return ok
	case "shape":
		p.Shape, ok = puzzle.ParseShape(unquote(value))
		return ok && r.hasPuzzle
	case "entries":
		p.Entries, ok = puzzle.ParseGrid(value)
	case "centre":
		p.Centre, ok = parseMarks(value)
	case "corner":
		p.Corner, ok = parseMarks(value)
	}
	r.fields |= hasBegun
	return ok
}

// maxStars is the most stars that a puzzle can have.
const maxStars = 5

// cleanTags returns tags as files have them: without commas, sorted, each once.
func cleanTags(tags []string) (list []string) {
	for _, t := range tags {
		for part := range strings.SplitSeq(t, ",") {
			part = clip(strings.Join(strings.Fields(strings.TrimLeft(strings.TrimSpace(part), "#")), " "), maxTag)
			if part != "" {
				list = append(list, part)
			}
		}
	}
	slices.Sort(list)
	list = slices.Compact(list)
	return list[:min(len(list), maxTags)]
}
