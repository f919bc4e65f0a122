//go:build e2e && !headless

package gui_test

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// TestTree: automatic candidates are edited, a digit is tried, undone and another one
// tried; the power fails, and every branch is back.
func TestTree(t *testing.T) {
	t.Parallel()
	binary, home := build(t), t.TempDir()
	file := filepath.Join(home, "begun.sudoku")
	text := "sudoku-desk game 3\ngivens " + strings.ReplaceAll(pasted, "\n", "") + "\nauto\nend\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	p := newScreen(t).open(binary, home, file)
	p.wait("automatic candidates", func() bool { return p.saved() != nil && p.current().State().Auto })

	const c, peer = puzzle.Cell(1), puzzle.Cell(3) // r1c2 may be 4, 7 or 8, r1c4 3, 6 or 8
	p.selectCell(c)
	p.key("ctrl+4")
	p.wait("a candidate ruled out", func() bool { return candidates(p.current(), c) == puzzle.DigitsOf(7, 8) })
	p.key("ctrl+k")
	p.wait("a savepoint", func() bool { return len(p.current().Savepoints()) == 1 })
	had := candidates(p.current(), peer)
	p.key("8")
	p.wait("a digit that the candidates obey", func() bool { return candidates(p.current(), peer) == had&^puzzle.DigitsOf(8) })
	p.key("ctrl+z", "7")
	p.wait("another branch", func() bool { g := p.current(); return g.State().Grid[c] == 7 && len(g.Branches()) == 2 })
	p.key("ctrl+shift+k")
	p.walk(c, peer)
	p.key("6")
	p.wait("a what-if", func() bool { list := p.current().Branches(); return len(list) == 3 && list[2].WhatIf })

	before := p.current()
	p.crash()
	p = p.open(binary, home)
	p.wait("the game", func() bool { return p.saved() != nil })
	p.same("after the crash", before)
	if is := p.current(); !reflect.DeepEqual(is.Branches(), before.Branches()) || !reflect.DeepEqual(is.Savepoints(), before.Savepoints()) {
		t.Errorf("branches %+v, savepoints %+v;\nbefore %+v, %+v", is.Branches(), is.Savepoints(), before.Branches(), before.Savepoints())
	}
	p.key("ctrl+z", "ctrl+z")
	p.wait("undo to the savepoint", func() bool { g := p.current(); return g.Node() == g.Savepoints()[0].Node })
	p.selectCell(c)
	p.key("8") // the same move again: it continues its branch
	p.wait("the first branch", func() bool { g := p.current(); return len(g.Branches()) == 3 && g.Branches()[1].Current })
}

func candidates(g *game.Game, c puzzle.Cell) puzzle.DigitSet {
	s := g.State()
	return s.Candidates()[c]
}
