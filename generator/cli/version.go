package cli

import (
	"bytes"
	"context"
	"runtime"

	"github.com/spf13/cobra"

	"sudoku/puzzle/words"
)

// versionVerb is the verb that writes the version of the program.
func versionVerb(c *call, cmd *cobra.Command) job {
	form := c.formOption(cmd, asText)
	return func(context.Context, []string) error { return c.writeVersion(*form) }
}

func (c *call) writeVersion(form string) error {
	v := &version{c.T("app.name"), words.Build(), runtime.Version(), runtime.GOOS + "/" + runtime.GOARCH}
	return c.write(appendRecord(nil, form, v, c.pen()))
}

// A version is the answer of version.
type version struct {
	Name     string `json:"name"`
	Version  string `json:"version"`
	Go       string `json:"go"`
	Platform string `json:"platform"`
}

func (v *version) columns(dst []byte, _ pen) []byte {
	return tabbed(dst, v.Name, v.Version, v.Go, v.Platform)
}

func (v *version) text(dst []byte, _ pen) []byte {
	return append(dst, v.Name+" "+v.Version...)
}

var shells = []string{"bash", "zsh", "fish", "powershell"}

// completion is the verb that writes the completion script of a shell.
func completion(c *call, cmd *cobra.Command) job {
	cmd.ValidArgsFunction = completeFrom(shells)
	return func(_ context.Context, args []string) error {
		c.translate()
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
