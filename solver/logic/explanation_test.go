package logic

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// everything is all that a step says.
func everything(s Step, l words.Lang) map[string]string {
	all := map[string]string{
		"name": l.Say(s.Technique.Name()), "doc": l.Say(s.Technique.Doc()), "level": l.Level(s.Technique.Level.Name()),
		"title": s.Title(l), "where": s.Where(l), "what": s.What(l), "pattern": s.Pattern(l), "done": s.Done(l),
		"notation": s.Notation(), "why": strings.Join(s.Why(l), "\n"),
	}
	return all
}

var han = regexp.MustCompile(`[\p{Han}\p{Hiragana}\p{Katakana}]`)

// An argument that was not filled in; almost locked sets write digits in braces.
var unfilled = regexp.MustCompile(`\{[A-Za-z]|[A-Za-z]\}`)

func checkText(t *testing.T, what, text string, l words.Lang) {
	t.Helper()
	if text == "" || !utf8.ValidString(text) || unfilled.MatchString(text) || strings.Contains(text, "!") || strings.Contains(text, "  ") || text != strings.TrimSpace(text) || strings.Contains(text, "logic.") {
		t.Errorf("%s: %q", what, text)
	}
	notation, named := strings.HasSuffix(what, "notation"), strings.HasSuffix(what, "name") || strings.HasSuffix(what, "title")
	if isHan := han.MatchString(text); isHan != (l.Han() && !notation) && !(named && !isHan) {
		t.Errorf("%s is in the wrong language: %q", what, text)
	}
}

