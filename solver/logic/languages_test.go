package logic

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle/words"
)

// claims returns the cells and the digits that a text names, each once, in the order of their
// names; numbers of cells and houses count as digits.
func claims(text string, l words.Lang) (cells, digits []string) {
	for _, name := range cellsIn(l).FindAllString(text, -1) {
		cells = append(cells, strings.Join(figures.FindAllString(name, -1), "c"))
	}
	digits = figures.FindAllString(cellsIn(l).ReplaceAllString(text, " "), -1)
	slices.Sort(cells)
	slices.Sort(digits)
	return slices.Compact(cells), slices.Compact(digits)
}

var figures = regexp.MustCompile(`\d+`)

// cellsIn matches the names of cells in a language.
func cellsIn(l words.Lang) *regexp.Regexp {
	name := strings.NewReplacer("{r}", `\d+`, "{c}", `\d+`).Replace(l.T("cell.name"))
	return regexp.MustCompile(name)
}

// TestLanguagesClaimTheSame: what a step says names the same cells in every language, and every
// digit and house that it has in English.
func TestLanguagesClaimTheSame(t *testing.T) {
	for _, tech := range Techniques() {
		_, s, ok := tech.Example()
		if !ok { // a family of others, which have
			continue
		}
		en := everything(s, words.English)
		for _, l := range words.Langs {
			said := everything(s, l)
			for _, what := range []string{"where", "pattern", "why", "done"} { // the others have names with numbers
				text := said[what]
				wantCells, wantDigits := claims(en[what], words.English)
				cells, digits := claims(text, l)
				missing := slices.DeleteFunc(wantDigits, func(d string) bool { return slices.Contains(digits, d) })
				if !slices.Equal(cells, wantCells) || len(missing) > 0 {
					t.Errorf("%s %s in %s has the cells %v, want %v, and lacks %v:\n%s\n%s", tech.ID, what, l.Code(), cells, wantCells, missing, en[what], text)
				}
			}
		}
	}
}
