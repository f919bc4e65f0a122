package batch

import (
	"bytes"
	"strings"
	"testing"
)

// Misused command lines: the sentence on standard error, nothing on standard
// output, status 2.
func TestMisuse(t *testing.T) {
	folder := t.TempDir()
	for _, tt := range []struct{ args, want string }{
		{"slove", says("batch.noverb", "name", "slove", "nearest", "solve")},
		{"Count", says("batch.noverb", "name", "Count", "nearest", "count")},
		{"generaet", says("batch.noverb", "name", "generaet", "nearest", "generate")},
		{"-- solve.txt", says("batch.noverb", "name", "solve.txt", "nearest", "solve")},
		{folder, says("batch.folder", "name", folder)},
		{"help slove", says("batch.noverb", "name", "slove", "nearest", "solve")},
		{"help solve count", says("batch.noarguments", "name", "count")},
		{"version 2", says("batch.noarguments", "name", "2")},
		{"generate 5", says("batch.noarguments", "name", "5")},
		{"solve --uniqe", says("batch.nooptionbut", "name", "--uniqe", "nearest", "--unique")},
		{"solve -q", says("batch.nooption", "name", "-q")},
		{"solve --=", says("batch.nooption", "name", "--=")},
		{"solve --all", says("batch.needsvalue", "name", "--all", "kind", "N")},
		{"solve --unique=perhaps", says("batch.novalue", "name", "--unique", "value", "perhaps")},
		{"solve --unique --all 2", says("batch.uniqueall")},
		{"solve --all 0", says("batch.wantatleast", "min", 1)},
		{"solve --workers 0", says("batch.wantnumber", "min", 1, "max", 1024)},
		{"count --limit none", `--limit does not take "none". ` + says("batch.wantatleast", "min", 1)},
		{"generate -n 0", `-n does not take "0". ` + says("batch.wantatleast", "min", 1)},
		{"generate --clues 16..30", says("batch.wantspan", "min", 17, "max", 80)},
		{"generate --clues 17..81", says("batch.wantspan", "min", 17, "max", 80)},
		{"generate --clues 30..29", says("batch.wantspan", "min", 17, "max", 80)},
		{"generate --clues 81", says("batch.wantspan", "min", 17, "max", 80)},
		{"generate --clues 20-30", says("batch.wantspan", "min", 17, "max", 80)},
		{"generate --seed -1", says("batch.wantseed")},
		{"generate --seed 18446744073709551616", says("batch.wantseed")},
		{"generate --difficulty eazy", "easy, medium, hard, unfair, extreme"},
		{"generate --symmetry round", "none, half-turn, quarter-turn"},
		{"generate --format pdf", "line, rows"},
		{"convert", "line, rows"},
		{"convert --to pdf", "line, rows"},
		{"print", says("batch.needsoutput")},
		{"print -o x.pdf --per-page 5", says("batch.wantname", "names", "1, 2, 4, 6, 9, 12")},
		{"print -o x.pdf --paper a3", says("batch.wantname", "names", "a4, a5, letter, legal")},
		{"completion", says("batch.noshell")},
		{"completion tcsh", says("batch.noshell")},
		{"version --lang fr", says("batch.wantname", "names", "en, zh-Hans, zh")},
	} {
		var out, errs bytes.Buffer
		args := append([]string{"--lang=en"}, strings.Fields(tt.args)...)
		status := Main(t.Context(), args, strings.NewReader(one), &out, &errs)
		if status != 2 || out.Len() > 0 || !strings.Contains(errs.String(), tt.want) || !strings.Contains(errs.String(), "sudoku help") {
			t.Errorf("%s: status %d, %q, %q", tt.args, status, out.String(), errs.String())
		}
	}
}
