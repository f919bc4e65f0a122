package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Usage errors: a message on standard error, nothing on standard output, status 2.
func TestUsageErrors(t *testing.T) {
	folder := t.TempDir()
	broken := filepath.Join(folder, "broken.tsv")
	if err := os.WriteFile(broken, []byte("on x-wing\non x-wong\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ args, want string }{
		{"slove", says("cli.noverbbut", "name", "slove", "nearest", "solve")},
		{"Count", says("cli.noverbbut", "name", "Count", "nearest", "count")},
		{"generaet", says("cli.noverbbut", "name", "generaet", "nearest", "generate")},
		{"foo", says("cli.noverb", "name", "foo")}, // three letters of man
		{"--rule", says("cli.nooption", "name", "--rule")},
		{"-- solve.txt", says("cli.nofile", "name", "solve.txt")},
		{"/nowhere/none.sdm", says("cli.nofile", "name", "/nowhere/none.sdm")},
		{folder, says("cli.folder", "name", folder)},
		{"help slove", says("cli.noverbbut", "name", "slove", "nearest", "solve")},
		{"help solve count", says("cli.noarguments", "name", "count")},
		{"version 2", says("cli.noarguments", "name", "2")},
		{"generate 5", says("cli.noarguments", "name", "5")},
		{"solve --uniqe", says("cli.nooptionbut", "name", "--uniqe", "nearest", "--unique")},
		{"solve -q", says("cli.nooption", "name", "-q")},
		{"solve --=", says("cli.nooption", "name", "--=")},
		{"solve --all", says("cli.needsvalue", "name", "--all", "kind", "N")},
		{"solve --unique=perhaps", says("cli.novalue", "name", "--unique", "value", "perhaps")},
		{"solve --unique --all 2", says("cli.exclude", "one", "--unique", "other", "--all")},
		{"solve --all 0", says("cli.wantatleast", "min", 1)},
		{"solve --workers 0", says("cli.wantnumber", "min", 1, "max", 1024)},
		{"count --limit none", `--limit does not take "none". ` + says("cli.wantatleast", "min", 1)},
		{"check --typos 0", `--typos does not take "0". ` + says("cli.wantatleast", "min", 1)},
		{"generate -n 0", `-n does not take "0". ` + says("cli.wantatleast", "min", 1)},
		{"generate --clues 16..30", says("cli.wantspan", "min", 17, "max", 80)},
		{"generate --clues 17..81", says("cli.wantspan", "min", 17, "max", 80)},
		{"generate --clues 30..29", says("cli.wantspan", "min", 17, "max", 80)},
		{"generate --clues 81", says("cli.wantspan", "min", 17, "max", 80)},
		{"generate --clues 20-30", says("cli.wantspan", "min", 17, "max", 80)},
		{"generate --seed -1", says("cli.wantseed")},
		{"generate --seed 18446744073709551616", says("cli.wantseed")},
		{"generate --difficulty eazy", "easy, medium, hard, unfair, extreme"},
		{"generate --symmetry round", "none, half-turn, quarter-turn"},
		{"generate --format pdf", "text, tsv, json, line, rows"},
		{"generate --tries 0", says("cli.wantatleast", "min", 1)},
		{"rate --format line", says("cli.wantname", "names", "text, tsv, json, serate")},
		{"solve --format line", says("cli.wantname", "names", "text, tsv, json")},
		{"solve --to pdf", "line, rows"},
		{"solve --to rows --format json", says("cli.exclude", "one", "--to", "other", "--format json")},
		{"rate --profile nosuch", says("error.notexist")},
		{"rate --profile " + folder, says("error.isfolder")},
		{"rate --profile " + broken, "Line 2, column 4: " + says("profile.unknown", "id", "x-wong")},
		{"explain --depth 6", says("cli.wantnumber", "min", 1, "max", 5)},
		{"explain --depth 1 --brief", says("cli.exclude", "one", "--brief", "other", "--depth")},
		{"explain --up-to x-wong", says("cli.wanttechniquebut", "name", "x-wong", "nearest", "x-wing")},
		{"steps --technique 0300,", says("cli.wanttechnique", "name", "")},
		{"steps --technique 0399", "0399"},
		{"steps --sort size", says("cli.wantname", "names", "technique, effect, unlocks")},
		{"steps --backdoors 4", says("cli.wantnumber", "min", 1, "max", 3)},
		{"techniques 0300", says("cli.noarguments", "name", "0300")},
		{"generate --distinct-from nothere.txt", "nothere.txt"},
		{"canon --format rows", says("cli.wantname", "names", "text, tsv, json")},
		{"convert", "line, rows"},
		{"convert --to pdf", "line, rows"},
		{"print", says("cli.needsoutput")},
		{"print -o x.pdf --per-page 5", says("cli.wantname", "names", "1, 2, 4, 6, 9, 12")},
		{"print -o x.pdf --paper a3", says("cli.wantpaper")},
		{"print -o x.pdf --paper 20x10", says("cli.wantpaper")},
		{"print -o x.pdf --solutions nowhere", says("cli.wantsolutions")},
		{"print -o x.pdf --solutions=nowhere", says("cli.wantsolutions")},
		{"print -o x.pdf --book --trim octavo", says("cli.wanttrim")},
		{"print -o x.pdf --book --trim 1.2x1.2in", says("paper.small")},
		{"print -o x.pdf --book --trim 5x8in --per-page 12", "12 a page leave digits of"},
		{"print -o x.pdf --paper 40x40mm --margin 20", says("paper.small")},
		{"print -o x.pdf --digit-size 90", "The largest on this page is"},
		{"print -o x.pdf --bleed", says("cli.onlybook", "name", "--bleed")},
		{"print -o x.pdf --paper " + strings.Repeat("9", 10_000), `--paper does not take "` + strings.Repeat("9", 120) + "…" + strings.Repeat("9", 60) + `". ` + says("cli.wantpaper")},
		{"print -o x.pdf --book --booklet", says("cli.exclude", "one", "--book", "other", "--booklet")},
		{"print -o x.pdf --per-page 4 --digit-size 20", says("cli.exclude", "one", "--per-page", "other", "--digit-size")},
		{"print -o x.pdf --label number,weather", says("cli.wantlabels")},
		{"print -o x.pdf --marks all", says("cli.wantmarks")},
		{"print -o x.pdf --ink red", says("cli.wantink")},
		{"print -o x.pdf --book --cover blue", says("cli.wantcover")},
		{"print -o x.pdf --margin wide", says("cli.wantlength", "min", 0, "max", 100)},
		{"print -o - --book --cover white", says("cli.nocover")},
		{"print -o x.pdf --title " + strings.Repeat("x", 10_000), says("cli.toolong", "name", "--title", "n", 10_000, "most", 200)},
		{"print -o x.pdf --solutions ./x.pdf", says("cli.samefile", "name", "./x.pdf")},
		{"print -o x.pdf --book --cover white --save-set x-cover.pdf", says("cli.samefile", "name", "x-cover.pdf")},
		{"print -o x.pdf --set set.txt puzzles.txt", says("cli.setonly", "name", "puzzles.txt")},
		{"print -o x.pdf --set set.txt --per-page 2", says("cli.exclude", "one", "--set", "other", "--per-page")},
		{"completion", says("cli.noshell")},
		{"completion tcsh", says("cli.noshell")},
		{"version --lang xx", says("cli.wantname", "names", strings.Join(languages(), ", "))},
	} {
		var out, errs bytes.Buffer
		args := append([]string{"--lang=en"}, strings.Fields(tt.args)...)
		status := Main(t.Context(), args, strings.NewReader(one), &out, &errs)
		if status != 2 || out.Len() > 0 || !strings.Contains(errs.String(), tt.want) || !strings.Contains(errs.String(), "sudoku help") {
			t.Errorf("%s: status %d, %q, %q", tt.args, status, out.String(), errs.String())
		}
	}
}

// Only the verbs that a command line names are made: to make all takes as long as to solve a
// thousand puzzles.
func TestNeeded(t *testing.T) {
	all := verbNames()
	for args, want := range map[string][]string{
		"solve --first":     {"solve"},
		"print -o a.pdf":    {"print"},
		"convert --to csv":  {"convert"},
		"help":              {"help"},
		"help solve":        {"help", "solve"},
		"help help":         {"help", "help"},
		"help solve x":      {"help", "solve"},
		"help man":          all,
		"help x":            all,
		"help --lang zh":    all,
		"man":               all,
		"completion bash":   all,
		"--help":            all,
		"":                  all,
		"__complete solve ": all,
	} {
		var got []string
		for _, v := range needed(strings.Fields(args)) {
			got = append(got, v.name)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: %v, want %v", args, got, want)
		}
	}
}
