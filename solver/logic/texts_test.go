package logic

import (
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// longestSentence is how many words, or characters of Chinese, a sentence may have. A list of
// cells, digits, sums or houses counts as one.
var longestSentence = map[words.Lang]int{words.English: 27, words.Chinese: 60}

var (
	listed1   = `(?:r\d+c\d+(?:,r?\d*c?\d+)*(?:=\d)?|\d(?: \+ \d)*)s?`
	listIn    = regexp.MustCompile(listed1 + `(?:(?:, | and | or |、| 和 | 或 )` + listed1 + `)+`)
	latinRun  = regexp.MustCompile(`[A-Za-z0-9=,]+`)
	sentences = regexp.MustCompile(`[.;:](?:\s|$)|[。；：]`)
	reason    = regexp.MustCompile(` ?\([^)]*\)|（[^）]*）`)
	twice     = regexp.MustCompile(`(?i)\b([a-z]+) ([a-z]+)\b`)
	wrongA    = regexp.MustCompile(`\ba (?:8|11|18)\b|\ban [0-79]\b`)
	asciiIn   = regexp.MustCompile(`\p{Han}[,;:.!?()]|[;:.!?()]\p{Han}`)
	holdOnly  = regexp.MustCompile(`(\w+) holds? only\b`)
	kindTwice = regexp.MustCompile(`\brow \d,? and row \d|\bcolumn \d,? and column \d|\bbox \d,? and box \d|第 \d 行和第 \d 行|第 \d 列和第 \d 列|第 \d 宫和第 \d 宫`)
	named     = regexp.MustCompile(`r[1-9]+c[1-9]+(?:,r?[1-9]*c?[1-9]+)*|(?:rows?|columns?|box(?:es)?) \d|\d`)
	houseIn   = regexp.MustCompile(`(?:row|column|box) \d`)
	claimIn   = regexp.MustCompile(`(?:If|then|so|So|若|则|于是|所以) (r[1-9]c[1-9]) (?:is|is not|isn't|can't be|是|不是|不能是) (\d)\b`)
	cellIn    = regexp.MustCompile(`r(\d+)c(\d+)`)
)

// bannedWords must be in no text: some read strangely, some are of another vocabulary.
var bannedWords = map[words.Lang][]string{
	words.English: {
		"goes from", "is gone from", "come to nothing", "comes to nothing", "at hand", "obviously", "simply", "clearly", "trivial",
		"From that follow", "no other place)", "by way of", "is used up", "needs a 8", "for one colour", "stand there only once", "It also fits", "starts from one", " alike, ", "In the middle r", " ,", " .", "..", ",,", "; ;", "neither of r", "none of r1c1 and",
	},
	words.Chinese: {
		"棋", "走子", "图形", "执行", "中去掉", "看到", "容得下一个 8）", "单数法", "除一个以外", "待定数组 XY-Wing", "，，", "。。", "；。", "，。", "：。", " ，", " 。", "的的", "区域把", "各只剩同一格",
	},
}

// checkWording checks the wording of what a step says: sentences that are short, each said
// once, in the language's own punctuation, about nothing that the step doesn't show.
func checkWording(t *testing.T, pos *puzzle.Position, s *Step) {
	t.Helper()
	shown := shownCells(s)
	for _, l := range []words.Lang{words.English, words.Chinese} {
		for what, text := range everything(*s, l) {
			if what == "notation" {
				continue
			}
			for _, fault := range wordingFaults(text, l, what == "title" || what == "name") {
				t.Errorf("%v %s %s: %s in %q", pos.Grid, s.Technique.ID, what, fault, text)
			}
		}
		if again := saidTwice(append(slices.Clone(s.Why(l)), s.Done(l))); again != "" && !strings.Contains(s.Technique.ID, "net") {
			t.Errorf("%v %s says twice: %q", pos.Grid, s.Technique.ID, again)
		}
		if k, ok := strangeClaim(strings.Join(s.Why(l), " "), shownCandidates(s)); !ok {
			t.Errorf("%v %s says of %v what it doesn't show: %q", pos.Grid, s.Technique.ID, k, s.Why(l))
		}
		if again := sameForm(s.Why(l)); again != "" && len(s.Diagram.Links) == 0 {
			t.Errorf("%v %s says in the same form twice: %q", pos.Grid, s.Technique.ID, again)
		}
		for _, text := range append(s.Why(l), s.Pattern(l), s.Done(l)) {
			if c, ok := strangeCell(text, shown); !ok {
				t.Errorf("%v %s names %v, which it doesn't show: %q", pos.Grid, s.Technique.ID, c, text)
			}
		}
	}
	checkAlone(t, pos, s)
	checkFishWording(t, pos, s)
	if strings.Contains(s.Technique.ID, "empty-rectangle") {
		for _, h := range houseIn.FindAllString(strings.Join(s.Why(words.English), " "), -1) {
			if !strings.Contains(s.Pattern(words.English), h) {
				t.Errorf("%v %s argues with %s, which its pattern doesn't name: %q", pos.Grid, s.Technique.ID, h, s.Pattern(words.English))
			}
		}
	}
}

// checkFishWording checks that a fish says why it eliminates places that belong to it, and why
// places in two of its houses are fins.
func checkFishWording(t *testing.T, pos *puzzle.Position, s *Step) {
	t.Helper()
	base := s.fishSide(puzzle.Base)
	if !strings.HasPrefix(s.Technique.Code, "03") || strings.HasPrefix(s.Technique.Code, "037") {
		return
	}
	why := strings.Join(s.Why(words.English), " ")
	for _, k := range s.Eliminate {
		if in := fishMeeting(base, puzzle.CellsOf(k.Cell())); len(in) > 0 && !strings.Contains(why, "to the fish, but") {
			t.Errorf("%v %s doesn't say why %v goes: %q", pos.Grid, s.Technique.ID, k, why)
		}
	}
	for _, k := range s.cands(puzzle.Fin) {
		if in := fishMeeting(base, puzzle.CellsOf(k.Cell())); len(in) > 1 && !strings.Contains(why, "counts as a fin") && !strings.Contains(why, "count as fins") {
			t.Errorf("%v %s doesn't say why %v is a fin: %q", pos.Grid, s.Technique.ID, k, why)
		}
	}
}

// wordingFaults returns what is wrong with a text.
func wordingFaults(text string, l words.Lang, name bool) (faults []string) {
	all := strings.Split(text, "\n")
	for i, line := range all {
		for _, sentence := range sentences.Split(line, -1) {
			if n := wordCount(sentence, l); n > longestSentence[l] {
				faults = append(faults, "a sentence of "+strings.TrimSpace(sentence))
			}
		}
		ends := ".。"
		if i < len(all)-1 {
			ends += ":：" // the next lines say why
		}
		if last := []rune(line); !name && !strings.ContainsRune(ends, last[len(last)-1]) && strings.ContainsAny(line, ",，") {
			faults = append(faults, "no full stop")
		}
	}
	for _, banned := range bannedWords[l] {
		if strings.Contains(text, banned) {
			faults = append(faults, banned)
		}
	}
	for _, m := range twice.FindAllStringSubmatch(text, -1) {
		if strings.EqualFold(m[1], m[2]) {
			faults = append(faults, m[0])
		}
	}
	for _, m := range holdOnly.FindAllStringSubmatch(text, -1) {
		if m[1] != "can" && m[1] != "would" {
			faults = append(faults, m[0])
		}
	}
	for _, bad := range []*regexp.Regexp{wrongA, unfilled, kindTwice} {
		if m := bad.FindString(text); m != "" {
			faults = append(faults, m)
		}
	}
	if m := asciiIn.FindString(text); m != "" && l == words.Chinese && m != "(+)" {
		faults = append(faults, m)
	}
	return faults
}

// wordCount counts the words of a sentence, of Chinese the characters. Reasons in brackets
// are beside the sentence.
func wordCount(sentence string, l words.Lang) int {
	sentence = listIn.ReplaceAllString(reason.ReplaceAllString(sentence, ""), "x")
	if l == words.English {
		return len(strings.Fields(sentence))
	}
	sentence = latinRun.ReplaceAllString(sentence, "x")
	return len([]rune(strings.ReplaceAll(sentence, " ", "")))
}

// saidTwice returns a sentence that the texts have more than once. Short ones may come again:
// several cases are assumed, and end, in the same words. So may those of nets.
func saidTwice(texts []string) string {
	seen := map[string]bool{}
	for _, text := range texts {
		for _, sentence := range regexp.MustCompile(`\. |。`).Split(strings.TrimSuffix(text, "."), -1) {
			if seen[sentence] {
				return sentence
			}
			seen[sentence] = len([]rune(sentence)) > 45 || strings.Count(sentence, " ") > 9
		}
	}
	return ""
}

// sameForm returns a sentence that stands twice in a paragraph but for its cells, houses and
// digits: it is said of all of them in one.
func sameForm(texts []string) string {
	for _, text := range texts {
		seen := map[string]bool{}
		for _, sentence := range regexp.MustCompile(`\. |。`).Split(strings.TrimSuffix(text, "."), -1) {
			form := named.ReplaceAllString(sentence, "x")
			if seen[form] {
				return sentence
			}
			seen[form] = strings.Count(form, " ") > 9
		}
	}
	return ""
}

// shownCells returns the cells of a step's diagram, of what it changes, and of the houses
// that the diagram names.
func shownCells(s *Step) (cells puzzle.CellSet) {
	for _, k := range slices.Concat(s.Place, s.Eliminate) {
		cells.Add(k.Cell())
	}
	for _, k := range s.Diagram.Cells {
		cells.Add(k.Cell)
	}
	for _, k := range s.Diagram.Cands {
		cells.Add(k.Cand.Cell())
	}
	for _, k := range s.Diagram.Links {
		cells = cells.Or(deepCells(k.From)).Or(deepCells(k.To))
	}
	for _, h := range s.Diagram.Houses {
		cells = cells.Or(shapeOf(s).Set(h.House))
	}
	return cells
}

// strangeCell returns a cell that a text names and that is not shown.
func strangeCell(text string, shown puzzle.CellSet) (puzzle.Cell, bool) {
	for _, m := range cellIn.FindAllStringSubmatch(text, -1) {
		for _, r := range m[1] {
			for _, c := range m[2] {
				if cell := puzzle.CellAt(int(r-'1'), int(c-'1')); !shown.Has(cell) {
					return cell, false
				}
			}
		}
	}
	return 0, true
}

// shownCandidates returns the candidates of a step's diagram and those that it changes.
func shownCandidates(s *Step) map[puzzle.Candidate]bool {
	shown := map[puzzle.Candidate]bool{}
	for _, k := range slices.Concat(s.Place, s.Eliminate) {
		shown[k] = true
	}
	for _, k := range s.Diagram.Cands {
		shown[k.Cand] = true
	}
	for _, l := range s.Diagram.Links {
		for _, k := range slices.Concat(l.From, l.To) {
			shown[k] = true
		}
	}
	return shown
}

// strangeClaim returns a candidate of which a text says that it is or is not so and that is
// not shown.
func strangeClaim(text string, shown map[puzzle.Candidate]bool) (puzzle.Candidate, bool) {
	for _, m := range claimIn.FindAllStringSubmatch(text, -1) {
		c, _ := puzzle.ParseCell(m[1])
		if k := puzzle.Cand(c, puzzle.Digit(m[2][0]-'0')); !shown[k] {
			return k, false
		}
	}
	return 0, true
}

// TestWording reads the steps of the cases, of each technique a few, all with SUDOKU_LONG.
func TestWording(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	long := os.Getenv("SUDOKU_LONG") != ""
	read := map[string]int{}
	for _, file := range files {
		for _, line := range lines(t, strings.TrimPrefix(file, "testdata/")) {
			f := strings.Fields(line)
			techs := formsOf(f[0])
			if len(techs) == 0 || len(f) < 3 || len(f[1]) < 81 || read[f[0]] >= 3 && !long {
				continue
			}
			read[f[0]]++
			pos := position(t, f[1], f[2])
			for i, s := range All(&pos, techs[len(techs)-1:]) {
				if i < 3 || long {
					checkWording(t, &pos, &s)
				}
			}
		}
	}
	for _, tech := range Techniques() {
		if !several[tech.ID] && read[tech.ID] < 3 {
			t.Errorf("%s was read %d times: %v", tech.ID, read[tech.ID], slices.Collect(maps.Keys(read)))
		}
	}
}

// formsOf returns the forms of a technique.
func formsOf(id string) []*Technique {
	return slices.DeleteFunc(listed(hodoku|full|steps|slow), func(t *Technique) bool { return t.ID != id })
}

// TestWordingOnPaths reads the steps of generated puzzles of every level, and of the other
// steps at each position of their paths one of each technique.
func TestWordingOnPaths(t *testing.T) {
	rng := rand.New(rand.NewPCG(6, 17))
	for _, puzzles := range byLevel(t, 6, sample(1, 500)) {
		for _, g := range puzzles {
			pos := puzzle.NewPosition(g)
			path, _, err := PathFrom(t.Context(), &pos, Full.Techniques)
			if err != nil {
				t.Fatal(g, err)
			}
			for _, s := range path {
				checkWording(t, &pos, &s)
				if rng.IntN(10) == 0 {
					checkOneOfEach(t, &pos)
				}
				s.Apply(&pos)
			}
		}
	}
}

// checkOneOfEach checks a step of each technique that has one.
func checkOneOfEach(t *testing.T, pos *puzzle.Position) {
	t.Helper()
	seen := map[string]bool{}
	for _, s := range All(pos, listed(steps)) {
		if !seen[s.Technique.ID] {
			seen[s.Technique.ID] = true
			checkWording(t, pos, &s)
		}
	}
}

// TestLongWay: a loop of ten stops is told in two sentences.
func TestLongWay(t *testing.T) {
	g, _ := puzzle.ParseGrid("1....628..9..82.51.82....43...2..16.36.17.89....6...3.23.9...7.4.5.6..2..7..2..1.")
	pos := puzzle.NewPosition(g)
	long := 0
	for _, s := range All(&pos, formsOf("grouped-continuous-nice-loop")) {
		if strings.Contains(s.Pattern(words.English), "From there it goes through") {
			long++
		}
		checkWording(t, &pos, &s)
	}
	if long == 0 {
		t.Error("no loop of so many stops")
	}
}
