package print

import (
	"strings"
	"unicode"

	embedded "sudoku/puzzle/font"
)

// wrap breaks a text into lines no wider than max, the last of at most some lines
// shortened. Lines end at spaces, and after any Han character or kana.
func (st style) wrap(s string, max float64, lines int) (list []string) {
	for s = strings.TrimSpace(s); s != ""; {
		if len(list)+1 >= lines {
			return append(list, st.shorten(s, max))
		}
		n := st.fits(s, max)
		list = append(list, strings.TrimSpace(s[:n]))
		s = strings.TrimSpace(s[n:])
	}
	return list
}

// fits returns how many bytes of a text go on a line.
func (st style) fits(s string, max float64) int {
	wide, end := 0.0, 0
	before := rune(0)
	for i, r := range s {
		if i > 0 && breaks(before, r) {
			end = i
		}
		if wide += st.width(string(r)); wide > max && !unicode.IsSpace(r) {
			switch {
			case end > 0:
				return end
			case i > 0:
				return i
			}
			return len(string(r))
		}
		before = r
	}
	return len(s)
}

// breaks reports whether a line may end between two characters.
func breaks(a, b rune) bool {
	if unicode.IsSpace(a) {
		return true
	}
	return (embedded.IsHan(a) || embedded.IsHan(b) || strings.ContainsRune("，。；：、）！？”》」』", a)) &&
		!strings.ContainsRune("，。；：、）！？”》」』ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…,.;:?!)%»", b) && !strings.ContainsRune("（“《「『(«", a)
}
