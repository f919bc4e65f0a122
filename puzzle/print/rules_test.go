package print

import (
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// pageText returns the texts of a page one after the other, without the spaces at which lines are
// broken.
func pageText(p *Page) string {
	var all strings.Builder
	for _, t := range p.Texts {
		all.WriteString(t.S)
	}
	return strings.ReplaceAll(all.String(), " ", "")
}

// Every page has the rules of its boards: of sheets of several kinds, of sheets for children, and
// where no title is printed; and nothing is written over them.
func TestEveryPageHasItsRules(t *testing.T) {
	var mixed List
	for _, kind := range []string{"killer", "diagonal", "6x6", "killer 6x6 diagonal"} {
		mixed = append(mixed, boardItems(t, kind, 1)...)
	}
	classic := boardItems(t, "diagonal", 1)
	classic[0].Puzzle.Shape = nil
	mixed = append(mixed, classic...)
	for _, lang := range words.Langs {
		for name, o := range map[string]Options{
			"one a page":            {PerPage: 1, Labels: DefaultLabels, Title: "Sudoku", Date: "1 May"},
			"without a title":       {PerPage: 1, Labels: Number},
			"without any label":     {PerPage: 2},
			"two a page":            {PerPage: 2, Labels: DefaultLabels, Title: "Sudoku"},
			"for children":          {Children: true, Labels: DefaultLabels},
			"children, one a page":  {Children: true, PerPage: 1, Labels: DefaultLabels, Title: "Sudoku"},
			"six, small paper":      {PerPage: 6, Labels: DefaultLabels, Title: "Sudoku", Paper: A5},
			"solutions at the foot": {PerPage: 4, Labels: Number, Solutions: AtFoot},
		} {
			s := Sheet{Items: mixed, Lang: lang, Options: o}
			d, err := s.Document()
			if err != nil {
				t.Fatal(name, err)
			}
			l := newLayout(&s)
			for i := range len(mixed) {
				if i*l.puzzles.per() >= len(mixed) {
					break
				}
				p := d.PageAt(i)
				text := pageText(&p)
				for k := range l.on(l.groups[0], i) {
					if board := l.item(k).Puzzle.Shape; board != nil && !saysRules(text, board, lang) {
						t.Errorf("%s, %s, page %d: no rule of %s", lang.Code(), name, i+1, board.Name())
					}
				}
				for _, kind := range boardKinds {
					called := lang.T("paper.onboard", "board", boardName(boardItems(t, kind, 1)[0].Puzzle.Shape, lang), "rules", "")
					if strings.Contains(text, strings.ReplaceAll(called, " ", "")) {
						t.Errorf("%s, %s, page %d: %q, but no board there bears a name", lang.Code(), name, i+1, called)
					}
				}
				checkApart(t, name, &p, l.area.top)
			}
		}
	}
}

// saysRules reports whether a text has the rules of a board.
func saysRules(text string, board *puzzle.Shape, lang words.Lang) bool {
	has := func(key string, args ...any) bool {
		return strings.Contains(text, strings.ReplaceAll(lang.T(key, args...), " ", ""))
	}
	diagonals := !board.Diagonals() || has("paper.rule.diagonals", "n", board.Size()) || has("paper.rule.shaded")
	return has("paper.rule", "n", board.Size()) && diagonals && (len(board.Cages()) == 0 || has("paper.rule.cages"))
}

// Rules tell boards apart by what is seen on them.
func TestRulesOfSeveralBoards(t *testing.T) {
	for _, c := range []struct{ kinds, want string }{
		{"diagonal", "Put 1 to 9 into every row, every column and every box. Both diagonals hold 1 to 9, too."},
		{"6x6", "Put 1 to 6 into every row, every column and every box."},
		{"classic,diagonal", "Put 1 to 9 into every row, every column and every box. Shaded diagonals hold each digit once, too."},
		{"killer,diagonal,classic", "Put 1 to 9 into every row, every column and every box. Shaded diagonals hold each digit once, too. " +
			"The digits of a dashed cage differ and add up to its number."},
		{"6x6,classic", "6 × 6: Put 1 to 6 into every row, every column and every box."},
		{"diagonal,killer 6x6 diagonal", "9 × 9: Put 1 to 9 into every row, every column and every box. " +
			"6 × 6: Put 1 to 6 into every row, every column and every box. " +
			"Shaded diagonals hold each digit once, too. The digits of a dashed cage differ and add up to its number."},
	} {
		var boards []*puzzle.Shape
		for kind := range strings.SplitSeq(c.kinds, ",") {
			if kind == "classic" {
				boards = append(boards, nil)
			} else {
				boards = append(boards, boardItems(t, kind, 1)[0].Puzzle.Shape)
			}
		}
		if got := rules(boards, words.English); got != c.want {
			t.Errorf("%s:\n%s\nwant:\n%s", c.kinds, got, c.want)
		}
	}
}
