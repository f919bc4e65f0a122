package cli

import (
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// No message echoes a long argument whole: as a file, a verb, the value of any option or
// its name.
func TestLongArguments(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	t.Chdir(t.TempDir())
	lines := [][]string{{"@"}, {"./@"}, {"--@"}, {"-@"}, {"--lang", "@"}, {"--color=@"}, {"library", "restore", "@"}, {"library", "import", "@"}, {"library", "@"},
		{"read", "--pictures", "./@", "none"}, {"steps", "--technique", "x-wing,@"}, {"generate", "--with", "x-wing,@"}, {"print", "-o", "@.pdf", "--set", "@"},
		{"print", "-o", "@.pdf"}, {"print", "-o", "@"}, {"print", "-o", "a.pdf", "--solutions=@.pdf"}, {"convert", "--to", "png", "-o", "@"}, {"daily", "--date", "@"}}
	c := &call{}
	for _, v := range verbs() {
		lines = append(lines, []string{v.name, "@"}, []string{v.name, "--@"}, []string{v.name, "-@"})
		cmd := &cobra.Command{Use: v.name}
		v.set(c, cmd)
		cmd.Flags().VisitAll(func(f *pflag.Flag) { lines = append(lines, []string{v.name, "--" + f.Name + "=@"}) })
	}
	for _, letter := range []string{"x", "7", "\x1b"} {
		for _, line := range lines {
			args := make([]string, len(line))
			for i, arg := range line {
				args[i] = strings.ReplaceAll(arg, "@", strings.Repeat(letter, 100_000))
			}
			if _, _, errs := try(t, one, args...); len(errs) > 2000 {
				t.Errorf("%.40q: %d bytes, %.300s", line, len(errs), errs)
			}
		}
	}
}
