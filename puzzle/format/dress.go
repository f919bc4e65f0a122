package format

import (
	"context"
	"regexp"
	"strings"
)

// A dress is what may be around a whole puzzle: it is replaced, and the rest is read strictly.
type dress struct {
	sign func() *regexp.Regexp
	by   string
}

var dresses = []dress{
	{compileLater(`^[ \t]*9[ \t]*[ x×*,][ \t]*9[ \t]*\n`), "\n"}, // the size above a grid
	{compileLater(`\\n`), "\n"},                                  // a text of a program
	{stamp, ""},
}

// readDressed reads a text with a puzzle in something that isn't a layout.
func readDressed(text string) (it Item, ok bool) {
	for _, d := range dresses {
		if bare := d.sign().ReplaceAllString(text, d.by); bare != text {
			if it, ok = readStrictly(bare); ok {
				return it, true
			}
		}
	}
	return it, false
}

// tagsOfForums are those of a table in brackets.
var tagsOfForums = compileLater(`(?i)\[(/?(?:table|tr|td|th|b|i|center))\]`)

// readForumTable reads a table of HTML with brackets instead of its own, as forums have it.
func readForumTable(text string) (it Item, ok bool) {
	page := tagsOfForums().ReplaceAllString(text, "<$1>")
	if !strings.Contains(strings.ToLower(page), "<table>") {
		return it, false
	}
	n := 0
	readHTML(HTML, newSource(context.Background(), strings.NewReader(page)), func(next Item, err error) bool {
		n++
		it, ok = next, err == nil
		return ok && n == 1
	})
	return it, ok && n == 1
}

// readStrictly reads a text that has one puzzle and nothing else, in any layout.
func readStrictly(text string) (it Item, ok bool) {
	s := newSource(context.Background(), strings.NewReader(text))
	n := 0
	scanText(s, nil, func(next Item, err error) bool {
		n++
		it, ok = next, err == nil
		return ok && n == 1
	})
	return it, ok && n == 1
}

var gameID = compileLater(`(?i)(^|[\s("'])([23]x[23](x|k|d[a-z]+)*:[a-z0-9_,:]{9,})`)

// readGameID reads a game ID of Tatham's program in a sentence, also in capitals.
func readGameID(text string) (it Item, ok bool) {
	found := gameID().FindAllStringSubmatch(text, 2)
	if len(found) != 1 {
		return it, false
	}
	it, ok = readStrictly(strings.TrimRight(strings.ToLower(found[0][2]), ","))
	it.Line, it.Column = 1+strings.Count(text[:strings.Index(text, found[0][2])], "\n"), 1
	return it, ok && it.Layout == Tatham
}
