package format

import (
	"slices"
	"strconv"
	"strings"
)

// The borders of cells may be said by the rules of a style sheet in the page, by classes or by numbers of rows
// and columns.

// A borderRule is what a style sheet says of the borders of some cells.
type borderRule struct {
	path  []borderOf // the row around comes before its cells
	sides [4]int     // how thick they are, unsaid for others
}

// A borderOf selects elements. Other kinds of selectors select none.
type borderOf struct {
	tag     string // "" for any
	classes []string
	nth     func(n int) bool // nil: all of them
	ofRows  bool             // some row is one; else it may be what is around the table
}

var (
	cssRule     = compileLater(`(?s)([^{}]+)\{([^{}]*)\}`)
	cssNote     = compileLater(`(?s)/\*.*?\*/`)
	cssSelector = compileLater(`^([a-z]*)((?:\.[\w-]+)*)(?::nth-(?:child|of-type)\(([^)]*)\))?((?:\.[\w-]+)*)$`)
	cssStep     = compileLater(`^(?:([+-]?\d*)n)?(?:([+-]?\d+))?$`)
)

// borderRules reads the rules of a style sheet that are about borders.
func borderRules(sheet string) (list []borderRule) {
	if !strings.Contains(sheet, "border") {
		return nil
	}
	for _, m := range cssRule().FindAllStringSubmatch(cssNote().ReplaceAllString(sheet, ""), -1) {
		if !strings.Contains(m[2], "border") || len(m[2]) > maxStyle {
			continue
		}
		sides := bordersOf(m[2])
		for selector := range strings.SplitSeq(m[1], ",") {
			if path, ok := selectorOf(selector); ok && len(list) < maxBorderRules {
				list = append(list, borderRule{path, sides})
			}
		}
	}
	return list
}

// selectorOf reads a selector whose last part selects cells or rows.
func selectorOf(text string) (path []borderOf, ok bool) {
	for part := range strings.FieldsSeq(strings.ReplaceAll(text, ">", " ")) {
		m := cssSelector().FindStringSubmatch(strings.NewReplacer("( ", "(", " )", ")").Replace(part))
		if m == nil {
			path = path[:0] // what is around, by its name or its state
			continue
		}
		of := borderOf{tag: m[1], classes: strings.FieldsFunc(m[2]+m[4], func(r rune) bool { return r == '.' })}
		if m[3] != "" {
			if of.nth, ok = everyNth(m[3]); !ok {
				return nil, false
			}
		}
		path = append(path, of)
	}
	return path, len(path) > 0 && slices.Contains([]string{"", "td", "th", "tr"}, path[len(path)-1].tag)
}

// everyNth reads which of several elements are meant: 3, 3n, 3n+1, odd or even.
func everyNth(text string) (nth func(n int) bool, ok bool) {
	text = strings.ReplaceAll(text, " ", "")
	text = map[string]string{"odd": "2n+1", "even": "2n"}[text] + strings.TrimSuffix(strings.TrimSuffix(text, "odd"), "even")
	m := cssStep().FindStringSubmatch(text)
	if m == nil || text == "" {
		return nil, false
	}
	step, first := 0, 0
	if strings.Contains(text, "n") {
		if step, ok = cssNumber(m[1]); !ok {
			return nil, false
		}
	}
	first, _ = strconv.Atoi(m[2]) // 0 if it isn't there
	return func(n int) bool {
		if step == 0 {
			return n == first
		}
		return (n-first)%step == 0 && (n-first)/step >= 0
	}, true
}

// cssNumber reads the number before an n, which is 1 if it isn't there.
func cssNumber(text string) (n int, ok bool) {
	switch text {
	case "", "+":
		return 1, true
	case "-":
		return -1, true
	}
	n, err := strconv.Atoi(text)
	return n, err == nil
}

// maxBorderRules is how many rules are kept, maxStyle how many bytes one may have.
const maxBorderRules, maxStyle = 2000, 1000

// A styledElement is what selectors tell a cell or a row by.
type styledElement struct {
	classes []string
	n       int // which one of its kind it is
}

func elementOf(tag string, n int) (e styledElement) {
	if strings.Contains(tag, "class") { // for speed
		value, _ := htmlValue(tag, "class")
		e.classes = strings.Fields(strings.ToLower(value))
	}
	e.n = n
	return e
}

// findRows finds out which parts of the rules select rows.
func findRows(sheet []borderRule, rows [][]htmlCell) {
	var all []styledElement
	for _, row := range rows {
		all = append(all, elementOf(row[0].around, row[0].row))
	}
	for i := range sheet {
		for k := range sheet[i].path {
			of := &sheet[i].path[k]
			of.ofRows = of.tag == "" && slices.ContainsFunc(all, of.selects)
		}
	}
}

// selects reports whether a rule is for a cell, or for the row around it.
func (r *borderRule) selects(cell, row styledElement) bool {
	last := &r.path[len(r.path)-1]
	switch {
	case last.tag == "tr" || last.tag == "" && !last.selects(cell):
		return last.selects(row)
	case !last.selects(cell):
		return false
	}
	for i := range r.path[:len(r.path)-1] {
		if of := &r.path[i]; (of.tag == "tr" || of.ofRows) && !of.selects(row) {
			return false
		}
	}
	return true
}

// selects reports whether an element is selected. A selector that says nothing selects none.
func (of *borderOf) selects(e styledElement) bool {
	if of.tag == "" && len(of.classes) == 0 && of.nth == nil || of.nth != nil && !of.nth(e.n) {
		return false
	}
	return !slices.ContainsFunc(of.classes, func(class string) bool { return !slices.Contains(e.classes, class) })
}

// borders returns how thick the borders of a cell are, by all that is said of them.
func (c *htmlCell) borders(sheet []borderRule) (sides [4]int) {
	tag, _, _ := strings.Cut(c.look, ">")
	cell, row := elementOf(tag, c.col), elementOf(c.around, c.row)
	put := func(over [4]int) {
		for i, width := range over {
			if width != unsaid {
				sides[i] = width
			}
		}
	}
	for i := range sheet {
		if sheet[i].selects(cell, row) {
			put(sheet[i].sides)
		}
	}
	for _, raw := range []string{c.around, tag} {
		if strings.Contains(raw, "border") {
			style, _ := htmlValue(raw, "style")
			put(bordersOf(style))
		}
	}
	return sides
}
