package window

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"sudoku/gui/caption"
	"sudoku/puzzle/words"
)

// in finds the numbers of a text.
func (p *pageNumbers) in(text string) *numbersOf {
	if n := p.known[text]; n != nil {
		return n
	}
	if len(p.known) > 20_000 {
		clear(p.known)
	}
	n := &numbersOf{}
	p.known[text] = n
	if !anyNumber.MatchString(text) && !lettered.MatchString(text) {
		return n
	}
	var known []passage
	said, perhaps := readings(text, p.said)
	for _, r := range perhaps {
		if slices.ContainsFunc(p.places[r.key], func(at *numberPlace) bool { return len(at.args) == 0 }) {
			known = append(known, r.passage)
		}
	}
	for _, r := range said {
		known = append(known, p.take(n, r, said, text)...)
	}
	for _, at := range p.forms {
		for _, m := range at.form.FindAllStringSubmatchIndex(text, -1) {
			n.said = append(n.said, saidNumber{p.lines[at], at, valueOf(text[m[2]:m[3]]), text})
			known = append(known, passage{m[2], m[3]})
		}
	}
	n.unknown = p.unknown(text, known)
	return n
}

var lettered = regexp.MustCompile(`(?i)\b(` + inLetters + `|no)\b`)

// take notes the numbers of a sentence, and returns where they stand.
func (p *pageNumbers) take(n *numbersOf, r saying, all []saying, text string) (known []passage) {
	at := r.from // what stands between the arguments are words
	for _, name := range r.wording.args {
		known = append(known, passage{at, r.args[name].from})
		at = r.args[name].to
	}
	known = append(known, passage{at, r.to})
	for _, place := range p.places[r.key] {
		if place.in != "" && !slices.ContainsFunc(all, func(o saying) bool { return o.key == place.in && o.contains(r) }) {
			continue
		}
		if a, limited := r.args[place.where[0]]; limited && text[a.from:a.to] != place.where[1] {
			continue
		}
		of := p.lines[place]
		value, ok := place.value(&r, text)
		if ok && of != nil {
			n.said = append(n.said, saidNumber{of, place, value, text})
		}
		for _, a := range place.args {
			known = append(known, r.args[a])
		}
	}
	return known
}

// value returns the number that a sentence says at a place.
func (at *numberPlace) value(r *saying, text string) (value string, ok bool) {
	sum := at.plus
	for _, a := range at.args {
		if where, said := r.args[a]; said {
			value = valueOf(text[where.from:where.to])
		} else if value = r.implied[a]; value == "" {
			return "", false
		}
		n, _ := strconv.Atoi(value)
		sum += n
	}
	if len(at.args) > 1 || at.plus != 0 {
		value = strconv.Itoa(sum)
	}
	return value, value != ""
}

// unknown returns the first number of a text that isn't known.
func (p *pageNumbers) unknown(text string, known []passage) string {
	for _, re := range p.once {
		for _, m := range re.FindAllStringIndex(text, -1) {
			known = append(known, passage{m[0], m[1]})
		}
	}
	for _, m := range anyNumber.FindAllStringIndex(text, -1) {
		if !slices.ContainsFunc(known, func(k passage) bool { return k.from <= m[0] && m[1] <= k.to }) {
			return text[m[0]:m[1]] + " near " + strconv.Quote(text[max(0, m[0]-25):min(len(text), m[1]+25)])
		}
	}
	return ""
}

// numbersIn returns what is wrong with the numbers in sight: those that stand in no line of
// testdata/numbers.txt or numbers_once.txt, and those of a line that don't agree.
func (s *trial) numbersIn(texts []string) (unknown, faults []string) {
	if s.lang != words.English {
		return nil, nil
	}
	top := s.pageName()
	p := theNumbers().on(top)
	if p.all { // what it says is about pages and games in general
		return nil, nil
	}
	said := map[*quantity][]saidNumber{}
	for _, text := range texts {
		n := p.in(text)
		if n.unknown != "" && !s.own(text) {
			unknown = append(unknown, fmt.Sprintf("a number that stands in no line\non %s: %s in %q", top, n.unknown, text))
		}
		if s.typedIn(text) {
			continue
		}
		for _, v := range n.said {
			said[v.of] = append(said[v.of], v)
			numbersSeen[v.at] = true
		}
	}
	for i := range theNumbers().quantities {
		if q := &theNumbers().quantities[i]; len(said[q]) > 0 {
			faults = append(faults, s.agree(q, said[q], top)...)
		}
	}
	return unknown, faults
}

// noteTyped keeps what stands in the field that has the focus: names and titles may have numbers.
func (s *trial) noteTyped() {
	if f, ok := s.menus.Field().(interface{ SelectedText() string }); ok {
		if e := reflect.ValueOf(f).Elem().FieldByName("Text"); e.IsValid() && anyNumber.MatchString(e.String()) {
			s.typed = append(s.typed, e.String())
		}
	}
}

// own reports whether a text has something that was typed here, or the title of the game.
func (s *trial) own(text string) bool {
	title := caption.TitleOf(s.lang, s.shownSession().Game.Puzzle())
	return anyNumber.MatchString(title) && strings.Contains(text, title) || s.typedIn(text)
}

// typedIn reports whether a text has something with a number that was typed here or pasted: of a
// path the name, which stays as it is.
func (s *trial) typedIn(text string) bool {
	title := s.shownSession().Game.Puzzle().Title
	return anyNumber.MatchString(title) && strings.Contains(text, title) || slices.ContainsFunc(s.typed, func(typed string) bool {
		name := typed[strings.LastIndex(typed, "/")+1:]
		return anyNumber.MatchString(name) && strings.Contains(text, name)
	})
}

// agree returns what is wrong where all of a quantity doesn't agree.
func (s *trial) agree(q *quantity, said []saidNumber, top string) (faults []string) {
	said = together(said)
	for _, at := range q.places {
		if at.count != "" {
			if n, ok := counts[at.count](s); ok {
				said = append(said, saidNumber{q, at, n, "as counted"})
			}
		}
	}
	exact := slices.IndexFunc(said, func(n saidNumber) bool { return !n.at.limit })
	if exact < 0 {
		return nil
	}
	for _, n := range said {
		if a, b := said[exact], n; a.value != b.value && !(b.at.limit && number(b.value) <= number(a.value)) {
			faults = append(faults, fmt.Sprintf("numbers that don't agree: %s\non %s: %s in %q, %s in %q", q.name, top, a.value, a.text, b.value, b.text))
		}
	}
	return faults
}

// together puts the numbers that count together in place of each alone.
func together(said []saidNumber) (list []saidNumber) {
	at := map[*numberPlace]int{}
	for _, n := range said {
		i, again := at[n.at]
		switch {
		case n.at.all == "" || !again:
			at[n.at] = len(list)
			list = append(list, n)
		case n.at.all == "sum":
			list[i].value = strconv.Itoa(number(list[i].value) + number(n.value))
		default:
			list[i].value = strconv.Itoa(max(number(list[i].value), number(n.value)))
		}
	}
	return list
}

func number(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}

// holdsNumbers: what is in sight of a quantity agrees. While a screen goes on with its work its
// parts come one after the other.
func (s *trial) holdsNumbers() {
	if s.busy {
		return
	}
	if _, faults := s.numbersIn(s.texts()); len(faults) > 0 {
		s.tb.Fatal(faults[0])
	}
}
