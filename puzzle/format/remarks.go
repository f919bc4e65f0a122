package format

import (
	"slices"
	"strings"
	"unicode"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A remarks reads the rules that people write below the rows of a puzzle. Each puzzle of a short text
// waits until what is below it is known.
type remarks struct {
	s     *source
	out   func(Item, error) bool
	held  Item
	holds bool
}

// yield passes the item before on, and keeps this one.
func (r *remarks) yield(it Item, err error) bool {
	if !r.flush(it.Line) {
		return false
	}
	if err != nil || r.s.seen == nil || it.Layout == Text {
		return r.out(it, err)
	}
	r.held, r.holds = it, true
	return true
}

// flush passes on the item that waits; the text below it ends above the line end, 0 for the last.
func (r *remarks) flush(end int) bool {
	if !r.holds {
		return true
	}
	it := &r.held
	if r.holds = false; r.s.seen != nil {
		if labels, ok := r.below(it, end); ok {
			b := siteBoard{size: 9, others: variant{}}
			if !b.areBoxes(labels) {
				b.rule("regions")
				return r.out(Item{Line: it.Line, Layout: it.Layout}, &ParseError{Line: it.Line, Err: b.others.err().(words.Message)})
			}
		}
	}
	return r.out(*it, nil)
}

// below adds the rules below a puzzle to its note, and returns the letters that name the region of each
// cell, if they are there.
func (r *remarks) below(it *Item, end int) (labels *[81]string, ok bool) {
	lines := strings.Split(plainText(string(r.s.seen)), "\n")
	lines = lines[min(max(it.Line, 0), len(lines)):]
	last := end == 0 || end <= it.Line
	if !last {
		lines = lines[:min(len(lines), max(0, end-1-it.Line))]
	}
	for i, block := range blocksOf(lines) {
		if m, isMap := regionMap(block.lines); isMap && it.Puzzle.Shape == nil {
			labels, ok = m, true
		}
		if !last && block.last && i > 0 { // it is the head of the next puzzle
			continue
		}
		if text, isRules := rulesIn(block.lines); isRules {
			it.Puzzle.Note = withNote(it.Puzzle.Note, text)
		}
	}
	return labels, ok
}

// A textBlock is some lines without a blank one between.
type textBlock struct {
	lines []string
	last  bool // there is no blank line below it
}

func blocksOf(lines []string) (list []textBlock) {
	var block []string
	for _, line := range lines {
		if line = strings.TrimSpace(line); line != "" {
			block = append(block, line)
		} else if len(block) > 0 {
			list, block = append(list, textBlock{block, false}), nil
		}
	}
	if len(block) > 0 {
		list = append(list, textBlock{block, true})
	}
	return list
}

// rulesIn returns the rules that a block of lines has, from the line on that names them.
func rulesIn(lines []string) (text string, ok bool) {
	for i, line := range lines {
		if isRulesLine(line) || isAboutCells(line) {
			return textOfLines(lines[i:]), true
		}
	}
	return "", false
}

func textOfLines(lines []string) string {
	return words.Plain(strings.ToValidUTF8(strings.Join(lines, "\n"), "\ufffd"))
}

// isRulesLine reports whether a line of text names rules: by a label before a colon or a heading, as the
// usual ones, or as one that is known.
func isRulesLine(line string) bool {
	line = strings.Trim(line, "#*_=> \t-")
	label, rest, _ := strings.Cut(line, ":")
	switch label = strings.Trim(label, "*_ "); {
	case namesRules(label):
		return strings.TrimSpace(rest) != "" || strings.HasPrefix(strings.ToLower(label), "rule")
	case !strings.ContainsFunc(line, unicode.IsLetter) || strings.Contains(line, "://"):
		return false
	}
	first := sentenceEnd().Split(line, 2)[0]
	return usual().is(strings.ToLower(first)) || saysRule(line)
}

// cellNamed finds the name of a cell.
var cellNamed = compileLater(`(?i)\br[1-9]c[1-9]`)

// isAboutCells reports whether a line of text tells of cells, digits or what else rules are about. It has some
// words, or signs between cells, and is no row.
func isAboutCells(line string) bool {
	line = strings.Map(narrow, line)
	if len(line) > maxRulesText || hasFields([]byte(line)) || singleCells([]byte(line)) > 4 || longestRun([]byte(line)) > 4 {
		return false
	}
	if cellNamed().MatchString(line) {
		return true
	}
	signs := ruleNames().words["aboutsign"]
	for sign := range signs.all() {
		if strings.Contains(line, sign) {
			return true
		}
	}
	return len(wordsOf(line)) > 1 && hasWordOf("about", line)
}

// OtherRules returns what the texts of a classic puzzle say of rules that classic sudoku doesn't have, "" if they say
// nothing. Readers keep such texts, and nothing checks them.
func OtherRules(p *puzzle.Puzzle) string {
	if p.Shape != nil || p.Title == "" && p.Note == "" {
		return ""
	}
	for line := range strings.SplitSeq(p.Note, "\n") {
		if (isRulesLine(line) || isAboutCells(line)) && !isUsual(line) {
			return shorten(line)
		}
	}
	if saysRule(p.Title) {
		return shorten(p.Title)
	}
	return ""
}

// weakRules are rules whose names mean other things in texts.
var weakRules = []string{"line", "drawn", "dot", "parity", "extreme", "clone", "boxes", "negative", "rising", "falling", "region", "named", "outside", "cage"}

// saysRule reports whether a text has the name of a rule.
func saysRule(text string) bool {
	if len(text) > maxRulesText {
		return false
	}
	list := wordsOf(text)
	for i := range list {
		for n := 1; n <= 3 && i+n <= len(list); n++ {
			key, ok := ruleNames().of(strings.Join(list[i:i+n], ""))
			if ok && !(slices.Contains(weakRules, key) && !strings.HasPrefix(list[i], "killer") && !strings.HasPrefix(list[i], "jigsaw")) {
				return true
			}
		}
	}
	return false
}

// regionMap reads nine lines of nine letters, of which there are nine: they name the regions.
func regionMap(lines []string) (labels *[81]string, ok bool) {
	if len(lines) != 9 {
		return nil, false
	}
	labels = new([81]string)
	letters := map[rune]bool{}
	for r, line := range lines {
		row := []rune(strings.NewReplacer(" ", "", "|", "", "\t", "").Replace(line))
		if len(row) != 9 {
			return nil, false
		}
		for c, letter := range row {
			if !unicode.IsLetter(letter) {
				return nil, false
			}
			labels[puzzle.CellAt(r, c)] = string(letter)
			letters[letter] = true
		}
	}
	return labels, len(letters) == 9
}
