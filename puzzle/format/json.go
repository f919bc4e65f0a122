package format

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// An objectReader reads a puzzle from one JSON object.
type objectReader func(text []byte, p *puzzle.Puzzle) error

// objects returns a function that reads a stream of JSON objects, one after the other or
// in a list, each a puzzle. Outside of them the characters of around may stand, too.
func objects(one objectReader, around string) func(*Format, *source, func(Item, error) bool) bool {
	return func(f *Format, s *source, yield func(Item, error) bool) bool {
		r := s.documentReader()
		r.around = around
		for {
			text, line, err := r.object()
			it := Item{Line: line, Column: 1, Layout: f}
			switch {
			case errors.Is(err, io.EOF), s.failure() != nil:
				return true
			case err != nil:
				return yield(it, jsonFault(err, nil, line))
			}
			if err := one(text, &it.Puzzle); err != nil {
				it.Puzzle = puzzle.Puzzle{}
				if !yield(it, jsonFault(err, text, line)) {
					return false
				}
			} else if !yield(it, nil) {
				return false
			}
		}
	}
}

var errAfterObject = words.Error("format.json.after")

// object returns the text of the next object, and the line where it begins. Of an object
// that is cut off it returns the part that is there.
func (r *documentReader) object() (text []byte, line int, err error) {
	depth, quoted, escaped := 0, false, false
	for {
		b, err := r.ReadByte()
		switch {
		case err != nil && depth > 0:
			return text, line, nil
		case err != nil:
			return nil, r.line, err
		case depth == 0 && strings.IndexByte(" \t\r\n,[]"+r.around, b) >= 0:
			continue
		case depth == 0 && b != '{':
			return nil, r.line, errAfterObject
		case depth == 0:
			line = r.line
		case len(text) == maxDocument:
			return nil, line, errDocumentTooLong
		}
		text = append(text, b)
		switch {
		case escaped:
			escaped = false
		case quoted:
			escaped, quoted = b == '\\', b != '"'
		case b == '"':
			quoted = true
		case b == '{':
			depth++
		case b == '}':
			if depth--; depth == 0 {
				return text, line, nil
			}
		}
	}
}

// jsonFault returns an error with its place in an object, as far as err tells it.
func jsonFault(err error, text []byte, line int) *ParseError {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	var message words.Message
	switch {
	case errors.As(err, &message):
		return &ParseError{Line: line, Column: 0, Err: message}
	case errors.As(err, &syntax):
		return jsonPlace(text, int(syntax.Offset), line, words.Error("format.json.broken"))
	case errors.As(err, &kind):
		return jsonPlace(text, int(kind.Offset), line, words.Error("format.json.value", "name", kind.Field))
	}
	return &ParseError{Line: line, Column: 0, Err: words.Error("format.json.broken")}
}

// jsonPlace returns an error at byte n of an object, from 1.
func jsonPlace(text []byte, n, line int, what words.Message) *ParseError {
	before := text[:min(max(n-1, 0), len(text))]
	at := bytes.LastIndexByte(before, '\n') + 1
	column := len([]rune(string(before[at:]))) + 1
	return &ParseError{Line: line + bytes.Count(before, []byte("\n")), Column: column, Err: what}
}
