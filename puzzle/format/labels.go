package format

import (
	"bytes"
	"strings"
)

// unlabel masks the letter, or r and a number, that names a row at its left edge, or a letter
// at the right edge or at both.
func unlabel(text []byte) bool {
	at := labelStart(text)
	if right := rightLabel(text); right > 0 {
		only := labelEnd(text[at:]) == 0
		if only || text[right] == text[at] {
			mask(text[right:])
		}
		if only {
			return isRow(text)
		}
	}
	end := at + labelEnd(text[at:])
	sign := skip(text, end, "*_`\"'")
	next := skip(text, sign, " ")
	if next < len(text) && text[next] == '\t' {
		next++ // other tabs are between empty fields
	}
	switch {
	case next == len(text), sign > end && (at == 0 || text[at-1] != text[end]): // a sign behind it alone
		return false
	case next == sign && strings.IndexByte(".:)|,;", text[next]) >= 0, glyphs[text[next]] == bar, glyphs[text[next]] == comma:
		next++
	case next == end:
		return false // it is part of a word
	}
	for at > 0 && (text[at-1] == '*' || text[at-1] == '_') {
		at--
	}
	mask(text[at:next])
	return isRow(text)
}

// isRow reports whether a line has nine cells and nothing else.
func isRow(text []byte) bool {
	var r row
	if classOf(text) == cells {
		r.read(text)
	}
	return r.n == 9
}

// rightLabel returns the index of a letter that may name a row at its right edge, 0 if there
// is none. Those of a tenth row tell that there is one. In a table what is behind the last
// delimiter may be a cell.
func rightLabel(text []byte) int {
	at := len(bytes.TrimRight(text, " \t")) - 1
	if at < 9 || bytes.Count(text, []byte("|")) >= 8 || text[at]|' ' < 'a' || text[at]|' ' > 'l' || glyphs[text[at-1]] != blank && glyphs[text[at-1]] != bar {
		return 0
	}
	return at
}

func labelStart(text []byte) int { return skip(text, 0, " \t|*_`>[{(\"'") }

// isLabelled reports whether a line begins or ends with what may be a label.
func isLabelled(text []byte) bool {
	return labelEnd(text[labelStart(text):]) > 0 || rightLabel(text) > 0
}

// skip returns the index of the next byte from at on that is not one of chars.
func skip(text []byte, at int, chars string) int {
	for at < len(text) && strings.IndexByte(chars, text[at]) >= 0 {
		at++
	}
	return at
}

// labelEnd returns the length of the label that text begins with, 0 if there is none: a
// letter, or r or row and a number. Labels of a tenth row tell that there is one.
func labelEnd(text []byte) int {
	if len(text) < 2 || !isLetter(text[0]) {
		return 0
	}
	end := 1
	if !isLetter(text[1]) {
		if 'a' <= text[0]|' ' && text[0]|' ' <= 'l' {
			return end
		}
	} else if len(text) > 3 && bytes.EqualFold(text[:3], []byte("row")) {
		end = skip(text, 3, " ")
	}
	if text[0]|' ' == 'r' && end < len(text) && '1' <= text[end] && text[end] <= '9' {
		return skip(text, end, "0123456789")
	}
	return 0
}

// cutLabel splits the first field or word off a row, and returns the row without it.
func cutLabel(text []byte) (label string, bare []byte) {
	separators := " \t"
	for _, s := range []string{"|", ",", ";", "\t"} {
		if bytes.Count(text, []byte(s)) >= 8 {
			separators = s
			break
		}
	}
	if separators == "|" && bytes.Count(text, []byte("|")) == 10 && text[skip(text, 0, " \t")] != '|' && !empty(text[bytes.LastIndexByte(text, '|')+1:]) {
		return "", nil // nine cells between bars, and something at either edge
	}
	from := skip(text, 0, " \t|")
	end := bytes.IndexAny(text[from:], separators)
	if separators == " \t" && from+1 < len(text) && glyphs[text[from+1]] == bar { // as in 1:, of grep
		end = 1
	}
	if end < 0 {
		return "", nil
	}
	bare = bytes.Clone(text)
	mask(bare[:from+end+1])
	return string(bytes.Trim(text[from:from+end], " \t|*_.:)`")), bare
}

// cutRightLabel splits the digit behind the last blank or bar off a row. In a table it may be
// a cell.
func cutRightLabel(text []byte) (label string, bare []byte) {
	end := len(bytes.TrimRight(text, " \t"))
	if end < 3 || hasFields(text) || glyphs[text[end-2]] != blank && glyphs[text[end-2]] != bar {
		return "", nil
	}
	if text[end-1] == '-' {
		return "", nil // bullets are at the left
	}
	bare = bytes.Clone(text[:end-1])
	return string(text[end-1 : end]), bare
}

// cutBothLabels splits the same label off both edges of a row.
func cutBothLabels(text []byte) (label string, bare []byte) {
	label, bare = cutRightLabel(text)
	if bare == nil {
		return "", nil
	}
	left, bare := cutLabel(bare)
	if left != label {
		return "", nil
	}
	return label, bare
}

// areLabels reports whether labels are those of nine rows: their numbers, upwards from 1 or 0
// or downwards from 9, or all the same bullet.
func areLabels(labels *[9]string, first []byte) bool {
	up, zero, down, bullets := true, bytes.IndexByte(first, '0') >= 0, true, isBullet(labels[0], first)
	for i, l := range labels {
		up = up && l == string(rune('1'+i))
		zero = zero && l == string(rune('0'+i))
		down = down && l == string(rune('9'-i))
		bullets = bullets && l == labels[0]
	}
	return up || zero || down || bullets
}

// isBullet reports whether a label of the first row is a bullet.
func isBullet(label string, first []byte) bool {
	at := skip(first, 0, " \t")
	return label == "-" || label == "" && at+1 < len(first) && first[at+1] == ' ' && (first[at] == '*' || first[at] == '-')
}
