package cli

import (
	"os"
	"slices"

	"github.com/spf13/cobra"

	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// profile is the value of an option that takes the name or the file of a profile.
type profile struct{ p **logic.Profile }

func (v profile) String() string { return "" }
func (v profile) Type() string   { return "P" }

func (v profile) Set(s string) error {
	for _, p := range logic.Profiles {
		if p.Name == s {
			*v.p = p
			return nil
		}
	}
	p, err := readProfile(s)
	if err != nil {
		return words.Error("cli.wantprofile", "names", words.And(slices.Values(profileNames())), "why", errorText{withoutPath(err)})
	}
	p.Name = s
	*v.p = p
	return nil
}

func readProfile(file string) (*logic.Profile, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return logic.ReadProfile(f)
}

func profileNames() (names []string) {
	for _, p := range logic.Profiles {
		names = append(names, p.Name)
	}
	return names
}

// profileOrExplainer is the value of an option that also takes the scale of Sudoku Explainer,
// which has rules of its own.
type profileOrExplainer struct {
	profile
	explainer *bool
}

func (v profileOrExplainer) Set(s string) error {
	if *v.explainer = s == byExplainer; *v.explainer {
		return nil
	}
	return v.profile.Set(s)
}

// profileOption declares the option --profile, and returns where its value will be.
func (c *call) profileOption(cmd *cobra.Command, normal *logic.Profile) **logic.Profile {
	p := &normal
	c.usage(cmd.Flags().VarPF(profile{p}, "profile", "", ""), "cli.flag.profile", "default", normal.Name)
	_ = cmd.RegisterFlagCompletionFunc("profile",
		cobra.FixedCompletions(profileNames(), cobra.ShellCompDirectiveDefault)) // or a file
	return p
}
