package words

import (
	"strings"
	"unicode/utf8"
)

// folding are letters with a mark and those that a reader finds them under, in lower case.
var folding = strings.NewReplacer(
	"à", "a", "á", "a", "â", "a", "ã", "a", "ä", "a", "å", "a", "ā", "a", "ą", "a", "æ", "ae",
	"ç", "c", "ć", "c", "č", "c", "ď", "d", "đ", "d", "è", "e", "é", "e", "ê", "e", "ë", "e", "ē", "e", "ę", "e", "ě", "e",
	"ğ", "g", "ì", "i", "í", "i", "î", "i", "ï", "i", "ı", "i", "ł", "l", "ñ", "n", "ń", "n", "ň", "n",
	"ò", "o", "ó", "o", "ô", "o", "õ", "o", "ö", "o", "ø", "o", "ő", "o", "œ", "oe", "ř", "r", "ś", "s", "š", "s", "ş", "s", "ß", "ss",
	"ť", "t", "ù", "u", "ú", "u", "û", "u", "ü", "u", "ů", "u", "ű", "u", "ý", "y", "ÿ", "y", "ź", "z", "ż", "z", "ž", "z",
	"’", "'", "\u00a0", " ", "\u202f", " ")

// Fold returns a text as it is sorted and searched for: in lower case, and letters of Latin without
// their marks, so that "Éclair" stands by "eclair" and is found by it.
func Fold(s string) string {
	s = strings.ToLower(s)
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return s[:i] + folding.Replace(s[i:])
		}
	}
	return s
}
