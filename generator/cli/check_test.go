package cli

import (
	"bytes"
	"strings"
	"testing"
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

// The edits say what to type instead, and the mended puzzles have one solution.
func TestCheckTypos(t *testing.T) {
	typed := one[:80] + "6"
	status, out, errs := try(t, one+"\n"+typed+"\n"+clash+"\n", "check", "--typos", "3")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if status != 0 || errs != "" || lines[0] != "2\t1\tr9c9: 9, not 6\t"+one {
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
