package logic

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// alsReference: the finder finds all that the definition says, and no more.
func alsReference(t *testing.T, seed uint64, puzzles int, tech *Technique, ref func(*puzzle.Position) map[string]bool) {
	t.Helper()
	some := 0
	plainWalk(t, seed, puzzles, func(b *Board, _ *puzzle.Grid) {
		want, got := ref(&b.Position), map[string]bool{}
		for _, s := range All(&b.Position, []*Technique{tech}) {
			got[effect(s.Place, s.Eliminate)] = true
		}
		some += len(want)
		if !maps.Equal(got, want) {
			t.Errorf("%v: %s: %v, want %v", b.Grid, tech.ID, slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
		}
	})
	if some == 0 {
		t.Errorf("%s never occurred", tech.ID)
	}
}

func TestALSCases(t *testing.T) { checkCases(t, "als.txt", alsTechniques, 10, 2) }

func TestALSSound(t *testing.T) {
	checkSound(t, 20, 6, alsTechniques)
	checkSound(t, 24, 5, []*Technique{alsXZOverlapping, alsXYWingOverlapping, alsChainOverlapping, deathBlossomOverlapping})
}

var alsTechniques = []*Technique{alsXZ, alsXYWing, alsChain, deathBlossom}

// TestALSWhy: the texts, word by word; " / " stands between
// paragraphs.
func TestALSWhy(t *testing.T) {
	for _, tt := range []struct{ notation, en, zh string }{
		{
			"Almost Locked Set XZ-Rule: A=r2c36 {359}, B=r27c7 {345}, X=3, Z=5 => r7c3<>5",
			"r2c36 hold two of 3, 5 and 9 (all but one); r27c7 hold two of 3, 4 and 5 (all but one). / All places for 3 in the two sets see each other, so it can't be in both. The set without it has all its other digits. So 5 is in one of the sets. / A cell that sees every 5 of both can't be 5: 5 can be removed from r7c3.",
			"r2c36 两格填 3、5、9 中的两个；r27c7 两格填 3、4、5 中的两个。 / 两组里 3 的位置都互相影响，所以不能同时在两组里。没有它的那一组含有其余全部数字，所以其中一组必有 5。 / 受两组里全部 5 影响的格不能是 5：删除 r7c3 的候选数 5。",
		}, {
			"Almost Locked Set XZ-Rule: A=r7c2 {79}, B=r8c12367 {124679}, X=7,9 => r8c8<>2, r8c8<>6, r9c12,r7c1<>7",
			"r7c2 is 7 or 9; r8c12367 hold five of 1, 2, 4, 6, 7 and 9 (all but one). / All places for 7 and 9 in the two sets see each other, so neither can be in both. Each set lacks one digit only: one lacks 7, the other 9, and nothing else is missing. / A cell that sees every 7 or 9 of both sets can't be that digit. Nor can one that sees every place for another digit of one set: 2 and 6 can be removed from r8c8; 7 from r7c1, r9c1 and r9c2.",
			"r7c2 是 7 或 9；r8c12367 五格填 1、2、4、6、7、9 中的五个。 / 两组里 7 和 9 的位置都互相影响，所以不能同时在两组里。每组只缺一个数字：一组缺 7，另一组缺 9，此外什么都不缺。 / 受两组里全部 7 或 9、或一组里另一数字全部位置影响的格，不能是那个数字：删除 r8c8 的候选数 2 和 6；删除 r7c1、r9c1 和 r9c2 的候选数 7。",
		}, {
			"Almost Locked Set XY-Wing: A=r1c2 {27}, B=r7c1,r8c2 {128}, C=r18c7 {127}, X,Y=1,7, Z=2 => r79c2<>2",
			"Each of the three sets has all of its digits but one. r18c7 and r1c2 can't both have 7, and r18c7 and r7c1,r8c2 can't both have 1: all those places see each other. / If r1c2 has no 2, it has 7, so r18c7 have 1, so r7c1,r8c2 have 2. So 2 is in one of r1c2 and r7c1,r8c2. / A cell that sees every 2 of both can't be 2: 2 can be removed from r7c2 and r9c2.",
			"三组各含自己的全部数字，只缺一个。r18c7 与 r1c2 不能都有 7，r18c7 与 r7c1,r8c2 不能都有 1，因为这些位置都互相影响。 / 若 r1c2 没有 2，就有 7，于是 r18c7 有 1，于是 r7c1,r8c2 有 2。因此 2 必在 r1c2 或 r7c1,r8c2 里。 / 受这两组里全部 2 影响的格不能是 2：删除 r7c2 和 r9c2 的候选数 2。",
		},
	} {
		s, ok := caseStep(t, "als.txt", tt.notation)
		if !ok {
			t.Errorf("%s is no case", tt.notation)
			continue
		}
		for l, want := range map[words.Lang]string{words.English: tt.en, words.Chinese: tt.zh} {
			if got := strings.Join(s.Why(l), " / "); got != want {
				t.Errorf("%s\nwant %s", got, want)
			}
		}
	}
}

// caseStep returns the step of a file's cases that has a notation.
func caseStep(t *testing.T, file, notation string) (Step, bool) {
	t.Helper()
	for _, line := range lines(t, file) {
		f := strings.SplitN(line, " ", 4)
		if !strings.Contains(f[3], notation) {
			continue
		}
		i := slices.IndexFunc(alsTechniques, func(tech *Technique) bool { return tech.ID == f[0] })
		pos := position(t, f[1], f[2])
		for _, s := range All(&pos, alsTechniques[i:i+1]) {
			if s.Notation() == notation {
				return s, true
			}
		}
	}
	return Step{}, false
}

// TestALSNothingFound: a search that finds nothing allocates nothing.
func TestALSNothingFound(t *testing.T) {
	pos := puzzle.NewPosition(puzzle.Grid{})
	b, hunt := NewBoard(&pos), newStepFinder()
	techs := append([]*Technique{sueDeCoq, alsChainForward}, alsTechniques...)
	if n := testing.AllocsPerRun(50, func() {
		if _, ok := hunt.first(b, techs); ok {
			t.Fatal("the empty grid has a step")
		}
	}); n != 0 {
		t.Error(n, "allocations")
	}
}

// A chain of more than eight sets is told in several sentences.
func TestSetRoute(t *testing.T) {
	for n, want := range map[int]string{
		2: "0 -1- 1",
		8: "0 -1- 1 -2- 2 -3- 3 -4- 4 -5- 5 -6- 6 -7- 7",
		9: "0 -1- 1 -2- 2 -3- 3 -4- 4 -5- 5 -6- 6 -7- 7. From there it goes -8- 8",
	} {
		var r setRoute
		for i := range n {
			if i > 0 {
				r.add(i, fmt.Sprintf("-%d-", i))
			}
			r.add(i, fmt.Sprint(i))
		}
		if got := r.In(words.English); got != want {
			t.Errorf("%d sets: %q", n, got)
		}
	}
}
