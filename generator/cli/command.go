package cli

import (
	"context"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A verb is a subcommand.
type verb struct {
	name  string
	group string // the part of the help that lists it: a key below cli.group
	args  arguments
	// example is a command line, with {command} for the name of the command.
	example string
	// set declares the verb's options and returns its job.
	set func(*call, *cobra.Command) job
	// boards says that the verb takes puzzles on any board, and has the option --shape.
	boards bool
	// output says that the verb has the option -o for its results.
	output bool
}

// arguments says what may follow a verb.
type arguments uint8

const (
	noArgs  arguments = iota
	files             // any number of files; none means standard input
	oneName           // at most one name
	actions           // the name of an action, and what that takes
	games             // any number of saved games; none means standard input
)

// A job runs a verb.
type job func(ctx context.Context, args []string) error

// verbs lists every verb, in the order in which help shows them.
func verbs() []verb {
	return []verb{
		{name: "solve", group: "solve", args: files, set: solve, boards: true, output: true,
			example: "{command} solve puzzles.txt"},
		{name: "count", group: "solve", args: files, set: count, boards: true, output: true,
			example: "{command} count --limit 100 puzzles.txt"},
		{name: "check", group: "solve", args: files, set: check, boards: true, output: true,
			example: "{command} check --typos 3 typed.txt"},
		{name: "rate", group: "solve", args: files, set: rate, boards: true, output: true,
			example: "{command} rate puzzles.txt | sort -k 3 -rn"},
		{name: "explain", group: "solve", args: files, set: explain, boards: true, output: true,
			example: "{command} explain puzzle.txt"},
		{name: "steps", group: "solve", args: files, set: steps, output: true,
			example: "{command} steps --technique x-wing,skyscraper puzzle.txt"},
		{name: "canon", group: "solve", args: files, set: canonical, output: true,
			example: "{command} canon puzzles.txt | sort | uniq -d"},
		{name: "techniques", group: "solve", args: noArgs, set: techniques, output: true,
			example: "{command} techniques --profile hodoku -o mine.tsv"},
		{name: "generate", group: "make", args: noArgs, set: generate, output: true,
			example: "{command} generate -n 10 --difficulty hard --symmetry half-turn"},
		{name: "daily", group: "make", args: noArgs, set: dailyVerb, output: true,
			example: "{command} daily --date 2026-12-24 --difficulty hard"},
		{name: "read", group: "files", args: files, set: read, output: true,
			example: "{command} read page.jpg"},
		{name: "convert", group: "files", args: files, set: convert, boards: true,
			example: "{command} convert --to csv -o puzzles.csv puzzles.txt"},
		{name: "library", group: "files", args: actions, set: libraryVerb, output: true,
			example: "{command} library list hard 17..24 givens unsolved"},
		{name: "review", group: "files", args: games, set: reviewVerb, output: true,
			example: "{command} review --format tsv game.sudoku"},
		{name: "print", group: "print", args: files, set: printVerb, boards: true,
			example: "{command} print -o out.pdf --per-page 6 --solutions puzzles.txt"},
		{name: "version", group: "help", args: noArgs, set: versionVerb, output: true,
			example: "{command} version --format json"},
		{name: "help", group: "help", args: oneName, set: help,
			example: "{command} help solve"},
		{name: "completion", group: "help", args: oneName, set: completion,
			example: "{command} completion fish"},
		{name: "man", group: "help", args: noArgs, set: man,
			example: "{command} man > sudoku.1"},
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
	root := c.root(needed(args))
	var unwritten error
	root.SetHelpFunc(func(cmd *cobra.Command, _ []string) { unwritten = writeHelp(c, cmd) })
	if len(args) > 0 && strings.HasPrefix(args[0], cobra.ShellCompRequestCmd) {
		c.translate()
	}
	root.SetArgs(joinSolutions(args))
	if err := root.ExecuteContext(ctx); err != nil {
		return err
	}
	return unwritten
}

// needed returns the verbs that a command line needs: its own if it begins with one that
// asks for none of the others, that and the one it asks for if it asks for help, else all.
func needed(args []string) []verb {
	all := verbs()
	var list []verb
	for _, arg := range args[:min(len(args), 2)] {
		at := slices.IndexFunc(all, func(v verb) bool { return v.name == arg })
		if at < 0 {
			return all
		}
		list = append(list, all[at])
		switch v := &all[at]; {
		case v.name == "help":
		case v.output || v.args == files:
			return list
		default:
			return all
		}
	}
	if len(list) == 0 {
		return all
	}
	return list
}

// root builds the Cobra commands of some verbs. Their texts are left to translate.
func (c *call) root(of []verb) *cobra.Command {
	root := &cobra.Command{
		Use:               name,
		Args:              cobra.ArbitraryArgs,
		SilenceUsage:      true,
		SilenceErrors:     true,
		CompletionOptions: cobra.CompletionOptions{DisableDefaultCmd: true},
	}
	version := root.Flags().Bool("version", false, "")
	c.usage(root.Flags().Lookup("version"), "cli.flag.version")
	root.Flags().Lookup("version").Hidden = true // the help, which has to fit on a screen, lists the verb
	root.RunE = func(cmd *cobra.Command, args []string) error {
		switch {
		case *version:
			return writeVersion(c, asText)
		case len(args) == 0:
			return cmd.Help()
		}
		return unknownVerb(cmd, args[0])
	}
	root.SetIn(c.in)
	root.SetOut(c.out)
	root.SetErr(c.err)
	root.SetFlagErrorFunc(flagError)
	root.PersistentFlags().BoolP("help", "h", false, "")
	c.usage(root.PersistentFlags().Lookup("help"), "cli.flag.help")
	lang := c.lang.Code()
	c.usage(root.PersistentFlags().VarPF(choice{&lang, "L", languages()}, "lang", "", ""), "cli.flag.lang")
	_ = root.RegisterFlagCompletionFunc("lang", completeFrom(languages()))
	when := auto
	c.usage(root.PersistentFlags().VarPF(choice{&when, "W", colourings}, "color", "", ""), "cli.flag.color")
	_ = root.RegisterFlagCompletionFunc("color", completeFrom(colourings))
	root.PersistentPreRun = func(*cobra.Command, []string) { c.colours = c.coloured(when) }
	for _, v := range of {
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
	cmd := &cobra.Command{Use: v.name, Example: v.example}
	c.texts = append(c.texts, func() {
		cmd.Use = v.name + " " + c.lang.T("cli.optionlist") + v.args.operands(c.lang)
		cmd.Short = c.lang.T("cli." + v.name + ".short")
		cmd.Long = c.lang.T("cli."+v.name+".long", "command", name, "count", len(logic.Techniques()))
	})
	cmd.Args = func(cmd *cobra.Command, args []string) error {
		switch {
		case v.args == noArgs && len(args) > 0:
			return newUsageError(cmd, "cli.noarguments", "name", quoted(args[0]))
		case v.args == oneName && len(args) > 1:
			return newUsageError(cmd, "cli.noarguments", "name", quoted(args[1]))
		}
		return nil
	}
	cmd.Flags().SortFlags = false
	do := v.set(c, cmd)
	if v.boards {
		do = c.shapeOption(cmd, do)
	}
	if v.args == files {
		do = c.allErrorsOption(cmd, do)
	}
	if v.output {
		do = c.outputOption(cmd, do)
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		c.typed = c.typed && v.args == files && (len(args) == 0 || slices.Contains(args, stdin))
		return do(cmd.Context(), args)
	}
	return cmd
}

func (a arguments) operands(l words.Lang) string {
	switch a {
	case files:
		return " " + l.T("cli.files")
	case oneName:
		return " " + l.T("cli.name")
	case games:
		return " " + l.T("cli.games")
	case actions:
		return " " + l.T("cli.library.operands")
	}
	return ""
}
