package cli

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"sudoku/puzzle/words"
)

// man is the verb that writes the manual page. It is made of the same texts as the help,
// so that they can't disagree.
func man(c *call, cmd *cobra.Command) job {
	return func(context.Context, []string) error { return c.write(manual(c, cmd.Root())) }
}

// environment and dataFiles are listed in the manual page only: a name, and the key of
// its description.
var environment = [][2]string{
	{"LANGUAGE, LC_ALL, LC_MESSAGES, LANG", "language"},
	{"XDG_DATA_HOME", "data"},
	{"NO_COLOR", "nocolor"},
	{"FYNE_SCALE", "scale"},
}

var dataFiles = [][2]string{
	{"$XDG_DATA_HOME/sudoku-desk/games/*", "games"},
	{"$XDG_DATA_HOME/sudoku-desk/library.db", "library"},
	{"$XDG_DATA_HOME/sudoku-desk/settings.json", "settings"},
}

// examples are command lines, each with the key of its description.
var examples = [][2]string{
	{"{command} puzzle.txt", "open"},
	{"echo 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4...... | {command} solve", "solve"},
	{"{command} check --typos 3 typed.txt", "check"},
	{"{command} explain puzzle.txt", "explain"},
	{"{command} generate -n 10 --difficulty hard | {command} print -o hard.pdf --solutions", "print"},
	{"{command} rate puzzles.txt | sort -k 3 -rn", "rate"},
}

func manual(c *call, root *cobra.Command) []byte {
	c.translate()
	var p roff
	fmt.Fprintf(&p.b, ".TH %s 1 %s \"%s %s\"\n.ad l\n.nh\n", strings.ToUpper(name), words.Origin().Date, c.lang.T("app.name"), words.Origin().Version)
	p.section(c.lang.T("cli.man.h.name"))
	p.line(name + " - " + c.lang.T("cli.man.title"))
	p.section(c.lang.T("cli.man.h.synopsis"))
	p.plain([]string{name + " " + c.lang.T("cli.onefile"), name + " " + c.lang.T("cli.verb") + " " + c.lang.T("cli.optionlist") + " " + c.lang.T("cli.files")})
	p.section(c.lang.T("cli.man.h.description"))
	p.text(c.lang.T("cli.about", "command", name))
	p.section(c.lang.T("cli.man.h.verbs"))
	for _, v := range verbNames() {
		cmd, _, _ := root.Find([]string{v})
		p.request(".SS", cmd.Use)
		p.text(cmd.Long)
		if fields := "cli." + v + ".fields"; words.English.Has(fields) {
			p.request(".PP")
			p.text(c.lang.T(fields))
		}
		cmd.LocalFlags().VisitAll(func(f *pflag.Flag) { p.option(f) })
	}
	p.section(c.lang.T("cli.man.h.options"))
	p.text(c.lang.T("cli.man.options"))
	root.PersistentFlags().VisitAll(func(f *pflag.Flag) { p.option(f) })
	p.section(c.lang.T("cli.man.h.status"))
	p.text(c.lang.T("cli.status"))
	p.section(c.lang.T("cli.man.h.environment"))
	definitions(&p, c.lang, environment)
	p.section(c.lang.T("cli.man.h.files"))
	definitions(&p, c.lang, dataFiles)
	p.section(c.lang.T("cli.man.h.examples"))
	lines := make([]string, len(examples))
	for i, e := range examples {
		lines[i] = c.lang.T("cli.man.eg."+e[1]) + "\n\n  " + exampleLine(e[0])
	}
	p.text(strings.Join(lines, "\n\n"))
	return p.b.Bytes()
}

func exampleLine(s string) string { return strings.ReplaceAll(s, "{command}", name) }

func definitions(p *roff, l words.Lang, list [][2]string) {
	for _, item := range list {
		p.item(item[0], l.T("cli.man."+item[1]))
	}
}
