package cli

import (
	"os"
	"strings"
	"testing"
	"unicode/utf8"

	"sudoku/puzzle/words"
)

// raw is a name that would clear the screen, colour it, ring the bell, end the line and
// reverse the text after it.
const raw = "a\x1b[2J\u009b31m\a\r\n\u202eb\x9b"

// Names and titles reach a terminal as text, never as control characters.
func TestNothingRaw(t *testing.T) {
	if testing.Short() {
		t.Skip("TestForms runs every verb, with workers")
	}
	t.Chdir(t.TempDir())
	sdk := "#A Author" + strings.ReplaceAll(raw, "\r\n", "") + "\n#D Title" + strings.ReplaceAll(raw, "\r\n", "") + "\n" + rows(one)
	for name, text := range map[string]string{raw + ".sdk": sdk, raw + ".txt": "Title \x1b[1m: " + one + " # \u202enote\n" + many + "\n", raw: "hello"} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Skip("such a name can't be had here: ", err)
		}
	}
	lines := [][]string{
		{raw}, {raw + "/none.txt"}, {"help", raw}, {"solve", "--" + raw}, {"solve", "-\x1b"}, {"version", raw}, {"completion", raw},
		{"convert", "--to", raw}, {"generate", "--seed", raw}, {"rate", "--profile", raw}, {"rate", "--profile", raw + ".txt"},
		{"print", "-o", raw + "/none.pdf", raw + ".txt"}, {"convert", "--to", "svg", "-o", raw + "/none", raw + ".txt"},
		{"generate", "--distinct-from", raw}, {"explain", "--up-to", raw}, {"version", "--lang", raw},
	}
	for _, verb := range []string{"solve", "count", "canon", "rate", "rate --format json", "explain", "steps --technique naked-single", "check", "check --typos 1",
		"convert --to line", "convert --to sdk", "convert --to opensudoku", "convert --to svg", "convert --to fpuzzles"} {
		for _, name := range []string{raw, raw + ".sdk", raw + ".txt", raw + ".none"} {
			lines = append(lines, append(strings.Fields(verb), name))
		}
	}
	for _, args := range lines {
		_, out, errs := try(t, "", args...)
		for _, s := range []string{out, errs} {
			// A line end in a name is escaped, so that the text after it can't look like our output.
			if strings.ContainsFunc(strings.NewReplacer("\n", "", "\t", "").Replace(s), words.IsControl) || !utf8.ValidString(s) ||
				strings.Contains(s, "\nb") {
				t.Errorf("%q: %q", args, s)
			}
		}
	}
}

// rows splits a line of 81 digits into nine.
func rows(line string) string {
	var b strings.Builder
	for i := 0; i < 81; i += 9 {
		b.WriteString(line[i:i+9] + "\n")
	}
	return b.String()
}
