package cli

import (
	"bytes"
	"cmp"
	"context"
	"runtime"
	"strconv"

	"github.com/spf13/cobra"

	"sudoku/puzzle/words"
)

// Describe takes the program's version from the text of FyneApp.toml.
func Describe(fyneApp string) { words.Describe(fyneApp) }

// versionVerb is the verb that writes the version of the program.
func versionVerb(c *call, cmd *cobra.Command) job {
	form := c.formOption(cmd, asText)
	return func(context.Context, []string) error { return writeVersion(c, *form) }
}

func writeVersion(c *call, form string) error {
	b := words.Origin()
	v := &version{c.lang.T("app.name"), b.Version, runtime.Version(), runtime.GOOS + "/" + runtime.GOARCH, b.Commit, b.Date, b.Modules, "builtin"}
	if b.LoadsCodecs {
		v.Codecs = "system"
	}
	return c.write(appendRecord(nil, form, v, c.pen()))
}

// A version is the answer of version.
type version struct {
	Name     string `json:"name"`
	Version  string `json:"version"`
	Go       string `json:"go"`
	Platform string `json:"platform"`
	Commit   string `json:"commit"`
	Date     string `json:"date"`
	Modules  int    `json:"modules"`
	Codecs   string `json:"codecs"` // of AVIF and HEIC: builtin, or system where that has them
}

func (v *version) columns(dst []byte, _ pen) []byte {
	return tabbed(dst, v.Name, v.Version, v.Go, v.Platform, v.Commit, v.Date, strconv.Itoa(v.Modules), v.Codecs)
}

func (v *version) text(dst []byte, p pen) []byte {
	dst = append(dst, v.Name+" "+v.Version+"\n"...)
	dst = append(dst, p.T("cli.version.built", "commit", cmp.Or(v.Commit, "-"), "date", cmp.Or(v.Date, "-"), "go", v.Go, "platform", v.Platform, "n", v.Modules)...)
	if v.Codecs == "system" {
		dst = append(dst, "\n"+p.T("cli.version.codecs")...)
	}
	return dst
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
