package game

import (
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// typed is what a player types and the state afterwards, on a board with the givens
// r1c1=1 and r9c9=9. For the words see press, for the state describe. It is followed by
// the error of the last move, if any.
const typed = `
r2c2 5                                      -> r2c2=5
r2c2 5 5                                    -> 
r2c2 5 5 undo                               -> r2c2=5
r2c2 5 6                                    -> r2c2=6
r2c2 5 6 undo undo                          -> 
r2c2 5 6 undo undo redo                     -> r2c2=5
r2c2 5 undo r3c3 4 redo                     -> r3c3=4
r1c1 5                                      -> given
r1c1 1                                      -> given
r1c1 del                                    -> given
r2c2 del                                    -> nothing
r2c2 corner:1 corner:2 centre:9             -> r2c2.9^12
r2c2 corner:1 corner:2 corner:1             -> r2c2^2
r2c2 centre:3 5 undo                        -> r2c2.3
r2c2 centre:3 5                             -> r2c2=5
r2c2 centre:3 5 5                           -> 
r2c2 5 centre:3                             -> r2c2=5 nothing
r1c1 corner:3                               -> given
r2c2 colour:3 colour:4                      -> r2c2#34
r1c1 colour:3                               -> r1c1#3
r1c1 colour:3 del                           -> 
r2c2 +r2c3 5                                -> r2c2.5 r2c3.5
r2c2 +r2c3 digit:5                          -> r2c2=5 r2c3=5
r2c2 5 +r2c3 digit:5                        -> r2c2=5 r2c3=5
r2c2 +r2c3 digit:5 digit:5                  -> 
r2c2 +r2c3 digit:5 undo                     -> 
r1c1 +r2c2 digit:1                          -> r2c2=1
r1c1 +r2c2 digit:1 digit:1                  -> 
r1c1 +r2c2 5                                -> r2c2.5
r2c2 5 +r2c3 7                              -> r2c2=5 r2c3.7
r2c2 centre:4 +r2c3 4                       -> r2c2.4 r2c3.4
r2c2 +r2c3 4 4                              -> 
r2c2 +r2c3 4 +r2c3 4                        -> r2c2=4 r2c3.4
r2c2 ~r2c3 ~r2c4 corner:8                   -> r2c2^8 r2c3^8 r2c4^8
r2c2 +r2c3 +r2c2 6                          -> r2c3=6
r2c2 +r2c2 6                                -> r2c2=6
r2c2 X 1 2 C 3 V 4 Z 5                      -> r2c2=5#4
r2c2 X 1 2 C 3 V 4 Z                        -> r2c2.3^12#4
r2c2 next 1 next 2 next 3 next 4            -> r2c2=4#3
r2c2 X 1 +r2c3 2                            -> r2c2^12 r2c3^2
r2c2 X digit:5 1                            -> r2c2=5 nothing
r2c2 5 centre:1 del                         -> 
r2c2 colour:1 5 del                         -> r2c2#1
r2c2 colour:1 corner:5 del                  -> r2c2#1
r2c2 colour:1 corner:5 del del              -> 
r2c2 5 r2c3 centre:4 +r2c2 del              -> r2c3.4
r2c2 5 r2c3 centre:4 +r2c2 del del          -> 
r5c5 corner:7 r2c2 centre:5 r2c9 corner:57 r2c1 clean 5 -> r2c1=5 r2c9^7 r5c5^7
r2c9 centre:57 r2c1 clean 5 undo            -> r2c9.57
r2c9 centre:57 r2c1 5                       -> r2c1=5 r2c9.57
r2c9 centre:57 r2c1 clean 5 5               -> r2c9.7
r2c2 centre:45 rule-out/r2c2=4              -> r2c2.5!4
r2c2 corner:45 rule-out/r2c2=4/r2c3=4       -> r2c2^5!4 r2c3!4
r2c2 rule-out/r2c2=4 rule-out/r2c2=4        -> r2c2!4 nothing
r2c2 rule-out/r2c2=4 undo                   -> 
rule-out/r1c1=4                             -> nothing
r2c2 rule-out/r2c2=4 5 del                  -> r2c2!4
r2c2 corner:4 solve/222                     -> r1c2=2 r1c3=2 r2c2^4
r1c2 corner:4 colour:2 solve/.2             -> r1c2=2#2
r2c2 5 solve/12                             -> r1c2=2 r2c2=5
r1c2 2 solve/12                             -> r1c2=2 nothing
r1c2 3 solve/12 undo                        -> r1c2=3
r2c2 corner:24 solve/12/clean               -> r1c2=2 r2c2^4
r2c2 corner:24 solve/12/r2c2=4/clean        -> r1c2=2 r2c2!4
r2c2 corner:24 solve/1/r2c2=4/r1c1=5        -> r2c2^2!4
left 5                                      -> r1c9=5
up 5                                        -> r9c1=5
right 5                                     -> r1c2=5
down +right 5                               -> r2c1.5 r2c2.5
r5c5 home 5 colend 6                        -> r5c1=5 r9c1=6
r5c5 end 5 colstart 6                       -> r1c9=6 r5c9=5
r2c2 last 4 last 4 last 4                   -> r2c2.4^4#4
first 5 r2c2 r3c3                           -> r2c2=5 r3c3=5
first 5 r2c2 r2c2                           -> 
first 5 r2c2 5 r3c3                         -> r2c2=5
first 5 6 r2c2                              -> r2c2=6
first r2c2 right                            -> 
first r1c1 r2c2                             -> r2c2=1
first 5 r1c1 r2c2                           -> r2c2=1
first 5 r2c2 6 r2c2 r2c3                    -> r2c2=5 r2c3=5
first 5 X r2c2 r2c3 C r2c2                  -> r2c2.5^5 r2c3^5
first V 3 r1c1 4 r1c1                       -> r1c1#34
first 5 right write down write              -> r1c2=5 r2c2=5
first r2c2 write                            -> 
first 5 r2c2 +r2c3 +r2c4 write              -> r2c2=5 r2c3.5 r2c4.5
first 5 r2c2 ~r2c3                          -> r2c2=5
first 5 r2c2 r2c3 corner:7 del              -> r2c2=5
`

func TestTyping(t *testing.T) { play(t, typed) }

func play(t *testing.T, table string) {
	t.Helper()
	for line := range strings.Lines(table) {
		keys, want, ok := strings.Cut(strings.TrimSpace(line), "->")
		if !ok {
			continue
		}
		p := player{t: t, g: New(corners(), time.Now)}
		for key := range strings.FieldsSeq(keys) {
			p.press(key)
		}
		got := describe(p.g.State(), p.g.Givens())
		if p.err != nil {
			got = strings.TrimSpace(got + " " + strings.TrimPrefix(p.err.(words.Message).Key, "game."))
		}
		if got != strings.TrimSpace(want) {
			t.Errorf("%sgot %s", line, got)
		}
	}
}

func corners() (p puzzle.Puzzle) {
	p.Givens[0], p.Givens[80] = 1, 9
	return p
}

// pointed is what is selected after a few keys; the cell with the cursor is first.
const pointed = `
r5c5               -> r5c5 r5c5
r5c5 +r5c6         -> r5c6 r5c56
r5c5 +r5c6 +r5c6   -> r5c5 r5c5
r5c5 +r5c6 +r5c5   -> r5c6 r5c6
r5c5 +r5c5         -> r5c5 r5c5
r5c5 ~r5c6 ~r6c6   -> r6c6 r5c56,r6c6
r5c5 ~r5c6 ~r5c5   -> r5c5 r5c56
r5c5 ~r5c6 r1c1    -> r1c1 r1c1
r1c1 left          -> r1c9 r1c9
r1c1 up            -> r9c1 r9c1
r9c9 right down    -> r1c1 r1c1
r5c5 +left +left   -> r5c3 r5c345
r5c5 +left left    -> r5c3 r5c3
r5c5 5 X C next    -> r5c5 r5c5
r5c5 +end          -> r5c9 r5c59
r5c5 all one       -> r5c5 r5c5
first 5 r5c5 +r5c6 -> r5c6 r5c56
all invert         -> r1c1 r1c1
r5c5 all r2c2      -> r2c2 r2c2
r5c5 all +r5c5 +r5c6 invert -> r5c5 r5c56
`

func TestPointing(t *testing.T) {
	for line := range strings.Lines(pointed) {
		keys, want, ok := strings.Cut(strings.TrimSpace(line), "->")
		if !ok {
			continue
		}
		p := player{t: t, g: New(corners(), time.Now)}
		for key := range strings.FieldsSeq(keys) {
			p.press(key)
		}
		got := p.ui.Cursor.String() + " " + p.ui.Selected.Notation()
		if got != strings.TrimSpace(want) || !p.ui.Selected.Has(p.ui.Cursor) {
			t.Errorf("%sgot %s", line, got)
		}
	}
}

// A player plays a game by keys.
type player struct {
	t   *testing.T
	g   *Game
	ui  UI
	err error // of the last move
}

var (
	modes  = map[string]Mode{"digit": DigitMode, "corner": CornerMode, "centre": CentreMode, "colour": ColourMode}
	inputs = map[string]Input{
		"up": {Kind: Up}, "down": {Kind: Down}, "left": {Kind: Left}, "right": {Kind: Right},
		"+left": {Kind: Left, Add: true}, "+right": {Kind: Right, Add: true},
		"Z": {Kind: SetMode, Mode: DigitMode}, "X": {Kind: SetMode, Mode: CornerMode},
		"C": {Kind: SetMode, Mode: CentreMode}, "V": {Kind: SetMode, Mode: ColourMode},
		"next": {Kind: NextMode}, "last": {Kind: PrevMode}, "write": {Kind: Write}, "one": {Kind: SelectOne},
		"home": {Kind: RowStart}, "end": {Kind: RowEnd}, "+end": {Kind: RowEnd, Add: true}, "colstart": {Kind: ColumnStart}, "colend": {Kind: ColumnEnd}, "all": {Kind: SelectAll}, "invert": {Kind: Invert}, "del": {Kind: Delete},
	}
)

// press does one word of the tables: a cell is tapped, + adds and ~ drags to it,
// digits are typed, in the mode before the colon if there is one, and a move with
// / for its spaces is made.
func (p *player) press(key string) {
	mode, digits, as := strings.Cut(key, ":")
	cell, isCell := puzzle.ParseCell(strings.TrimLeft(key, "+~"))
	in, known := inputs[key]
	switch {
	case known:
		p.input(in)
	case isCell && key[0] == '~':
		p.input(Input{Kind: Drag, Cell: cell})
	case isCell:
		p.input(Input{Kind: Tap, Cell: cell, Digit: p.g.State().Grid[cell], Add: key[0] == '+'})
	case as:
		for _, d := range digits {
			p.input(Input{Kind: TypeAs, Mode: modes[mode], Digit: puzzle.Digit(d - '0')})
		}
	case '1' <= key[0] && key[0] <= '9':
		p.input(Input{Kind: Type, Digit: puzzle.Digit(key[0] - '0')})
	default:
		p.command(key)
	}
}

func (p *player) input(in Input) {
	ui, m, ok := Interpret(p.ui, in)
	p.ui = ui
	if ok {
		p.err = p.g.Do(m)
	}
}

func (p *player) command(key string) {
	switch key {
	case "undo":
		p.g.Undo()
	case "redo":
		p.g.Redo()
	case "clean":
		p.ui.Clean = true
	case "first":
		p.ui.First = true
	default:
		line := strings.ReplaceAll(key, "/", " ")
		if rest, ok := strings.CutPrefix(line, "solve "); ok {
			grid, more, _ := strings.Cut(rest, " ")
			line = strings.TrimSpace("solve " + grid + strings.Repeat(".", 81-len(grid)) + " " + more)
		}
		m, ok := ParseMove(line)
		if !ok {
			p.t.Fatalf("no such key: %s", key)
		}
		p.err = p.g.Do(m)
	}
}
