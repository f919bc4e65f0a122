package cli

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/spf13/pflag"
)

// roff writes a manual page in the language of man(7).
type roff struct{ b bytes.Buffer }

// In roff a backslash begins an escape, and the other characters here are printed as
// different ones unless they are escaped, such as a hyphen for a minus sign.
var escapes = strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`, "`", `\(ga`, "^", `\(ha`, "~", `\(ti`)

// line writes a line of text.
func (p *roff) line(s string) {
	if strings.HasPrefix(s, ".") {
		p.b.WriteString(`\&`)
	}
	p.b.WriteString(escapes.Replace(s) + "\n")
}

// request writes a request with its arguments, which hold no quotation marks.
func (p *roff) request(name string, args ...string) {
	p.b.WriteString(name)
	for _, a := range args {
		if strings.ContainsAny(a, " ") {
			a = `"` + a + `"`
		}
		p.b.WriteString(" " + escapes.Replace(a))
	}
	p.b.WriteByte('\n')
}

func (p *roff) section(title string) { p.request(".SH", title) }

// text writes paragraphs, which are separated by empty lines. The lines of a paragraph
// that begins with a space are not filled.
func (p *roff) text(s string) {
	for i, part := range strings.Split(s, "\n\n") {
		if i > 0 {
			p.request(".PP")
		}
		if strings.HasPrefix(part, " ") {
			p.plain(strings.Split(part, "\n"))
		} else {
			p.filled(part)
		}
	}
}

// filled writes a paragraph whose lines may be broken elsewhere: also between Chinese
// characters, but not before closing punctuation.
func (p *roff) filled(s string) {
	var last rune
	for line := range strings.SplitSeq(s, "\n") {
		first, _ := utf8.DecodeRuneInString(line)
		switch {
		case isHan(last) && (isHan(first) || unicode.IsPunct(last)):
			p.b.WriteString(`\:`)
		case last != 0:
			p.b.WriteByte('\n')
		}
		last = p.words(line)
	}
	p.b.WriteByte('\n')
}

// words writes a part of a paragraph and returns its last character.
func (p *roff) words(line string) (last rune) {
	if strings.HasPrefix(line, ".") {
		p.b.WriteString(`\&`)
	}
	for _, r := range line {
		if isHan(last) && isHan(r) && !strings.ContainsRune("，。、；：？）”", r) {
			p.b.WriteString(`\:`)
		}
		p.b.WriteString(escapes.Replace(string(r)))
		last = r
	}
	return last
}

// isHan reports whether r is a Chinese character or belongs to its punctuation.
func isHan(r rune) bool { return r >= 0x2E80 }

// plain writes lines unfilled and indented.
func (p *roff) plain(lines []string) {
	p.b.WriteString(".RS 4\n.nf\n")
	for _, line := range lines {
		p.line(strings.TrimPrefix(line, "  "))
	}
	p.b.WriteString(".fi\n.RE\n")
}

// item writes a name and, below it, its description.
func (p *roff) item(name, text string) {
	p.b.WriteString(".TP\n")
	p.request(".B", name)
	p.filled(text)
}

func (p *roff) option(f *pflag.Flag) {
	if f.Hidden {
		return
	}
	name := "--" + f.Name
	if f.Shorthand != "" {
		name = "-" + f.Shorthand + ", " + name
	}
	if f.Value.Type() != "bool" {
		name += " " + f.Value.Type()
	}
	p.item(name, f.Usage)
}
