package format

import (
	"os"
	"strings"
	"testing"
)

// TestUsual: a text of rules is left out if each of its sentences is usual. The lines of
// testdata/rules.txt begin with + for such a text, with - for another one; \n is a line end.
func TestUsual(t *testing.T) {
	text, err := os.ReadFile("testdata/rules.txt")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.Lines(string(text)) {
		sign, rules, ok := strings.Cut(strings.TrimSpace(line), " ")
		if !ok || sign != "+" && sign != "-" {
			continue
		}
		n++
		rules = strings.ReplaceAll(rules, `\n`, "\n")
		if isUsual(rules) != (sign == "+") {
			t.Errorf("%q: usual is %v", rules, sign != "+")
		}
	}
	if n < 40 {
		t.Error("only", n, "texts")
	}
}

// TestRulesWhole: rules that stand beside a puzzle in JSON are kept whole, their escapes as characters.
func TestRulesWhole(t *testing.T) {
	rules := strings.Repeat("Neighbours differ. ", 100) + "Zahlen um 5é"
	written := strings.ReplaceAll(rules, "é", `\u00e9`)
	const puzzle = `"puzzle":"` + `..7..9..2.6...3.1....71....2...9..5...5.2.6..4.....9.1........7....8.9...9..3.8..` + `"`
	for _, text := range []string{
		`{"rules":"` + written + `",` + puzzle + `}`,
		`{` + puzzle + `,"rules":"` + written + `"}`,
	} {
		list, err := Parse(text)
		if err != nil || len(list) != 1 || list[0].Note != rules {
			t.Errorf("%.40s: %d puzzles, %v", text, len(list), err)
		}
	}
}
