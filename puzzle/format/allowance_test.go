package format

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// bombs are links of a few hundred characters that unpack to hundreds of thousands.
var bombs = func() []string {
	head := "sudoku,9,9,38\n[0,0,0,0]\nx\n"
	var list []string
	for _, text := range []string{
		strings.Repeat("z", 500000), strings.Repeat("zR", 30000), `{"a":[` + strings.Repeat("zR,", 30000) + "1]}\n", strings.Repeat("[", 500000),
	} {
		var b bytes.Buffer
		w, _ := flate.NewWriter(&b, flate.BestCompression)
		_, _ = w.Write([]byte(head + text))
		_ = w.Close()
		list = append(list, "https://x"+penpaSite+"#p="+base64.StdEncoding.EncodeToString(b.Bytes()))
	}
	for _, text := range []string{`{"grid":[` + strings.Repeat("[],", 100000) + "[]]}", strings.Repeat("a", 500000)} {
		list = append(list, "https://"+fpuzzlesSite+"?load="+packLZ(text))
	}
	return list
}()

// allocated returns how many bytes are allocated to read a text.
func allocated(text string) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, _ = Parse(text)
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// Ten times as many bombs need little more memory, and ordinary links among them are read.
func TestLinksHaveOneAllowance(t *testing.T) {
	for _, bomb := range bombs {
		few, many := strings.Repeat(bomb+"\n", 30), strings.Repeat(bomb+"\n", 300)
		a, b := allocated(few), allocated(many)
		if b > 3*a {
			t.Errorf("%.50s: 30 of them take %d bytes, 300 take %d", bomb, a, b)
		}
		list, err := Parse(many + PenpaURL.Text(puzzle.Puzzle{Givens: puzzle.Grid{7}}) + FPuzzlesURL.Text(puzzle.Puzzle{Givens: puzzle.Grid{8}}))
		if len(list) != 2 || list[0].Givens[0] != 7 || list[1].Givens[0] != 8 {
			t.Errorf("%.40s: behind them %d links were read", bomb, len(list))
		}
		if !errors.Is(err, errLinkTooLarge) {
			t.Errorf("%.40s: %v", bomb, err)
		}
	}
}

// Ordinary links spend nothing, so that a stream may have any number of them.
func TestHonestLinksSpendNothing(t *testing.T) {
	var p puzzle.Puzzle
	var links allowance
	var r row
	for i := range 5 {
		for c := range p.Givens {
			p.Givens[c] = puzzle.Digit(max(0, (c*(7+i)+c/9)%20-10))
		}
		for _, f := range []*Format{PenpaURL, FPuzzlesURL, SudokuPadURL} {
			for _, p := range []puzzle.Puzzle{p, {}, {Givens: puzzle.Grid{1}, Title: strings.Repeat("a", 100)}} {
				link := []byte(strings.TrimSpace(f.Text(p)))
				if fault, ok := r.line(link, link, new(Item), &links); !ok || links.spent > 0 {
					t.Errorf("%s: %v, %d are spent", link, fault, links.spent)
				}
			}
		}
	}
}

// mayPack also recognizes the name of a site in full-width characters.
func TestMayPack(t *testing.T) {
	for text, want := range map[string]bool{
		"123 a/b": false, "a b http://x/y": false, "x/penpa-edit/": true, "sudokupad.app/x": true, "sudokupad://puzzle/x": true,
		"sudokupad.app／x": true, "ｓudokupad.app/x": true, "sudoku\u200bpad.app/x": true, "数 1": false, "app.crackingthecryptic.com/x": true,
	} {
		if mayPack([]byte(text)) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}

// The tries of a link are bounded whatever its length.
func TestTriesAreBounded(t *testing.T) {
	for _, none := range []string{"", "[[[", "# a", "\n"} {
		if p, err := ParseLink(t.Context(), none); err == nil {
			t.Errorf("%q is read as %v", none, p)
		}
	}
	for _, n := range []int{10, 4000, 30000, 60000, 200000} {
		text := "https://" + fpuzzlesSite + "?load=" + strings.Repeat("/A", n/2)
		tried := 0
		for s := range doubleSlashes(text) {
			tried += len(s)
		}
		if tried > maxTried || n < 1000 && tried < 5*len(text) {
			t.Errorf("%d characters: %d were tried", len(text), tried)
		}
		if _, err := ParseLink(t.Context(), text); err == nil {
			t.Errorf("%d slashes hold a puzzle", n/2)
		}
	}
	for _, bomb := range bombs {
		text := strings.Replace(bomb, "=", "=/", 1)
		if _, err := ParseLink(t.Context(), strings.Repeat(text, 40)); err == nil {
			t.Errorf("%.40s is a puzzle", text)
		}
	}
}

// Parse stops after many consecutive faults, but not if there are puzzles among them.
func TestParseGivesUp(t *testing.T) {
	bad := strings.Repeat("1", 50) + "x\n"
	good := strings.Repeat("1", 81) + "\n"
	for _, tt := range []struct{ bad, want int }{{MaxFaults - 1, 3}, {MaxFaults, 1}} {
		list, _ := Parse(good + strings.Repeat(bad, tt.bad) + good + strings.Repeat(bad, tt.bad) + good)
		if len(list) != tt.want {
			t.Errorf("%d faults in a row: %d puzzles", tt.bad, len(list))
		}
	}
}

// Of thousands of rules only some are shown.
func TestManyRules(t *testing.T) {
	v := variant{}
	for i := range 5000 {
		v.add(fmt.Sprint(strings.Repeat("数", 1000), i))
	}
	if text := v.err().Error(); len(text) > 4000 {
		t.Errorf("%d bytes are said: %.200s", len(text), text)
	}
}
