package cli

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// techniques is the verb that writes the table of techniques.
func techniques(c *call, cmd *cobra.Command) job {
	with := c.profileOption(cmd, &logic.Full)
	form := c.formOption(cmd, asText)
	return func(context.Context, []string) error {
		var table, out []byte
		if err := (*with).Write((*appender)(&table), c.lang); err != nil {
			return err
		}
		for line := range strings.Lines(string(table)) {
			out = appendRecord(out, *form, newTechniqueRow(strings.TrimSuffix(line, "\n")), c.pen())
		}
		return c.write(out)
	}
}

// A techniqueRow is a technique in the answer of techniques.
type techniqueRow struct {
	State string  `json:"state"`
	ID    string  `json:"id"`
	Code  *string `json:"code"` // HoDoKu's; nil without one
	Level string  `json:"level"`
	Score int     `json:"score"`
	Name  string  `json:"name"`

	line []string // of the table
}

// newTechniqueRow returns the row for a line of the table that a profile writes.
func newTechniqueRow(line string) *techniqueRow {
	f := strings.Split(line, "\t")
	r := &techniqueRow{State: f[0], ID: f[1], Level: f[3], Name: f[5], line: f}
	if f[2] != "-" {
		r.Code = &f[2]
	}
	r.Score, _ = strconv.Atoi(f[4])
	return r
}

func (r *techniqueRow) columns(dst []byte, p pen) []byte {
	level, _ := puzzle.ParseLevel(strings.ToLower(r.Level))
	return tabbed(dst, r.State, r.ID, r.line[2], p.level(level, r.Level), r.line[4], r.Name)
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
			return unknownName("cli.wanttechnique", "cli.wanttechniquebut", name, techniqueNames())
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
		return unknownName("cli.wanttechnique", "cli.wanttechniquebut", s, techniqueNames())
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
	var out []string
	for _, name := range append(techniqueNames(), everyTechnique) {
		out = append(out, beforeLast(word)+name)
	}
	return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}

// beforeLast returns what is before the last name of a list.
func beforeLast(word string) string { return word[:strings.LastIndex(word, ",")+1] }
