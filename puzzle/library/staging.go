package library

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strconv"
	"strings"
)

// A collection's text is staged: its lines are read into a table, where later ones change
// earlier ones, and what is there in the end is added to a collection, a batch at a time. So
// no text needs more memory than another. A short text that only adds, as those of backups do,
// stays in memory.

// A stagedText is what was read of a collection's text, beside its puzzles.
type stagedText struct {
	name string
	lost []lostLine // the first of them
	bad  int        // lines that could not be read
	list []record   // all puzzles, if they are not in the table
}

// A lostLine is one that could not be read.
type lostLine struct {
	number int
	text   string // how it begins
}

const (
	maxLost = 100       // lines that are named
	maxBad  = 1_000_000 // lines; what has more is no collection
)

var errNoCollectionFile = errors.New("no collection")

// stageLines is how many lines are staged in one transaction.
const stageLines = 20_000

// A stager stages a text.
type stager struct {
	*change
	in     *bufio.Reader
	line   int
	keep   bool // in the list, not in the table
	strict bool // the text is damaged: no line without a sum counts
	stagedText
}

// begin reads the first line. Where that is damaged, the sum of the next one tells a collection.
func (s *stager) begin() error {
	line, err := s.in.ReadSlice('\n')
	first := string(line)
	s.line = 1
	if err == nil && strings.TrimRight(first, "\r\n") == formName+strconv.Itoa(formVersion) {
		return nil
	}
	rest, _ := s.in.Peek(maxLine)
	if !summed(rest[:bytes.IndexByte(rest, '\n')+1]) {
		return errNoCollectionFile
	}
	s.lose([]byte(first))
	return nil
}

// summed reports whether a line has the right sum.
func summed(line []byte) bool {
	text, ok := body(line)
	return ok && len(text) <= len(line)-10
}

// part reads lines until the end, or n; more is whether there are more.
func (s *stager) part(n int) (more bool, err error) {
	for range n {
		line, err := s.in.ReadSlice('\n')
		if len(line) == 0 && err == io.EOF || s.bad > maxBad {
			return false, nil
		}
		if s.line++; len(line) == 1 && err == nil {
			continue
		}
		if errors.Is(err, bufio.ErrBufferFull) {
			s.lose(line)
			if err := skipLine(s.in); err != nil {
				return false, ignoreEnd(err)
			}
			continue
		}
		if err != nil && err != io.EOF {
			return false, err
		}
		if e := s.take(line); e != nil || err != nil {
			return false, e
		}
	}
	return true, nil
}

func ignoreEnd(err error) error {
	if err == io.EOF {
		return nil
	}
	return err
}

// take stages a line, or the two that one was made of by losing its end.
func (s *stager) take(line []byte) error {
	text, ok := body(line)
	if !ok || s.strict && !summed(line) {
		for at := range line {
			if at < 11 || at+5 >= len(line) || line[at-9] != '~' {
				continue
			}
			first, ok := body(append(bytes.Clone(line[:at]), '\n'))
			if !ok || len(first) == at {
				continue
			}
			if err := s.apply(string(first)); err != nil {
				return err
			}
			return s.take(line[at+1:])
		}
		s.lose(line)
		return nil
	}
	return s.apply(string(text))
}

// apply makes a line's change.
func (s *stager) apply(text string) error {
	if value, ok := strings.CutPrefix(text, "name "); ok {
		if _, err := strconv.Unquote(value); err != nil && value != "" && value[0] == '"' {
			s.lose([]byte(text))
			return nil
		}
		s.name = clip(strings.TrimSpace(unquote(value)), maxName)
		return nil
	}
	n := len(s.list)
	keep := s.keep && n < lastBatch
	s.list = append(s.list, record{}) // most stay where they are read
	r := &s.list[n]
	ok := r.parse(text)
	if ok && keep && r.hasPuzzle && (n == 0 || r.num > s.list[n-1].num) {
		r.read = sumOfLine(text)
		return nil
	}
	if s.list = s.list[:n]; !s.keep {
		s.list = nil
	}
	if !ok {
		if strings.TrimSpace(text) != "" {
			s.lose([]byte(text))
		}
		return nil
	}
	err := s.spill()
	if err != nil {
		return err
	}
	switch {
	case r.remove:
		_, err = s.exec(dropStaged, r.num)
	case r.hasPuzzle:
		_, err = s.exec(putStaged, r.num, text)
	default:
		err = s.set(r)
	}
	return err
}

// spill moves the list into the table.
func (s *stager) spill() error {
	for i := range s.list {
		line, _ := body(s.list[i].appendLine(nil))
		if _, err := s.exec(putStaged, s.list[i].num, string(line)); err != nil {
			return err
		}
	}
	s.keep, s.list = false, nil
	return nil
}

// set changes a staged puzzle.
func (s *stager) set(r *record) error {
	var text string
	if ok, err := s.value(readStaged, &text, r.num); err != nil || !ok {
		return err
	}
	whole, _ := parseLine(text)
	whole.take(r)
	line, _ := body(whole.appendLine(nil))
	_, err := s.exec(putStaged, r.num, string(line))
	return err
}

// take sets the fields that another record names.
func (r *record) take(o *record) {
	for i, f := range fields {
		if o.fields&(1<<i) != 0 {
			*f.of(&r.puzzle) = *f.of(&o.puzzle)
		}
	}
	if o.fields&hasTags != 0 {
		r.tags = o.tags
	}
	if o.fields&hasStars != 0 {
		r.stars = o.stars
	}
	if o.fields&hasRating != 0 {
		r.rating = o.rating
	}
	if o.fields&hasBegun != 0 {
		p := r.puzzle
		p.Entries, p.Centre, p.Corner = o.puzzle.Entries, o.puzzle.Centre, o.puzzle.Corner
		if p.Shape == nil || p.Fits() {
			r.puzzle = p
		}
	}
}

func (s *stager) lose(line []byte) {
	if s.bad++; len(s.lost) < maxLost {
		s.lost = append(s.lost, lostLine{s.line, clip(strings.TrimSpace(string(line[:min(len(line), 300)])), 60)})
	}
}

// skipLine reads to the end of a line.
func skipLine(in *bufio.Reader) error {
	for {
		if _, err := in.ReadSlice('\n'); !errors.Is(err, bufio.ErrBufferFull) {
			return err
		}
	}
}
