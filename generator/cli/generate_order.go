package cli

import (
	"errors"
	"slices"

	"github.com/spf13/cobra"

	"sudoku/generator"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// conditionValue is the value of an option that sets a condition of an order.
type conditionValue struct {
	*generator.Condition
	order *generator.Order
}

func (v conditionValue) String() string { return "" }
func (v conditionValue) Type() string   { return v.Kind }

func (v conditionValue) Set(s string) error {
	err := v.Parse(v.order, s)
	var unknown *generator.TechniqueError
	switch {
	case errors.As(err, &unknown):
		return unknownName("cli.wanttechnique", "cli.wanttechniquebut", unknown.Name, techniqueNames())
	case errors.Is(err, generator.ErrRange):
		return words.Error("cli.wantrange")
	case errors.Is(err, generator.ErrCounts):
		return words.Error("cli.wantcounts")
	case errors.Is(err, generator.ErrValues):
		return words.Error("cli.wantvalues")
	}
	return err
}

// conditionOptions declares the options of the conditions of an order.
func (c *call) conditionOptions(cmd *cobra.Command, o *generator.Order) {
	for _, row := range generator.Conditions {
		switch row.Name {
		case "difficulty": // has names to choose from
			continue
		case "score", "singles", "se":
			c.option(cmd, conditionValue{row, o}, row.Name, "")
			continue
		}
		c.option(cmd, conditionValue{row, o}, row.Name, "")
		names := completeUsed
		switch row.Name {
		case "hardest":
			names = completeRated
		case "count-of":
			names = completeCounted
		}
		_ = cmd.RegisterFlagCompletionFunc(row.Name, names)
	}
}

// completeRated completes the last name of a list to a technique that ratings use.
func completeRated(_ *cobra.Command, _ []string, word string) (out []string, _ cobra.ShellCompDirective) {
	for _, t := range logic.HoDoKu.Techniques {
		out = append(out, beforeLast(word)+t.ID)
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}

// completeUsed completes it to one that ratings or explanations use.
func completeUsed(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
	out, directive := completeRated(cmd, args, word)
	for _, t := range logic.Full.Techniques {
		if name := beforeLast(word) + t.ID; !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out, directive
}

// completeCounted completes it to one whose number of steps is to follow.
func completeCounted(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
	out, directive := completeUsed(cmd, args, word)
	for i := range out {
		out[i] += "="
	}
	return out, directive | cobra.ShellCompDirectiveNoSpace
}

// impossible returns the usage error for an order that no puzzle can fit, or err itself.
func impossible(cmd *cobra.Command, o *generator.Order, err error) error {
	var c *generator.Contradiction
	switch {
	case errors.Is(err, generator.ErrGivens):
		return newUsageError(cmd, "cli.noclues", "symmetry", o.Symmetry.Name())
	case errors.As(err, &c):
		technique := ""
		if c.Technique != nil {
			technique = c.Technique.ID
		}
		return newUsageError(cmd, "cli.impossible."+string(c.Rule), "one", "--"+c.One, "two", "--"+c.Two, "technique", technique)
	}
	return err
}
