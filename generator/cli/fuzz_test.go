package cli

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"sudoku/solver/logic"
)

// fuzzBytes is the longest text that fuzz tests read: longer ones find no more faults and
// take more time.
const fuzzBytes = 4 << 10

// streamed answers a text with a number of workers, without parsing a command line, which
// takes several times as long as a short text.
func streamed(t *testing.T, text string, workers int, stream func(*call, context.Context) error) (status int, out, errs string) {
	var o, e bytes.Buffer
	c := &call{lang: language([]string{"--lang=en"}), in: strings.NewReader(text), out: &o, err: &e, workers: workers}
	status = c.status(t.Context(), stream(c, t.Context()))
	return status, o.String(), e.String()
}

// For any input, answers don't depend on the number of workers, and they are full grids or
// empty lines.
func FuzzSolve(f *testing.F) {
	for _, seed := range []string{one, "1\n" + pojCase, spaced(pojCase), clash + "\n" + many, "# note\n\nhello\n" + one, savedGame(f)} {
		f.Add(seed)
	}
	solve := func(c *call, ctx context.Context) error {
		return c.streamBatches(ctx, nil, linesChunk, solveOptions{all: 1}.batchAnswerer)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > fuzzBytes {
			return
		}
		status, out, errs := streamed(t, text, 1, solve)
		again, out3, errs3 := streamed(t, text, 3, solve)
		if status != again || out != out3 || errs != errs3 {
			t.Errorf("1 worker: %d, %q, %q; 3 workers: %d, %q, %q", status, out, errs, again, out3, errs3)
		}
		if status != 0 && status != 1 || (status == 1) != (errs != "") {
			t.Errorf("status %d, %q", status, errs)
		}
		if strings.Trim(out, "123456789 \n") != "" {
			t.Errorf("the answers hold %q", out)
		}
	})
}

// For any position, the steps don't depend on the number of workers, and each line has
// all columns and places or eliminates something.
func FuzzSteps(f *testing.F) {
	for _, seed := range []string{one, many + "\n" + none, ":0000:x:" + one + ":234 334:::", ":x:" + one, "# note\n\n" + hard + "\nhello", savedGame(f)} {
		f.Add(seed)
	}
	l := stepsOptions{form: asTSV, with: chosenTechniques(strings.Split("0003,0002,0100,0200,0300,0400,0605,0702", ","), &logic.Full)}
	steps := func(c *call, ctx context.Context) error { return c.streamSlow(ctx, nil, l.answerer) }
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > fuzzBytes {
			return
		}
		status, out, errs := streamed(t, text, 1, steps)
		again, out3, errs3 := streamed(t, text, 3, steps)
		if status != again || out != out3 || errs != errs3 {
			t.Errorf("1 worker: %d, %q, %q; 3 workers: %d, %q, %q", status, out, errs, again, out3, errs3)
		}
		if status != 0 && status != 1 || (status == 1) != (errs != "") {
			t.Errorf("status %d, %q", status, errs)
		}
		for line := range strings.Lines(out) {
			if c := strings.Split(line, "\t"); len(c) != 6 || c[2]+c[3] == "" {
				t.Errorf("%q", line)
			}
		}
	})
}

// FuzzOptions parses anything as a command line, one argument a line, without running it:
// a wrong one is reported, with a pointer to the help.
func FuzzOptions(f *testing.F) {
	for _, e := range examples {
		f.Add(strings.Join(strings.Fields(e[0]), "\n"))
	}
	for _, line := range []string{"", "solve --all 0", "generate --clues 30..17 --seed -1", "steps --technique 0003,x-wing,nothing",
		"--lang zh solev", "rate --profile none", "convert --to pdf --", "print --per-page 5 --paper a0", "solve --workers=9999999999999999999",
		"-", "--", "--no-such", "help help help", "completion tcsh", "generate --count", "solve --unique=perhaps"} {
		f.Add(strings.ReplaceAll(line, " ", "\n"))
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > fuzzBytes || strings.Contains(text, "/") { // files of the system
			return
		}
		args := strings.Split(text, "\n")
		var out, errs bytes.Buffer
		c := &call{lang: language(args), in: strings.NewReader(""), out: &out, err: &errs, workers: 1}
		root := c.root(verbs())
		for _, cmd := range root.Commands() {
			cmd.RunE = func(*cobra.Command, []string) error { return nil }
		}
		root.SetArgs(args)
		status := c.status(t.Context(), root.ExecuteContext(t.Context()))
		if status != exitOK && status != exitUsage || (status == exitOK) != (errs.Len() == 0) || strings.Contains(errs.String(), "cli.") {
			t.Errorf("%q: status %d, %s", args, status, errs.String())
		}
	})
}
