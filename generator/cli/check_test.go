package cli

import (
	"bytes"
	"strings"
	"sync/atomic"
	"testing"

	"sudoku/puzzle"
)

func TestCheck(t *testing.T) {
	empty := strings.Repeat(".", 81)
	twice := clash[:79] + "99"
	status, out, errs := try(t, strings.Join([]string{one, many, clash, none, "what?", empty, twice}, "\n"), "check")
	want := "1\tone\t1\t-\n" +
		"2\tmany\t2\t-\n" +
		"3\tnone\t0\t5 in row 1: r1c1 and r1c2\n" +
		"4\tnone\t0\t-\n" +
		"5\tmany\t1000\t-\n" +
		"6\tnone\t0\t5 in row 1: r1c1 and r1c2; 9 in row 9: r9c8 and r9c9\n"
	if status != 1 || out != want || !strings.Contains(errs, "Line 5") {
		t.Errorf("status %d, %s%s", status, out, errs)
	}
}

// Puzzles are judged in batches: nothing is allocated for each.
func TestCheckAllocatesLittle(t *testing.T) {
	var q gridBatch
	for i := range 600 {
		g, _ := puzzle.ParseGrid([]string{one, none, many}[i%3])
		q.grids = append(q.grids, g)
	}
	q.counts = make([]int, len(q.grids))
	to := &answer{failed: new(atomic.Bool), block: newBlock()}
	judge, counts := checkOptions{}.batchJudge(t.Context()), make(chan int, 1)
	n := testing.AllocsPerRun(3, func() {
		counts <- 0
		q.chunk = &chunk{before: counts, after: make(chan int, 1)}
		to.out = to.out[:0]
		judge(&q, to)
	})
	if n > 60 || !bytes.HasSuffix(to.out, []byte("600\tmany\t2\t-\n")) {
		t.Errorf("%v allocations for 600 puzzles, %.100s", n, to.out)
	}
}

// The edits say what to type instead, and the mended puzzles have one solution.
func TestCheckTypos(t *testing.T) {
	typed := one[:80] + "6"
	status, out, errs := try(t, one+"\n"+typed+"\n"+clash+"\n", "check", "--typos", "3")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if status != 1 || errs != "" || lines[0] != "2\t1\tr9c9: 9, not 6\t"+one {
		t.Fatalf("status %d, %s%s", status, out, errs)
	}
	for _, l := range lines {
		f := strings.Split(l, "\t")
		if len(f) != 4 || f[1] > "3" || f[0] == "1" {
			t.Error(l)
			continue
		}
		if _, n, _ := try(t, f[3], "count"); n != "1\n" {
			t.Errorf("%s: %s solutions", l, n)
		}
	}
}

func TestCheckInChinese(t *testing.T) {
	var out bytes.Buffer
	Main(t.Context(), []string{"check", "--typos", "1", "--lang", "zh"}, strings.NewReader(one[:80]+"6"), &out, &out)
	if want := "1\t1\tr9c9：9，不是 6\t" + one + "\n"; out.String() != want {
		t.Error(out.String())
	}
}

// The status says whether every puzzle has exactly one solution, with and without --typos.
// Where nothing explains a puzzle that is said, and lines that are a cell too long or too
// short are mended too.
func TestCheckStatus(t *testing.T) {
	if testing.Short() {
		t.Skip("TestForms runs every verb, with workers")
	}
	const two = "63..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..76"
	const long = "785.....12.39....4..............178.3..6....55.........7................8.2..9..." // to search
	short := says("format.line.short", "n", 80)
	for _, tt := range []struct {
		in, args string
		status   int
		out      string // how it begins
		says     string
	}{
		{one, "", 0, "1\tone\t1\t-\n", ""},
		{many, "", 1, "1\tmany\t2\t-\n", ""},
		{none, "", 1, "1\tnone\t0\t-\n", ""},
		{"", "", 0, "", ""},
		{one, "--typos 2", 0, "", ""},
		{many, "--typos 2", 1, "1\t1\t", ""},
		{one + "\n" + two, "--typos 2", 1, "", "Line 2: " + says("cli.notypo")},
		{two, "--pairs", 1, "1\t1\tr1c1: 5, not 6; and r9c9: 9, not 6\t" + one, ""},
		{one, "--pairs", 0, "", ""},
		{long, "--pairs", 1, "", "Line 1: " + says("cli.typos.none")},
		{one[:80] + "\n" + one, "--typos 1", 1, "-\t1\tr9c9: 9, not empty\t" + one, "Line 1, column 81: " + short},
		{"7" + one, "--typos 1", 1, "-\t1\tr1c1: one 7 too many; r1c2 to r9c9: one cell back, then 9\t" + one, ""},
		{one[:79], "--typos 1", 1, "", says("format.line.short", "n", 79)},
		{strings.Repeat("12", 40), "--typos 1", 1, "", short},
	} {
		status, out, errs := try(t, tt.in, append([]string{"check"}, strings.Fields(tt.args)...)...)
		if status != tt.status || !strings.HasPrefix(out, tt.out) || tt.out == "" && out != "" || !strings.Contains(errs, tt.says) {
			t.Errorf("%q %s: status %d, %q, %q", tt.in, tt.args, status, out, errs)
		}
	}
}
