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
		if p := &it.Puzzle; len(b.head) > 0 {
			p.Title, p.Note = b.head[0], strings.Join(strings.Fields(strings.Join(append(b.head[1:], p.Title, p.Note), " ")), " ")
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
		b.leaveHead()
	}
	if b.first == 0 {
		b.first = no
	}
	b.mirrored = isTable(b.text) && backwards(b.text)
	if isCode(b.text) {
		b.code = codeAbove(b.code, raw)
		if m := texBegin().FindSubmatch(raw); m != nil {
			b.columns = texColumns(string(m[2]))
		}
	} else if len(b.head) < maxHead && !isTable(b.text) && !wrapping().Match(b.text) {
		b.head = append(b.head, noteOf(raw))
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
	b.leaveHead()
	b.head = append(b.head, strconv.Itoa(n))
}

// leaveHead removes the text above the grid, from which a blank line or a number parts it, but for rules
// and the heading above solutions, which is that of each.
func (b *gridReader) leaveHead() {
	for _, line := range b.head {
		if b.heading(line); (isRulesLine(line) || isAboutCells(line)) && !b.yielded && len(b.rules) < maxHead { // others are of the grid before
			b.rules = append(b.rules, line)
		}
	}
	b.head = b.head[:0]
}

// heading keeps a line above a grid that names it a solution.
func (b *gridReader) heading(line string) {
	if len(strings.Fields(line)) <= maxHeading && mayNameAnswer(line) {
		b.code = codeAbove(b.code, []byte(line))
	}
}

// maxHeading is how many words a heading has.
const maxHeading = 8

// takeHead puts the text above a grid into its puzzle: a title, and what is no title as a note.
func (b *gridReader) takeHead(p *puzzle.Puzzle) {
	if len(b.head) > 0 && isSentence(b.head[0]) {
		p.Note = rulesText(strings.Join(b.head, " "))
	} else if len(b.head) > 0 {
		p.Title, p.Note = b.head[0], strings.Join(b.head[1:], " ")
	}
	for _, line := range b.rules {
		p.Note = withNote(p.Note, line)
	}
}

// isSentence reports whether a line above a grid is a sentence of rules, and no title.
func isSentence(line string) bool {
	line = strings.Map(narrow, line)
	return isAboutCells(line) && (strings.HasSuffix(line, ".") || strings.HasSuffix(line, "。") || cellNamed().MatchString(line))
}
