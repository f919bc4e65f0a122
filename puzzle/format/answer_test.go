package format_test

import (
	"encoding/json"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// answered are the ways in which texts give a puzzle with its solution: rows and lines of both are
// put in.
var answered = map[string]string{
	"YAML block":          "puzzle: |\n{rows}solution: |\n{ROWS}",
	"YAML text":           "puzzle: \"{line}\"\nsolution: \"{LINE}\"\n",
	"TOML lists":          "puzzle = [\n{lists}]\nsolution = [\n{LISTS}]\n",
	"TOML text":           "[[puzzles]]\nproblem = \"{line}\"\nsolution = \"{LINE}\"\n",
	"problem in JSON":     `{"problem":"{line}","solution":"{LINE}"}`,
	"grid behind a task":  `{"task":{json},"grid":{JSON}}`,
	"grid before a task":  `{"grid":{JSON},"task":{json}}`,
	"headings":            "Puzzle\n{rows}\nSolution\n{ROWS}",
	"headings in German":  "Rätsel\n{rows}\nLösung\n{ROWS}",
	"headings in Chinese": "题目\n{rows}\n答案\n{ROWS}",
	"lines":               "Puzzle: {line}\nSolution: {LINE}\n",
	"one line":            "Puzzle {line} Solution {LINE}\n",
}

func putIn(text, line, answer string) string {
	rows := func(s, before, after string) (all string) {
		for r := 0; r < 81; r += 9 {
			all += before + s[r:r+9] + after + "\n"
		}
		return all
	}
	lists := func(s string) string {
		return strings.NewReplacer("[,", "[", ",]", "]").Replace(rows(strings.Join(strings.Split(strings.ReplaceAll(s, ".", "0"), ""), ""), "[", "],"))
	}
	nested := func(s string) string {
		var grid [9][9]int
		for i, b := range []byte(strings.ReplaceAll(s, ".", "0")) {
			grid[i/9][i%9] = int(b - '0')
		}
		b, _ := json.Marshal(grid)
		return string(b)
	}
	spaced := func(s string) string {
		text := lists(s)
		for d := '0'; d <= '9'; d++ {
			text = strings.ReplaceAll(text, string(d), string(d)+", ")
		}
		return strings.ReplaceAll(text, ", ]", "]")
	}
	return strings.NewReplacer("{line}", line, "{LINE}", answer, "{rows}", rows(line, "", ""), "{ROWS}", rows(answer, "", ""),
		"{json}", nested(line), "{JSON}", nested(answer), "{lists}", spaced(line), "{LISTS}", spaced(answer)).Replace(text)
}

// TestAnswered: what is named a solution is none, and is compared with its puzzle.
func TestAnswered(t *testing.T) {
	const line = ".3......256.8..7...2.71....2....4.5.7.......9...3....8.1...59.7..8..23..9........"
	const answer = "137549682569823714824716593283974156751268439496351278312485967678192345945637821"
	want, _ := puzzle.ParseGrid(line)
	for name, text := range answered {
		list, err := format.Parse(putIn(text, line, answer))
		if err != nil || len(list) != 1 || list[0].Givens != want {
			t.Errorf("%s: %d puzzles, %v", name, len(list), err)
		}
		if name == "grid before a task" {
			continue // the wrong one may be a puzzle of its own
		}
		if _, err = format.Parse(putIn(text, line, answer[:1]+"9"+answer[2:])); err == nil || !strings.Contains(err.Error(), "r1c2") {
			t.Errorf("%s, with another digit: %v", name, err)
		}
	}
}

// A full grid that nothing names a solution is a puzzle of its own.
func TestUnnamedAnswer(t *testing.T) {
	const line = ".3......256.8..7...2.71....2....4.5.7.......9...3....8.1...59.7..8..23..9........"
	const answer = "137549682569823714824716593283974156751268439496351278312485967678192345945637821"
	if list, err := format.Parse(line + "\n" + answer + "\n"); err != nil || len(list) != 2 {
		t.Errorf("%d puzzles, %v", len(list), err)
	}
}

// names are what people write above or beside a solution.
var names = strings.Fields(`Sol Sol. SOL: Ans Ans. Answer A: Key KEY: Lösung Lsg. Lös. Musterlösung 解答 答案 正解 해답 Solución Soluzione
	Solução Solution Odp. Rješenje Facit Gabarito Corrigé Oplossing Solved Filled Final Result Ergebnis Résultat`)

// TestNamesOfAnswers: a grid with any of these names is the solution of the puzzle above or below it.
func TestNamesOfAnswers(t *testing.T) {
	const line = ".3......256.8..7...2.71....2....4.5.7.......9...3....8.1...59.7..8..23..9........"
	const answer = "137549682569823714824716593283974156751268439496351278312485967678192345945637821"
	for _, name := range names {
		for _, text := range []string{"Puzzle\n{rows}\nNAME\n{ROWS}", "NAME\n{ROWS}\nPuzzle\n{rows}", "Puzzle: {line}\nNAME: {LINE}\n"} {
			text = strings.ReplaceAll(strings.ReplaceAll(text, "NAME", name), "::", ":")
			if list, err := format.Parse(putIn(text, line, answer)); err != nil || len(list) != 1 || format.Line.Text(puzzle.Puzzle{Givens: list[0].Givens}) != line+"\n" {
				t.Errorf("%s: %d puzzles, %v", text, len(list), err)
			}
			if _, err := format.Parse(putIn(text, line, answer[:80]+"9")); err == nil {
				t.Errorf("%s, with another digit: nothing is said", text)
			}
			if _, err := format.Parse(putIn(text, line, answer[:80]+".")); err == nil && strings.Contains(text, "ROWS") {
				t.Errorf("%s, without a digit: nothing is said", text)
			}
		}
	}
	if list, err := format.Parse(putIn("{rows}5\n{ROWS}", line, answer)); err != nil || len(list) != 2 {
		t.Errorf("a number is no name: %d puzzles, %v", len(list), err)
	}
}
