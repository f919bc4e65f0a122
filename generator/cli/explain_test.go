package cli

import (
	"regexp"
	"strings"
	"testing"

	"sudoku/puzzle/format"
)

func TestExplain(t *testing.T) {
	status, out, errs := try(t, one+"\n"+many, "explain")
	for _, want := range []string{one + "\n", "\n   1. ", "\n  51. "} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not in\n%s", want, out)
		}
	}
	if status != 1 || !strings.Contains(errs, "Line 2: "+several) {
		t.Errorf("status %d, %q", status, errs)
	}
	_, brief, _ := try(t, one, "explain", "--brief")
	if lines := strings.Count(brief, "\n"); lines != 1+51+1 || len(brief) >= len(out) {
		t.Errorf("%d lines", lines)
	}
	status, stuck, errs := try(t, many+"\n"+hard, "explain", "--profile", "hodoku", "--brief")
	if status != 1 || !strings.HasPrefix(stuck, hard+"\n   1. ") || !strings.Contains(stuck, "Unfair, ") {
		t.Errorf("status %d, %q, %q", status, stuck, errs)
	}
}

// Each depth says more than the one before it.
func TestExplainDepth(t *testing.T) {
	_, before, _ := try(t, hard, "explain", "--depth", "1", "--profile", "hodoku")
	if !strings.HasPrefix(before, hard+"\n   1. Look at ") || strings.Contains(before, "\n      Look") || strings.Contains(strings.ToLower(before), "single") {
		t.Errorf("depth 1 says more than where to look:\n%s", before)
	}
	for depth, want := range map[string]string{"2": "XY-chain: ", "3": " can only be ", "4": " can be removed from ", "5": " was removed from "} {
		_, less, _ := try(t, hard, "explain", "--depth", string(depth[0]-1), "--profile", "hodoku")
		status, out, errs := try(t, hard, "explain", "--depth", depth, "--profile", "hodoku")
		if status != 0 || errs != "" || strings.Count(out, "\n") <= strings.Count(less, "\n") || !strings.Contains(out, want) || strings.Contains(less, want) {
			t.Errorf("depth %s: status %d, %q, no %q in\n%s", depth, status, errs, want, out)
		}
	}
}

// At no depth is a sentence of a step said twice.
func TestExplainOnce(t *testing.T) {
	for _, lang := range []string{"en", "zh-Hans"} {
		for _, depth := range []string{"3", "4", "5"} {
			_, out, _ := try(t, one+"\n"+hard, "explain", "--depth", depth, "--lang", lang)
			if short := "has one place left.\n"; lang == "en" && strings.Contains(out, short) == (depth > "3") {
				t.Errorf("--depth %s: %q beside the argument, or not before it", depth, short)
			}
			if placed := regexp.MustCompile(`(?m)^ +r\dc\d (is|是) \d[.。]$`).FindString(out); placed != "" {
				t.Errorf("--depth %s says once more %q", depth, placed)
			}
			seen := map[string]bool{}
			for line := range strings.Lines(out) {
				if !strings.HasPrefix(line, "      ") {
					clear(seen)
				}
				for _, sentence := range regexp.MustCompile(`[.。：:](?: |$|\n)?`).Split(strings.TrimLeft(line, " 0123456789."), -1) {
					if len(sentence) > 20 && seen[sentence] {
						t.Errorf("--depth %s --lang %s: %q is said twice", depth, lang, sentence)
					}
					seen[sentence] = true
				}
			}
		}
	}
}

// explain --up-to ends with candidates. The verb steps reads them and finds the technique
// there, and explain continues from them.
func TestExplainUpTo(t *testing.T) {
	status, out, errs := try(t, hard, "explain", "--profile", "hodoku", "--brief", "--up-to", "xy-chain")
	path, grid, ok := strings.Cut(out, "\n\n")
	if status != 0 || errs != "" || !ok || strings.Contains(path, "XY-Chain") || strings.Count(path, "\n") < 5 {
		t.Fatalf("status %d, %q, %s", status, errs, out)
	}
	if status, out, _ := try(t, grid, "steps", "--technique", "xy-chain", "--profile", "hodoku", "--format", "tsv"); status != 0 || !strings.HasPrefix(out, "1\t0702\t\tr") && !strings.HasPrefix(out, "2\t0702\t\tr") {
		t.Errorf("status %d, %q in\n%s", status, out, grid)
	}
	status, rest, _ := try(t, grid, "explain", "--profile", "hodoku", "--brief")
	_, whole, _ := try(t, hard, "explain", "--profile", "hodoku", "--brief")
	if status != 0 || !strings.Contains(rest, "   1. XY-Chain: ") || strings.Count(rest, "\n") >= strings.Count(whole, "\n") {
		t.Errorf("status %d, %s", status, rest)
	}
	if _, err := format.Parse(grid); err != nil {
		t.Error(err)
	}
	status, out, errs = try(t, one, "explain", "--up-to", "0702")
	if status != 1 || out != "" || !strings.Contains(errs, says("logic.never")) {
		t.Errorf("status %d, %q, %q", status, out, errs)
	}
}

// The path of Sudoku Explainer leads to the solution by steps with values, the highest of
// which is the ER.
func TestExplainByExplainer(t *testing.T) {
	status, out, errs := try(t, hard, "explain", "--profile", "se")
	for _, want := range []string{hard + "\n   1. 1.2 Hidden single: r", " 7.2 Forcing chain: r", "ER 7.2, EP 1.2, ED 1.2 (tough steps)\n"} {
		if status != 0 || !strings.Contains(out, want) {
			t.Errorf("status %d, %q, %q is not in\n%s", status, errs, want, out)
		}
	}
	if values := regexp.MustCompile(`(?m)^ *\d+\. (7\.[3-9]|[89]\.\d|1\d\.)`).FindString(out); values != "" {
		t.Errorf("%s is above the ER", values)
	}
	_, brief, _ := try(t, hard, "explain", "--profile", "se", "--brief")
	_, tsv, _ := try(t, hard, "explain", "--profile", "se", "--format", "tsv")
	if n := strings.Count(brief, "\n"); len(brief) >= len(out) || n != strings.Count(tsv, "\n")+2 {
		t.Errorf("%d lines, as tsv\n%s", n, tsv)
	}
	for _, lang := range []string{"en", "zh"} { // the notation is the same in every language, without the value
		_, tsv, _ := try(t, hard, "explain", "--profile", "se", "--format", "tsv", "--lang", lang)
		if !regexp.MustCompile(`(?m)\tHidden single: r\dc\d=\d\t1\.2$`).MatchString(tsv) || !regexp.MustCompile(`(?m)\tForcing chain(: r\dc\d=\d| => r\dc\d<>\d.*)\t7\.2$`).MatchString(tsv) {
			t.Error(tsv)
		}
	}
	if _, object, _ := try(t, hard+"\n"+many, "explain", "--profile", "se", "--format", "json"); !strings.Contains(object, `"er":7.2,"ep":1.2,"ed":1.2}`) || !strings.Contains(object, `"path":null`) {
		t.Error(object)
	}
	for _, args := range []string{"--depth 2", "--up-to naked-pair"} {
		if status, _, errs := try(t, hard, append([]string{"explain", "--profile", "se"}, strings.Fields(args)...)...); status != 2 || errs == "" {
			t.Errorf("%s: status %d, %q", args, status, errs)
		}
	}
}
