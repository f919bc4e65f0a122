package cli

import (
	"fmt"
	"strings"
)

// groups are the parts of the help, a column of a wide screen each.
var groups = [][]string{{"solve", "make"}, {"files", "print", "help"}}

// writeVerbs writes what the command is, and its verbs in groups. With the options below it has
// to fit on a screen of 24 lines: with a text for each verb if that is wide, in two columns, and
// else the names alone, down to 40 columns.
func (c *call) writeVerbs(b *strings.Builder, width int) {
	fmt.Fprintf(b, "%s\n\n%s\n", c.lang.T("cli.root", "command", name), c.lang.T("cli.verbs", "command", name))
	if width < helpWidth {
		c.writeNames(b, width)
		return
	}
	left, right := c.verbColumn(groups[0]), c.verbColumn(groups[1])
	for i := range max(len(left), len(right)) {
		line, beside := "", ""
		if i < len(left) {
			line = left[i]
		}
		if i < len(right) {
			beside = right[i]
		}
		line += strings.Repeat(" ", max(0, helpWidth/2-columns(line))) + beside
		fmt.Fprintln(b, strings.TrimRight(line, " "))
	}
}

// verbColumn returns the lines of some groups, each with its verbs and what they do.
func (c *call) verbColumn(groups []string) (lines []string) {
	for _, g := range groups {
		lines = append(lines, "  "+c.lang.T("cli.group."+g))
		for _, v := range verbs() {
			if v.group == g {
				lines = append(lines, fmt.Sprintf("    %-10s %s", v.name, c.lang.T("cli."+v.name+".short")))
			}
		}
	}
	return lines
}

// writeNames writes each group with the names of its verbs.
func (c *call) writeNames(b *strings.Builder, width int) {
	for _, column := range groups {
		for _, g := range column {
			var names []string
			for _, v := range verbs() {
				if v.group == g {
					names = append(names, v.name)
				}
			}
			indent := min(2, width/8)
			wrapLine(b, c.lang.T("cli.group."+g), indent, indent, width)
			wrapLine(b, strings.Join(names, ", "), 2*indent, 2*indent, width)
		}
	}
}
