package format

import (
	"encoding/json"
	"slices"
	"strings"

	"sudoku/puzzle"
)

// An aside is what an object says of its puzzles besides their cells.
type aside struct {
	title          string
	notes          []string
	rules          []string // by their names
	cages, regions []json.RawMessage
	box            [2]int // how wide and how high a box is, 0 if that isn't said
}

// A waitingItem is a puzzle whose object is not at its end: more may be said of it.
type waitingItem struct {
	it    Item
	aside aside
}

// maxWaiting is how many puzzles wait, maxAsides how many things are said of one.
const maxWaiting, maxAsides = 1000, 100

// add adds what another aside says.
func (a *aside) add(other *aside) {
	if a.title == "" {
		a.title = other.title
	}
	for _, note := range other.notes {
		if len(a.notes) < maxAsides && !slices.Contains(a.notes, note) {
			a.notes = append(a.notes, note)
		}
	}
	for i, n := range other.box {
		if a.box[i] == 0 {
			a.box[i] = n
		}
	}
	a.rules = upTo(append(a.rules, other.rules...))
	a.cages, a.regions = upTo(append(a.cages, other.cages...)), upTo(append(a.regions, other.regions...))
}

func upTo[T any](list []T) []T { return slices.Clip(list[:min(len(list), maxAsides)]) }

// named takes a value that is no puzzle, if its name or the list that it is in tells what it is about.
func (n *nestedReader) named(name, text string, isQuoted bool) (known bool) {
	if len(n.stack) == 0 || len(cellsOfString(text)) > 16 && !isRegions(name) {
		return false
	}
	l := &n.stack[len(n.stack)-1]
	kind, every := namesKind(name)
	inKind, inEvery := l.kind && name == "", l.every && (name == "" || kind || isTitle(name))
	switch {
	case isQuoted && n.textIsRules(name) && !isSpot(text):
		l.aside.notes = upTo(append(l.aside.notes, text))
	case (isQuoted || isWord(text)) && (kind || inKind || inEvery):
		if _, ok := ruleOf(text); ok || (every || inEvery) && !isUsualRule(text) && !isSpot(text) {
			l.aside.rules = upTo(append(l.aside.rules, text))
		}
	case isQuoted && isTitle(name) && l.named:
		l.aside.title = strings.Join(strings.Fields(text), " ")
	case isQuoted && isRegions(name) && len(text) > 1:
		region, _ := json.Marshal(text) // can't fail for a string
		l.aside.regions = append(l.aside.regions, region)
	case name == "enabled" || name == "active":
		l.off = l.off || isOff(text)
	default:
		if key, ok := ruleOf(name); !ok || key == "drawn" || isOff(text) || !isQuoted && text != "true" && text != "True" && text != "1" {
			return false
		}
		l.aside.rules = upTo(append(l.aside.rules, name))
	}
	return true
}

// textIsRules reports whether a text of that name is one of rules, by its name or that of a list
// around it.
func (n *nestedReader) textIsRules(name string) bool {
	if namesRules(name) {
		return true
	}
	kind, _ := namesKind(name)
	return !kind && !isTitle(name) && slices.ContainsFunc(n.stack, func(l list) bool { return namesRules(l.name) })
}

// namesRules reports whether a name is that of texts about a puzzle.
func namesRules(name string) bool {
	return isWordOf("text", strings.NewReplacer("_", "", "-", "").Replace(name))
}

func isTitle(name string) bool {
	return strings.EqualFold(name, "title") || strings.EqualFold(name, "name")
}

func isCages(name string) bool { key, ok := ruleOf(name); return ok && key == "cage" }

func isRegions(name string) bool { key, ok := ruleOf(name); return ok && key == "boxes" }

// isWord reports whether a text without quotes is a word, as YAML has them, and no value of JSON.
func isWord(text string) bool {
	return text != "" && isLetter(text[0]) && !slices.Contains([]string{"true", "false", "null", "None", "True", "False", "nil"}, text)
}

