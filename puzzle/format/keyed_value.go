package format

import (
	"strings"

	"sudoku/puzzle/words"
)

// value rewrites a value, which may go on in more lines.
func (k *keyedText) value(text string, indent int) (ok bool) {
	if at := strings.Index(text, " #"); at >= 0 && !strings.ContainsAny(text[at:], `"'`) {
		text = strings.TrimSpace(text[:at])
	}
	quotes := tripleQuote().FindStringSubmatch(text)
	switch {
	case text == "":
		k.empty = true
		return true
	case quotes != nil:
		return k.quoted(text, quotes[1])
	case text[0] == '|' || text[0] == '>' || text == `\`:
		k.known = true
		return k.block(indent)
	case text[0] == '[' || text[0] == '(':
		return k.brackets(text)
	}
	text = strings.TrimRight(text, ",; ")
	if n := len(text); n > 1 && (text[0] == '"' || text[0] == '\'') {
		if text[n-1] != text[0] || strings.IndexByte(text[1:n-1], text[0]) >= 0 {
			return false
		}
		text = text[1 : n-1]
	} else if text == "true" || text == "false" || isNumber(text) && len(text) < 60 {
		k.put(text)
		return true
	}
	k.text(text)
	return true
}

// quoted rewrites a text in triple quotes.
func (k *keyedText) quoted(text, quotes string) (ok bool) {
	_, text, _ = strings.Cut(text, quotes)
	first := k.at
	for !strings.Contains(text, quotes) {
		if k.at++; k.at == len(k.lines) {
			k.known, k.puzzle = true, true
			k.odd = &ParseError{Line: first + 1, Err: words.Error("format.json.broken")}
			return quotes != "`"
		}
		text += "\n" + k.lines[k.at]
	}
	text, rest, _ := strings.Cut(text, quotes)
	if rest = strings.Trim(rest, " \t,;)"); rest != "" && rest[0] != '#' && rest[0] != '.' {
		return false
	}
	return k.lineTexts(strings.Split(text, "\n"), k.at-first)
}

// block rewrites the lines below that are farther from the left edge.
func (k *keyedText) block(indent int) (ok bool) {
	first := k.at
	var list []string
	for k.at+1 < len(k.lines) {
		next := k.lines[k.at+1]
		if strings.TrimSpace(next) != "" && len(next)-len(strings.TrimLeft(next, " \t")) <= indent {
			break
		}
		list = append(list, next)
		k.at++
	}
	return k.lineTexts(list, k.at-first)
}

// lineTexts writes lines as one text, and the ends of so many lines behind it.
func (k *keyedText) lineTexts(list []string, ends int) (ok bool) {
	kept, rows := list[:0], 0
	for _, line := range list {
		if line = strings.TrimSpace(line); line != "" {
			kept = append(kept, line)
		}
		if n := len(cellsOfString(line)); n >= 7 && n <= 11 {
			rows++
		}
	}
	k.known = true
	text := strings.Join(kept, "\n")
	whole := cellsOfString(strings.NewReplacer(" ", "", "|", "").Replace(text))
	if len(kept) > 1 && (whole != nil || rows >= 3) && !isSquare(len(whole), len(kept)) {
		return false // other readers say what is wrong with its rows
	}
	if whole != nil && len(kept) > 1 {
		text = strings.NewReplacer(" ", "", "|", "", "\n", "").Replace(text)
	}
	k.text(text)
	k.out.WriteString(strings.Repeat("\n", ends))
	return true
}

// isSquare reports whether so many cells in so many lines are a board.
func isSquare(cells, lines int) bool {
	return cells == lines*lines && (cells == 81 || isSmallBoard(cells))
}

// brackets copies lists up to the bracket that closes them.
func (k *keyedText) brackets(text string) (ok bool) {
	k.empty, k.some = false, true
	first := k.out.Len()
	defer func() { k.known = k.known || strings.Contains(k.out.String()[first:], "~") }() // as YAML has it
	for depth := 0; ; {
		for i, b := range []byte(text) {
			switch b {
			case '[', '{', '(':
				depth++
			case ']', '}', ')':
				if depth--; depth == 0 {
					k.out.WriteString(text[:i+1])
					switch n := countCells([]byte(k.out.String()[first:])); {
					case n >= 16:
						k.puzzle, k.here = true, true
					case n == 4 || n == 6:
						k.short++
					}
					if unlikeJSON().MatchString(k.out.String()[first:]) {
						return false
					}
					return strings.Trim(text[i+1:], " \t,;") == "" || strings.HasPrefix(strings.TrimSpace(text[i+1:]), "#")
				}
			}
		}
		k.out.WriteString(text + "\n")
		if k.at++; k.at == len(k.lines) {
			return false
		}
		text = strings.TrimSpace(k.lines[k.at])
		if strings.HasPrefix(text, "#") {
			text = ""
		}
	}
}
