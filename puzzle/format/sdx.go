package format

import "sudoku/puzzle"

// SDX is a position of SudoCue: a line for each row, spaces between cells, the candidates
// of empty cells, and a u before an entry. An empty cell's only candidate reads back as a
// given.
var SDX = &Format{Name: "sdx", Ext: ".sdx", Apart: true, Candidates: true, append: appendSDX}

func appendSDX(dst []byte, p *puzzle.Puzzle) []byte {
	marks := candidatesLeft(p)
	for c, d := range p.Givens {
		switch e := p.Entries[c]; {
		case d != 0:
			dst = append(dst, '0'+byte(d))
		case e != 0:
			dst = append(dst, 'u', '0'+byte(e))
		case marks[c] == 0:
			dst = append(dst, '.')
		default:
			dst = append(dst, marks[c].String()...)
		}
		dst = append(dst, "        \n"[c%9])
	}
	return dst
}

// isEntry reports whether the letter at i marks the digit after it as an entry.
func isEntry(text []byte, i int) bool {
	return (text[i] == 'u' || text[i] == 'U') && i+1 < len(text) && '1' <= text[i+1] && text[i+1] <= '9' &&
		(i == 0 || !inToken(text[i-1])) && (i+2 == len(text) || !inToken(text[i+2]))
}
