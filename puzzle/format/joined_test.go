package format_test

import (
	"errors"
	"strings"
	"testing"

	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
)

// TestLostSigns reads texts that have lost one sign or line end between two things. Each must be
// said.
func TestLostSigns(t *testing.T) {
	const a = "103000509002109400000704000300502006060000050700803004000401000009205800804000107"
	const rows = "|1.3|...|5.9|\n|..2|1.9|4..|\n|...|7.4|...|\n|---+---+---|\n|3..|5.2|..6|\n|.6.|...|.5.|\n|7..|8.3|..4|\n|---+---+---|\n" +
		"|...|4.1|...|\n|..9|2.5|8..|\n|8.4|...|1.7|\n"
	const other = "300642008700000500208003060004030002090400050800100790000006040401059637023010080"
	ones := strings.Repeat("1", 81)
	points := strings.ReplaceAll("103000509\n002109400\n000704000\n300502006\n060000050\n700803004\n000401000\n009205800\n804000107\n", "0", ".")
	for _, c := range []struct{ key, text string }{
		{"format.comment", "# hardest first" + a + " ER 7.1\n" + a + "\n"},
		{"format.comment", "# ER 7.1" + a + "\n" + a + "\n"},
		{"format.line.two", ":0000:x:" + a + "::::§:0000:x:" + a + "::::\n"},
		{"format.line.two", a + ";11.8:0000:x:1+43" + a[3:] + "::::\n"},
		{"format.line.two", "  " + a + "Name: " + other + "\n"},
		{"format.line.two", `"` + a + `","` + ones + `","1"§"` + other + "\"\n"},
		{"format.ss.cell", "*-----------*\n" + rows + "*-----------*I014\n"},
		{"format.json.broken", `{"mission": "` + a + `", "solution" "` + ones + `"}`},
		{"format.json.broken", `☺{"mission": "` + a + `"}`},
		{"format.section.alone", points + "[State]\n" + strings.Replace(points, "1.3", "143", 1)},
		{"format.section.lost", "[Puzzle]\n" + points + "\n" + strings.Replace(points, "1.3", "143", 1)},
	} {
		_, err := format.Parse(c.text)
		if m := (words.Message{}); !errors.As(err, &m) || m.Key != c.key {
			t.Errorf("%.40q: %v, want %s", c.text, err, c.key)
		}
	}
}

// TestBrokenFrame reads a position of Simple Sudoku whose frame has lost a star or has another
// character in it.
func TestBrokenFrame(t *testing.T) {
	whole := string(contents(t, "testdata/read/ss-three.txt"))
	want, _ := format.Parse(whole)
	for _, frame := range []string{"-----------*", "*-----------", "*---†-------*", "*---†--------*"} {
		got, err := format.Parse(strings.Replace(whole, "*-----------*", frame, 1))
		if err != nil || len(got) != len(want) || got[0].Entries != want[0].Entries {
			t.Errorf("%s: %d puzzles, %v", frame, len(got), err)
		}
	}
}