// TestWhy: the texts, word by word; " / " stands between paragraphs.
func TestWhy(t *testing.T) {
	for _, tt := range []struct{ id, grid, eliminated, en, zh string }{
		{
			"full-house", "7695.13..5184.397.2346.7..5926738..1481965237375214...6978.2..3.5.3.96..8431567..", "",
			"Column 1 has every digit but 1, and one empty cell: r8c1. / So r8c1 is 1.",
			"第 1 列只缺 1，也只剩一个空格：r8c1。 / 因此 r8c1 是 1。",
		}, {
			"naked-single", "..5.813..1374.958..8.357..4.5.8...49.2..946.5.....5..8...54896.5..91.8...9...345.", "r1c1-6,r1c2-6",
			"r1c2 sees 2, 3, 5, 8 and 9 in column 2, 1 in row 1 and 7 in box 1; 6 was removed before. / Only 4 is left for r1c2.",
			"r1c2 所在的第 2 列已有 2、3、5、8 和 9，第 1 行已有 1，第 1 宫已有 7；候选数 6 此前已删除。 / r1c2 只剩 4 可填。",
		}, {
			"hidden-single", "............7..................1............77...................................", "",
			"In box 5, 7 has one place left: r4c6. The 7s in r5c9 and r6c1 rule out rows 5 and 6; that in r2c4 rules out column 4; r4c5 is filled.",
			"第 5 宫里，7 只剩 r4c6 一个位置：r5c9 和 r6c1 的 7 排除了第 5、6 行，r2c4 的排除了第 4 列，r4c5 已填。",
		}, {
			"hidden-single", "7.95.13..5.84.3.7..3.6.7..59..73...14..9.5237375..4...69......3.5.3.96..8.3.567..", "r4c7-8,r4c8-68,r6c4-8,r6c5-68",
			"In column 4, 8 has one place left: r7c4. The 8 in r9c1 rules out row 9; in r6c4, 8 was removed before; the rest of column 4 is filled.",
			"第 4 列里，8 只剩 r7c4 一个位置：r9c1 的 8 排除了第 9 行，r6c4 的候选数 8 此前已删除，第 4 列其余各格已填。",
		}, {
			"pointing", "863972.1.594...728217.....33581.72.96.1.9....4.9...3.173.5.....14.789.3298..341..", "r3c7-45,r3c8-45",
			"In box 3, 6 fits only in r3c7 and r3c8, both in row 3. / One of them is 6, and row 3 has room for one 6 only. / So 6 can be removed from r3c4, r3c5 and r3c6.",
			"第 3 宫里，6 只能填在 r3c7 和 r3c8，都在第 3 行。 / 其中必有一格是 6，所以第 3 行其余格不能填 6。 / 因此删除 r3c4、r3c5 和 r3c6 的候选数 6。",
		}, {
			"claiming", "863972.1.594...728217.....33581.72.96.1.9....4.9...3.173.5.....14.789.3298..341..", "r3c7-45,r3c8-45",
			"In row 2, 6 fits only in r2c4, r2c5 and r2c6, all in box 2. / One of them is 6, and box 2 has room for one 6 only. / So 6 can be removed from r3c4, r3c5 and r3c6.",
			"第 2 行里，6 只能填在 r2c4、r2c5 和 r2c6，都在第 2 宫。 / 其中必有一格是 6，所以第 2 宫其余格不能填 6。 / 因此删除 r3c4、r3c5 和 r3c6 的候选数 6。",
		}, {
			"locked-pair", ".3.765.92.592487...2.319.5427.591....9.8..2...134..9...8.1..46994168..2.3629.4..8", "r4c7-8",
			"r4c7 and r4c9 can hold only 3 and 6, in some order. / Outside these two cells, row 4 and box 6 have no room for 3 or 6: 3 can be removed from r4c8, r5c8 and r5c9; 6 from r4c3, r5c9 and r6c9.",
			"r4c7 和 r4c9 都只能填 3 或 6（先后未定）。 / 第 4 行和第 6 宫的 3 和 6 只能在这两格，因此删除 r4c8、r5c8 和 r5c9 的候选数 3；删除 r4c3、r5c9 和 r6c9 的候选数 6。",
		}, {
			"naked-pair", "8.7.4319.6....2.4334...........38651.38.6.92756..2.384..3..42.89.428..3.2863..419", "r4c4-7",
			"r9c5 and r9c6 can hold only 5 and 7, in some order. / Outside these two cells, box 8 has no room for 5 or 7: 5 and 7 can be removed from r7c4, r7c5 and r8c6.",
			"r9c5 和 r9c6 都只能填 5 或 7（先后未定）。 / 第 8 宫的 5 和 7 只能在这两格，因此删除 r7c4、r7c5 和 r8c6 的候选数 5 和 7。",
		}, {
			"naked-triple", "7.4..........94.7..9.1...3....64.3...3..5.4.9.6.....28.2....8.5..1..8........3...", "",
			"r4c8, r4c9 and r6c7 can hold only 1, 5 and 7 between them: three digits for three cells, in some order. / Outside these three cells, box 6 has no room for 1, 5 or 7: 1 can be removed from r5c8.",
			"r4c8、r4c9 和 r6c7 总共只能填 1、5 和 7：三个数字正好填三格（先后未定）。 / 第 6 宫的 1、5 和 7 只能在这三格，因此删除 r5c8 的候选数 1。",
		}, {
			"hidden-pair", "863972.1.594...728217.....33581.72.96.1.9....4.9...3.173.5.....14.789.3298..341..", "r3c7-4,r3c8-4",
			"6 and 9 fit only in r3c7 and r3c8 of box 3. / Two digits need two cells, so these two hold 6 and 9, in some order, and nothing else. / No other digit has room there: 5 can be removed from r3c7 and r3c8.",
			"第 3 宫里，6 和 9 只能填在 r3c7 和 r3c8。 / 两个数字正好占满两格，所以这两格只能填 6 和 9（先后未定）。 / 别的数字在那里没有位置：删除 r3c7 和 r3c8 的候选数 5。",
		},
	} {
		pos := position(t, tt.grid, tt.eliminated)
		tech, _ := ByID(tt.id)
		s, ok := Next(&pos, []*Technique{tech})
		if !ok {
			t.Errorf("%s: no step", tt.id)
			continue
		}
		for l, want := range map[words.Lang]string{words.English: tt.en, words.Chinese: tt.zh} {
			if got := strings.Join(s.Why(l), " / "); got != want {
				t.Errorf("%s: %s\nwant %s", tt.id, got, want)
			}
		}
	}
}

