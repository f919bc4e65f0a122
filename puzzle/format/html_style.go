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
	style string
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
		if !strings.Contains(m[2], "border") {
			continue
		}
		for selector := range strings.SplitSeq(m[1], ",") {
			if path, ok := selectorOf(selector); ok {
				list = append(list, borderRule{path, m[2]})
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
	return path, len(path) > 0
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
		step, ok = cssNumber(m[1])
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

// findRows finds out which parts of the rules select rows.
func findRows(sheet []borderRule, rows [][]htmlCell) {
	for i := range sheet {
		for k := range sheet[i].path {
			of := &sheet[i].path[k]
			of.ofRows = of.tag == "" && slices.ContainsFunc(rows, func(row []htmlCell) bool { return of.is(row[0].around, row[0].row) })
		}
	}
}

// selects reports whether a rule is for a cell, or for the row around it.
func (r *borderRule) selects(c *htmlCell) bool {
	last := &r.path[len(r.path)-1]
	tag, _, _ := strings.Cut(c.look, ">")
	switch {
	case last.tag == "tr" || last.tag == "" && !last.is(tag, c.col) && last.is(c.around, c.row):
		return last.is(c.around, c.row)
	case !last.is(tag, c.col) || last.tag != "" && last.tag != "td" && last.tag != "th":
		return false
	}
	for i := range r.path[:len(r.path)-1] {
		if of := &r.path[i]; (of.tag == "tr" || of.ofRows) && !of.is(c.around, c.row) {
			return false
		}
	}
	return true
}

// is reports whether an element is selected: by its tag, and which one of its kind it is. A selector without
// anything but a name selects cells and rows alone.
func (of *borderOf) is(tag string, n int) bool {
	if of.tag == "" && len(of.classes) == 0 && of.nth == nil || of.nth != nil && !of.nth(n) {
		return false
	}
	has, _ := htmlValue(tag, "class")
	list := strings.Fields(strings.ToLower(has))
	return !slices.ContainsFunc(of.classes, func(class string) bool { return !slices.Contains(list, class) })
}

// borderStyle returns all that is said of the borders of a cell.
func (c *htmlCell) borderStyle(sheet []borderRule) string {
	var b strings.Builder
	for i := range sheet {
		if sheet[i].selects(c) {
			b.WriteString(sheet[i].style + ";")
		}
	}
	tag, _, _ := strings.Cut(c.look, ">")
	for _, raw := range []string{c.around, tag} {
		if strings.Contains(raw, "border") {
			style, _ := htmlValue(raw, "style")
			b.WriteString(style + ";")
		}
	}
	return b.String()
}
