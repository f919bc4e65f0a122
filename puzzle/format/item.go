package format

import "sudoku/puzzle"

// An Item is one puzzle of a stream, and how it stood there.
type Item struct {
	Puzzle puzzle.Puzzle
	Line   int     // where it begins, from 1; 0 with an error about no puzzle
	Column int     // in characters, from 1
	Layout *Format // how it is written; nil when that can't be told
	Blank  bool    // a blank line stood between it and the puzzle before
}

// AppendAnswer appends answers to the item's puzzle in the layout in which it
// was asked: a line of 81 digits for a line, 9 lines of 9 digits for 9 lines
// and for POJ's form, 9 lines of spaced integers for spaced integers; other
// layouts are answered by a line of 81 digits. With no answer a line still
// gives an empty line, so that lines stay aligned; other layouts give nothing.
func (it *Item) AppendAnswer(dst []byte, answers ...puzzle.Grid) []byte {
	if len(answers) == 0 && it.Layout == Line {
		return append(dst, '\n')
	}
	for i, g := range answers {
		switch {
		case it.Layout == nil || it.Layout.answer == nil:
			dst = append(appendDigits(dst, g[:], '0'), '\n')
		case i == 0 && it.Blank:
			dst = it.Layout.answer(append(dst, '\n'), g)
		default:
			dst = it.Layout.answer(dst, g)
		}
	}
	return dst
}

// appendDigits appends digits side by side, with empty for an empty cell.
func appendDigits(dst []byte, ds []puzzle.Digit, empty byte) []byte {
	for _, d := range ds {
		dst = append(dst, digitByte(d, empty))
	}
	return dst
}

func digitByte(d puzzle.Digit, empty byte) byte {
	if d == 0 {
		return empty
	}
	return '0' + byte(d)
}
