//go:build linux || freebsd || netbsd || openbsd

package atspi

import (
	"unicode"

	"sudoku/gui/access"
)

// Text is read by its characters; a sentence and a paragraph are a line.

type unit int

const (
	character unit = iota
	word
	line
)

// unitOf returns what the older calls mean by a number: two for each unit above a character.
func unitOf(n uint32) (unit, bool) {
	return []unit{character, word, word, line, line, line, line}[min(n, 6)], n <= 6
}

// granularity returns what the newer call means.
func granularity(n uint32) (unit, bool) {
	return []unit{character, word, line, line, line}[min(n, 4)], n <= 4
}

// span returns the piece of a text in which a place is: a word with the spaces after it, a
// line with its end.
func span(text []rune, at int, u unit) (from, to int) {
	from = min(max(at, 0), len(text))
	for from > 0 && !begins(text, from, u) {
		from--
	}
	for to = min(from+1, len(text)); to < len(text) && !begins(text, to, u); {
		to++
	}
	return from, to
}

// begins reports whether a piece begins at a place after the first.
func begins(text []rune, at int, u unit) bool {
	switch u {
	case word:
		return at < len(text) && unicode.IsSpace(text[at-1]) && !unicode.IsSpace(text[at])
	case line:
		return text[at-1] == '\n'
	}
	return true
}

// piece makes a method that returns a piece of the text, by one of the numbers for units.
func piece(units func(uint32) (unit, bool), find func(text []rune, at int, u unit) (int, int)) method {
	return method{"iu", func(t thing, in []any) ([]any, error) {
		text := []rune(t.el.Text.Content)
		u, ok := units(in[1].(uint32))
		if !ok {
			return nil, errArgs
		}
		from, to := find(text, int(in[0].(int32)), u)
		return []any{string(text[from:to]), int32(from), int32(to)}, nil
	}}
}

func before(text []rune, at int, u unit) (int, int) {
	if from, _ := span(text, at, u); from > 0 {
		return span(text, from-1, u)
	}
	return 0, 0
}

func after(text []rune, at int, u unit) (int, int) {
	if _, to := span(text, at, u); to < len(text) {
		return span(text, to, u)
	}
	return len(text), len(text)
}

// clamp returns a range within a text; an end of -1 is that of the text.
func clamp(text []rune, from, to any) (int, int) {
	a, b := int(from.(int32)), int(to.(int32))
	if b < 0 || b > len(text) {
		b = len(text)
	}
	return min(max(a, 0), b), b
}

func plainRun(t thing) []any {
	return []any{map[string]string{}, int32(0), int32(len([]rune(t.el.Text.Content)))}
}

func (t thing) selected() bool { return t.el.Text.From < t.el.Text.To }

var text = face{
	get: map[string]func(thing) any{
		"CharacterCount": func(t thing) any { return int32(len([]rune(t.el.Text.Content))) },
		"CaretOffset":    func(t thing) any { return int32(t.el.Text.Caret) },
	},
	methods: map[string]method{
		"GetText": {"ii", func(t thing, in []any) ([]any, error) {
			text := []rune(t.el.Text.Content)
			from, to := clamp(text, in[0], in[1])
			return []any{string(text[from:to])}, nil
		}},
		"GetStringAtOffset":   piece(granularity, span),
		"GetTextAtOffset":     piece(unitOf, span),
		"GetTextBeforeOffset": piece(unitOf, before),
		"GetTextAfterOffset":  piece(unitOf, after),
		"GetCharacterAtOffset": {"i", func(t thing, in []any) ([]any, error) {
			text := []rune(t.el.Text.Content)
			if i := int(in[0].(int32)); i >= 0 && i < len(text) {
				return []any{int32(text[i])}, nil
			}
			return []any{int32(0)}, nil
		}},
		"SetCaretOffset": {"i", func(t thing, in []any) ([]any, error) {
			at := int(in[0].(int32))
			can := t.el.Do != nil && at >= 0 && at <= len([]rune(t.el.Text.Content)) && !t.el.State.Has(access.Disabled)
			if can {
				t.link.ask(t.el.ID, access.Request{Deed: access.SetCaret, At: at})
			}
			return []any{can}, nil
		}},
		"GetNSelections": says(func(t thing) any { return int32(one(t.selected())) }),
		"GetSelection": {"i", func(t thing, in []any) ([]any, error) {
			if in[0].(int32) != 0 || !t.selected() {
				return []any{int32(0), int32(0)}, nil
			}
			return []any{int32(t.el.Text.From), int32(t.el.Text.To)}, nil
		}},
		"GetAttributeValue":    {"is", func(thing, []any) ([]any, error) { return []any{""}, nil }},
		"GetAttributes":        {"i", func(t thing, _ []any) ([]any, error) { return plainRun(t), nil }},
		"GetAttributeRun":      {"ib", func(t thing, _ []any) ([]any, error) { return plainRun(t), nil }},
		"GetDefaultAttributes": says(func(thing) any { return map[string]string{} }),
		"GetDefaultAttributeSet": says(func(thing) any {
			return map[string]string{}
		}),
		"GetCharacterExtents": {"iu", func(t thing, in []any) ([]any, error) { return corners(t, in[1]), nil }},
		"GetRangeExtents":     {"iiu", func(t thing, in []any) ([]any, error) { return corners(t, in[2]), nil }},
		"GetOffsetAtPoint":    {"iiu", func(thing, []any) ([]any, error) { return []any{int32(-1)}, nil }},
		"AddSelection":        refuses("ii"), "RemoveSelection": refuses("i"), "SetSelection": refuses("iii"),
		"ScrollSubstringTo": refuses("iiu"), "ScrollSubstringToPoint": refuses("iiuii"),
	},
}

// corners answers for a piece of the text with the place of all of it.
func corners(t thing, coords any) []any {
	r := rectOf(t.bounds(coords))
	return []any{r.X, r.Y, r.W, r.H}
}

// edit makes a method that has the text changed to what it makes of it.
func edit(takes string, change func(text []rune, in []any) string) method {
	return method{takes, func(t thing, in []any) ([]any, error) {
		can := t.el.Do != nil && !t.el.State.Has(access.Disabled)
		if can {
			t.link.ask(t.el.ID, access.Request{Deed: access.SetText, Text: change([]rune(t.el.Text.Content), in)})
		}
		return []any{can}, nil
	}}
}

var editableText = face{methods: map[string]method{
	"SetTextContents": edit("s", func(_ []rune, in []any) string { return in[0].(string) }),
	"InsertText": edit("isi", func(text []rune, in []any) string {
		at, more := min(max(int(in[0].(int32)), 0), len(text)), []rune(in[1].(string))
		if n := int(in[2].(int32)); n >= 0 && n < len(more) {
			more = more[:n]
		}
		return string(text[:at]) + string(more) + string(text[at:])
	}),
	"DeleteText": edit("ii", func(text []rune, in []any) string {
		from, to := clamp(text, in[0], in[1])
		return string(text[:from]) + string(text[to:])
	}),
	"CutText": refuses("ii"), "PasteText": refuses("i"),
	"CopyText": {"ii", func(thing, []any) ([]any, error) { return nil, nil }},
}}
