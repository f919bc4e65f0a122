package paint

import (
	"iter"
	"strings"
	"unicode/utf8"

	"sudoku/puzzle/font"
)

// Wrap breaks s into lines that are at most width wide: at spaces and on either side of
// a Han character or kana, but never so that a line starts with closing punctuation or ends with
// opening punctuation. The full stop of a name such as .csv does not count as closing. A
// word wider than a line is broken where the line is full. Line breaks in s are kept.
func (p *Painter) Wrap(s string, width, size float64, bold bool) (lines []string) {
	for part := range strings.SplitSeq(Clip(s, Longest), "\n") {
		m := measure{liner: liner{Painter: p, style: p.style(size, bold)}}
		from, to := 0, 0 // the line in part
		for word := range words(part) {
			m.add(word)
			if from < to && m.width() > width {
				lines = append(lines, strings.TrimRight(part[from:to], " "))
				from = to
				m.restart(word)
			}
			to += len(word)
			for m.width() > width {
				n := p.fit(part[from:to], width, size, bold)
				if from+n == to {
					break
				}
				lines = append(lines, part[from:from+n])
				from += n
				m.restart(part[from:to])
			}
		}
		lines = append(lines, strings.TrimRight(part[from:to], " "))
	}
	return lines
}

// A measure tells the width of a line that grows.
type measure struct {
	liner
	end float64 // of the last character but spaces
	ink rune    // that character
}

func (m *measure) add(s string) {
	for _, r := range s {
		if l, at := m.next(r); r != ' ' {
			m.end, m.ink = at+l.advance, r
		}
	}
}

// restart measures another line.
func (m *measure) restart(s string) {
	*m = measure{liner: liner{Painter: m.Painter, style: m.style}}
	m.add(s)
}

// width returns the width of the line: a space at its end takes none, and of full-width
// punctuation there the half that has the ink.
func (m *measure) width() float64 {
	if m.script.Hangs(m.ink) {
		return m.end - m.style.size/2
	}
	return m.end
}

// Broken reports whether two lines are a text that ends the first where a line may end, not in
// the middle of a word.
func Broken(s, first, second string) bool {
	if first+" "+second == s {
		return true
	}
	before, _ := utf8.DecodeLastRuneInString(first)
	after, _ := utf8.DecodeRuneInString(second)
	return first+second == s && mayBreak(before, after)
}

// fit returns how many bytes of s fit in a line, at least one character.
func (p *Painter) fit(s string, width, size float64, bold bool) int {
	_, n := utf8.DecodeRuneInString(s)
	for i := range s {
		if i > n && p.Width(s[:i], size, bold) > width {
			break
		}
		n = max(n, i)
	}
	return n
}

// words cuts s at every place where a line may end. Spaces stay with the word before
// them.
func words(s string) iter.Seq[string] {
	return func(yield func(string) bool) {
		from, before := 0, rune(0)
		for i, r := range s {
			if i > 0 && mayBreak(before, r) {
				if !yield(s[from:i]) {
					return
				}
				from = i
			}
			before = r
		}
		if from < len(s) {
			yield(s[from:])
		}
	}
}

const (
	closing = "，。、；：？！）》」』】〕”’…—·％,.;:?!)]}%»ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ"
	opening = "（《「『【〔“‘„«([{"
)

func mayBreak(before, after rune) bool {
	switch {
	case before == ' ' && after == '.':
		return true
	case after == ' ' || strings.ContainsRune(closing, after) || strings.ContainsRune(opening, before):
		return false
	case before == ' ':
		return true
	}
	return wide(before) || wide(after)
}

// wide reports whether a line may end next to r: Han characters, kana and full-width
// punctuation.
func wide(r rune) bool {
	return font.IsHan(r) || 0x3000 <= r && r < 0x3040 || 0xFF00 <= r && r < 0xFF60
}
