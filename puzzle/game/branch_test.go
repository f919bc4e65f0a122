package game

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
)

// branched is what a player does and the branches afterwards: the node where each starts,
// its number of moves and its tip, with a star for the current one; then the current node
// and, after a slash, the last that can be redone, and the savepoints. The words a to i
// write a digit into the cell of that letter.
const branched = `
                               -> *0+0@0 | 0/0
a b c                          -> *0+3@3 | 3/3
a b undo                       -> *0+2@2 | 1/2
a b undo c                     -> *0+2@3 1+1@2 | 3/3
a b undo c undo d              -> *0+2@4 1+1@2 1+1@3 | 4/4
a b undo b                     -> *0+2@2 | 2/2
a b undo c undo b              -> 0+2@3 *1+1@2 | 2/2
a b c undo undo d undo b       -> 0+2@4 *1+2@3 | 2/3
a b c goto:1 d goto:1 b redo   -> 0+2@4 *1+2@3 | 3/3
a a-again                      -> *0+2@2 | 2/2
a if:X b                       -> 0+1@1 *1+1@2?X | 2/2
a b undo if:X c                -> 0+2@2 *1+1@3?X | 3/3
a b undo if:X b                -> 0+2@2 *1+1@3?X | 3/3
a if:X undo b                  -> *0+1@2 0+1@1 | 2/2
a if:X if:Y b                  -> 0+1@1 *1+1@2?Y | 2/2
a if:X nothing b               -> 0+1@1 *1+1@2?X | 2/2
a if:X b undo                  -> 0+1@1 *1+1@2?X | 1/2
a if:X b undo c                -> *0+2@3 1+1@2?X | 3/3
a if:X b switch:1              -> *0+1@1 1+1@2?X | 1/1
a if:X b switch:1 c            -> *0+2@3 1+1@2?X | 3/3
a if:X b c undo d              -> 0+1@1 *1+2@4?X 2+1@3 | 4/4
a if:X b switch:1 if:Y b c     -> 0+1@1 1+1@2?X *1+2@4?Y | 4/4
a if:X b if:Y c                -> 0+1@1 1+1@2?X *2+1@3?Y | 3/3
if:X a                         -> 0+0@0 *0+1@1?X | 1/1
if:X a switch:0                -> *0+0@0 0+1@1?X | 0/0
a b c switch:1                 -> *0+3@3 | 1/3
a b c undo undo d switch:3     -> 0+2@4 *1+2@3 | 3/3
a b c undo undo d switch:2     -> 0+2@4 *1+2@3 | 2/3
a b c undo undo d switch:9     -> *0+2@4 1+2@3 | 4/4
a b undo c drop:2              -> *0+2@3 | 3/3
a b undo c drop:3              -> *0+2@3 1+1@2 | 3/3
a b undo c drop:1              -> *0+2@3 1+1@2 | 3/3
a b undo c drop:2 switch:2     -> *0+2@3 | 3/3
a b undo c drop:2 undo b       -> *0+2@4 1+1@3 | 4/4
a if:X b if:Y c switch:1 drop:2 -> *0+1@1 | 1/1
a if:X b if:Y c switch:1 drop:3 -> *0+1@1 1+1@2?X | 1/1
a if:X b if:Y c undo undo drop:2 -> 0+1@1 1+1@2?X *2+1@3?Y | 1/3
a b name:2:Main                -> *0+2@2:Main | 2/2
a b name:1:Main                -> *0+2@2 | 2/2
a b undo c name:2:Old name:2:Older -> *0+2@3 1+1@2:Older | 3/3
a b name:2:Main undo c         -> *0+2@3:Main 1+1@2 | 3/3
a if:X b name:2:               -> 0+1@1 *1+1@2? | 2/2
save:S a                       -> *0+1@1 | 1/1 | 0=S
a save:S b save:T undo c       -> *0+2@3 1+1@2 | 3/3 | 1=S 2=T
a save:S save:T                -> *0+1@1 | 1/1 | 1=T
a save:S unsave:1 unsave:0     -> *0+1@1 | 1/1
a b save:S undo c save:T       -> *0+2@3 1+1@2 | 3/3 | 3=T 2=S
a b save:S undo c drop:2       -> *0+2@3 | 3/3
a b undo c restart             -> *0+2@3 1+1@2 | 0/3
`

func TestBranches(t *testing.T) {
	for line := range strings.Lines(branched) {
		script, want, ok := strings.Cut(strings.TrimSpace(line), "->")
		if !ok {
			continue
		}
		g := New(puzzle.Puzzle{}, time.Now)
		for word := range strings.FieldsSeq(script) {
			doWord(t, g, word)
		}
		if got := branches(g); got != strings.TrimSpace(want) {
			t.Errorf("%sgot %s", line, got)
		}
		if h := reload(t, g, newWatch()); !slices.Equal(treeOf(g), treeOf(h)) {
			t.Errorf("%sloaded %s", line, branches(h))
		}
	}
}

func doWord(t *testing.T, g *Game, word string) {
	verb, arg, _ := strings.Cut(word, ":")
	n, _ := strconv.Atoi(arg)
	tip, name, _ := strings.Cut(arg, ":")
	switch verb {
	case "undo":
		g.Undo()
	case "redo":
		g.Redo()
	case "restart":
		g.Restart()
	case "goto":
		g.GoTo(n)
	case "switch":
		g.Switch(n)
	case "if":
		g.BeginWhatIf(arg)
	case "drop":
		g.DropBranch(n)
	case "name":
		n, _ = strconv.Atoi(tip)
		g.NameBranch(n, name)
	case "save":
		g.SetSavepoint(arg)
	case "unsave":
		g.RemoveSavepoint(n)
	case "nothing":
		g.Do(Move{})
	default:
		if err := g.Do(Move{Action: Enter, Digit: 1, Cells: puzzle.CellsOf(puzzle.Cell(word[0] - 'a'))}); err != nil {
			t.Fatal(word, err)
		}
	}
}

func branches(g *Game) string {
	var b strings.Builder
	for _, r := range g.Branches() {
		if r.Current {
			b.WriteString("*")
		}
		fmt.Fprintf(&b, "%d+%d@%d", r.From, r.Len, r.Tip)
		switch {
		case r.WhatIf:
			b.WriteString("?" + r.Name)
		case r.Name != "":
			b.WriteString(":" + r.Name)
		}
		b.WriteString(" ")
	}
	fmt.Fprintf(&b, "| %d/%d", g.Node(), g.line.tip())
	for i, s := range g.Savepoints() {
		if i == 0 {
			b.WriteString(" |")
		}
		fmt.Fprintf(&b, " %d=%s", s.Node, s.Name)
	}
	return b.String()
}
