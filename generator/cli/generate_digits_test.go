package cli

import (
	"strings"
	"testing"
)

// alike are orders whose puzzles must be the same with any number of workers, and in shards.
const alike = `
--count-of turbots=2..
--first-at hard=20.. --clues 24..26
--without fish,wings,chains,uniqueness,forcing
--with fish,wings
--clues 24 --distinct=solution,pattern
--score 500..1100 --rising
--se 1.2..7.2 --rising --distinct=pattern --symmetry half-turn
--minutes 4..20 --rising
--row 5=314592687
--row 1=1987.....,9=24....... --difficulty hard
--text 24.12.1987
--text 05.10.2001 --symmetry half-turn --hardest x-wing
`

// The puzzles of an order are the same with one worker, with two, and in shards.
func TestAlike(t *testing.T) {
	if testing.Short() {
		t.Skip("TestPartsOfRareOrders has the workers")
	}
	for line := range strings.Lines(alike) {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		run := func(more string) string {
			status, out, errs := try(t, "", strings.Fields("generate -n 5 --seed 11 "+line+" "+more)...)
			if status != 0 {
				t.Errorf("%s %s: %s", line, more, errs)
			}
			return out
		}
		want := run("--workers 1")
		if got := run("--workers 2"); got != want || strings.Count(want, "\n") != 5 {
			t.Errorf("%s: with two workers\n%s, with one\n%s", line, got, want)
		}
		if got := run("--shard 1/3") + run("--shard 2/3") + run("--shard 3/3"); got != want {
			t.Errorf("%s: in shards\n%s, not\n%s", line, got, want)
		}
	}
}

// Rows are those of the solutions, and a text is in the givens as it was written.
func TestGenerateDigits(t *testing.T) {
	_, out, _ := try(t, "", strings.Fields("generate -n 4 --seed 2 --row 5=314592687,9=2......4.")...)
	_, solved, _ := try(t, out, "solve")
	for line := range strings.Lines(solved) {
		if line[36:45] != "314592687" || line[72] != '2' || line[79] != '4' {
			t.Errorf("other rows: %s", line)
		}
	}
	_, out, _ = try(t, "", strings.Fields("generate -n 4 --seed 2 --text 24.12.1907")...)
	for line := range strings.Lines(out) {
		if !strings.Contains(line[27:36], "24") || !strings.Contains(line[36:45], "12") || !strings.Contains(line[45:54], "19.7") {
			t.Errorf("another text: %s", line)
		}
	}
}
