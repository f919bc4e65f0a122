package format

import "sudoku/puzzle"

// CSV is 9 lines of 9 fields, as spreadsheets read and write them. The field of an empty
// cell is empty.
var CSV = &Format{Name: "csv", Ext: ".csv", Apart: true, append: appendCSV}

func appendCSV(dst []byte, p *puzzle.Puzzle) []byte {
	for c, d := range p.Givens {
		if d != 0 {
			dst = append(dst, '0'+byte(d))
		}
		dst = append(dst, ",,,,,,,,\n"[c%9])
	}
	return dst
}
