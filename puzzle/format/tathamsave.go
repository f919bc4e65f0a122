package format

import (
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// TathamSave is a saved game of Solo, one of Simon Tatham's puzzles: lines of a key, the
// length of a text and the text. Some of them are the moves. Pencil marks become centre
// marks.
var TathamSave = &Format{
	Name: "tatham-save", Ext: ".sav", append: appendTathamSave, carries: carriesSolo,
	begins: func(head []byte) bool { return strings.HasPrefix(string(head), saveFile) },
	read:   readTathamSave,
}

const saveFile = "SAVEFILE:"

func appendTathamSave(dst []byte, p *puzzle.Puzzle) []byte {
	var moves []string
	marks := marksOf(p)
	for c := range p.Shape.Cells().All() {
		x, y := c.Col(), c.Row()
		if d := p.Entries[c]; d != 0 && p.Givens[c] == 0 {
			moves = append(moves, fmt.Sprintf("R%d,%d,%d", x, y, d))
		}
		for d := range marks[c].All() {
			moves = append(moves, fmt.Sprintf("P%d,%d,%d", x, y, d))
		}
	}
	states := strconv.Itoa(len(moves) + 1)
	line := func(key, text string) { dst = fmt.Appendf(dst, "%-8s:%d:%s\n", key, len(text), text) }
	line("SAVEFILE", "Simon Tatham's Portable Puzzle Collection")
	line("VERSION", "1")
	line("GAME", "Solo")
	line("PARAMS", soloParams(p.Shape))
	line("CPARAMS", soloParams(p.Shape))
	line("DESC", string(appendDesc(nil, p)))
	line("NSTATES", states)
	line("STATEPOS", states)
	for _, m := range moves {
		line("MOVE", m)
	}
	return dst
}

// A savedGame is the part of a game that has been read so far.
type savedGame struct {
	Item
	fault   *ParseError
	board   soloBoard
	desc    bool // the cells have been read
	counted bool // the number of moves has been read
	states  int  // the current state is after states-1 moves
	all     int  // how many states there are
	moves   int  // how many moves have been read
	bytes   int
}

func readTathamSave(f *Format, s *source, yield func(Item, error) bool) (more bool) {
	r := s.documentReader()
	var g *savedGame
	for {
		line := r.line
		key, text, err := r.saveLine()
		switch {
		case s.failure() != nil:
			return true
		case err == io.EOF:
			return g.yieldTo(yield)
		case err == nil && key == "SAVEFILE":
			if !g.yieldTo(yield) {
				return false
			}
			g = &savedGame{Item: Item{Line: line, Column: 1, Layout: f}, board: soloBoard{size: 9}, states: math.MaxInt}
			continue
		case err == nil && g == nil:
			err = errSave
		case err == nil && g.bytes+len(text) > maxDocument:
			err = errDocumentTooLong
		}
		if err != nil {
			var what words.Message
			errors.As(err, &what)
			return yield(Item{Line: line, Layout: f}, &ParseError{Line: line, Column: 0, Err: what})
		}
		g.add(line, key, text)
	}
}

// add handles a line and keeps the first fault.
func (g *savedGame) add(line int, key, text string) {
	g.bytes += len(text)
	if fault := g.take(key, text); fault != nil && g.fault == nil {
		fault.Line = line
		g.fault = fault
	}
}

// yieldTo yields the game that has been read, if there is one.
func (g *savedGame) yieldTo(yield func(Item, error) bool) bool {
	switch {
	case g == nil:
		return true
	case g.fault == nil && !g.desc:
		g.fault = &ParseError{Line: g.Line, Column: 0, Err: words.Error("format.save.none")}
	case g.fault == nil && !g.counted && g.moves == 0: // the number of moves comes before them
		g.fault = &ParseError{Line: g.Line, Err: words.Error("format.save.moves", "n", 0)}
	case g.fault == nil && (g.all != g.moves+1 && (g.all > 0 || g.moves > 0) || g.moves > 0 && g.states > g.all):
		g.fault = &ParseError{Line: g.Line, Column: 0, Err: words.Error("format.save.moves", "n", g.moves)}
	}
	if g.fault != nil {
		return yield(Item{Line: g.Line, Layout: g.Layout}, g.fault)
	}
	sanitize(&g.Puzzle)
	return yield(g.Item, nil)
}

// errSave means that a line is malformed.
var errSave = words.Error("format.save.line")

// saveLine reads one line. The text has the given length and may contain line ends.
func (r *documentReader) saveLine() (key, text string, err error) {
	var head []byte
	for n := 0; n < 2; {
		b, err := r.ReadByte()
		switch {
		case err != nil && len(head) == 0:
			return "", "", io.EOF
		case err != nil || len(head) > 24:
			return "", "", errSave
		case len(head) == 0 && (b == '\n' || b == ' ' || b == '\t'):
			continue
		}
		if head = append(head, b); b == ':' {
			n++
		}
	}
	parts := strings.Split(string(head), ":")
	n, err := strconv.Atoi(parts[1])
	if err != nil || n < 0 {
		return "", "", errSave
	}
	if n > maxDocument {
		return "", "", errDocumentTooLong
	}
	b := make([]byte, 0, min(n, 256))
	for len(b) < n {
		c, err := r.ReadByte()
		if err != nil {
			return "", "", errSave
		}
		b = append(b, c)
	}
	if saveHead().Match(b) { // its length is wrong
		return "", "", errSave
	}
	return strings.TrimSpace(parts[0]), string(b), nil
}

// saveHead finds the beginning of another line in a text.
var saveHead = compileLater(`(?m)^[A-Z]+ *:\d+:`)

// take handles one line of the game.
func (g *savedGame) take(key, text string) *ParseError {
	switch key {
	case "GAME":
		if text != "Solo" {
			return &ParseError{Err: words.Error("format.save.game", "name", clip([]byte(text)))}
		}
	case "CPARAMS":
		board, fault := parseSolo(text)
		switch {
		case fault != nil:
			return fault
		case g.desc && g.board != board: // the cells were read as of another
			return &ParseError{Err: errSave}
		}
		g.board = board
	case "DESC":
		if g.desc { // of the next game, whose first line is lost
			return &ParseError{Err: errSave}
		}
		g.desc = true
		if fault := g.board.readDesc(text, &g.Puzzle); fault != nil {
			return &ParseError{Err: fault.Err}
		}
	case "NSTATES":
		n, err := strconv.Atoi(text)
		if err != nil {
			return &ParseError{Err: errSave}
		}
		g.all, g.counted = n, true
	case "STATEPOS":
		n, err := strconv.Atoi(text)
		if err != nil {
			return &ParseError{Err: errSave}
		}
		g.states = n
	case "MOVE", "SOLVE", "RESTART":
		if g.moves++; g.moves < g.states && !g.move(key, text) {
			return &ParseError{Err: words.Error("format.save.move", "text", clip([]byte(text)))}
		}
	default:
		if strings.Trim(key, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") != "" || key != "PARAMS" && slices.ContainsFunc(saveKeys, func(known string) bool { return isMisspelt(key, known) }) {
			return &ParseError{Err: errSave}
		}
	}
	return nil
}

// saveKeys are the keys on which the digits depend.
var saveKeys = []string{"SAVEFILE", "GAME", "CPARAMS", "DESC", "NSTATES", "STATEPOS", "MOVE", "SOLVE", "RESTART"}
