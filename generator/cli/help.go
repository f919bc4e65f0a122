package cli

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
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
	width := c.width()
	if cmd.HasParent() {
		fmt.Fprintf(&b, "%s %s\n\n%s\n", name, cmd.Use, cmd.Long)
	} else {
		c.writeVerbs(&b, width)
	}
	fmt.Fprintln(&b)
	if !cmd.HasParent() && width < helpWidth {
		fmt.Fprintln(&b, joined(c.lang.T("cli.options"), optionNames(cmd)))
	} else {
		c.writeOptions(&b, cmd, width)
	}
	if cmd.HasParent() {
		fmt.Fprintf(&b, "\n%s\n  %s\n", c.lang.T("cli.example"), exampleLine(cmd.Example))
	}
	return c.write([]byte(wrap(b.String(), width)))
}

func (c *call) writeOptions(b *strings.Builder, cmd *cobra.Command, width int) {
	fmt.Fprintln(b, c.lang.T("cli.options"))
	cmd.LocalFlags().VisitAll(func(f *pflag.Flag) { writeOption(b, f, width) })
	cmd.InheritedFlags().VisitAll(func(f *pflag.Flag) { writeOption(b, f, width) })
}

// optionNames lists the options of a command in one line.
func optionNames(cmd *cobra.Command) string {
	var list []string
	cmd.LocalFlags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden {
			list = append(list, optionName(f))
		}
	})
	return strings.Join(list, ", ")
}

// optionName returns an option with the kind of its value.
func optionName(f *pflag.Flag) string {
	if f.Value.Type() == "bool" {
		return "--" + f.Name
	}
	return "--" + f.Name + " " + f.Value.Type()
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
	long := optionName(f)
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
