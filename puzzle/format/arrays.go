package format

import "sudoku/puzzle"

// Arrays of programming languages, a row a line. Those of other languages are read too.
var (
	C      = &Format{Name: "c", Ext: ".c", Apart: true, append: appendArray("int grid[9][9] = {\n", "    {", "},\n", "};\n", '0')}
	NumPy  = &Format{Name: "numpy", Ext: ".py", Apart: true, append: appendArray("array([\n", "    [", "],\n", "])\n", '0')}
	Prolog = &Format{Name: "prolog", Ext: ".pl", Apart: true, append: appendArray("sudoku([\n", "    [", "],\n", "]).\n", '_')}
)

// appendArray returns a function that writes rows between some texts. The comma after the last
// row is left out: not every language allows it.
func appendArray(head, open, end, foot string, empty byte) func(dst []byte, p *puzzle.Puzzle) []byte {
	return func(dst []byte, p *puzzle.Puzzle) []byte {
		dst = append(dst, head...)
		for r := range 9 {
			dst = append(dst, open...)
			for c := range 9 {
				if c > 0 {
					dst = append(dst, ',')
				}
				dst = append(dst, digitByte(p.Givens[9*r+c], empty))
			}
			if r < 8 {
				dst = append(dst, end...)
			} else {
				dst = append(append(dst, end[:1]...), '\n')
			}
		}
		return append(dst, foot...)
	}
}
