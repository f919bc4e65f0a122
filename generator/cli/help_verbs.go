package cli

import (
	"fmt"
	"strings"
)

// groups are the parts of the help, a column of a wide screen each.
var groups = [][]string{{"solve", "make"}, {"files", "print", "help"}}

// verbList says what the command is, and lists its verbs in groups: with a text for each verb if
// the screen is wide, in two columns, and else the names alone, down to 40 columns.
func (p *helpPage) verbList() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n%s\n", p.lang.T("cli.root", "command", name), p.lang.T("cli.verbs", "command", name))
	if p.width < helpWidth {
		p.writeNames(&b)
		return b.String()
	}
	left, right := p.verbColumn(groups[0]), p.verbColumn(groups[1])
	for i := range max(len(left), len(right)) {
		line, beside := "", ""
		if i < len(left) {
			line = left[i]
		}
		if i < len(right) {
			beside = right[i]
		}
		line += strings.Repeat(" ", max(0, helpWidth/2-columns(line))) + beside
		fmt.Fprintln(&b, strings.TrimRight(line, " "))
	}
	return b.String()
}

// verbColumn returns the lines of some groups, each with its verbs and what they do.
func (p *helpPage) verbColumn(groups []string) (lines []string) {
	for _, g := range groups {
		lines = append(lines, "  "+p.lang.T("cli.group."+g))
		for _, name := range p.namesIn(g) {
			lines = append(lines, fmt.Sprintf("    %-*s %s", verbColumns, name, p.lang.T("cli."+name+".short")))
		}
	}
	return lines
}

// namesIn lists the verbs of a group.
func (p *helpPage) namesIn(group string) (names []string) {
	for _, v := range p.verbs {
		if v.group == group {
			names = append(names, v.name)
		}
	}
	return names
}

// writeNames writes each group with the names of its verbs.
func (p *helpPage) writeNames(b *strings.Builder) {
	indent := min(2, p.width/8)
	for _, column := range groups {
		for _, g := range column {
			wrapLine(b, p.lang.T("cli.group."+g), indent, indent, p.width)
			wrapLine(b, strings.Join(p.namesIn(g), ", "), 2*indent, 2*indent, p.width)
		}
	}
}
