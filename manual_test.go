package main

import (
	"encoding/json"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"sudoku/puzzle/words"
)

// quotedNames finds what a language puts in quotes.
var quotedNames = map[string]*regexp.Regexp{
	"en":      regexp.MustCompile(`"([^"]{2,40})"`),
	"zh-Hans": regexp.MustCompile(`“([^”]{1,40})”`),
	"zh-Hant": regexp.MustCompile(`「([^」]{1,40})」`),
	"ja":      regexp.MustCompile(`「([^」]{1,40})」`),
	"de":      regexp.MustCompile(`„([^“]{2,60})“`),
	"fr":      regexp.MustCompile(`«\x{a0}([^»]{2,60})\x{a0}»`),
	"es":      regexp.MustCompile(`«([^»]{2,60})»`),
	"it":      regexp.MustCompile(`«([^»]{2,60})»`),
	"pt-BR":   regexp.MustCompile(`“([^”]{2,60})”`),
}

// texts returns the sentences of a language without the dots at their ends.
func texts(t *testing.T, l words.Lang) map[string]bool {
	t.Helper()
	var catalogue map[string]any
	if err := json.Unmarshal([]byte(read(t, "puzzle/words/"+l.Code()+".json")), &catalogue); err != nil {
		t.Fatal(err)
	}
	out := map[string]bool{}
	for _, text := range catalogue {
		if s, ok := text.(string); ok {
			out[strings.Trim(s, "…. ")] = true
		}
	}
	return out
}

// TestManualNames: what the manual has in quotes is the name of something in the window, or the
// way to it through the menus.
func TestManualNames(t *testing.T) {
	inQuotes := map[string]bool{"words in quotes": true} // of a search
	for _, l := range words.Langs {
		names, found := texts(t, l), 0
		files, _ := filepath.Glob("docs/manual/" + l.Code() + "/*.md")
		space := map[bool]string{true: " ", false: ""}[!l.Han()]
		for _, file := range files {
			text := regexp.MustCompile(`([^\n])\n([^\n])`).ReplaceAllString(read(t, file), "$1"+space+"$2")
			for _, m := range quotedNames[l.Code()].FindAllStringSubmatch(text, -1) {
				for name := range strings.SplitSeq(m[1], " > ") {
					if found++; !names[strings.Trim(name, "…. ")] && !inQuotes[name] {
						t.Errorf("%s: the window has no %q", file, name)
					}
				}
			}
		}
		if found < 20 {
			t.Errorf("%s: got %d names, want at least 20", l.Code(), found)
		}
	}
}
