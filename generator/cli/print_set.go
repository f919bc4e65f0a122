package cli

import (
	"bufio"
	"context"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
	"sudoku/solver/hint"
)

// nameOf returns the name of a set, or of a collection, that is kept in a file.
func nameOf(file string) string {
	if file == "" {
		return ""
	}
	base := filepath.Base(file)
	return strings.TrimSuffix(base, filepath.Ext(base))
}

// printSet prints a set that was kept. All options are in it.
func (o *printOptions) printSet(ctx context.Context, c *call, cmd *cobra.Command, to printTarget, names []string) error {
	if len(names) > 0 {
		return newUsageError(cmd, "cli.setonly", "name", quoted(names[0]))
	}
	wrong := ""
	cmd.Flags().Visit(func(f *pflag.Flag) {
		if f.Name != "set" && f.Name != "output" && f.Name != "printer" && f.Name != "lang" {
			wrong = "--" + f.Name
		}
	})
	if wrong != "" {
		return newUsageError(cmd, "cli.exclude", "one", "--set", "other", wrong)
	}
	sheet, err := readSet(o.set)
	if err != nil {
		return words.Error("cli.file", "file", quoted(o.set), "what", errorText{withoutPath(err)})
	}
	if to.job != nil && sheet.HasCover() {
		return newUsageError(cmd, "cli.nocoverprinter")
	}
	sheet.Steps = hint.PrintedSteps(ctx, sheet.Lang)
	return o.printSheet(ctx, c, &sheet, to)
}

func readSet(name string) (print.Sheet, error) {
	f, err := os.Open(name)
	if err != nil {
		return print.Sheet{}, err
	}
	defer f.Close()
	return print.ReadSet(f)
}

// readNames reads a file with a name on each line. Without a file there are none.
func readNames(file string) (names []string, err error) {
	if file == "" {
		return nil, nil
	}
	f, err := os.Open(file)
	if err != nil {
		return nil, words.Error("cli.file", "file", quoted(file), "what", errorText{withoutPath(err)})
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() && len(names) <= print.MaxNames {
		if name := strings.TrimSpace(strings.TrimPrefix(lines.Text(), "\ufeff")); name != "" {
			names = append(names, name)
		}
	}
	err = lines.Err()
	switch {
	case err != nil:
	case len(names) == 0:
		err = errNames
	case len(names) > print.MaxNames:
		err = words.Error("cli.manynames", "most", print.MaxNames)
	case !utf8.ValidString(strings.Join(names, "")):
		err = words.Error("cli.nottext")
	}
	if err != nil {
		return nil, words.Error("cli.file", "file", quoted(file), "what", errorText{withoutPath(err)})
	}
	return names, nil
}
