package cli

import (
	"errors"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"sudoku/puzzle/words"
)

// A usageError is an error in the command line.
type usageError struct {
	verb string // whose help to suggest: " solve", or "" for the command itself
	error
}

func (e usageError) Unwrap() error { return e.error }

// newUsageError returns a usageError with a message of the catalogue.
func newUsageError(cmd *cobra.Command, key string, args ...any) error {
	return asUsageError(cmd, words.Error(key, args...))
}

func asUsageError(cmd *cobra.Command, err error) error {
	verb := ""
	if cmd.HasParent() {
		verb = " " + cmd.Name()
	}
	return usageError{verb, err}
}

// flagError translates an error of the flag library.
func flagError(cmd *cobra.Command, err error) error {
	var (
		unknown *pflag.NotExistError
		missing *pflag.ValueRequiredError
		wrong   *pflag.InvalidValueError
		syntax  *pflag.InvalidSyntaxError
	)
	switch {
	case errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() != "":
		return newUsageError(cmd, "cli.nooption", "name", "-"+quoted(unknown.GetSpecifiedName()))
	case errors.As(err, &unknown):
		return asUsageError(cmd, unknownName("cli.nooption", "cli.nooptionbut", "--"+unknown.GetSpecifiedName(), options(cmd)))
	case errors.As(err, &missing):
		return newUsageError(cmd, "cli.needsvalue", "name", flagName(missing.GetFlag()), "kind", missing.GetFlag().Value.Type())
	case errors.As(err, &wrong):
		return asUsageError(cmd, badValue{flagName(wrong.GetFlag()), wrong.GetValue(), wrong.Unwrap()})
	case errors.As(err, &syntax):
		return newUsageError(cmd, "cli.nooption", "name", quoted(syntax.GetSpecifiedFlag()))
	}
	return asUsageError(cmd, err)
}

// A badValue is an option with an invalid value.
type badValue struct {
	option, value string
	why           error
}

func (e badValue) Error() string { return e.In(words.English) }

// In returns the message in a language.
func (e badValue) In(l words.Lang) string {
	var s words.Sayer
	if !errors.As(e.why, &s) { // an option without a value
		return l.T("cli.novalue", "name", e.option, "value", quoted(e.value))
	}
	return l.T("cli.badvalue", "name", e.option, "value", quoted(e.value), "want", s)
}

// quoted shortens an argument or the name of a file for a sentence: begin and end tell
// enough of a long one.
func quoted(s string) string {
	const begin, end = 120, 60
	if r := []rune(s); len(r) > begin+end {
		return string(r[:begin]) + "…" + string(r[len(r)-end:])
	}
	return s
}

func flagName(f *pflag.Flag) string {
	if f.Shorthand != "" {
		return "-" + f.Shorthand
	}
	return "--" + f.Name
}

func options(cmd *cobra.Command) (names []string) {
	cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, "--"+f.Name) })
	return names
}

// unknownVerb returns the error for an argument that is neither a verb nor a file that the
// window can open.
func unknownVerb(cmd *cobra.Command, arg string) error {
	if info, err := os.Stat(arg); err == nil && info.IsDir() {
		return newUsageError(cmd, "cli.folder", "name", quoted(arg))
	}
	if strings.ContainsAny(arg, `/\.`) {
		return newUsageError(cmd, "cli.nofile", "name", quoted(arg))
	}
	return asUsageError(cmd, unknownName("cli.noverb", "cli.noverbbut", arg, verbNames()))
}

// unknownName returns the sentence about a name that none has: but says which of the names is
// the nearest, key is said where none is near.
func unknownName(key, but, name string, names []string) words.Message {
	if n := nearest(name, names); n != "" {
		return words.Error(but, "name", quoted(name), "nearest", n)
	}
	return words.Error(key, "name", quoted(name))
}

// nearest returns the name with the smallest distance to s, if it is so small that s may be a
// typo: two letters, and not all that s has.
func nearest(s string, names []string) (best string) {
	const most = 100 // as long as any name, and compared at once
	least := min(len(strings.TrimLeft(s, "-")), 3)
	s = s[:min(len(s), most)]
	for _, n := range names {
		if d := distance(s, n); d < least {
			best, least = n, d
		}
	}
	return best
}

// distance returns how many letters must be inserted, deleted, changed or swapped with
// their neighbour to turn a into b.
func distance(a, b string) int {
	before, last, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		before, last, row = last, row, before
		row[0] = i
		for j := 1; j <= len(b); j++ {
			change := last[j-1]
			if a[i-1] != b[j-1] {
				change++
			}
			row[j] = min(change, last[j]+1, row[j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
	}
	return row[len(b)]
}
