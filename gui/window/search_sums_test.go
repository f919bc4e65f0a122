package window

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	hints "sudoku/gui/screen/hint"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic/logictest"
)

// hints takes so many hints, each to the end of each depth, where all that it says must be so.
func (s *trial) hints(rest string) error {
	n, _ := strconv.Atoi(rest)
	for range n {
		for depth := range partsOfDepths {
			s.key("h")
			s.settle()
			if err := s.expect(fmt.Sprint("sums ", depth+1)); err != nil {
				return err
			}
		}
		s.key("h")
		s.settle()
	}
	return nil
}

// partsOfDepths are the parts of the texts of a step that hints show at their depths.
var partsOfDepths = []string{"where", "what", "pattern", "why"}

// expectSums proves what a hint says on the page on its position, at a depth at which it must be,
// and looks for a text in it.
func (s *trial) expectSums(what string) (bool, string) {
	number, text, _ := strings.Cut(what, " ")
	depth, _ := strconv.Atoi(number)
	h, ok := s.app.Top().(*hints.Hint)
	written := s.textsInSight()
	if !ok || !slices.ContainsFunc(written, func(l string) bool { return strings.HasPrefix(l, "Hint "+number+" of ") }) {
		return false, strings.Join(written, "\n")
	}
	step, ok := h.Hinted().Step()
	if !ok {
		return false, "a hint that is no step"
	}
	r := s.app.Session().Request(nil)
	pos := r.Position()
	p := logictest.Proof{Pos: &pos, Step: step}
	for _, line := range written {
		if name, ok := cellBeside(pos.Shape, line); ok {
			return false, name + " is not on the board: " + line
		}
		if said, ok := s.proven(p, partsOfDepths[depth-1], line); ok && strings.Contains(said, text) {
			return true, ""
		}
	}
	return false, "nothing that is proven: " + strings.Join(written, "\n")
}

// proven returns what a text says, if that is proven and it says nothing else: a card names all that
// is written on it with commas in between.
func (s *trial) proven(p logictest.Proof, part, card string) (string, bool) {
	pieces := strings.Split(strings.TrimSuffix(card, "."), ", ")
	for n := len(pieces); n > 0; n-- {
		for i := range len(pieces) - n + 1 {
			said := strings.ReplaceAll(strings.Join(pieces[i:i+n], ", "), "., ", ".\n")
			if !strings.HasSuffix(said, ".") || logictest.Claims().CheckText(p, part, said, words.English) != nil {
				continue
			}
			rest := strings.Join(slices.Concat(pieces[:i], pieces[i+n:]), ", ")
			rest = strings.Replace(rest, words.English.T("hint.candidates"), "", 1)
			return said, !strings.Contains(rest, ".")
		}
	}
	return "", false
}

var cellNames = regexp.MustCompile(`r([1-9]+)c([1-9]+)`)

// cellBeside returns a name of cells of which one isn't on the board.
func cellBeside(on *puzzle.Shape, text string) (string, bool) {
	for _, m := range cellNames.FindAllStringSubmatch(text, -1) {
		if strings.ContainsFunc(m[1]+m[2], func(r rune) bool { return int(r-'0') > on.Size() }) {
			return m[0], true
		}
	}
	return "", false
}
