package cli

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"sudoku/puzzle/words"
)

// help is the verb that shows the help of a verb.
func help(_ *call, cmd *cobra.Command) job {
	cmd.ValidArgsFunction = completeFrom(verbNames())
	return func(_ context.Context, args []string) error {
		about := cmd.Root()
		for _, arg := range args {
			verb, _, err := about.Find(args)
			if err != nil || verb == about {
				return unknownVerb(about, arg)
			}
			about = verb
		}
		return about.Help()
	}
}

// writeHelp writes the help of a verb or of the whole command.
func (c *call) writeHelp(cmd *cobra.Command) error {
	c.translate()
	var b strings.Builder
	if cmd.HasParent() {
		fmt.Fprintf(&b, "%s %s\n\n%s\n", name, cmd.Use, cmd.Long)
	} else {
		c.writeVerbs(&b)
	}
	fmt.Fprintf(&b, "\n%s\n", c.T("cli.options"))
	width := c.width()
	cmd.LocalFlags().VisitAll(func(f *pflag.Flag) { writeOption(&b, f, width) })
	cmd.InheritedFlags().VisitAll(func(f *pflag.Flag) { writeOption(&b, f, width) })
	if cmd.HasParent() {
		fmt.Fprintf(&b, "\n%s\n  %s\n", c.T("cli.example"), exampleLine(cmd.Example))
	}
	return c.write([]byte(wrap(b.String(), width)))
}

// writeVerbs writes what the command is, and its verbs: on a screen of 80 by 24, with the
// options below.
func (c *call) writeVerbs(b *strings.Builder) {
	fmt.Fprintf(b, "%s\n\n%s\n", c.T("cli.root", "command", name), c.T("cli.verbs", "command", name))
	var others []string
	for _, v := range verbs() {
		if v.args == files || v.name == "generate" {
			fmt.Fprintf(b, "  %-11s %s\n", v.name, c.T("cli."+v.name+".short"))
		} else {
			others = append(others, v.name)
		}
	}
	fmt.Fprintf(b, "  %s\n", c.T("cli.others", "verbs", words.And(slices.Values(others))))
}

// writeOption writes the lines of an option; where there is little room its text is below it.
func writeOption(b *strings.Builder, f *pflag.Flag, width int) {
	if f.Hidden {
		return
	}
	short := "    "
	if f.Shorthand != "" {
		short = "-" + f.Shorthand + ", "
	}
	long := "--" + f.Name
	if f.Value.Type() != "bool" {
		long += " " + f.Value.Type()
	}
	text := ""
	for line := range strings.Lines(f.Usage) {
		text = joined(text, strings.TrimRight(line, "\n"))
	}
	if width < besideWidth {
		fmt.Fprintf(b, "  %s%s\n", strings.TrimLeft(short, " "), long)
		wrapLine(b, text, 2+hang, 2+hang, width)
		return
	}
	const beside = 28
	head := fmt.Sprintf("  %s%-20s ", short, long)
	if columns(head) >= beside {
		fmt.Fprintln(b, strings.TrimRight(head, " "))
		head = ""
	}
	var lines strings.Builder
	wrapLine(&lines, text, beside, beside, width)
	b.WriteString(head + lines.String()[columns(head):])
}