// TestDepths: what a step says before it says why, and after.
func TestDepths(t *testing.T) {
	for _, tt := range []struct {
		line                              string
		title, where, what, pattern, done string
	}{
		{
			"naked-pair 8.7.4319.6....2.4334...........38651.38.6.92756..2.384..3..42.89.428..3.2863..419 r4c4-7",
			"Naked pair on 5 and 7", "Look at box 8.",
			"Naked pair: two cells of one house that can hold only the same two digits.",
			"In box 8, r9c5 and r9c6 can hold only 5 and 7.",
			"5 and 7 were removed from r7c4, r7c5 and r8c6.",
		}, {
			"claiming 863972.1.594...728217.....33581.72.96.1.9....4.9...3.173.5.....14.789.3298..341.. r3c7-45,r3c8-45",
			"Claiming on 6", "Look at the 6s in row 2.",
			"Claiming (locked candidates): in a line, a digit fits only within one box.",
			"In row 2, 6 fits only in r2c4, r2c5 and r2c6, all in box 2.",
			"6 was removed from r3c4, r3c5 and r3c6.",
		}, {
			"naked-single ..5.813..1374.958..8.357..4.5.8...49.2..946.5.....5..8...54896.5..91.8...9...345. r1c2-6",
			"Naked single on 4", "Look at column 2.",
			"Naked single: one cell of column 2 has only one digit left.",
			"It is r1c2.",
			"r1c2 is 4.",
		},
	} {
		f := strings.Fields(tt.line)
		pos := position(t, f[1], f[2])
		tech, _ := ByID(f[0])
		s, _ := Next(&pos, []*Technique{tech})
		got := []string{s.Title(words.English), s.Where(words.English), s.What(words.English), s.Pattern(words.English), s.Done(words.English)}
		if want := []string{tt.title, tt.where, tt.what, tt.pattern, tt.done}; !slices.Equal(got, want) {
			t.Errorf("%q\nwant %q", got, want)
		}
	}
}

// TestLists: lists in both languages.
func TestLists(t *testing.T) {
	digits := puzzle.DigitsOf(1, 3, 5)
	for _, tt := range []struct {
		say    words.Sayer
		en, zh string
	}{
		{digitsAnd(0), "", ""},
		{digitsAnd(puzzle.DigitsOf(4)), "4", "4"},
		{digitsAnd(digits), "1, 3 and 5", "1、3 和 5"},
		{digitsOr(digits), "1, 3 or 5", "1、3 或 5"},
		{housesAnd([]puzzle.House{puzzle.Row(1), puzzle.Box(0)}), "row 2 and box 1", "第 2 行和第 1 宫"},
		{words.Opening{Sayer: words.House(puzzle.Col(4))}, "Column 5", "第 5 列"},
		{words.Opening{Sayer: pointOf(puzzle.Cand(0, 4), true).text()}, "r1c1 is 4", "r1c1 是 4"},
		{eliminationText([]puzzle.Candidate{puzzle.Cand(0, 1), puzzle.Cand(0, 5), puzzle.Cand(8, 5)}), "1 can be removed from r1c1; 5 from r1c1 and r1c9", "删除 r1c1 的候选数 1；删除 r1c1 和 r1c9 的候选数 5"},
		{eliminationText([]puzzle.Candidate{puzzle.Cand(0, 1), puzzle.Cand(0, 5)}), "1 and 5 can be removed from r1c1", "删除 r1c1 的候选数 1 和 5"},
		{eliminatedText([]puzzle.Candidate{puzzle.Cand(0, 1), puzzle.Cand(0, 5)}), "1 and 5 were removed from r1c1", "已删除 r1c1 的候选数 1 和 5"},
		{placedText([]puzzle.Candidate{puzzle.Cand(0, 1), puzzle.Cand(80, 5)}), "r1c1 is 1 and r9c9 is 5", "r1c1 是 1，r9c9 是 5"},
	} {
		if en, zh := tt.say.In(words.English), tt.say.In(words.Chinese); en != tt.en || zh != tt.zh {
			t.Errorf("%q, %q; want %q, %q", en, zh, tt.en, tt.zh)
		}
	}
}
