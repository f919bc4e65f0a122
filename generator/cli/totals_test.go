package cli

import (
	"os"
	"strings"
	"testing"
)

// puzzleFrom reads a puzzle of testdata/typos and types it with errors: pairs of what is printed
// and what is typed.
func puzzleFrom(t *testing.T, name string, errors ...string) string {
	text, err := os.ReadFile("testdata/typos/" + name + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	typed := strings.NewReplacer(errors...).Replace(string(text))
	if len(errors) > 0 && typed == string(text) {
		t.Fatalf("%s has no %q", name, errors[0])
	}
	return typed
}

// Cages that make another sum than the cells that they cover are said to, in every verb that would
// say that there is no solution, and in every language.
func TestWrongTotals(t *testing.T) {
	box := "shape: killer\ncage: 9 r1c1\ncage: 17 r1c2 r1c3 r2c1\ncage: 20 r2c2 r2c3 r3c1 r3c2 r3c3\n" + strings.Repeat(".........\n", 9)
	six := "shape: killer 6x6\ncage: 10 r1c1 r1c2 r1c3\ncage: 12 r1c4 r1c5 r1c6\n" + strings.Repeat("......\n", 6)
	four := "shape: killer 4x4\ncage: 6 r1c1 r2c1\ncage: 5 r3c1 r4c1\n" + strings.Repeat("....\n", 4)
	all := puzzleFrom(t, "killer", "22 r2c3", "23 r2c3")
	for _, tt := range []struct{ in, says string }{
		{all, "The cages make 406; all cells make 405."},
		{box, "The cages of box 1 make 46; its cells make 45."},
		{six, "The cages of row 1 make 22; its cells make 21."},
		{four, "The cages of column 1 make 11; its cells make 10."},
	} {
		for _, verb := range []string{"solve", "check", "count", "check --format text", "rate", "explain", "solve --all 2"} {
			_, out, errs := try(t, tt.in, strings.Fields(verb)...)
			if !strings.Contains(out+errs, tt.says) || strings.Contains(out+errs, says("cli.none")) {
				t.Errorf("%s: %s%s, want %s", verb, out, errs, tt.says)
			}
		}
	}
	if _, out, _ := try(t, all, "check", "--format", "json"); !strings.Contains(out, `"totals":[{"house":"all","sum":406,"want":405}]`) {
		t.Error(out)
	}
	if _, out, errs := try(t, all, "solve", "--lang", "de"); !strings.Contains(errs, "Die Käfige ergeben 406; alle Zellen ergeben 405.") {
		t.Error(out, errs)
	}
	if _, out, errs := try(t, puzzleFrom(t, "killer", "22 r2c3", "22 r2c3 r1c1"), "solve"); !strings.Contains(errs, "r1c1") {
		t.Error(out, errs)
	}
	impossible := "shape: killer\ncage: 18 r1c1 r1c2\n" + strings.Repeat(".........\n", 9)
	if _, out, errs := try(t, impossible, "solve"); !strings.Contains(errs, "The cage at r1c1 can't make 18: its different digits make 3 to 17.") {
		t.Error(out, errs)
	}
}
