package cli

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// In a terminal each puzzle is answered as soon as it is complete, before anything else
// is typed; a blank line ends one that isn't.
func TestTyped(t *testing.T) {
	from, typing := io.Pipe()
	answers, to := io.Pipe()
	var errs bytes.Buffer
	c := &call{lang: language([]string{"--lang=en"}), in: from, out: to, err: &errs, workers: 2, typed: true, complaints: &complaints{}}
	done := make(chan int)
	go func() {
		status := c.status(t.Context(), c.run(t.Context(), []string{"solve", "-"}))
		to.Close()
		done <- status
	}()
	read := bufio.NewReader(answers)
	for _, tt := range []struct {
		typed string
		lines int
	}{
		{in("rows", one), 9},
		{in("rows", one), 9},
		{one + "\n", 1},
		{in("grid", one), 1},
		{"\n\n" + in("pencilmarks", one), 1},
		{"A title\n" + in("integers", one), 9},
		{strings.ReplaceAll(in("rows", one), "....28.\n", "....28.\n\n"), 9}, // a gap before the last two bands' rows
	} {
		if _, err := io.WriteString(typing, tt.typed); err != nil {
			t.Fatal(err)
		}
		for i := 0; i < tt.lines; i++ {
			line, err := read.ReadString('\n')
			if err != nil || strings.TrimSpace(line) != "" && !strings.Contains(strings.ReplaceAll(strings.ReplaceAll(in("rows", oneDone)+oneDone, "\n", ""), " ", ""), strings.ReplaceAll(strings.TrimSpace(line), " ", "")) {
				t.Fatalf("%q: %q, %v", tt.typed, line, err)
			}
			if strings.TrimSpace(line) == "" {
				i--
			}
		}
	}
	io.WriteString(typing, one[:9]+"\n"+one[9:18]+"\n\n")
	typing.Close()
	rest, _ := io.ReadAll(read)
	if status := <-done; status != 1 || len(bytes.TrimSpace(rest)) > 0 {
		t.Errorf("status %d, then %q", status, rest)
	}
	for _, want := range []string{says("cli.typed", "end", endOfInput), "Line 6", "2 rows"} {
		if !strings.Contains(errs.String(), want) {
			t.Errorf("%q is not in %q", want, errs.String())
		}
	}
}

// Results have colours if they are wanted, and are the same without them.
func TestColours(t *testing.T) {
	for _, verb := range []string{"rate", "rate --format text", "check", "check --format text", "explain", "techniques", "solve --format tsv", "generate --seed 1 --difficulty easy --format tsv"} {
		args := strings.Fields(verb)
		_, bare, _ := try(t, one+"\n"+clash, args...)
		_, never, _ := try(t, one+"\n"+clash, append(args, "--color", "never")...)
		_, always, _ := try(t, one+"\n"+clash, append(args, "--color", "always")...)
		stripped := always
		for _, code := range []string{green, yellow, red, magenta, cyan, plain} {
			stripped = strings.ReplaceAll(stripped, code, "")
		}
		if bare != never || bare != stripped || always == bare {
			t.Errorf("%s: %.200q, never %.200q, always %.200q", verb, bare, never, always)
		}
	}
	for _, verb := range []string{"rate --format json", "solve", "count", "check --format json"} {
		if _, out, _ := try(t, one+"\n"+clash, append(strings.Fields(verb), "--color", "always")...); strings.Contains(out, "\x1b") {
			t.Errorf("%s: %q", verb, out)
		}
	}
	c := &call{terminal: true}
	t.Setenv("TERM", "xterm")
	for value, want := range map[string]bool{"": true, "1": false} {
		t.Setenv("NO_COLOR", value)
		if c.coloured(auto) != want || !c.coloured(always) || c.coloured(never) {
			t.Errorf("NO_COLOR=%s: %v", value, c.coloured(auto))
		}
	}
	t.Setenv("NO_COLOR", "")
	t.Setenv("TERM", "dumb")
	if c.coloured(auto) {
		t.Error("a dumb terminal has colours")
	}
}

// The help of the command fits on a screen of 80 by 24, with a line left for the prompt,
// and that of each verb has an example.
func TestHelpFits(t *testing.T) {
	for _, lang := range []string{"en", "zh"} {
		var out bytes.Buffer
		Main(t.Context(), []string{"help", "--lang", lang}, strings.NewReader(""), &out, io.Discard)
		if n := strings.Count(out.String(), "\n"); n > 23 {
			t.Errorf("%s: %d lines", lang, n)
		}
		for line := range strings.Lines(out.String()) {
			if n := columns(strings.TrimSuffix(line, "\n")); n > 80 {
				t.Errorf("%s: %d columns: %s", lang, n, line)
			}
		}
	}
	for _, v := range verbs() {
		if _, out, _ := try(t, "", "help", v.name); !strings.HasSuffix(out, exampleLine(v.example)+"\n") || !strings.Contains(v.example, "{command} "+v.name) {
			t.Errorf("%s: no example: %s", v.name, out)
		}
	}
}

// Where standard input is a terminal but files are named, nothing is typed: errors fold, and
// it is shown how far a verb has come.
func TestFilesAreNotTyped(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.txt")
	if err := os.WriteFile(file, []byte(strings.Repeat(one[:80]+"Z\n", 30)), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		args  []string
		typed bool
		lines int
	}{
		{[]string{"count", file}, false, maxAlike + 1},
		{[]string{"count", file, "-"}, true, 30 + 1}, // and that it reads
		{[]string{"version"}, false, 0},
	} {
		var errs bytes.Buffer
		c := &call{lang: language([]string{"--lang=en"}), in: strings.NewReader(""), out: io.Discard, err: &errs, workers: 1, typed: true, complaints: &complaints{}}
		if err := c.run(t.Context(), tt.args); err != nil && err != errSomeFailed {
			t.Errorf("%v: %v", tt.args, err)
		}
		if n := strings.Count(errs.String(), "\n"); c.typed != tt.typed || n != tt.lines {
			t.Errorf("%v: typed %v, %d lines:\n%s", tt.args, c.typed, n, &errs)
		}
	}
}
