package cli

import (
	"context"

	"github.com/spf13/cobra"

	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A verb is a subcommand.
type verb struct {
	name string
	args arguments
	// set declares the verb's options and returns its job.
	set func(*call, *cobra.Command) job
	// output says that the verb has the option -o for its results.
	output bool
}

// arguments says what may follow a verb.
type arguments uint8

const (
	noArgs  arguments = iota
	files             // any number of files; none means standard input
	oneName           // at most one name
)

// A job runs a verb.
type job func(ctx context.Context, args []string) error

// verbs lists every verb, in the order in which help shows them.
func verbs() []verb {
	return []verb{
		{"solve", files, solve, true},
		{"count", files, count, true},
		{"check", files, check, true},
		{"rate", files, rate, true},
		{"explain", files, explain, true},
		{"steps", files, steps, true},
		{"techniques", noArgs, techniques, true},
		{"generate", noArgs, generate, true},
		{"print", files, printVerb, false},
		{"convert", files, convert, false},
		{"version", noArgs, versionVerb, true},
		{"help", oneName, help, false},
		{"completion", oneName, completion, false},
		{"man", noArgs, man, false},
	}
}

func verbNames() (names []string) {
	for _, v := range verbs() {
		names = append(names, v.name)
	}
	return names
}

// run finds the verb and runs it.
func (c *call) run(ctx context.Context, args []string) error {
	root := c.root()
	var unwritten error
	root.SetHelpFunc(func(cmd *cobra.Command, _ []string) { unwritten = c.writeHelp(cmd) })
	root.SetArgs(joinSolutions(args))
	if err := root.ExecuteContext(ctx); err != nil {
		return err
	}
	return unwritten
}

// root builds the Cobra commands, with all texts in the call's language.
func (c *call) root() *cobra.Command {
	root := &cobra.Command{
		Use:               name,
		Args:              cobra.ArbitraryArgs,
		SilenceUsage:      true,
		SilenceErrors:     true,
		CompletionOptions: cobra.CompletionOptions{DisableDefaultCmd: true},
	}
	version := root.Flags().Bool("version", false, c.T("cli.flag.version"))
	root.RunE = func(cmd *cobra.Command, args []string) error {
		switch {
		case *version:
			return c.writeVersion(asText)
		case len(args) == 0:
			return cmd.Help()
		}
		return unknownVerb(cmd, args[0])
	}
	root.SetIn(c.in)
	root.SetOut(c.out)
	root.SetErr(c.err)
	root.SetFlagErrorFunc(flagError)
	root.PersistentFlags().BoolP("help", "h", false, c.T("cli.flag.help"))
	lang := c.Code()
	root.PersistentFlags().Var(choice{&lang, "L", languages()}, "lang", c.T("cli.flag.lang"))
	_ = root.RegisterFlagCompletionFunc("lang", completeFrom(languages()))
	for _, v := range verbs() {
		cmd := c.command(v)
		root.AddCommand(cmd)
		if v.name == "help" {
			root.SetHelpCommand(cmd)
		}
	}
	return root
}

func languages() (codes []string) {
	for _, l := range words.Langs {
		codes = append(codes, l.Code())
	}
	return append(codes, "zh")
}

func (c *call) command(v verb) *cobra.Command {
	cmd := &cobra.Command{
		Use:   v.name + " " + c.T("cli.optionlist") + c.operands(v.args),
		Short: c.T("cli." + v.name + ".short"),
		Long:  c.T("cli."+v.name+".long", "command", name, "count", len(logic.Techniques())),
	}
	cmd.Args = func(cmd *cobra.Command, args []string) error {
		switch {
		case v.args == noArgs && len(args) > 0:
			return newUsageError(cmd, "cli.noarguments", "name", args[0])
		case v.args == oneName && len(args) > 1:
			return newUsageError(cmd, "cli.noarguments", "name", args[1])
		}
		return nil
	}
	cmd.Flags().SortFlags = false
	do := v.set(c, cmd)
	if v.output {
		do = c.outputOption(cmd, do)
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error { return do(cmd.Context(), args) }
	return cmd
}

func (c *call) operands(a arguments) string {
	switch a {
	case files:
		return " " + c.T("cli.files")
	case oneName:
		return " " + c.T("cli.name")
	}
	return ""
}
