package game

import (
	"bufio"
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"
	"time"
)

// A stamp is a time on the clock in tenths of a second, plus one; 0 is an unknown time.
type stamp uint32

const tenth = time.Second / 10

func stampOf(d time.Duration) stamp { return stamp(min(max(d, 0), maxElapsed)/tenth) + 1 }

// time returns the time on the clock; ok is false if it is unknown.
func (s stamp) time() (d time.Duration, ok bool) {
	if s == 0 {
		return 0, false
	}
	return time.Duration(s-1) * tenth, true
}

// The lines "times" follow "end" and the rating, so that programs that don't know them don't
// read them. They hold the times of the moves in the order of the file, in seconds since the
// move with a known time before it, or "?", and each line a checksum: of everything before
// "end" and of these lines up to it.
const (
	timesKey     = "times"
	timesOfALine = 100
	unknownTime  = "?"
)

// saveTimes writes those lines, if any time is known. sum is the checksum of everything
// before "end".
func (t *tree) saveTimes(b *bufio.Writer, sum uint32) {
	var line []string
	known, last := false, stamp(1)
	var lines [][]string
	for _, r := range t.branches() {
		for _, n := range r.nodes {
			text := unknownTime
			if at := t.node(n).time; at != 0 {
				text = tenths(int64(at) - int64(last))
				known, last = true, at
			}
			if line = append(line, text); len(line) == timesOfALine {
				lines, line = append(lines, line), nil
			}
		}
	}
	if !known {
		return
	}
	for _, line := range append(lines, line) {
		if text := strings.Join(line, " "); text != "" {
			sum = crc32.Update(sum, checksums(), []byte(text))
			fmt.Fprintf(b, "%s %s %08x\n", timesKey, text, sum)
		}
	}
}

// tenths writes tenths of a second as seconds.
func tenths(n int64) string { return strconv.FormatFloat(float64(n)/10, 'f', -1, 64) }

// A times reads the times of moves.
type times struct {
	nodes []node // those whose times follow
	sum   uint32
	last  stamp
	all   []stamp
}

// read reads the values of a line and its checksum. It reports whether they are right; if
// not it sets no time.
func (t *times) read(f []string) bool {
	values, sum := f[:len(f)-1], f[len(f)-1]
	after := crc32.Update(t.sum, checksums(), []byte(strings.Join(values, " ")))
	if sum != fmt.Sprintf("%08x", after) || len(values) > len(t.nodes) {
		return false
	}
	last := max(t.last, 1)
	stamps := make([]stamp, len(values))
	for i, v := range values {
		if v == unknownTime {
			continue
		}
		s, err := strconv.ParseFloat(v, 64)
		if at := float64(last) + 10*s + 0.5; err != nil || !(1 <= at && at <= float64(stampOf(maxElapsed))+1) {
			return false
		} else {
			last = stamp(at)
		}
		stamps[i] = last
	}
	for i, s := range stamps {
		t.nodes[i].time = s
	}
	t.nodes, t.sum, t.last, t.all = t.nodes[len(stamps):], after, last, append(t.all, stamps...)
	return true
}

// finer returns the time on a clock that was saved in whole seconds: that of a move in that
// second, so that the next move is not before it.
func (t *times) finer(clock time.Duration) time.Duration {
	for _, s := range t.all {
		if d, _ := s.time(); clock < d && d.Truncate(time.Second) == clock.Truncate(time.Second) {
			clock = d
		}
	}
	return clock
}
