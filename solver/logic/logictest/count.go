package logictest

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"sudoku/puzzle/words"
)

// A Count counts the texts that were read and proven, and the changes of what they say, by kind of
// what is changed: how many were made, and how many of them were found out.
type Count struct {
	Book            *Book
	Texts           int
	Changed, Caught map[string]int

	missed  map[string]int
	example map[string]string
}

// NewCount makes a count for the rows of a book.
func NewCount(b *Book) *Count {
	return &Count{Book: b, Changed: map[string]int{}, Caught: map[string]int{}, missed: map[string]int{}, example: map[string]string{}}
}

// Check is [Book.CheckText], and counts which changes of the text would be found out.
func (n *Count) Check(p Proof, part, text string, l words.Lang, also ...string) error {
	n.Texts++
	if err := n.Book.CheckText(p, part, text, l, also...); err != nil {
		return fmt.Errorf("%v %s: %q: %w", l.Code(), part, text, err)
	}
	n.Change(p, part, text, l, also...)
	return nil
}

// mostChanged is how many changes of a text are tried, about; a net has thousands.
const mostChanged = 150

// Change tries what a text would say if something in it were another.
func (n *Count) Change(p Proof, part, text string, l words.Lang, also ...string) {
	for _, way := range n.Book.Read(l, text, n.Book.Starts(p.Technique, part, also...)) {
		all, i := 0, 0
		Mutations(p.Pos.Shape, way, func(string, []*Sentence) { all++ })
		Mutations(p.Pos.Shape, way, func(what string, changed []*Sentence) {
			if i++; i%(all/mostChanged+1) == 0 {
				n.try(p, what, way, changed)
			}
		})
	}
}

// try proves what is changed.
func (n *Count) try(p Proof, what string, way, changed []*Sentence) {
	if n.Changed[what]++; n.Book.Prove(p, changed) != nil {
		n.Caught[what]++
		return
	}
	for i, s := range changed {
		if s != way[i] {
			n.missed[what+" of "+s.Key]++
			n.example[what+" of "+s.Key] = s.String()
		}
	}
}

// Report returns a table of the changes, those that weren't caught by text, and an error if fewer
// than 99 in 100 of a kind were.
func (n *Count) Report() (lines []string, err error) {
	for _, what := range sortedKeys(n.Changed) {
		lines = append(lines, fmt.Sprintf("%s: %d of %d changes caught", what, n.Caught[what], n.Changed[what]))
		if 100*n.Caught[what] < 99*n.Changed[what] {
			err = cmp.Or(err, fmt.Errorf("%s: %d changes of %d are not caught", what, n.Changed[what]-n.Caught[what], n.Changed[what]))
		}
	}
	most := slices.SortedFunc(maps.Keys(n.missed), func(a, b string) int { return n.missed[b] - n.missed[a] })
	for _, key := range most[:min(len(most), 20)] {
		lines = append(lines, fmt.Sprint(n.missed[key], " not caught: ", key, " ", n.example[key]))
	}
	return lines, err
}
