package cli

import (
	"context"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"sudoku/generator"
	"sudoku/puzzle/words"
)

// number is the value of an option that takes a whole number from min to max.
type number struct {
	n        *int
	kind     string // its placeholder in the help
	min, max int
}

func (v number) String() string { return strconv.Itoa(*v.n) }
func (v number) Type() string   { return v.kind }

func (v number) Set(s string) error {
	n, err := strconv.Atoi(s)
	switch {
	case err == nil && v.min <= n && n <= v.max:
		*v.n = n
		return nil
	case v.max == math.MaxInt:
		return words.Error("cli.wantatleast", "min", v.min)
	}
	return words.Error("cli.wantnumber", "min", v.min, "max", v.max)
}

// choice is the value of an option that takes one of a few names.
type choice struct {
	s     *string
	kind  string
	names []string
}

func (v choice) String() string { return *v.s }
func (v choice) Type() string   { return v.kind }

func (v choice) Set(s string) error {
	if !slices.Contains(v.names, s) {
		return words.Error("cli.wantname", "names", words.And(slices.Values(v.names)))
	}
	*v.s = s
	return nil
}

// givensRange is the value of an option that takes a range of givens, A..B or one number. Which
// there are depends on the board, which may be named after it.
type givensRange struct {
	text     string
	from, to int
	ok       bool
}

func (v *givensRange) String() string { return "" }
func (v *givensRange) Type() string   { return "A..B" }

func (v *givensRange) Set(s string) error {
	first, last, two := strings.Cut(s, "..")
	if !two {
		last = first
	}
	a, errA := strconv.Atoi(first)
	b, errB := strconv.Atoi(last)
	*v = givensRange{s, a, b, errA == nil && errB == nil && a <= b}
	return nil
}

// apply puts the range into an order whose kind is set.
func (v *givensRange) apply(cmd *cobra.Command, o *generator.Order) error {
	least, most := o.Kind.Givens()
	switch {
	case v.text == "":
		return nil
	case !v.ok || v.from < least || v.to > most:
		return asUsageError(cmd, badValue{"--clues", v.text, words.Error("cli.wantspan", "min", least, "max", most)})
	}
	o.MinGivens, o.MaxGivens = v.from, v.to
	return nil
}

// seed is the value of an option that takes an unsigned 64-bit number.
type seed struct{ n *uint64 }

func (v seed) String() string { return "" }
func (v seed) Type() string   { return "X" }

func (v seed) Set(s string) error {
	n, err := strconv.ParseUint(s, 10, 64)
	if err != nil {
		return words.Error("cli.wantseed")
	}
	*v.n = n
	return nil
}

// usage has the text of an option filled in when texts are wanted.
func (c *call) usage(f *pflag.Flag, key string, args ...any) {
	c.texts = append(c.texts, func() { f.Usage = c.lang.T(key, args...) })
}

// translate fills in the texts of verbs and options. Most runs need none of them, and to
// read the catalogue takes longer than to solve a thousand puzzles.
func (c *call) translate() {
	for _, fill := range c.texts {
		fill()
	}
	c.texts = nil
}

// option declares an option; its text is "cli.flag.NAME" in the catalogue.
func (c *call) option(cmd *cobra.Command, v pflag.Value, name, short string) {
	c.usage(cmd.Flags().VarPF(v, name, short, ""), "cli.flag."+name)
	if v, ok := v.(choice); ok {
		_ = cmd.RegisterFlagCompletionFunc(name, completeFrom(v.names))
	}
}

// completeFrom completes a word to one of the names, never to a file.
func completeFrom(names []string) cobra.CompletionFunc {
	return cobra.FixedCompletions(names, cobra.ShellCompDirectiveNoFileComp)
}

// boolOption declares an option without a value.
func (c *call) boolOption(cmd *cobra.Command, name string) *bool {
	on := new(bool)
	c.boolVar(cmd, on, name)
	return on
}

// boolVar is boolOption for a variable that is there.
func (c *call) boolVar(cmd *cobra.Command, on *bool, name string) {
	cmd.Flags().BoolVar(on, name, false, "")
	c.usage(cmd.Flags().Lookup(name), "cli.flag."+name)
}

// workersOption declares the option --workers.
func (c *call) workersOption(cmd *cobra.Command) {
	c.option(cmd, number{&c.workers, "W", 1, 1024}, "workers", "")
}

// language returns the language of the option --lang, else the system's. It is needed
// before the options are parsed, because their help texts are translated.
func language(args []string) words.Lang {
	for i, a := range args {
		if a == "--" {
			break
		}
		tag, ok := strings.CutPrefix(a, "--lang=")
		if a == "--lang" && i+1 < len(args) {
			tag, ok = args[i+1], true
		}
		if l, known := words.Parse(tag); ok && known {
			return l
		}
	}
	return words.System(os.Getenv)
}

// text is the value of an option that takes any text.
type text struct {
	s    *string
	kind string
}

func (v text) String() string     { return *v.s }
func (v text) Type() string       { return v.kind }
func (v text) Set(s string) error { *v.s = s; return nil }

// allErrorsOption declares the option --all-errors, and returns the job that heeds it.
func (c *call) allErrorsOption(cmd *cobra.Command, do job) job {
	all := c.boolOption(cmd, "all-errors")
	return func(ctx context.Context, args []string) error {
		c.complaints.fold = !*all && !c.typed
		return do(ctx, args)
	}
}
