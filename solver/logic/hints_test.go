package logic

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle/words"
)

const hintsPage = "../../docs/dev/hints.md"

var writeHints = flag.Bool("hints", false, "write docs/dev/hints.md instead of comparing it")

// hintsShown are the techniques of docs/dev/hints.md. They stand there by what their examples
// cost.
var hintsShown = strings.Fields(`full-house hidden-single naked-single pointing naked-pair hidden-pair x-wing skyscraper
	two-string-kite unique-rectangle-1 w-wing xy-wing swordfish xy-chain aic continuous-nice-loop wxyz-wing als-xz
	junior-exocet dynamic-forcing-net-plus`)

// TestHintsPage: docs/dev/hints.md says what the program says. go test ./solver/logic -run
// TestHintsPage -hints writes it.
func TestHintsPage(t *testing.T) {
	page := hintsText(t)
	if *writeHints {
		if err := os.WriteFile(hintsPage, []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	b, err := os.ReadFile(hintsPage)
	if err != nil {
		t.Fatal(err)
	}
	want, got := strings.Split(page, "\n"), strings.Split(string(b), "\n")
	for i := range want {
		if i >= len(got) || got[i] != want[i] {
			t.Fatalf("docs/dev/hints.md, line %d: %q is out of date; make hints writes it anew", i+1, want[i])
		}
	}
	if len(got) != len(want) {
		t.Errorf("docs/dev/hints.md has %d lines, not %d", len(got), len(want))
	}
}

func hintsText(t *testing.T) string {
	t.Helper()
	var steps []Step
	for _, id := range hintsShown {
		row, _ := ByID(id)
		_, s, ok := row.Example()
		if !ok {
			t.Fatal(id)
		}
		steps = append(steps, s)
	}
	slices.SortStableFunc(steps, func(a, b Step) int { return cmp.Compare(a.Cost(), b.Cost()) })
	var page strings.Builder
	page.WriteString(`# Twenty hints, from a single to a net

What the program says at the last depth but one, in both languages, beside what the board
shows. Each is the example that Learn > Techniques has for its technique, in the order of
what must be seen at once (` + "`logic.md`" + ` says how that is counted; the number stands behind the
name). ` + "`make hints`" + ` writes this page and its pictures.
`)
	for i, s := range steps {
		fmt.Fprintf(&page, "\n## %d. %s · %s (%d)\n\n", i+1, s.Title(words.English), s.Title(words.Chinese), s.Cost())
		fmt.Fprintf(&page, "<img src=\"../pictures/hints/%s.png\" width=\"320\" alt=\"%s\">\n\n", s.Technique.ID, s.Name(words.English))
		for _, l := range []words.Lang{words.English, words.Chinese} {
			page.WriteString(strings.Join(s.Why(l), "\n\n") + "\n\n")
		}
		fmt.Fprintf(&page, "`%s`\n", s.Notation())
	}
	return page.String()
}
