package logic

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A profile as a file is a line for each technique, in the order in which they are
// tried: whether it is on, its ID, HoDoKu's code or -, level, score, name. Blanks of
// any kind stand between; code and name are for the reader. What is not listed is
// off, a level or score that is left out stays as it is, and # begins a comment. If any
// technique is within HoDoKu's limits, the first step in the order of the file is taken, as
// HoDoKu does; else steps are compared as in [Full].
const (
	stateOn      = "on"
	stateOff     = "off"
	stateLimited = "hodoku" // on, within HoDoKu's limits
)

// maxScore bounds what a file may say that a technique scores.
const maxScore = 1_000_000

// A ProfileError says what is wrong with the file of a profile, and where.
type ProfileError struct {
	Line, Column int // from 1, the column in characters
	Err          words.Message
}

func (e *ProfileError) Error() string { return e.In(words.English) }

// Unwrap returns what is wrong, without the place.
func (e *ProfileError) Unwrap() error { return e.Err }

// In says place and fault in a language.
func (e *ProfileError) In(l words.Lang) string {
	return l.T("profile.at", "line", e.Line, "column", e.Column, "what", e.Err)
}

// Write writes p as ReadProfile reads it. Techniques that are off stand behind those
// that they follow in the program's list.
func (p *Profile) Write(w io.Writer, l words.Lang) error {
	on := map[string]bool{}
	for _, t := range p.Techniques {
		on[t.ID] = true
	}
	last, behind := "", map[string][]*Technique{}
	seen := map[string]bool{}
	for _, row := range rows {
		switch {
		case on[row.ID]:
			last = row.ID
		case !seen[row.ID]:
			behind[last] = append(behind[last], row.Technique)
			seen[row.ID] = true
		}
	}
	var b bytes.Buffer
	off := func(after string) {
		for _, t := range behind[after] {
			t.write(&b, stateOff, l)
		}
	}
	off("")
	for _, t := range p.Techniques {
		state := stateOn
		if p.limited[t.ID] {
			state = stateLimited
		}
		t.write(&b, state, l)
		off(t.ID)
	}
	_, err := w.Write(b.Bytes())
	return err
}

func (t *Technique) write(b *bytes.Buffer, state string, l words.Lang) {
	code := t.Code
	if code == "" {
		code = "-"
	}
	fmt.Fprintf(b, "%s\t%s\t%s\t%s\t%d\t%s\n", state, t.ID, code, t.Level, t.Score, l.Say(t.Name()))
}

// ReadProfile reads a profile. The error is a *ProfileError unless r failed or
// nothing is on.
func ReadProfile(r io.Reader) (*Profile, error) {
	p := &Profile{limited: map[string]bool{}}
	at := map[string]int{} // the line of each ID
	lines := bufio.NewScanner(r)
	for no := 1; lines.Scan(); no++ {
		f := &fields{line: no, text: lines.Text()}
		if no == 1 {
			f.text = strings.TrimPrefix(f.text, "\ufeff")
		}
		if err := p.read(f, at); err != nil {
			return nil, err
		}
	}
	p.takeFirst()
	switch err := lines.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		return nil, words.Error("profile.long")
	case err != nil:
		return nil, err
	case len(p.Techniques) == 0:
		return nil, words.Error("profile.none")
	}
	return p, nil
}

// takeFirst replaces the techniques by those of which the first step is taken, if any is
// within HoDoKu's limits.
func (p *Profile) takeFirst() {
	for i, t := range p.Techniques {
		switch {
		case len(p.limited) == 0 || t.least == 0:
		case t == easiest[t.ID]:
			p.Techniques[i], _ = ByID(t.ID)
		default:
			t.least = 0 // a copy with a score of its own
		}
	}
}

// read takes a line.
func (p *Profile) read(f *fields, at map[string]int) error {
	state, ok := f.next()
	if !ok || state[0] == '#' {
		return nil
	}
	if state != stateOn && state != stateOff && state != stateLimited {
		return f.wrong("profile.state", "text", state)
	}
	id, ok := f.next()
	if !ok {
		return f.wrong("profile.noid")
	}
	t := formOf(id)
	if t == nil {
		return f.wrong("profile.unknown", "id", id)
	}
	if at[id] > 0 {
		return f.wrong("profile.twice", "id", id, "first", at[id])
	}
	at[id] = f.line
	if state == stateLimited {
		if t = hodokuForm(id); t == nil {
			return f.wrong("profile.nothodoku", "id", id)
		}
		p.limited[id] = true
	}
	t, err := t.rescored(f)
	if err == nil && state != stateOff {
		p.Techniques = append(p.Techniques, t)
	}
	return err
}

// rescored returns t with the level and score that f says, a copy if they differ.
func (t *Technique) rescored(f *fields) (*Technique, error) {
	level, score := t.Level, t.Score
	f.next() // the code
	if text, ok := f.next(); ok {
		if level, ok = puzzle.ParseLevel(strings.ToLower(text)); !ok {
			return nil, f.wrong("profile.level", "text", text)
		}
	}
	if text, ok := f.next(); ok {
		var err error
		if score, err = strconv.Atoi(text); err != nil || score < 0 || score > maxScore {
			return nil, f.wrong("profile.score", "text", text, "max", maxScore)
		}
	}
	if level == t.Level && score == t.Score {
		return t, nil
	}
	changed := *t
	changed.Level, changed.Score = level, score
	return &changed, nil
}

// fields are the parts of a line.
type fields struct {
	line   int
	text   string
	at, to int // where the last one stands
}

// next returns the next one; ok is false at the end of the line.
func (f *fields) next() (field string, ok bool) {
	f.at = f.to + len(f.text[f.to:]) - len(strings.TrimLeftFunc(f.text[f.to:], unicode.IsSpace))
	n := strings.IndexFunc(f.text[f.at:], unicode.IsSpace)
	if n < 0 {
		n = len(f.text) - f.at
	}
	f.to = f.at + n
	return f.text[f.at:f.to], n > 0
}

// wrong says what is wrong with the last one.
func (f *fields) wrong(key string, args ...any) error {
	return &ProfileError{f.line, 1 + utf8.RuneCountInString(f.text[:f.at]), words.Error(key, args...)}
}
