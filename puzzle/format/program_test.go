package format_test

import (
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// programs hold one puzzle, as {line} or as nine {rows} of numbers, and lines with digits that are none.
var programs = map[string]string{
	"Python":            "#!/usr/bin/env python3\n\"\"\"Solver, 2024-01-15, for 9x9 grids and 81 cells.\"\"\"\nimport sys\nimport numpy as np  # version 1.26\n\n# Number 345 of page 12\ngrid = [\n{rows}]  # 27 givens\n\ndef solve(board, n=9):\n    for num in range(1, 10):  # 123456789\n        pass\n",
	"Python, a string":  "import time\npuzzle = \"{line}\"\ndigits = '123456789'\nrows   = 'ABCDEFGHI'\n# see the page\ndef cross(A, B):\n    return [a+b for a in A for b in B]\nassert len(squares) == 81\n",
	"Python, a check":   "def test():\n    s = Sudoku([\n{rows}    ])\n    assert s.solve()[0] == [1, 3, 7, 5, 4, 9, 6, 8, 2]\n",
	"Python, a comment": "from solver import solve\n# 1 2 3 | 4 5 6 | 7 8 9\neasy = \"{line}\"\nprint(solve(easy), 12345)\n",
	"C":                 "#include <stdio.h>\n#define N 9\n/* Puzzle of 12.03.2021, level 5 */\nint grid[9][9] = {\n{braces}};\nint main(void) {\n    /* 1 2 3 4 5 6 7 8 9 */\n    return 0; // 0..8\n}\n",
	"C, a string":       "#include <string>\n// 4 8 15 16 23 42\nstd::string s = \"{line}\"; // 22 givens\nint main() { return 0; }\n",
	"Go":                "package main\n\n// board is puzzle 17 of 2023-05-06: 9 rows, 81 cells.\nvar board = [9][9]int{\n{braces}}\n\nfunc main() {\n\tfmt.Println(board[0], 123456789)\n}\n",
	"Java":              "public class Sudoku {\n    // 2019-11-02: easy, 30 givens\n    static int[][] board = {\n{braces}    };\n    /* the digits: 123456789 */\n    public static void main(String[] args) {\n        int[] d = {1, 2, 3, 4, 5, 6, 7, 8, 9};\n        System.out.println(board[0][0] + 10);\n    }\n}\n",
	"JavaScript":        "// Puzzle #1234 (2020-02-02)\nconst puzzle = '{line}';\nconst digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];\n/* 123456789\n   234567891 */\nfunction solve(p) { return p.length === 81; }\n",
	"Rust":              "// day 3, part 12 34\nconst PUZZLE: &str = \"{line}\";\nfn main() { println!(\"{}\", PUZZLE.len() == 81); } // 81\n",
	"a note at the end": "class A { int[][] p = new int[][] {\n{braces}}; // 123\nint f(int a) { return a * 10 + 5; }\n}\n",
}

// TestPrograms: of the other lines of a program nothing is said.
func TestPrograms(t *testing.T) {
	for name, text := range programs {
		rows := func(before, after string) (all string) {
			for r := range 9 {
				all += "    " + before + strings.Join(strings.Split(strings.ReplaceAll(sampleLine[9*r:9*r+9], ".", "0"), ""), ", ") + after + ",\n"
			}
			return all
		}
		text = strings.NewReplacer("{line}", sampleLine, "{rows}", rows("[", "]"), "{braces}", rows("{", "}")).Replace(text)
		if list, err := format.Parse(text); err != nil || len(list) != 1 || list[0].Givens != mustGrid(sampleLine) {
			t.Errorf("%s: %d puzzles, %v\n%s", name, len(list), err, text)
		}
	}
}

// TestDamagedPrograms: but of those that may be a puzzle something is.
func TestDamagedPrograms(t *testing.T) {
	const text = "import sys\na = \"{a}\"\nb = \"{b}\"\n"
	for _, b := range []string{sampleLine[:80], sampleLine[:40], sampleLine[:40] + "q" + sampleLine[41:]} {
		if list, err := format.Parse(strings.NewReplacer("{a}", sampleLine, "{b}", b).Replace(text)); err == nil || len(list) != 1 {
			t.Errorf("%s: %d puzzles, %v", b, len(list), err)
		}
	}
}

// TestNoPrograms: a sign at the end of a row makes no program of a text, and a row apart from others is one of them.
func TestNoPrograms(t *testing.T) {
	csv := format.CSV.Text(puzzle.Puzzle{Givens: mustGrid(sampleLine)})
	rows := format.Rows.Text(puzzle.Puzzle{Givens: mustGrid(sampleLine)})
	for _, text := range []string{
		csv + "\n" + strings.Replace(csv, "\n", "{\n", 1),
		rows + "\nshape: 4x4\n....;\n1...\n.2..\n..3.\n",
		"[puzzle]\n" + rows[:10] + "task = \"\"\"\n" + rows + "\"\"\"\nnotes = [1] # {\n",
	} {
		if list, err := format.Parse(text); err == nil {
			t.Errorf("%d puzzles, and no error\n%s", len(list), text)
		}
	}
}
