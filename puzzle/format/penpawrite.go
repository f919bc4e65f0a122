package format

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"fmt"
	"strconv"
	"strings"

	"sudoku/puzzle"
)

// Other parts of a link: the tools of the editor, and a layer, with the default settings.
const (
	penpaTools = `{z9:zQ,zG:["1","2","1"],zQ:{zM:zN,zS:["",1],zL:["1",2],zE:["1",2],zW:["",2],zC:["1",10],zN:["1",1],` +
		`zY:["circle_L",1],zP:[zT,""],zB:["",""],"move":["1",""],"combi":["battleship",""],"sudoku":["1",1]},` +
		`zA:{zM:"sudoku",zS:["",1],zL:["1",3],zE:["1",3],zW:["",3],zC:["1",10],zN:["1",2],` +
		`zY:["circle_L",1],zP:[zT,""],zB:["",""],"move":["1",""],"combi":["battleship",""],"sudoku":["1",9]}}`
	penpaBlank = `{zR:{z_:[]},zU:{z_:[]},z8:{z_:[]},zS:{},zN:{%s},z1:{},zY:{},zF:{},z2:{},zT:[],z3:[],zD:[],z0:[],z5:[],` +
		`zL:{},zE:{%s},zW:{},zC:{},z4:{},z6:[],z7:[]}`
)

func appendPenpa(dst []byte, p *puzzle.Puzzle) []byte {
	text := fmt.Sprintf("sudoku,9,9,38,0,1,1,380,380,84,84,0,0,0,0,Title: %s,Author: %s,,,OFF,false", penpaEscape(p.Title), penpaEscape(p.Author))
	var edges []string
	for _, edge := range penpaPlain.edges(false) {
		edges = append(edges, `"`+edge+`":2`)
	}
	cells := make([]string, 81) // each but the first as the difference from the one before
	for c := range puzzle.Cell(81) {
		cells[c] = strconv.Itoa(penpaPlain.cell(c))
		if c > 0 {
			cells[c] = strconv.Itoa(penpaPlain.cell(c) - penpaPlain.cell(c-1))
		}
	}
	blank := fmt.Sprintf(penpaBlank, "", "")
	lines := []string{
		text, "[0,0,0,0]", penpaTools,
		fmt.Sprintf(penpaBlank, penpaNumbers(&p.Givens, 1), strings.Join(edges, ",")),
		fmt.Sprintf(penpaBlank, penpaNumbers(&p.Entries, 2), ""),
		"[" + strings.Join(cells, ",") + "]", "[]", "{}", `"x"`, `"x"`, "[3,0,10]", penpaTools, `"x"`, "0", blank, blank, "{}", "[]", "false",
	}
	var b bytes.Buffer
	w, _ := flate.NewWriter(&b, flate.BestCompression) // fails only for an invalid level
	_, _ = w.Write([]byte(strings.Join(lines, "\n")))  // memory does not fail
	_ = w.Close()
	dst = append(dst, "https://swaroopg92.github.io/penpa-edit/#m=edit&p="...)
	return append(base64.StdEncoding.AppendEncode(dst, b.Bytes()), '\n')
}

// penpaNumbers returns the JSON of digits in a colour.
func penpaNumbers(g *puzzle.Grid, colour int) string {
	var list []string
	for c, d := range g {
		if d != 0 {
			list = append(list, fmt.Sprintf(`"%d":["%d",%d,"1"]`, penpaPlain.cell(puzzle.Cell(c)), d, colour))
		}
	}
	return strings.Join(list, ",")
}

func penpaEscape(s string) string {
	return strings.NewReplacer("z", "zZ", ",", "%2C", "\n", " ", "null", "zO").Replace(s)
}
