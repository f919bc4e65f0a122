package logictest

import (
	"maps"
	"strconv"
	"strings"

	"sudoku/puzzle/words"
)

// A part of a text is a literal or the place of an argument.
type part struct {
	literal string
	name    string // of the argument; "" for a literal
	how     string // how it is written there, see package words
}

// A text is one form of a text of the catalogue.
type text struct {
	parts   []part
	exactly map[string]int // how many of an argument it speaks of, where its form says so
}

// exactly reads the condition of a form: "=2", or "cells one". Whoever says one thing in the
// singular means one.
func exactly(when string) map[string]int {
	n := map[string]int{}
	for cond := range strings.SplitSeq(when, ", ") {
		name, form, named := strings.Cut(cond, " ")
		if !named {
			name, form = "n", cond
		}
		if k, err := strconv.Atoi(strings.TrimPrefix(form, "=")); err == nil {
			n[name] = k
		} else if form == "one" {
			n[name] = 1
		}
	}
	return n
}

// counted adds to what was read the numbers that the form of the text says; ok only if it fits.
func (t text) counted(kinds map[string]string, args map[string]Value) (out map[string]Value, ok bool) {
	for name, n := range t.exactly {
		switch v, read := args[name]; {
		case read && v.Kind == "number" && v.Number == 0 && n == 1: // in French
		case read && !v.is(n):
			return nil, false
		case !read && kinds[name] == "number":
			args = maps.Clone(args)
			args[name] = Value{Kind: "number", Number: n}
		case !read && n == 0 && kinds[name] != "":
			args = maps.Clone(args)
			args[name] = Value{Kind: kinds[name]}
		}
	}
	return args, true
}

// parse divides a text of the catalogue into its parts.
func parse(text string) (parts []part) {
	for {
		before, rest, ok := strings.Cut(text, "{")
		if before != "" {
			parts = append(parts, part{literal: before})
		}
		if !ok {
			return parts
		}
		place, after, _ := strings.Cut(rest, "}")
		name, how, _ := strings.Cut(place, ":")
		parts = append(parts, part{name: name, how: how})
		text = after
	}
}

// placesOf returns the names of the arguments of a key, each once, in the order of its texts.
func placesOf(l words.Lang, key string) (names []string) {
	seen := map[string]bool{}
	texts := l.Texts(key)
	for _, when := range sortedKeys(texts) {
		for _, p := range parse(texts[when]) {
			if p.name != "" && !seen[p.name] {
				seen[p.name] = true
				names = append(names, p.name)
			}
		}
	}
	return names
}
