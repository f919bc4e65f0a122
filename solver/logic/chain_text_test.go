package logic

import (
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle/words"
)

// chainStep returns the first step of a technique in a position.
func chainStep(t *testing.T, line string) Step {
	t.Helper()
	f := strings.Fields(line)
	pos := position(t, f[1], f[2])
	i := slices.IndexFunc(chainRows, func(tech *Technique) bool { return tech.ID == f[0] })
	s, ok := Next(&pos, chainRows[i:i+1])
	if !ok {
		t.Fatal(line)
	}
	return s
}

// TestChainWhy: the texts of chains, word by word; " / " stands between
// paragraphs.
func TestChainWhy(t *testing.T) {
	for _, tt := range []struct{ line, en, zh string }{
		{
			"x-chain 7...389...3.97.58.8..14.3273.7.8.19..8.71.4.22...6.7.8..86.7213.7.3218..1238.467. r1c2-46,r1c3-56,r2c3-6,r2c9-6,r4c4-5,r5c6-5,r6c2-4,r6c3-59,r6c6-5,r8c1-4,r8c3-4",
			"If r1c2 is not 5, then r1c4 is 5 (row 1), so r6c4 is not 5 (column 4), so r4c6 is 5 (box 5). / So r1c2 is 5 or r4c6 is 5, or both. / A cell that sees both ends can't be 5. So 5 can be removed from r4c2.",
			"若 r1c2 不是 5，则 r1c4 是 5（第 1 行），于是 r6c4 不是 5（第 4 列），于是 r4c6 是 5（第 5 宫）。 / 所以 r1c2 是 5 或 r4c6 是 5，至少有一个成立。 / 同时受两端影响的格不能是 5，因此删除 r4c2 的候选数 5。",
		},
		{
			"xy-chain 7...389...3.97.58.8..14....3.7.8.19..8..1.4.22...6...8..86.7213.7.3218..1238.46.. r5c6-5,r6c6-5,r8c1-4,r8c3-4",
			"If r2c6 is not 6, then r2c6 is 2 (only 2 left), so r4c6 is not 2 (column 6), so r4c6 is 5 (only 5 left). So r4c9 is not 5 (row 4), so r4c9 is 6 (only 6 left). / So r2c6 is 6 or r4c9 is 6, or both. / A cell that sees both ends can't be 6. So 6 can be removed from r2c9.",
			"若 r2c6 不是 6，则 r2c6 是 2（只剩 2），于是 r4c6 不是 2（第 6 列），于是 r4c6 是 5（只剩 5）。于是 r4c9 不是 5（第 4 行），于是 r4c9 是 6（只剩 6）。 / 所以 r2c6 是 6 或 r4c9 是 6，至少有一个成立。 / 同时受两端影响的格不能是 6，因此删除 r2c9 的候选数 6。",
		},
		{
			"discontinuous-nice-loop 7...389...3.97.58.8..14.3.73.7.8.19..8.71.4.22...6.7.8..86.7213.7.3218..1238.467. r1c2-4,r2c3-6,r2c9-6,r3c6-2,r4c4-5,r5c6-5,r6c2-4,r6c6-5,r8c1-4,r8c3-4",
			"If r1c8 is 2, then r1c4 is not 2 (row 1), so r1c4 is 5 (only 5 left), so r3c6 is not 5 (box 2). So r3c6 is 6 (only 6 left), so r3c8 is not 6 (row 3). So r3c8 is 2 (only 2 left), so r1c8 is not 2 (column 8). / r1c8 can't both be 2 and not be 2. / So 2 can be removed from r1c8.",
			"若 r1c8 是 2，则 r1c4 不是 2（第 1 行），于是 r1c4 是 5（只剩 5），于是 r3c6 不是 5（第 2 宫）。于是 r3c6 是 6（只剩 6），于是 r3c8 不是 6（第 3 行）。于是 r3c8 是 2（只剩 2），于是 r1c8 不是 2（第 8 列）。 / r1c8 不可能既是 2 又不是 2。 / 因此删除 r1c8 的候选数 2。",
		},
		{
			"discontinuous-nice-loop 7248.3..663.4.1..7..87264...521.4.6....265......9.8......3.9.7.2..6.7.59..75.26.. r1c7-9,r2c7-59,r2c8-9,r3c8-1,r3c9-1,r5c8-9",
			"If r4c7 is 8, then r4c9 is not 8 (row 4), so r4c9 is 3 (only 3 left), so r3c9 is not 3 (column 9). So r3c9 is 5 (only 5 left), so r3c1 is not 5 (row 3). / So r2c3 is 5 (box 1), so r2c3 is not 9 (same cell), so r5c3 is 9 (column 3). So r5c7 is not 9 (row 5), so r4c7 is 9 (column 7). / One cell can't be both 8 and 9. / So 8 can be removed from r4c7.",
			"若 r4c7 是 8，则 r4c9 不是 8（第 4 行），于是 r4c9 是 3（只剩 3），于是 r3c9 不是 3（第 9 列）。于是 r3c9 是 5（只剩 5），于是 r3c1 不是 5（第 3 行）。 / 于是 r2c3 是 5（第 1 宫），于是 r2c3 不是 9（同一格），于是 r5c3 是 9（第 3 列）。于是 r5c7 不是 9（第 5 行），于是 r4c7 是 9（第 7 列）。 / 一格不可能既是 8 又是 9。 / 因此删除 r4c7 的候选数 8。",
		},
		{
			"discontinuous-nice-loop ....1...4.....318..139...6.948356271362..1.5......9.....71....3.34.92817.9..37.2. r1c3-5,r1c4-8,r1c7-9,r2c1-6,r6c4-47,r6c5-7,r6c7-4,r7c7-5,r9c1-5,r9c3-5,r9c4-5",
			"If r6c1 is 5, then r8c1 is not 5 (column 1), so r8c1 is 6 (only 6 left), so r9c3 is not 6 (box 7). So r9c3 is 1 (only 1 left), so r9c1 is not 1 (row 9), so r6c1 is 1 (column 1). / One cell can't be both 5 and 1. / So 5 can be removed from r6c1.",
			"若 r6c1 是 5，则 r8c1 不是 5（第 1 列），于是 r8c1 是 6（只剩 6），于是 r9c3 不是 6（第 7 宫）。于是 r9c3 是 1（只剩 1），于是 r9c1 不是 1（第 9 行），于是 r6c1 是 1（第 1 列）。 / 一格不可能既是 5 又是 1。 / 因此删除 r6c1 的候选数 5。",
		},
		{
			"aic 7...389...3.97.58.8..14....3.7.8.19..8..1.4.22...6...8..86.7213.7.3218..1238.46.. r1c2-4,r2c3-6,r2c9-6,r3c6-2,r4c4-5,r5c6-5,r6c2-4,r6c6-5,r8c1-4,r8c3-4",
			"If r5c4 is not 7, then r5c8 is 7 (row 5), so r5c8 is not 6 (same cell), so r4c9 is 6 (box 6). So r3c9 is not 6 (column 9), so r3c9 is 7 (only 7 left). So r3c7 is not 7 (row 3), so r6c7 is 7 (column 7). / So r5c4 is 7 or r6c7 is 7, or both. / A cell that sees both ends can't be 7. So 7 can be removed from r5c8 and r6c4.",
			"若 r5c4 不是 7，则 r5c8 是 7（第 5 行），于是 r5c8 不是 6（同一格），于是 r4c9 是 6（第 6 宫）。于是 r3c9 不是 6（第 9 列），于是 r3c9 是 7（只剩 7）。于是 r3c7 不是 7（第 3 行），于是 r6c7 是 7（第 7 列）。 / 所以 r5c4 是 7 或 r6c7 是 7，至少有一个成立。 / 同时受两端影响的格不能是 7，因此删除 r5c8 和 r6c4 的候选数 7。",
		},
		{
			"grouped-continuous-nice-loop .624.5739.4.27.651....634824.17.692.....521462.6..487..7.6..2...2.5.73....4.2.5.7 r3c1-19,r3c2-5,r3c3-9,r5c1-8,r5c3-8,r7c5-1,r8c1-89,r8c5-1,r8c8-9,r9c2-8,r9c4-1",
			"Start with r6c5 not 1: r6c4 is 1 (row 6), so r3c4 is not 1 (column 4), so r3c4 is 9 (only 9 left). So none of r56c4 is 9 (column 4), so r6c5 is 9 (box 5), and we are back. Of each link exactly one end is true. / A candidate that sees both ends of a weak link, or shares a cell with both, can't be true. So 3 can be removed from r6c5; 9 from r9c4.",
			"从 r6c5 不是 1 出发：r6c4 是 1（第 6 行），于是 r3c4 不是 1（第 4 列），于是 r3c4 是 9（只剩 9）。于是 r56c4 都不是 9（第 4 列），于是 r6c5 是 9（第 5 宫），回到起点。环上每条链恰有一端成立。 / 同时受一条弱链两端影响、或与两端同格的候选数都不成立：删除 r6c5 的候选数 3；删除 r9c4 的候选数 9。",
		},
		{
			"grouped-discontinuous-nice-loop .157.2498.28.9465.4....52.3.......25...5.9.8..5..2...4...95673.97...35..536271849 r4c1-3,r4c4-8,r4c5-8,r5c1-3,r5c9-1,r6c1-3,r6c4-8,r6c8-1,r8c3-4",
			"If r4c1 is 7, then r2c1 is not 7 (column 1), so r2c9 is 7 (row 2), so r5c9 is not 7 (column 9). So one of r5c13 is 7 (row 5), so r4c1 is not 7 (box 4). / r4c1 can't both be 7 and not be 7. / So 7 can be removed from r4c1.",
			"若 r4c1 是 7，则 r2c1 不是 7（第 1 列），于是 r2c9 是 7（第 2 行），于是 r5c9 不是 7（第 9 列）。于是 r5c13 之一是 7（第 5 行），于是 r4c1 不是 7（第 4 宫）。 / r4c1 不可能既是 7 又不是 7。 / 因此删除 r4c1 的候选数 7。",
		},
		{
			"grouped-discontinuous-nice-loop 2.3.876...6.253.878...692.35.63.8..2.826.153..3.5248..328745...691832..5..5916328 r1c2-4,r2c1-4,r2c7-9,r3c2-4",
			"If r5c1 is not 4, then r9c1 is 4 (column 1), so r9c1 is not 7 (same cell), so one of r56c1 is 7 (column 1). So r6c3 is not 7 (box 4), so r6c3 is 9 (only 9 left), so r5c1 is not 9 (box 4). / And if r5c1 is 4, it is not 9 either. / So 9 can be removed from r5c1.",
			"若 r5c1 不是 4，则 r9c1 是 4（第 1 列），于是 r9c1 不是 7（同一格），于是 r56c1 之一是 7（第 1 列）。于是 r6c3 不是 7（第 4 宫），于是 r6c3 是 9（只剩 9），于是 r5c1 不是 9（第 4 宫）。 / 而若 r5c1 是 4，它也不是 9。 / 因此删除 r5c1 的候选数 9。",
		},
		{
			"grouped-aic 173.265.9.5..312762.657.1.353.76..12.61253.9772.1..6353.5.12764612347958..76.5321 r2c3-9,r3c6-4",
			"If r3c2 is not 9, then r3c6 is 9 (row 3), so r3c6 is not 8 (same cell), so one of r12c4 is 8 (box 2). So r7c4 is not 8 (column 4), so r7c2 is 8 (row 7). / So r3c2 is 9 or r7c2 is 8, or both. / The two cells see each other, so either end keeps 8 out of r3c2 and 9 out of r7c2: 8 can be removed from r3c2; 9 from r7c2.",
			"若 r3c2 不是 9，则 r3c6 是 9（第 3 行），于是 r3c6 不是 8（同一格），于是 r12c4 之一是 8（第 2 宫）。于是 r7c4 不是 8（第 4 列），于是 r7c2 是 8（第 7 行）。 / 所以 r3c2 是 9 或 r7c2 是 8，至少有一个成立。 / 这两格互相影响，无论哪一端成立，r3c2 都不是 8，r7c2 都不是 9：删除 r3c2 的候选数 8；删除 r7c2 的候选数 9。",
		},
	} {
		s := chainStep(t, tt.line)
		for l, want := range map[words.Lang]string{words.English: tt.en, words.Chinese: tt.zh} {
			if got := strings.Join(s.Why(l), " / "); got != want {
				t.Errorf("%s: %s\nwant %s", tt.line, got, want)
			}
		}
	}
}

