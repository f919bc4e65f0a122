package cli

import (
	"bytes"
	"context"

	"github.com/spf13/cobra"

	"sudoku/puzzle/words"
)

// versionVerb is the verb that writes the version of the program.
func versionVerb(c *call, _ *cobra.Command) job {
	return func(context.Context, []string) error { return c.writeVersion() }
}

func (c *call) writeVersion() error {
	return c.write([]byte(c.T("app.name") + " " + words.Build() + "\n"))
}

var shells = []string{"bash", "zsh", "fish", "powershell"}

// completion is the verb that writes the completion script of a shell.
func completion(c *call, cmd *cobra.Command) job {
	cmd.ValidArgsFunction = completeFrom(shells)
	return func(_ context.Context, args []string) error {
		var b bytes.Buffer
		var err error
		root := cmd.Root()
		shell := ""
		if len(args) > 0 {
			shell = args[0]
		}
		switch shell {
		case "bash":
			err = root.GenBashCompletionV2(&b, true)
		case "zsh":
			err = root.GenZshCompletion(&b)
		case "fish":
			err = root.GenFishCompletion(&b, true)
		case "powershell":
			err = root.GenPowerShellCompletionWithDesc(&b)
		default:
			return newUsageError(cmd, "cli.noshell")
		}
		if err != nil {
			return err
		}
		return c.write(b.Bytes())
	}
}
