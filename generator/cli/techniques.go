package cli

import (
	"context"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// techniques is the verb that writes the table of techniques.
func techniques(c *call, cmd *cobra.Command) job {
	with := c.profileOption(cmd, &logic.Full)
	return func(context.Context, []string) error {
		return (*with).Write(results{c}, c.Lang)
	}
}

// everyTechnique is the name of all techniques in --technique.
const everyTechnique = "all"

// A techniqueList is the value of an option that takes technique IDs or HoDoKu codes with
// commas between them.
type techniqueList struct{ names *[]string }

func (v techniqueList) String() string { return "" }
func (v techniqueList) Type() string   { return "ID,..." }

func (v techniqueList) Set(s string) error {
	*v.names = nil
	for name := range strings.SplitSeq(s, ",") {
		name = strings.TrimSpace(name)
		if name != everyTechnique && len(techniquesNamed(name, nil)) == 0 {
			return words.Error("cli.wanttechnique", "name", name, "nearest", nearest(name, techniqueNames()))
		}
		*v.names = append(*v.names, name)
	}
	return nil
}

// techniqueName is the value of an option that takes one technique ID or HoDoKu code.
type techniqueName struct{ name *string }

func (v techniqueName) String() string { return "" }
func (v techniqueName) Type() string   { return "ID" }

func (v techniqueName) Set(s string) error {
	if len(techniquesNamed(s, nil)) == 0 {
		return words.Error("cli.wanttechnique", "name", s, "nearest", nearest(s, techniqueNames()))
	}
	*v.name = s
	return nil
}

// techniquesNamed returns the techniques with an ID or a code: those of the list or, if
// it has none, of all.
func techniquesNamed(name string, list []*logic.Technique) []*logic.Technique {
	for _, techs := range [][]*logic.Technique{list, logic.StepTechniques(true), logic.Full.Techniques, logic.HoDoKu.Techniques} {
		if found := logic.Named(techs, name); len(found) > 0 {
			return found
		}
	}
	return nil
}

// techniqueNames lists every ID, then every code.
func techniqueNames() (names []string) {
	var codes []string
	for _, techs := range [][]*logic.Technique{logic.StepTechniques(true), logic.Full.Techniques, logic.HoDoKu.Techniques} {
		for _, t := range techs {
			names = append(names, t.ID)
			if t.Code != "" {
				codes = append(codes, t.Code)
			}
		}
	}
	slices.Sort(names)
	slices.Sort(codes)
	return append(slices.Compact(names), slices.Compact(codes)...)
}

// completeList completes the last name of a list with commas.
func completeList(_ *cobra.Command, _ []string, word string) ([]string, cobra.ShellCompDirective) {
	before := word[:strings.LastIndex(word, ",")+1]
	var out []string
	for _, name := range append(techniqueNames(), everyTechnique) {
		out = append(out, before+name)
	}
	return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}
