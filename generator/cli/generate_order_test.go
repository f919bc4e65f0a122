package cli

import (
	"fmt"
	"os"
	"path/filepath"
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
		{"--se 7.0..6.9", "--se"},
		{"--se 7.05", "--se"},
		{"--se 0.9", "--se"},
		{"--se 7..x", "7.0..7.9"},
		{"--with nonsense", "--with"},
		{"--without fishes", "nearest is fish"},
		{"--without nonsense", "guessing"},
		{"--once fish", "neither a technique's ID"},
		{"--with fish --without fish", "--with"},
		{"--row 5=12345678", "5=314592687"},
		{"--row 5=112345678", "the digit 1 twice"},
		{"--row 1=123456789,2=123......", "no grid"},
		{"--row 1=123456789 --pattern 2" + strings.Repeat("x", 80) + " --within", "--pattern"},
		{"--text 24121987", "24.12.1987"},
		{"--text birthday", "--text"},
		{"--text 123456789.123456789", "do not fit"},
		{"--text 1987 --pattern " + strings.Repeat("x", 81), "--pattern"},
		{"--text 1987 --like .49..7.......3.......8...57.......6546.5.3.7981.......63...5.......8.......4..79.", "--like"},
		{"--minutes 9..8", "--minutes"},
		{"--minutes 30.. --difficulty easy", "--difficulty"},
		{"--rising", "--score 400..2000"},
		{"--rising --score 900..", "two ends"},
		{"-n 9 --rising --score 600..5000 --difficulty medium", "--difficulty"},
		{"--distinct=digits", "copies, solution, pattern"},
		{"-n 2 --distinct=pattern --pattern .xx..x.......x.......x...xx.......xxxx.x.x.xxxx.......xx...x.......x.......x..xx.", "--within"},
		{"--first-at hard", "hard=30"},
		{"--first-at easy=3", "--first-at"},
		{"--first-at hard=3.. --difficulty medium", "--first-at"},
		{"--count-of x-wing", "chains=3"},
		{"--count-of x-wing=2,x-wing=3", "--count-of"},
		{"--count-of x-wong=2..", "x-wing"},
		{"--count-of x-wing=2.. --once x-wing", "--once"},
		{"--count-of als-xz=9.. --difficulty hard", "--difficulty"},
		{"--hardest x-wings", "x-wing"},
		{"--with mutant-whale", "mutant-whale"},
		{"--hardest wxyz-wing", "--with"},
		{"--hardest franken-x-wing", "franken-x-wing"},
		{"--se 12.5", "11.9"},
		{"--with x-wing --without x-wing", "--without"},
		{"--hardest als-xz --difficulty easy", "--difficulty"},
		{"--first naked-single", "naked-single"},
		{"--singles 10 --difficulty easy", "--singles"},
		{"--difficulty easy --score 900..1000", "--score"},
		{"--clues 18 --symmetry quarter-turn", "quarter-turn"},
		{"--clues 19 --symmetry quarter-turn", "quarter-turn"},
		{"--clues 16", "--clues"},
		{"--pattern 123", "--pattern"},
		{"--pattern no-such-file.txt", "--pattern"},
		{"--pattern xxxxxxxxxxxx" + dots(69), "17"},
		{"--pattern " + strings.Repeat("x", 16) + dots(65), "17"},
		{"--pattern " + dots(18) + strings.Repeat("x", 63), "two rows"},
		{"--pattern " + strings.Repeat("..xxxxxxx", 9), "two columns"},
		{"--pattern " + strings.Repeat("x", 81), "--pattern"},
		{"--pattern 11" + strings.Repeat("x", 79) + " --within", "no grid"},
		{"--pattern " + strings.NewReplacer("8", ".", "9", ".").Replace(whole), "eight digits"},
		{"--pattern " + strings.Repeat("xx.xx.xx.", 9) + " --clues 30", "--clues"},
		{"--pattern " + strings.Repeat("xx.xx.xx.", 9) + " --symmetry vertical", "symmetry"},
		{"--pattern ..........8....1..61....89...31...76...2.......176..2.3....2..879...5......38..5.", "several"},
		{"--within", "--pattern"},
		{"--like " + dots(81), "--like"},
		{"--like " + whole, "--like"},
		{"--like ..5.......8....1..61....89...31...76...2.......176..2.3....2..879...5......38..5. --difficulty easy", "--difficulty"},
		{"--shard 5/4", "--shard"},
		{"--shard 0/4", "--shard"},
		{"--shard 1", "--shard"},
		{"--skip -1", "--skip"},
	} {
		status, out, errs := try(t, "", append([]string{"generate"}, strings.Fields(tt.args)...)...)
		if status != 2 || out != "" {
			t.Errorf("%s: status %d, %q", tt.args, status, out)
		}
		if !strings.Contains(errs, tt.names) || strings.Contains(errs, "cli.") || strings.Contains(errs, "--seed") || strings.Contains(errs, "{") {
			t.Errorf("%s: %q does not name %s", tt.args, errs, tt.names)
		}
	}
}

