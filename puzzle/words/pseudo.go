package words

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// pseudoTag is the tag of the pseudo-language.
const pseudoTag = "qps-ploc"

// Pseudo adds a language that nobody speaks, for tests: English with accents, a third longer, each
// sentence in « », so that text of the program that is not of the catalogue is told apart, and text
// that has no room is found. forget takes it away again.
func Pseudo() (l Lang, forget func()) {
	list, langs := languages, Langs
	languages = append(slices.Clone(list), newCatalogue(known{pseudoTag, "«Ƥšèüðö»", "latin"}, pseudoFile))
	Langs = all(languages)
	return Lang(len(languages) - 1), func() { languages, Langs = list, langs }
}

func pseudoFile() string {
	out := map[string]sentence{}
	c := languages[English]
	for _, key := range c.keys("") {
		s, _ := c.sentence(key)
		out[key] = s
		if !strings.HasPrefix(key, "language.") && !strings.HasSuffix(key, ".notation") && key != "cell.name" {
			out[key] = sentence{}
			for when, text := range s {
				out[key][when] = pseudo(text)
			}
		}
	}
	b, err := json.MarshalIndent(out, "", "\t")
	if err != nil {
		panic(err) // texts by text
	}
	return string(b)
}

var (
	accents = strings.NewReplacer("a", "á", "c", "ç", "d", "ð", "e", "é", "i", "î", "n", "ñ", "o", "ö", "u", "û", "y", "ý",
		"A", "Å", "C", "Ç", "E", "É", "I", "Î", "N", "Ñ", "O", "Ø", "S", "Š", "U", "Û")
	// kept is what a text has of the program: arguments and options.
	kept = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`\{[^}]*\}|--?[a-z][a-z-]*|\[[A-Z.]+\]`)
	})
)

// shortest is the longest text that isn't lengthened: a word, for which other languages have one of
// the same length.
const shortest = 8

// pseudo is a text in the pseudo-language.
func pseudo(text string) string {
	if !strings.ContainsFunc(kept().ReplaceAllString(text, ""), isLetter) {
		return text
	}
	if len(text) <= shortest {
		return accents.Replace(text)
	}
	var b strings.Builder
	b.WriteString("«")
	from := 0
	for _, at := range kept().FindAllStringIndex(text, -1) {
		b.WriteString(accents.Replace(text[from:at[0]]) + text[at[0]:at[1]])
		from = at[1]
	}
	b.WriteString(accents.Replace(text[from:]))
	for n := (len(text) - shortest) / 3; n > 1; n -= 4 {
		b.WriteString(" ëñð"[:min(7, 1+2*n)])
	}
	return b.String() + "»"
}

func isLetter(r rune) bool { return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' }
