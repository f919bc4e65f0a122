package format

import (
	"strconv"
	"strings"

	"sudoku/puzzle"
)

// Links to sites that contain a puzzle as digits.
var (
	SudokuWikiURL = &Format{
		Name: "sudokuwiki-url", Ext: ".txt", Candidates: true, append: appendWiki,
		line: linksTo(readWiki, "sudokuwiki.org/"),
	}
	SudokuCoachURL = &Format{
		Name: "sudokucoach-url", Ext: ".txt", append: appendSite("https://sudoku.coach/en/play/"),
		line: linksTo(readCoach, "sudoku.coach/"),
	}
	SudokuExchangeURL = &Format{
		Name: "sudokuexchange-url", Ext: ".txt", append: appendSite("https://sudokuexchange.com/play/?s="),
		line: linksTo(readExchange, "sudokuexchange.com/"),
	}
)

// appendSite returns a function that appends an address with the 81 digits at its end.
func appendSite(address string) func(dst []byte, p *puzzle.Puzzle) []byte {
	return func(dst []byte, p *puzzle.Puzzle) []byte {
		return append(appendDigits(append(dst, address...), p.Givens[:], '0'), '\n')
	}
}

// readCoach reads a link to sudoku.coach: the digits are an element of the path.
func readCoach(l *link, p *puzzle.Puzzle) (error, bool) {
	for part := range strings.SplitSeq(l.path, "/") {
		if len(part) == 81 {
			return readSite(part, p), true
		}
	}
	return nil, false
}

// readExchange reads a link to SudokuExchange: the digits are the value of s, either 81 or
// with packed empty cells.
func readExchange(l *link, p *puzzle.Puzzle) (error, bool) {
	s := value(l.query, "s")
	switch {
	case s == "":
		return nil, false
	case len(s) == 81:
		return readSite(s, p), true
	}
	return readGaps(s, p), true
}

// readSite reads 81 digits.
func readSite(s string, p *puzzle.Puzzle) error {
	var ok bool
	if p.Givens, ok = puzzle.ParseGrid(s); !ok {
		return ErrBrokenLink
	}
	return nil
}

// gapDigits are the characters for a digit and up to five empty cells after it: character n
// is digit n%10 and n/10 empty cells. Digit 0 is an empty cell too.
const gapDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"

func readGaps(s string, p *puzzle.Puzzle) error {
	var digits strings.Builder
	for i := 0; i < len(s); i++ {
		n := strings.IndexByte(gapDigits, s[i])
		if n < 0 || digits.Len() >= 81 {
			return ErrBrokenLink
		}
		digits.WriteByte('0' + byte(n%10))
		digits.WriteString("00000"[:n/10])
	}
	return readSite(digits.String(), p)
}

const (
	wikiAddress = "https://www.sudokuwiki.org/sudoku.htm?bd="
	wikiPacked  = "S9B" // two base-36 digits a cell follow
	wikiSolved  = 9     // added to an entry
	wikiMarks   = 18    // added to the candidates, a bit each
)

func appendWiki(dst []byte, p *puzzle.Puzzle) []byte {
	if !hasProgress(p) {
		return appendSite(wikiAddress)(dst, p)
	}
	dst = append(dst, wikiAddress+wikiPacked...)
	marks := candidatesLeft(p)
	for c, d := range p.Givens {
		n := int(d)
		switch {
		case d != 0:
		case p.Entries[c] != 0:
			n = wikiSolved + int(p.Entries[c])
		case marks[c] == 0: // a cell without candidates can't be written
			n = wikiMarks + int(puzzle.AllDigits)
		default:
			n = wikiMarks + int(marks[c])
		}
		if n < 36 {
			dst = append(dst, '0')
		}
		dst = strconv.AppendInt(dst, int64(n), 36)
	}
	return append(dst, '\n')
}

// readWiki reads a link to SudokuWiki: the value of bd is the digits, or each cell with its
// candidates.
func readWiki(l *link, p *puzzle.Puzzle) (error, bool) {
	bd := value(l.query, "bd")
	page := strings.ToLower(l.path)
	switch {
	case bd == "":
		return nil, false
	case page != "" && page != "sudoku" && !strings.HasPrefix(page, "sudoku."):
		return errLinkVariant, true // the site has other kinds of puzzles
	case len(bd) == 81:
		return readSite(bd, p), true
	case len(bd) != len(wikiPacked)+2*81 || !strings.EqualFold(bd[:len(wikiPacked)], wikiPacked):
		return ErrBrokenLink, true
	}
	for c := range p.Givens {
		n, err := strconv.ParseUint(bd[len(wikiPacked)+2*c:][:2], 36, 16)
		switch {
		case err != nil || n == 0 || n > wikiMarks+uint64(puzzle.AllDigits):
			return ErrBrokenLink, true
		case n <= wikiSolved:
			p.Givens[c] = puzzle.Digit(n)
		case n <= wikiMarks:
			p.Entries[c] = puzzle.Digit(n - wikiSolved)
		default:
			p.Centre[c] = puzzle.DigitSet(n - wikiMarks)
		}
	}
	return nil, true
}
