package format

import "strings"

// htmlAttribute finds attributes and their values. The tokenizer's own way to them, and to
// texts, would have the program make its map of 2,000 named characters whenever it starts.
var htmlAttribute = compileLater(`\s([^\s"'>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?`)

// htmlValue returns the value of an attribute of a tag.
func htmlValue(tag, name string) (value string, ok bool) {
	if strings.Count(tag, `"`)%2 != 0 {
		return "?!", true // a quote is lost or one too many, and with it a value
	}
	for _, m := range htmlAttribute().FindAllStringSubmatch(tag, -1) {
		switch {
		case strings.HasSuffix(m[2], "="):
			return "?!", true // it has lost its own value, and took the next attribute for it
		case !strings.EqualFold(m[1], name):
		case m[2] == "" && name != "selected":
			return "?!", true // the sign between is lost
		default:
			return strings.Trim(m[2], `"'`), true
		}
		if isMisspelt(m[1], name) {
			return "?!", true // no cell
		}
	}
	return "", false
}

// choose notes the options of a list: one is selected, if one is in others.
func (h *htmlReader) choose(tag string, begins, selected bool) {
	switch {
	case tag == "select" && begins:
		h.chosen = 0
	case tag == "select" && !begins && (h.chosen > 1 || h.chooses && h.chosen == 0):
		h.text("?!")
	case tag == "option" && begins && selected:
		h.chosen++
		h.chooses = true
	}
}

// isBrokenTag reports whether a tag in a cell may have been another one that holds a digit.
func isBrokenTag(name string) bool {
	for _, known := range []string{"input", "img"} {
		if isMisspelt(name, known) || name != known && strings.HasPrefix(name, known) && name != "image" {
			return true
		}
	}
	heading := len(name) == 2 && name[0] == 'h'
	return !isASCII([]byte(name)) || strings.Contains(name, "<") || strings.ContainsAny(name, "0123456789") && !heading
}