// TestChainDepths: what a chain says before it says why, and after.
func TestChainDepths(t *testing.T) {
	for _, tt := range []struct {
		line                                        string
		title, where, what, pattern, done, notation string
	}{
		{
			"x-chain 7...389...3.97.58.8..14.3273.7.8.19..8.71.4.22...6.7.8..86.7213.7.3218..1238.467. r1c2-46,r1c3-56,r2c3-6,r2c9-6,r4c4-5,r5c6-5,r6c2-4,r6c3-59,r6c6-5,r8c1-4,r8c3-4",
			"X-chain on 5", "Look at the 5s.",
			"X-chain: places of one digit joined by strong links (at least one end has it) and weak ones (not both have it) by turns. It starts and ends with a strong one.",
			"It runs through r1c2, r1c4, r6c4 and r4c6.", "5 was removed from r4c2.",
			"X-Chain: 5 r1c2 =5= r1c4 -5- r6c4 =5= r4c6 => r4c2<>5",
		}, {
			"grouped-continuous-nice-loop .624.5739.4.27.651....634824.17.692.....521462.6..487..7.6..2...2.5.73....4.2.5.7 r3c1-19,r3c2-5,r3c3-9,r5c1-8,r5c3-8,r7c5-1,r8c1-89,r8c5-1,r8c8-9,r9c2-8,r9c4-1",
			"Grouped continuous nice loop on 3 and 9", "Look at r6c5.",
			"Grouped continuous nice loop: strong links (at least one end is true) and weak ones (not both are true) by turns, in a closed ring. Some of its places are groups: two or three cells where a line crosses a box, taken as one.",
			"It runs through r6c5, r6c4, r3c4, r56c4, and back to r6c5.", "3 was removed from r6c5; 9 from r9c4.",
			"Grouped Continuous Nice Loop: 3/9 9= r6c5 =1= r6c4 -1- r3c4 -9- r56c4 =9= r6c5 =1 => r6c5<>3, r9c4<>9",
		}, {
			"grouped-aic 173.265.9.5..312762.657.1.353.76..12.61253.9772.1..6353.5.12764612347958..76.5321 r2c3-9,r3c6-4",
			"Grouped alternating inference chain on 8 and 9", "Look at r3c2.",
			"Grouped alternating inference chain: strong links (at least one end is true) and weak ones (not both are true) by turns. It starts and ends with a strong one. Some of its places are groups: two or three cells where a line crosses a box, taken as one.",
			"It runs through r3c2, r3c6, r12c4, r7c4 and r7c2.", "8 was removed from r3c2; 9 from r7c2.",
			"Grouped AIC: 8/9 9- r3c2 =9= r3c6 =8= r12c4 -8- r7c4 =8= r7c2 -8 => r3c2<>8, r7c2<>9",
		},
	} {
		s := chainStep(t, tt.line)
		got := []string{
			s.Title(words.English), s.Where(words.English), s.What(words.English),
			s.Pattern(words.English), s.Done(words.English), s.Notation(),
		}
		if want := []string{tt.title, tt.where, tt.what, tt.pattern, tt.done, tt.notation}; !slices.Equal(got, want) {
			t.Errorf("%q\nwant %q", got, want)
		}
	}
}
