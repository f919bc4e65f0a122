package format

import (
	"strconv"
	"strings"

	"sudoku/puzzle"
)

// prose handles a line with text: a title, or a row with a fault.
func (b *gridReader) prose(raw []byte, no int) {
	b.finishDrawing()
	if !b.gap && !b.rows.full() && (len(b.rows) > 0 || b.count.due()) {
		if r := b.readRow(raw, no); !b.rows.allBlank() || b.count.due() && r.likely() {
			b.add(r)
			return
		}
	}
	b.finish()
	it := Item{Line: no, Layout: Line}
	if r := new(row); !b.s.part && r.plain(prose, b.text, raw, &it) && it.Puzzle.Givens.Filled().Len() >= fewestGivens {
		if p, lines := &it.Puzzle, b.head.lines; len(lines) > 0 {
			p.Title, p.Note = lines[0], strings.Join(strings.Fields(strings.Join(append(lines[1:], p.Title, p.Note), " ")), " ")
		}
		b.emit(it, nil)
		return
	}
	if hasDigits(b.text, 9) && (rival(b.text) >= 0 || singleCells(b.text) >= manyCells) {
		fault := lineFault(no, b.text, raw)
		b.emit(Item{Line: no, Layout: Line}, fault)
		return
	}
	b.title(raw, no)
}

// wrapping matches lines of forums and mails around what somebody wrote, which are no titles.
var wrapping = compileLater(`(?i)^\s*(\[/?(code|quote|pre|tt|spoiler|noparse|hide|center|font|size|color)(=[^\]]*)?\]\s*$|(content-[a-z-]+|mime-version|message-id|received|return-path|x-[a-z-]+): )`)

// maxHead is how many lines of text above a grid are kept.
const maxHead = 16

// title keeps a line above a grid.
func (b *gridReader) title(raw []byte, no int) {
	if b.gap {
		b.head.leave(!b.yielded)
	}
	if b.first == 0 {
		b.first = no
	}
	b.mirrored = isTable(b.text) && backwards(b.text)
	if isCode(b.text) {
		b.head.code = codeAbove(b.head.code, raw)
		if m := texBegin().FindSubmatch(raw); m != nil {
			b.columns = texColumns(string(m[2]))
		}
	} else if len(b.head.lines) < maxHead && !isTable(b.text) && !wrapping().Match(b.text) {
		b.head.lines = append(b.head.lines, noteOf(raw))
	}
	b.above = nil
	if likelyWidth(b.text) || hasDigits(b.text, 3) && singleCells(b.text) >= 3 && hasFields(b.text) {
		if r := b.readRow(raw, no); r.likely() || r.fault > 0 && hasFields(b.text) {
			b.above = r.wrong(1, 0)
		}
	}
}

// number handles a number above a grid: how many puzzles follow, or the number of this one.
func (b *gridReader) number(n, no int) {
	if b.count.on {
		b.closeCount()
		b.count.open(n, no)
		return
	}
	if b.first == 0 {
		b.first = no
	}
	b.head.leave(!b.yielded)
	b.head.lines = append(b.head.lines, strconv.Itoa(n))
}

// A gridHead is what stands above a grid.
type gridHead struct {
	lines []string // title and note
	rules []string // rules above that, and a blank line
	code  string   // the lines of a program above it
}

// isEmpty reports whether nothing does.
func (h *gridHead) isEmpty() bool { return len(h.lines) == 0 && len(h.rules) == 0 && h.code == "" }

// leave removes the text above the grid, from which a blank line or a number parts it, but for rules above the
// first grid and the heading above solutions, which is that of each.
func (h *gridHead) leave(first bool) {
	for _, line := range h.lines {
		if h.heading(line); (isRulesLine(line) || isAboutCells(line)) && first && len(h.rules) < maxHead { // others are of the grid before
			h.rules = append(h.rules, line)
		}
	}
	h.lines = h.lines[:0]
}

// heading keeps a line above a grid that names it a solution.
func (h *gridHead) heading(line string) {
	if len(strings.Fields(line)) <= maxHeading && mayNameAnswer(line) {
		h.code = codeAbove(h.code, []byte(line))
	}
}

// maxHeading is how many words a heading has.
const maxHeading = 8

// putInto puts the text into the puzzle: a title, and what is no title as a note.
func (h *gridHead) putInto(p *puzzle.Puzzle) {
	if len(h.lines) > 0 && isSentence(h.lines[0]) {
		p.Note = rulesText(strings.Join(h.lines, " "))
	} else if len(h.lines) > 0 {
		p.Title, p.Note = h.lines[0], strings.Join(h.lines[1:], " ")
	}
	for _, line := range h.rules {
		p.Note = withNote(p.Note, line)
	}
}

// isSentence reports whether a line above a grid is a sentence of rules, and no title.
func isSentence(line string) bool {
	line = strings.Map(narrow, line)
	return isAboutCells(line) && (strings.HasSuffix(line, ".") || strings.HasSuffix(line, "。") || cellNamed().MatchString(line))
}
