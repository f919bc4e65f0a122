package format

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"flag"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// A packing is a site's way to pack a text into a link.
type packing struct {
	name string
	text string // what is packed
	pack func(text string) string
}

// Seed chooses what is altered.
var Seed = flag.Uint64("seed", 7, "what the tests that alter texts start from")

// packings returns what each site packs of a puzzle.
func packings(t *testing.T, p *puzzle.Puzzle) (list []packing) {
	lz := func(before string) func(string) string {
		return func(text string) string { return before + strings.ReplaceAll(packLZ(text), "+", "%2B") }
	}
	var cells []map[string]any
	var fixed []map[string]any
	for c, d := range p.Givens {
		cell := map[string]any{}
		if d != 0 {
			cell = map[string]any{"given": true, "value": int(d)}
			fixed = append(fixed, map[string]any{"position": map[string]int{"row": c / 9, "col": c % 9}, "value": int(d)})
		}
		cells = append(cells, cell)
	}
	var boxes []int
	for c := range puzzle.Cell(81) {
		boxes = append(boxes, c.Row()/3*3+c.Col()/3)
	}
	marshal := func(v any) string {
		b, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	maker := map[string]any{"puzzle": map[string]any{"cells": cells, "constraints": []any{map[string]any{"type": 0}, map[string]any{"type": 1, "regions": boxes}}}}
	_, packed, _ := strings.Cut(strings.TrimSpace(PenpaURL.Text(*p)), "&p=")
	raw, _ := base64.StdEncoding.DecodeString(packed)
	inside, err := inflate(packed, maxUnpacked, &allowance{})
	if err != nil || len(raw) == 0 {
		t.Fatal("penpa", err)
	}
	return []packing{
		{"f-puzzles", strings.TrimSpace(FPuzzles.Text(*p)), lz("https://f-puzzles.com/?load=")},
		{"SudokuPad", strings.TrimSpace(FPuzzles.Text(*p)), lz("https://sudokupad.app/fpuz")},
		{"SudokuMaker", marshal(maker), lz("https://sudokumaker.app/?puzzle=")},
		{"lisudoku", marshal(map[string]any{"gridSize": 9, "fixedNumbers": fixed}), lz("https://lisudoku.xyz/solver?import=")},
		{"Penpa+", inside, func(text string) string {
			var b bytes.Buffer
			w, _ := flate.NewWriter(&b, flate.BestSpeed) // fails only for an invalid level
			_, _ = w.Write([]byte(text))                 // memory does not fail
			_ = w.Close()
			return "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + base64.StdEncoding.EncodeToString(b.Bytes())
		}},
	}
}

// TestPackedAltered drops, doubles or inserts a character in what links unpack to: a puzzle that differs in
// more than one cell is not read of it without a word.
func TestPackedAltered(t *testing.T) {
	many := 300
	if os.Getenv("SUDOKU_LONG") != "" {
		many = 6000
	}
	rng := rand.New(rand.NewPCG(*Seed, 9))
	p := puzzle.Puzzle{}
	p.Givens, _ = puzzle.ParseGrid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	for _, k := range packings(t, &p) {
		if list, err := Parse(k.pack(k.text)); err != nil || len(list) != 1 || list[0].Givens != p.Givens {
			t.Fatalf("%s is not read: %v", k.name, err)
		}
		wrong := 0
		for range many {
			at := rng.IntN(len(k.text))
			altered := k.text[:at] + k.text[at+1:]
			switch rng.IntN(3) {
			case 1:
				altered = k.text[:at+1] + k.text[at:]
			case 2:
				other := rng.IntN(len(k.text))
				altered = k.text[:at] + k.text[other:other+1] + k.text[at:]
			}
			list, err := Parse(k.pack(altered))
			if err != nil || len(list) != 1 {
				continue
			}
			n := 0
			for c, d := range list[0].Givens {
				if d != p.Givens[c] {
					n++
				}
			}
			if k.name == "Penpa+" && n == 2 && list[0].Givens.Count() == p.Givens.Count() {
				continue // a digit stands in another cell, which the altered number names
			}
			if n > 1 {
				if wrong++; wrong <= 3 {
					t.Errorf("%s: %d cells differ: …%s…", k.name, n, altered[max(0, at-60):min(len(altered), at+60)])
				}
			}
		}
		if wrong > 0 {
			t.Errorf("%s: %d of %d", k.name, wrong, many)
		}
	}
}
