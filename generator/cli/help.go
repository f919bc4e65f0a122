package cli

import (
	"context"
	"fmt"
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

// A helpPage is the help of a verb or of the whole command in a width.
type helpPage struct {
	lang  words.Lang
	width int
	verbs []verb // that the whole command's lists
}

// writeHelp writes the help of a verb or of the whole command.
func writeHelp(c *call, cmd *cobra.Command) error {
	c.translate()
	p := helpPage{c.lang, helpColumns(c), verbs()}
	if cmd.HasParent() {
		return c.write([]byte(p.ofVerb(cmd)))
	}
	return c.write([]byte(p.ofCommand(cmd)))
}

func (p *helpPage) ofVerb(cmd *cobra.Command) string {
	return wrap(fmt.Sprintf("%s %s\n\n%s\n\n%s\n%s\n  %s\n", name, cmd.Use, cmd.Long,
		p.options(cmd), p.lang.T("cli.example"), exampleLine(cmd.Example)), p.width)
}

// ofCommand leaves out the texts of the options, and then empty lines, where all does not fit on
// a screen with them.
func (p *helpPage) ofCommand(cmd *cobra.Command) string {
	list := p.verbList() + "\n"
	text := wrap(list+p.options(cmd), p.width)
	if p.width < helpWidth || !fits(text) {
		text = wrap(list+joined(p.lang.T("cli.options"), optionNames(cmd))+"\n", p.width)
	}
	if dense := strings.ReplaceAll(text, "\n\n", "\n"); !fits(text) && fits(dense) {
		return dense
	}
	return text
}

func fits(text string) bool { return strings.Count(text, "\n") <= helpLines }

func (p *helpPage) options(cmd *cobra.Command) string {
	var b strings.Builder
	fmt.Fprintln(&b, p.lang.T("cli.options"))
	cmd.LocalFlags().VisitAll(func(f *pflag.Flag) { writeOption(&b, f, p.width) })
	cmd.InheritedFlags().VisitAll(func(f *pflag.Flag) { writeOption(&b, f, p.width) })
	return b.String()
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
