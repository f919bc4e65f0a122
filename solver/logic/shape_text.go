package logic

import (
	"regexp"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// toldArgs returns the arguments of texts of a step that a finder sees, in the cells and houses
// of the board.
func (r *rules) toldArgs(args []any) []any {
	told := make([]any, len(args))
	for i, v := range args {
		told[i] = r.toldArg(v)
	}
	return told
}

func (r *rules) toldArg(v any) any {
	switch v := v.(type) {
	case puzzle.Cell:
		return r.out[v]
	case puzzle.CellSet:
		return r.cellsOut(v)
	case puzzle.House:
		return mapHouse(v, &r.out, &r.houseOut)
	case string:
		return r.toldNotation(v)
	case words.Short:
		return words.Short(r.toldNotation(string(v)))
	case phrase:
		return r.toldPhrase(v)
	case words.Message:
		return r.toldMessage(v)
	case words.List:
		v.Parts = r.toldArgs(v.Parts)
		return v
	case words.Opening:
		return words.Opening{Sayer: r.toldArg(v.Sayer).(words.Sayer)}
	case block:
		told := make(block, len(v))
		for i, p := range v {
			told[i] = r.toldArg(p).(words.Sayer)
		}
		return told
	case statements:
		v.told = r.toldPhrases(v.told)
		return v
	case []Fact:
		return r.toldFacts(v)
	}
	return v
}

// toldMessage puts the number on the board into the name of a row, a column or a box.
func (r *rules) toldMessage(m words.Message) words.Message {
	if kind, ok := strings.CutPrefix(m.Key, "house."); ok && kind != "k" {
		return words.Error(m.Key, "n", r.toldNumber(kind, m.Args[1]))
	}
	return words.Error(m.Key, r.toldArgs(m.Args)...)
}

// toldPhrase does the same with several houses of a kind, see fishHousesAnd.
func (r *rules) toldPhrase(p phrase) phrase {
	kind, ok := strings.CutPrefix(p.key, "logic.text.houses.")
	if !ok {
		return phrase{p.key, r.toldArgs(p.args)}
	}
	numbers := p.args[1].(words.List)
	list := words.List{Comma: numbers.Comma, Last: numbers.Last}
	for _, n := range numbers.Parts {
		list.Parts = append(list.Parts, r.toldNumber(kind, n))
	}
	return say(p.key, "n", list)
}

// toldNumber returns the number on the board of the n-th house of a kind.
func (r *rules) toldNumber(kind string, n any) any {
	first := strings.Index("rcb", kind)
	if first < 0 {
		return n
	}
	return r.houseOut[9*first+n.(int)-1].Number()
}

func (r *rules) toldPhrases(ps []phrase) (told []phrase) {
	for _, p := range ps {
		told = append(told, r.toldPhrase(p))
	}
	return told
}

func (r *rules) toldLine(x line) line {
	return line{r.toldPhrase(x.text), x.link, x.chain, mapDiagram(x.lit, &r.out, &r.houseOut)}
}

// cellNames are names of cells in notation: r1c12, r13c5.
var cellNames = regexp.MustCompile(`r([1-9]+)c([1-9]+)`)

// toldNotation puts the rows and columns of the board into the names of cells.
func (r *rules) toldNotation(s string) string {
	return cellNames.ReplaceAllStringFunc(s, func(name string) string {
		at, told := embedded[r.shape.Size()], []byte(name)
		part := 0
		for i, b := range told {
			switch b {
			case 'r':
				part = 0
			case 'c':
				part = 1
			default:
				for n, to := range at[part] {
					if to == int(b-'1') {
						told[i] = byte('1' + n)
					}
				}
			}
		}
		return string(told)
	})
}

func (r *rules) toldFacts(fs []Fact) (told []Fact) {
	houses := func(list []puzzle.House) (mapped []puzzle.House) {
		for _, h := range list {
			mapped = append(mapped, mapHouse(h, &r.out, &r.houseOut))
		}
		return mapped
	}
	for _, f := range fs {
		switch v := f.(type) {
		case OnlyPlaces:
			f = OnlyPlaces{houses([]puzzle.House{v.House})[0], v.Digits, r.cellsOut(v.Cells)}
		case OnlyDigits:
			f = OnlyDigits{r.cellsOut(v.Cells), v.Digits}
		case Confined:
			f = Confined{houses(v.Houses), v.Digit, r.cellsOut(v.Cells)}
		case InHouse:
			f = InHouse{houses([]puzzle.House{v.House})[0], r.cellsOut(v.Cells)}
		case Possible:
			f = Possible{mapCand(v.Cand, &r.out)}
		case RuledOut:
			var said []Said
			for _, s := range v.Said {
				said = append(said, Said{r.cellsOut(s.Cells), s.Digit, s.On})
			}
			f = RuledOut{r.cellsOut(v.Cells), v.Digits, said}
		}
		told = append(told, f)
	}
	return told
}