const whole = "123456789456789123789123456234567891567891234891234567345678912678912345912345678"

func dots(n int) string { return strings.Repeat(".", n) }

// What is asked of the path is there when rated afresh.
func TestGenerateConditions(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	for _, tt := range []struct {
		args string
		good func(level, score, hardest string) bool
	}{
		{"--score 600..700", func(_, score, _ string) bool { return "600" <= score && score <= "700" }},
		{"--hardest x-wing", func(_, _, hardest string) bool { return hardest == "x-wing" }},
		{"--count-of 0300=1.. --difficulty hard", func(level, _, _ string) bool { return level == "Hard" }},
		{"--first-at hard=40..", func(level, _, _ string) bool { return level != "Easy" && level != "Medium" }},
		{"--without chains,guessing --with fish", func(_, _, hardest string) bool { return !strings.Contains(hardest, "chain") }},
		{"--minutes 40..", func(level, _, _ string) bool { return level == "Extreme" || level == "Unfair" }},
		{"--difficulty medium --hardest 0100", func(level, _, hardest string) bool { return level == "Medium" && hardest == "pointing" }},
	} {
		_, out, errs := try(t, "", append(strings.Fields("generate -n 3 --seed 1"), strings.Fields(tt.args)...)...)
		_, rated, _ := try(t, out, "rate")
		lines := strings.Split(strings.TrimSpace(rated), "\n")
		for _, l := range lines {
			if f := strings.Split(l, "\t"); len(lines) != 3 || len(f) != 6 || !tt.good(f[1], f[2], f[3]) {
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

// Givens are where the pattern has them, and so are the digits that it chooses.
func TestGeneratePattern(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	const pattern = "x.x...x.x.x..x..x.x.x...x.x...x.x...x.x...x.x...x.x...x.x...x.x.x..x..x.x.x...x.x"
	chosen := "1" + pattern[1:80] + "2"
	file := filepath.Join(t.TempDir(), "pattern.txt")
	var rows strings.Builder
	for row := range 9 {
		rows.WriteString(chosen[9*row:9*row+9] + "\n")
	}
	if err := os.WriteFile(file, []byte(rows.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		args, pattern string
		within        bool
	}{
		{"--pattern " + pattern, pattern, false},
		{"--pattern " + strings.ReplaceAll(pattern, ".", "0"), pattern, false},
		{"--pattern " + chosen, chosen, false},
		{"--pattern " + file, chosen, false},
		{"--pattern " + pattern + " --difficulty medium --symmetry half-turn", pattern, false},
		{"--pattern " + chosen + " --within", chosen, true},
		{"--pattern 7" + strings.Repeat("x", 80) + " --within --minimal", "7" + strings.Repeat("x", 80), true},
	} {
		line := append(strings.Fields("generate -n 3 --seed 1"), strings.Fields(tt.args)...)
		status, out, errs := try(t, "", line...)
		lines := strings.Fields(out)
		if status != 0 || len(lines) != 3 {
			t.Errorf("%s: status %d, %q", tt.args, status, errs)
		}
		for _, l := range lines {
			if countOf(t, l) != "1" {
				t.Errorf("%s: %s has not one solution", tt.args, l)
			}
			for i := range l {
				want, got := tt.pattern[i], l[i]
				missing := got == '.' && want != '.' && (!tt.within || want != 'x')
				if missing || got != '.' && want == '.' || got != want && '1' <= want && want <= '9' {
					t.Errorf("%s: %s has %c at %d", tt.args, l, got, i)
				}
			}
		}
	}
}

// What is like a puzzle has its pattern and its level, and is another.
func TestGenerateLike(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	const like = "..3...15..5...6..2.....13.62....7..1..81.36..5..4....99.52.....7..8...6..84...2.."
	_, out, errs := try(t, "", "generate", "-n", "2", "--seed", "1", "--like", like)
	_, before, _ := try(t, like, "rate")
	_, after, _ := try(t, out, "rate")
	level := strings.Split(before, "\t")[1]
	if strings.Count(after, "\t"+level+"\t") != 2 {
		t.Errorf("like %s: %s %s", before, after, errs)
	}
	for l := range strings.FieldsSeq(out) {
		for i := range l {
			if (l[i] == '.') != (like[i] == '.') {
				t.Fatalf("%s does not have the pattern of %s", l, like)
			}
		}
		if l == like {
			t.Error("it is the same puzzle")
		}
	}
}