// isOff reports whether a value says that there is no such rule.
func isOff(text string) bool {
	return slices.Contains([]string{"", "0", "false", "no", "none", "off", "null", "normal", "standard", "classic"}, strings.ToLower(text))
}

// isSpot reports whether a text names cells, as lists in rules do.
func isSpot(text string) bool {
	_, ok := puzzle.ParseCell(strings.ToLower(text))
	return ok || strings.Trim(text, "rRcC0123456789 ,") == ""
}

// sayAside has what a list or object that ends says of the puzzles in it; if it has none, of those
// around it.
func (n *nestedReader) sayAside(l *list) {
	some := len(n.waiting) > l.from
	if key, ok := ruleOf(l.name); ok && key != "drawn" && l.some && !l.off && !(some && key == "line") && !l.isPuzzle() {
		raw := n.recorded(l)
		switch {
		case raw != nil && key == "cage":
			l.aside.cages = append(l.aside.cages, raw)
		case raw != nil && key == "boxes":
			l.aside.regions = append(l.aside.regions, raw)
		}
		if key != "boxes" || raw == nil {
			l.aside.rules = append(l.aside.rules, l.name)
		}
	}
	switch {
	case some:
		for i := l.from; i < len(n.waiting); i++ {
			n.waiting[i].aside.add(&l.aside)
		}
	case len(n.stack) > 0:
		if !strings.HasPrefix(strings.ToLower(l.name), "meta") && !strings.EqualFold(l.name, "info") {
			l.aside.title = "" // it is that of something else
		}
		n.stack[len(n.stack)-1].aside.add(&l.aside)
	}
}

// isPuzzle reports whether a list is one or its solution.
func (l *list) isPuzzle() bool {
	return !isRegions(l.name) && (len(l.cells) == 81 || len(l.rows) == 81)
}

// ReadByte reads a byte, and keeps those of a list of cages or regions.
func (n *nestedReader) ReadByte() (byte, error) {
	b, err := n.documentReader.ReadByte()
	if n.record > 0 && err == nil && len(n.raw) <= maxRecord {
		n.raw = append(n.raw, b)
	}
	return b, err
}

// maxRecord is how many bytes of such a list are kept.
const maxRecord = 1 << 16

// recordFrom begins to keep the list that is just opened, if it is one of those.
func (n *nestedReader) recordFrom(b byte, name string) {
	if n.record == 0 && (isCages(name) || isRegions(name)) {
		n.record, n.raw = len(n.stack), []byte{b}
	}
}

// recorded returns the list that ends, nil if it was not kept.
func (n *nestedReader) recorded(l *list) json.RawMessage {
	if n.record != len(n.stack)+1 {
		return nil
	}
	n.record = 0
	if !json.Valid(n.raw) {
		return nil
	}
	return n.raw
}

// flush yields the puzzles that wait, each with what is said of it so far.
func (n *nestedReader) flush() {
	items := n.waiting
	n.waiting = nil
	for i := range items {
		w := &items[i]
		for k := len(n.stack) - 1; k >= 0; k-- {
			if n.stack[k].from <= i {
				w.aside.add(&n.stack[k].aside)
			}
		}
		if n.stopped {
			return
		}
		n.stopped = !n.yieldWith(&w.it, &w.aside)
	}
	for k := range n.stack {
		n.stack[k].from = 0
	}
}

// yieldWith yields a puzzle with what is said of it, or which rule can't be kept.
func (n *nestedReader) yieldWith(it *Item, a *aside) bool {
	p := &it.Puzzle
	p.Title, p.Note = a.title, rulesText(strings.Join(a.notes, "\n"))
	if err := a.board(p); err != nil {
		return n.yield(Item{Line: it.Line, Layout: n.f}, jsonFault(err, nil, it.Line))
	}
	return n.yield(*it, nil)
}
