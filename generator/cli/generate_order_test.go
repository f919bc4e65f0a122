package cli

import (
	"fmt"
	"strings"
	"testing"
)

// Orders that cannot be read or that no puzzle can fit: one sentence that names the
// option, and status 2.
func TestGenerateWrongOrders(t *testing.T) {
	for _, tt := range []struct{ args, names string }{
		{"--score 5..4", "--score"},
		{"--score x", "--score"},
		{"--singles 1..2..3", "--singles"},
		{"--with nonsense", "--with"},
		{"--hardest x-wings", "x-wing"},
		{"--with mutant-swordfish", "mutant-swordfish"},
		{"--with x-wing --without x-wing", "--without"},
		{"--hardest als-xz --difficulty easy", "--difficulty"},
		{"--first naked-single", "naked-single"},
		{"--singles 10 --difficulty easy", "--singles"},
		{"--difficulty easy --score 900..1000", "--score"},
		{"--clues 18 --symmetry quarter-turn", "quarter-turn"},
		{"--clues 19 --symmetry quarter-turn", "quarter-turn"},
		{"--clues 16", "--clues"},
		{"--shard 5/4", "--shard"},
		{"--shard 0/4", "--shard"},
		{"--shard 1", "--shard"},
		{"--skip -1", "--skip"},
	} {
		status, out, errs := try(t, "", append([]string{"generate", "--seed", "1"}, strings.Fields(tt.args)...)...)
		if status != 2 || out != "" {
			t.Errorf("%s: status %d, %q", tt.args, status, out)
		}
		if !strings.Contains(errs, tt.names) || strings.Contains(errs, "cli.") || strings.Contains(errs, "{") {
			t.Errorf("%s: %q does not name %s", tt.args, errs, tt.names)
		}
	}
}

// What is asked of the path is there when rated afresh.
func TestGenerateConditions(t *testing.T) {
	for _, tt := range []struct {
		args string
		good func(level, score, hardest string) bool
	}{
		{"--score 600..700", func(_, score, _ string) bool { return "600" <= score && score <= "700" }},
		{"--hardest x-wing", func(_, _, hardest string) bool { return hardest == "x-wing" }},
		{"--difficulty medium --hardest 0100", func(level, _, hardest string) bool { return level == "Medium" && hardest == "pointing" }},
	} {
		_, out, errs := try(t, "", append(strings.Fields("generate -n 3 --seed 1"), strings.Fields(tt.args)...)...)
		_, rated, _ := try(t, out, "rate")
		lines := strings.Split(strings.TrimSpace(rated), "\n")
		for _, l := range lines {
			if f := strings.Split(l, "\t"); len(lines) != 3 || len(f) != 5 || !tt.good(f[1], f[2], f[3]) {
				t.Errorf("%s: %s %s", tt.args, l, errs)
			}
		}
	}
}

// Shards put together are the whole order, and what was skipped is what a run had written.
func TestGenerateShards(t *testing.T) {
	for _, args := range []string{
		"-n 11 --seed 5",
		"-n 11 --seed 5 --difficulty medium --format tsv",
		"-n 11 --seed 5 --symmetry diagonal --hardest pointing --format json",
		"-n 5 --seed 5 --format grid",
		"-n 2 --seed 5",
	} {
		_, whole, _ := try(t, "", append([]string{"generate"}, strings.Fields(args)...)...)
		for _, parts := range []int{1, 2, 4} {
			all, resumed := "", ""
			for i := 1; i <= parts; i++ {
				line := fmt.Sprintf("generate %s --shard %d/%d --workers %d", args, i, parts, i)
				_, out, _ := try(t, "", strings.Fields(line)...)
				_, rest, _ := try(t, "", append(strings.Fields(line), "--skip", "1")...)
				all += out
				if !strings.HasSuffix(out, rest) || out != "" && rest == out {
					t.Errorf("%s --skip 1: %q is not the end of %q", line, rest, out)
				}
				resumed += rest
			}
			if all != whole || len(whole) == 0 {
				t.Errorf("%s: %d shards make\n%s, want\n%s", args, parts, all, whole)
			}
		}
	}
}
