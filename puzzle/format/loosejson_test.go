package format

import (
	"encoding/json"
	"strings"
	"testing"

	"sudoku/puzzle"
)

func TestLooseJSON(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{`{"a": [1, {}]}`, `{"a": [1, {}]}`},
		{`{ce:[[{v:5},,{v:'6'}],[,,]],cs:50}`, `{"cells":[[{"value":5},{},{"value":"6"}],[{},{},{}]],"cs":50}`},
		{`{a1:t,b:f,c:null,d:-1.5e3,e:00ff00,f:123456,g:#0}`, `{"a1":true,"b":false,"c":null,"d":-1.5e3,"e":"00ff00","f":"123456","g":"#0"}`},
		{`{t:'it\'s \'so\'\n',re:[]}`, `{"title":"it's 'so'\n","regions":[]}`},
		{`{t:"it's",l:[[0,1],[2.5,3]]}`, `{"title":"it's","lines":[[0,1],[2.5,3]]}`},
	} {
		if got := string(looseJSON(tt.text)); got != tt.want || !json.Valid([]byte(got)) {
			t.Errorf("%s becomes %s, want %s", tt.text, got, tt.want)
		}
	}
}

// A puzzle as SudokuPad packs it: short names, and nothing for an empty cell.
func TestSudokuPadLink(t *testing.T) {
	rows := strings.TrimSuffix(strings.Repeat("[,,,,,,,,],", 9), ",")
	rows = "[{v:1},{centremarks:[2,3],pencilMarks:['4']}" + strings.TrimPrefix(rows, "[,")
	text := "{cs:64,ce:[" + rows + "],metadata:{title:'It\\'s one',author:Anna,rules:'Normal sudoku rules apply.'},u:[{c2:00FF00}]}"
	for _, address := range []string{"https://sudokupad.app/scl", "https://app.crackingthecryptic.com/sudoku/?puzzleid=ctc", "sudokupad://puzzle/scl"} {
		list, err := Parse("Try " + address + packLZ(text) + "&x=1")
		if !strings.Contains(address, "?") {
			list, err = Parse("Try " + address + packLZ(text) + "?setting-x=1")
		}
		if err != nil || len(list) != 1 {
			t.Errorf("%s: %v, %v", address, list, err)
			continue
		}
		want := puzzle.Puzzle{Title: "It's one", Author: "Anna"}
		want.Givens[0], want.Centre[1], want.Corner[1] = 1, 0b110, 0b1000
		if list[0] != want {
			t.Errorf("%s: %+v, want %+v", address, list[0], want)
		}
	}
}

// FuzzLinks reads a link of each site that contains anything, or anything packed.
func FuzzLinks(f *testing.F) {
	var p puzzle.Puzzle
	p.Givens[0], p.Entries[1], p.Centre[2] = 1, 2, 4
	for _, l := range []*Format{FPuzzlesURL, SudokuPadURL, SudokuWikiURL, SudokuCoachURL, SudokuExchangeURL, PenpaURL} {
		f.Add(l.Text(p))
	}
	f.Add(FPuzzles.Text(p))
	f.Add("{ce:[[{v:5},,'\\'']],re:[[[0,0]]],ca:[{v:t}]}")
	f.Add("sudoku,9,9,38\n[0,0,0,0]\n{}\n{zN:{\"28\":[\"5\"]},zE:{\"1,2\":2}}\n{}")
	f.Fuzz(func(t *testing.T, s string) {
		looseJSON(s)
		for _, address := range []string{
			"f-puzzles.com/?load=", "sudokupad.app/", "sudokuwiki.org/sudoku.htm?bd=", "sudoku.coach/", "sudokuexchange.com/?s=", "x/penpa-edit/#p=",
		} {
			check(t, address+s)
		}
		check(t, "f-puzzles.com/?load="+packLZ(s))
		check(t, "sudokupad.app/scl"+packLZ(s))
		p = puzzle.Puzzle{}
		_ = readAnyJSON([]byte(s), &p)
		_ = readPenpa(strings.Split(s, "\n"), &p)
	})
}

// check reads a text, and checks that its puzzles are valid.
func check(t *testing.T, text string) {
	list, _ := Parse(text)
	for _, p := range list {
		for c := range p.Givens {
			if p.Givens[c] > 9 || p.Entries[c] > 9 || p.Givens[c] != 0 && p.Entries[c] != 0 || p.Centre[c]|p.Corner[c] > puzzle.AllDigits {
				t.Fatalf("%q: %+v", text, p)
			}
		}
	}
}
