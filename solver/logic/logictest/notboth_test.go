package logictest

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle/words"
)

// phrasesOf reads the rows of a kind in testdata/notboth.txt, by language.
func phrasesOf(t *testing.T, kind string) map[string]string {
	t.Helper()
	data, err := os.ReadFile("testdata/notboth.txt")
	if err != nil {
		t.Fatal(err)
	}
	rows := map[string]string{}
	for line := range strings.Lines(string(data)) {
		if f := strings.SplitN(strings.TrimSpace(line), " ", 3); f[0] == kind {
			rows[f[1]] = f[2]
		}
	}
	if len(rows) != len(words.Langs) {
		t.Fatalf("%d languages", len(rows))
	}
	return rows
}

// TestNotBothIsNotNeither: what says in English that of two things not both are so says this in each
// language, and not that neither is.
func TestNotBothIsNotNeither(t *testing.T) {
	says := map[string]*regexp.Regexp{}
	for code, phrases := range phrasesOf(t, "notboth") {
		says[code] = regexp.MustCompile("(?i)" + phrases)
	}
	keys := 0
	for _, key := range words.English.Keys("") {
		if !slices.ContainsFunc(forms(words.English, key), says["en"].MatchString) {
			continue
		}
		keys++
		for _, l := range words.Langs {
			for _, text := range forms(l, key) {
				if !says[l.Code()].MatchString(text) {
					t.Errorf("%s, %s: that not both are so isn't said: %q", l.Code(), key, text)
				}
			}
		}
	}
	if keys < 25 {
		t.Errorf("%d texts", keys)
	}
}

// TestLinksAreNamedRightly: where a technique is named by its links, a strong one is one of which an
// end at least holds, a weak one one of which not both ends hold.
func TestLinksAreNamedRightly(t *testing.T) {
	brackets := regexp.MustCompile(`[(（]([^)）]*)[)）]`)
	for code, row := range phrasesOf(t, "links") {
		i := slices.IndexFunc(words.Langs, func(l words.Lang) bool { return l.Code() == code })
		for _, key := range words.English.Keys("logic.") {
			english := words.English.T(key)
			if !strings.Contains(english, "weak ones (") {
				continue
			}
			said := brackets.FindAllStringSubmatch(words.Langs[i].T(key), -1)
			if len(said) != 2 {
				t.Errorf("%s, %s: not two kinds of links: %q", code, key, words.Langs[i].T(key))
				continue
			}
			pair := strings.Split(row, "; ")[0]
			if strings.Contains(english, "have it") {
				pair = strings.Split(row, "; ")[1]
			}
			if got := fmt.Sprint(said[0][1], " / ", said[1][1]); got != pair {
				t.Errorf("%s, %s: %q, not %q", code, key, got, pair)
			}
		}
	}
}

// forms returns the texts of a key.
func forms(l words.Lang, key string) (list []string) {
	for _, when := range sortedKeys(l.Texts(key)) {
		list = append(list, l.Texts(key)[when])
	}
	return list
}
