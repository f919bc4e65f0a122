package cli

import (
	"os"
	"strconv"
	"strings"

	"golang.org/x/term"
)

// helpWidth is how wide a line of help is at most, and below besideWidth the text of an option
// has no room beside it.
const helpWidth, besideWidth = 80, 60

// helpLines is how long the help of the whole command is at most: a screen of 24 lines has room
// for it and for the prompt.
const helpLines = 23

// verbColumns is how wide the name of a verb is at most, and verbTextColumns its text.
const verbColumns, verbTextColumns = 10, 24

// helpColumns returns how many columns there are for help: what COLUMNS says, else those of the
// terminal that it is written to.
func helpColumns(c *call) int {
	if n, err := strconv.Atoi(os.Getenv("COLUMNS")); err == nil && n > 0 {
		return min(n, helpWidth)
	}
	if f, ok := c.stdout.(*os.File); ok && c.terminal {
		if n, _, err := term.GetSize(int(f.Fd())); err == nil && n > 0 {
			return min(n, helpWidth)
		}
	}
	return helpWidth
}

// hang is how far the further lines of an indented one are indented beyond it.
const hang = 4

// wrap fits a text into a width. Lines without an indent are paragraphs, and are filled; an
// indented line stands alone.
func wrap(text string, width int) string {
	var b strings.Builder
	paragraph := ""
	flush := func() {
		if paragraph != "" {
			wrapLine(&b, paragraph, 0, 0, width)
			paragraph = ""
		}
	}
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n ")
		body := strings.TrimLeft(line, " ")
		indent := len(line) - len(body)
		if indent == 0 && body != "" {
			paragraph = joined(paragraph, body)
			continue
		}
		flush()
		if columns(line) <= width {
			b.WriteString(line + "\n")
			continue
		}
		indent = min(indent, width/4)
		wrapLine(&b, body, indent, indent+hang, width)
	}
	flush()
	return b.String()
}

// joined puts two lines of a paragraph together: between Chinese characters, and at a mark
// of theirs, without a space.
func joined(a, b string) string {
	last, first := lastRune(a), firstRune(b)
	if a == "" || isWide(last) && isWide(first) || isWide(last) && strings.ContainsRune(closing+opening, last) ||
		isWide(first) && strings.ContainsRune(closing+opening, first) {
		return a + b
	}
	return a + " " + b
}

// wrapLine writes a text in lines of a width, the first one and the others indented.
func wrapLine(b *strings.Builder, text string, first, others, width int) {
	b.WriteString(strings.Repeat(" ", first))
	at, indent, space := first, first, ""
	for _, part := range pieces(text) {
		if part == " " {
			space = " "
			continue
		}
		if at > indent && at+len(space)+columns(part) > width {
			b.WriteString("\n" + strings.Repeat(" ", others))
			at, indent, space = others, others, ""
		}
		if at == indent {
			space = ""
		}
		for _, r := range space + part {
			w := columns(string(r))
			if at+w > width { // a word that is too long for any line
				b.WriteString("\n" + strings.Repeat(" ", others))
				at, indent = others, others
			}
			b.WriteRune(r)
			at += w
		}
		space = ""
	}
	b.WriteByte('\n')
}

// pieces splits a text where a line may end: at spaces, which are pieces too, and at
// Chinese characters, but not before a mark that closes or after one that opens.
func pieces(text string) (list []string) {
	var piece strings.Builder
	last := rune(0)
	end := func() {
		if piece.Len() > 0 {
			list = append(list, piece.String())
			piece.Reset()
		}
	}
	for _, r := range text {
		switch {
		case r == ' ':
			end()
			list = append(list, " ")
			last = r
			continue
		case (isWide(r) || isWide(last)) && !strings.ContainsRune(closing, r) && !strings.ContainsRune(opening, last):
			end()
		}
		piece.WriteRune(r)
		last = r
	}
	end()
	return list
}

const (
	closing = "，。；：、！？）》」』”’,.;:!?)"
	opening = "（《「『“‘("
)

func isWide(r rune) bool { return columns(string(r)) == 2 }

func firstRune(s string) rune {
	for _, r := range s {
		return r
	}
	return 0
}

func lastRune(s string) (last rune) {
	for _, r := range s {
		last = r
	}
	return last
}
