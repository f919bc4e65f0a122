package format

import (
	"encoding/json"
	"strings"
)

// padNames maps SudokuPad's short field names to the full ones.
var padNames = map[string]string{
	"ce": "cells", "v": "value", "re": "regions", "ca": "cages", "l": "lines", "a": "arrows",
	"o": "overlays", "u": "underlays", "t": "title", "wp": "wayPoints",
}

// looseJSON converts SudokuPad's shortened JSON to JSON. It has short names, names and
// colours without quotes, single quotes, t and f for true and false, and nothing for an
// empty object in a list. Valid JSON is returned unchanged.
func looseJSON(text string) []byte {
	if json.Valid([]byte(text)) {
		return []byte(text)
	}
	quote := byte('\'')
	if strings.IndexByte(text, '"') >= 0 {
		quote = '"'
	}
	l := jsonConverter{text: text, quote: quote}
	for l.at < len(text) {
		l.next()
	}
	return l.out
}

type jsonConverter struct {
	text  string
	at    int
	quote byte
	out   []byte
}

// next converts one character, string or word.
func (l *jsonConverter) next() {
	switch b := l.text[l.at]; {
	case b == l.quote:
		l.quoted()
	case strings.IndexByte("{}:", b) >= 0 || b <= ' ':
		l.put(b)
	case b == ',' || b == ']':
		if last := l.last(); last == ',' || b == ',' && last == '[' {
			l.out = append(l.out, "{}"...)
		}
		l.put(b)
	case b == '[':
		l.put(b)
	default:
		l.word()
	}
}

func (l *jsonConverter) put(b byte) {
	l.out = append(l.out, b)
	l.at++
}

// last returns the last byte written, 0 if there is none.
func (l *jsonConverter) last() byte {
	if len(l.out) == 0 {
		return 0
	}
	return l.out[len(l.out)-1]
}

// quoted converts a string in quotes. An escaped single quote needs no escape in JSON.
func (l *jsonConverter) quoted() {
	var s []byte
	for l.at++; l.at < len(l.text) && l.text[l.at] != l.quote; l.at++ {
		if b := l.text[l.at]; b == '\\' && l.at+1 < len(l.text) {
			if l.at++; l.text[l.at] != '\'' {
				s = append(s, b)
			}
		} else if b == '"' {
			s = append(s, '\\')
		}
		s = append(s, l.text[l.at])
	}
	l.at++
	l.out = append(append(append(l.out, '"'), s...), '"')
}

// word converts a word without quotes: a name, a number or another value.
func (l *jsonConverter) word() {
	rest := l.text[l.at:]
	if end := strings.IndexAny(rest, "{}[]:,\"' \t\r\n"); end > 0 {
		rest = rest[:end]
	} else if end == 0 {
		rest = rest[:1]
	}
	l.at += len(rest)
	name := l.at < len(l.text) && l.text[l.at] == ':'
	switch {
	case name && padNames[rest] != "":
		rest = padNames[rest]
	case name:
	case rest == "t":
		l.out = append(l.out, "true"...)
		return
	case rest == "f":
		l.out = append(l.out, "false"...)
		return
	case rest == "true", rest == "false", rest == "null", isNumber(rest):
		l.out = append(l.out, rest...)
		return
	}
	s, _ := json.Marshal(rest) // can't fail for a string
	l.out = append(l.out, s...)
}

// isNumber reports whether a word is a number, and not a colour of six hexadecimal digits.
func isNumber(word string) bool {
	colour := len(word) == 6 && strings.Trim(word, "0123456789abcdefABCDEF") == ""
	return !colour && strings.Trim(word, "-+.0123456789eE") == "" && json.Valid([]byte(word))
}
