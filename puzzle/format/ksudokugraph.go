package format

import (
	"encoding/xml"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A kGraph is the board of a saved game. The type sudoku is rows, columns and boxes; a custom one
// lists them, and other groups of cells, which it calls cliques.
type kGraph struct {
	Order    string `xml:"order,attr"`
	Type     string `xml:"type,attr"`
	Specific string `xml:"specific-type,attr"`
	SizeX    string `xml:"sizeX,attr"`
	SizeY    string `xml:"sizeY,attr"`
	SizeZ    string `xml:"sizeZ,attr"`

	Groups  []kGroups `xml:"sudokugroups"`
	Cliques []kClique `xml:"clique"`
	Cages   []kCage   `xml:"cage"`
	Others  []kOther  `xml:",any"`
	Text    string    `xml:",chardata"`
}

// kGroups are rows and columns and, if Blocks is not 0, boxes.
type kGroups struct {
	At     string     `xml:"at,attr"`
	Blocks string     `xml:"withblocks,attr"`
	Attrs  []xml.Attr `xml:",any,attr"`
}

// A kClique is some cells with different digits.
type kClique struct {
	Size  string `xml:"size,attr"`
	Cells string `xml:",chardata"`
}

// A kCage is some cells with a sum.
type kCage struct {
	kClique
	Operator string `xml:"operator,attr"`
	Value    string `xml:"value,attr"`
}

// The operators of a cage that are read. A cage of one cell has none.
const kNoOperator, kAdd = "0", "4"

// kind names the board in an error.
func (g *kGraph) kind() *words.Message {
	return kFault("format.ksudoku.kind", "kind", strings.Join(strings.Fields(g.Type+" "+g.Specific+" "+g.Order), " "))
}

// shape returns the board, or why it is none of ours.
func (g *kGraph) shape() (*puzzle.Shape, *words.Message) {
	size, err := strconv.Atoi(g.Order)
	b := siteBoard{size: size, others: variant{}}
	switch {
	case err != nil, size != 4 && size != 6 && size != 9:
		return nil, g.kind()
	case g.Type == "sudoku" && size != 6:
		return b.plain(), nil
	case g.Type == "custom" && g.SizeX == "":
		return nil, kFault("format.ksudoku.graph")
	case g.Type != "custom" || g.SizeX != g.Order || g.SizeY != g.Order || g.SizeZ != "1" || len(g.Groups) != 1 || g.Groups[0].At != "0":
		return nil, g.kind()
	case g.Specific == "Mathdoku":
		return nil, g.kind()
	case len(g.Others) > 0 || strings.TrimSpace(g.Text) != "" || len(g.Groups[0].Attrs) > 0:
		return nil, kFault("format.ksudoku.graph")
	}
	if fault := g.cliques(&b); fault != nil {
		return nil, fault
	}
	if fault := g.cages(&b); fault != nil {
		return nil, fault
	}
	var p puzzle.Puzzle
	if err := b.put(&p); err != nil {
		m := err.(words.Message)
		return nil, &m
	}
	return p.Shape, nil
}

// cliques reads the boxes and diagonals.
func (g *kGraph) cliques(b *siteBoard) *words.Message {
	plain := b.plain()
	var boxed puzzle.CellSet
	if g.Groups[0].Blocks != "0" && b.size != 6 { // KSudoku knows square boxes alone
		boxed = plain.Cells()
	}
	for _, clique := range g.Cliques {
		cells, ok := clique.cells(b.size)
		if !ok {
			return kFault("format.ksudoku.graph")
		}
		switch {
		case cells == b.diagonal(puzzle.Falling):
			b.falling = true
		case cells == b.diagonal(puzzle.Rising):
			b.rising = true
		case b.isHouse(cells):
			if cells == plain.Set(plain.BoxOf(cells.First())) {
				boxed = boxed.Or(cells)
			}
		default:
			b.rule("regions")
		}
	}
	if boxed != plain.Cells() {
		b.rule("regions")
	}
	return nil
}

// cages reads the cages of a killer.
func (g *kGraph) cages(b *siteBoard) *words.Message {
	for _, cage := range g.Cages {
		cells, ok := cage.cells(b.size)
		if !ok {
			return kFault("format.ksudoku.graph")
		}
		if alone := cells.Len() == 1 && cage.Operator == kNoOperator; !alone && cage.Operator != kAdd {
			b.rule("cageclue")
			continue
		}
		b.cage(cells, cage.Value)
	}
	return nil
}

// cells returns the cells, as many as Size says.
func (c *kClique) cells(size int) (cells puzzle.CellSet, ok bool) {
	list := strings.Fields(c.Cells)
	for _, text := range list {
		i, err := strconv.Atoi(text)
		if err != nil || i < 0 || i >= size*size || cells.Has(transposed(i, size)) {
			return cells, false
		}
		cells.Add(transposed(i, size))
	}
	return cells, len(list) > 0 && c.Size == strconv.Itoa(len(list))
}

// carriesKSudoku reports whether KSudoku has such boards: every cage has a sum.
func carriesKSudoku(s *puzzle.Shape) bool {
	return !slices.ContainsFunc(s.Cages(), func(c puzzle.Cage) bool { return c.Sum == 0 })
}

// appendGraph appends a board as shape returns it.
func appendGraph(dst []byte, s *puzzle.Shape) []byte {
	size := s.Size()
	if size != 6 && !s.Diagonals() && len(s.Cages()) == 0 {
		return fmt.Appendf(dst, "   <graph order=\"%d\" type=\"sudoku\" specific-type=\"Plain\"/>\n", size)
	}
	kind := "Plain"
	if s.Diagonals() {
		kind = "XSudoku"
	}
	if len(s.Cages()) > 0 {
		kind = "KillerSudoku"
	}
	dst = fmt.Appendf(dst, "   <graph order=\"%d\" type=\"custom\" specific-type=\"%s\" name=\"%s\" sizeX=\"%[1]d\" sizeY=\"%[1]d\" sizeZ=\"1\">\n", size, kind, kind)
	blocks := 1
	if size == 6 {
		blocks = 0
	}
	dst = fmt.Appendf(dst, "    <sudokugroups at=\"0\" withblocks=\"%d\"/>\n", blocks)
	for _, h := range s.Houses() {
		if box := h >= puzzle.Box(0) && h <= puzzle.Box(8); box && size == 6 || h == puzzle.Falling || h == puzzle.Rising {
			dst = fmt.Appendf(dst, "    <clique size=\"%d\">%s</clique>\n", size, kCells(s.Set(h), size))
		}
	}
	for _, c := range s.Cages() {
		operator := kAdd
		if c.Cells.Len() == 1 {
			operator = kNoOperator
		}
		dst = fmt.Appendf(dst, "    <cage operator=\"%s\" value=\"%d\" size=\"%d\">%s</cage>\n", operator, c.Sum, c.Cells.Len(), kCells(c.Cells, size))
	}
	return append(dst, "   </graph>\n"...)
}

// kCells returns the indices of cells by columns.
func kCells(cells puzzle.CellSet, size int) string {
	text := " "
	for c := range cells.All() {
		text += strconv.Itoa(c.Col()*size+c.Row()) + " "
	}
	return text
}
