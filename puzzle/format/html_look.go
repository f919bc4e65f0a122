package format

import (
	"slices"
	"strings"
	"unicode"

	tokens "golang.org/x/net/html"

	"sudoku/puzzle"
)

// A page may say by the looks of a cell whether its digit is given, and may have digits that it doesn't show.

// bold are what pages show givens by who name them nowhere.
var bold = []string{"b", "strong", "bold"}

// looks takes a tag in the open cell, or that of the cell itself.
func (h *htmlReader) looks(t *htmlTable, kind tokens.TokenType, name, raw string) {
	t.styled = t.styled || len(raw) > len("</td>")
	row := t.rows[len(t.rows)-1]
	c := &row[len(row)-1]
	switch {
	case name == h.unshown && h.depth > 0:
		if h.depth++; kind == tokens.EndTagToken {
			h.depth -= 2
		}
	case kind == tokens.EndTagToken:
	case (name == "td" || name == "th") && unseen(raw):
		c.hidden = true
	case kind == tokens.StartTagToken && name != "input" && unseen(raw):
		h.unshown, h.depth = name, 1
	case len(c.look) < 10*maxTable:
		c.look += raw
	}
}

// passes reports whether a tag outside of cells is in an element that isn't shown, or begins or ends one.
func (h *htmlReader) passes(kind tokens.TokenType, name, raw string) bool {
	switch n := len(h.stack); {
	case h.deep > 0 && name != h.gone:
	case h.deep > 0 && kind == tokens.StartTagToken && name == "tr": // the end of the one before is left out
		h.deep = 0
		return h.passes(kind, name, raw)
	case h.deep > 0 && kind == tokens.StartTagToken:
		h.deep++
	case h.deep > 0 && kind == tokens.EndTagToken:
		h.deep--
	case kind != tokens.StartTagToken || n > 0 && h.stack[n-1].open || slices.Contains(voidTags, name):
		return false
	case name == "template" || unseen(raw):
		h.gone, h.deep = name, 1
	default:
		return false
	}
	return true
}

// voidTags have no end, or none that must be there.
var voidTags = strings.Fields("area base br col embed hr img input link meta source track wbr html body p li td th option")

// words returns the words of the tags of a cell.
func (c *htmlCell) words() []string {
	return strings.FieldsFunc(strings.ToLower(c.look), func(r rune) bool { return !unicode.IsLetter(r) })
}

// isOf reports whether a word of the tags of a cell is one of a kind.
func (c *htmlCell) isOf(kind string) bool {
	return slices.ContainsFunc(c.words(), func(word string) bool { return isWordOf(kind, word) })
}

// isBold reports whether the digit of a cell is emphasized.
func (c *htmlCell) isBold() bool {
	return slices.ContainsFunc(c.words(), func(word string) bool { return slices.Contains(bold, word) })
}

// partByLooks makes entries of the digits that aren't given by the looks of their cells, if enough are. Those of a
// full grid are its solution, and left out.
func partByLooks(p *puzzle.Puzzle, rows [][]htmlCell) {
	var given, entry, strong puzzle.CellSet
	for r, row := range rows {
		for k := range row {
			c := puzzle.CellAt(r, k)
			if p.Givens[c] == 0 {
				continue
			}
			switch cell := &row[k]; {
			case cell.isOf("entry"):
				entry.Add(c)
			case cell.isOf("given"):
				given.Add(c)
			case cell.isBold():
				strong.Add(c)
			}
		}
	}
	all := p.Givens.Filled()
	switch {
	case !given.Empty():
	case !entry.Empty():
		given = all.Without(entry)
	default:
		given = strong
	}
	if given.Len() < fewestGivens || given == all {
		return
	}
	full := isFull(p)
	for c := range all.Without(given).All() {
		if !full {
			p.Entries[c] = p.Givens[c]
		}
		p.Givens[c] = 0
	}
}

// unseen reports whether a tag hides what is in it.
func unseen(tag string) bool {
	for _, m := range htmlAttribute().FindAllStringSubmatch(tag, -1) {
		name, value := strings.ToLower(m[1]), strings.ToLower(strings.Join(strings.Fields(m[2]), ""))
		if name == "hidden" || name == "style" && (strings.Contains(value, "display:none") || strings.Contains(value, "visibility:hidden")) ||
			name == "type" && strings.Trim(value, `"'`) == "hidden" {
			return true
		}
	}
	return false
}
