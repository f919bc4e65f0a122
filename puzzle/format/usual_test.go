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
