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
	case errors.As(err, &unknown) && v.Families:
		names := append(techniqueNames(), generator.Families()...)
		if n := nearest(unknown.Name, names); n != "" {
			return words.Error("cli.wantfamilybut", "name", quoted(unknown.Name), "nearest", n)
		}
		return words.Error("cli.wantfamily", "name", quoted(unknown.Name), "names", words.And(slices.Values(generator.Families())))
	case errors.As(err, &unknown):
		return unknownName("cli.wanttechnique", "cli.wanttechniquebut", unknown.Name, techniqueNames())
	case errors.Is(err, generator.ErrRange):
		return words.Error("cli.wantrange")
	case errors.Is(err, generator.ErrCounts):
		return words.Error("cli.wantcounts")
	case errors.Is(err, generator.ErrPlaces):
		return words.Error("cli.wantplaces")
	case errors.Is(err, generator.ErrValues):
		return words.Error("cli.wantvalues")
	}
	return err
}

// conditionOptions declares the options of the conditions of an order.
func conditionOptions(c *call, cmd *cobra.Command, o *generator.Order) {
	for _, row := range generator.Conditions {
		if row.Name == "difficulty" { // has names to choose from
			continue
		}
		c.option(cmd, conditionValue{row, o}, row.Name, "")
		if f := completeCondition(row.Name); f != nil {
			_ = cmd.RegisterFlagCompletionFunc(row.Name, f)
		}
	}
}

// completeCondition returns what completes the option of a condition, nil if it takes no names.
func completeCondition(name string) cobra.CompletionFunc {
	switch name {
	case "hardest":
		return completeLast(ratedNames, "")
	case "once", "first":
		return completeLast(usedNames, "")
	case "with", "without":
		return completeLast(namesWithFamilies, "")
	case "count-of":
		return completeLast(namesWithFamilies, "=")
	case "first-at":
		return completeLast(func() []string { return append(usedNames(), levels()[1:]...) }, "=")
	}
	return nil
}

// completeLast completes the last name of a list, and puts an end behind it where more follows.
func completeLast(names func() []string, end string) cobra.CompletionFunc {
	return func(_ *cobra.Command, _ []string, word string) (out []string, _ cobra.ShellCompDirective) {
		for _, name := range names() {
			out = append(out, beforeLast(word)+name+end)
		}
		if end != "" {
			return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
		}
		return out, cobra.ShellCompDirectiveNoFileComp
	}
}

// ratedNames lists the techniques that ratings use, usedNames those that explanations do as well.
func ratedNames() (names []string) {
	for _, t := range logic.HoDoKu.Techniques {
		names = append(names, t.ID)
	}
	return names
}

func usedNames() []string {
	names := ratedNames()
	for _, t := range logic.Full.Techniques {
		if !slices.Contains(names, t.ID) {
			names = append(names, t.ID)
		}
	}
	return names
}

// namesWithFamilies lists them and the families.
func namesWithFamilies() []string { return append(usedNames(), generator.Families()...) }

// impossible returns the usage error for an order that no puzzle can fit, or err itself.
func impossible(cmd *cobra.Command, o *generator.Order, err error) error {
	var c *generator.Contradiction
	var u *generator.Unsuited
	switch {
	case errors.As(err, &u):
		return unsuited(cmd, u)
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
