package game

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// A model is the simplest model of a tree: the parent and the state of each node.
type model struct {
	parent map[int]int
	states map[int]State
	gone   map[int]bool
}

func (m *model) under(n, top int) bool {
	for n != 0 && n != top {
		n = m.parent[n]
	}
	return n == top
}

// wander calls all methods of a tree at random, and compares it with the model after each.
func wander(t *testing.T, rng *rand.Rand, g *Game, steps int) *model {
	m := &model{map[int]int{}, map[int]State{0: g.State()}, map[int]bool{}}
	for range steps {
		n := g.Node()
		at, of := g.MoveNumber()
		switch rng.IntN(14) {
		case 0, 1, 2:
			if g.Undo() != (n != 0) || n != 0 && g.Node() != m.parent[n] {
				t.Fatal("undo goes elsewhere than back")
			} else if n != 0 && rng.IntN(2) == 0 && (!g.Redo() || g.Node() != n) {
				t.Fatal("redo does not go where undo came from")
			}
		case 3:
			g.Redo()
		case 4:
			if to := rng.IntN(of + 1); g.GoTo(to) != (to != at) {
				t.Fatal("go to", to, "of", of)
			}
		case 5:
			to := rng.IntN(len(m.states) + 1)
			if ok := g.Switch(to); m.gone[to] == (g.Node() == to) && to < len(m.states) || ok && g.Node() != to {
				t.Fatalf("switch to %d: %v, at %d", to, ok, g.Node())
			}
		case 6:
			if rng.IntN(3) == 0 {
				g.BeginWhatIf(fmt.Sprint("if ", rng.IntN(9)))
			}
		case 7:
			g.SetSavepoint(fmt.Sprint("save ", rng.IntN(9)))
		case 8:
			list := g.Branches()
			if b := list[rng.IntN(len(list))]; rng.IntN(3) == 0 {
				m.drop(t, g, b)
			} else {
				g.NameBranch(b.Tip, "name "+b.Name)
			}
		default:
			if g.Do(randomMove(rng)) == nil {
				m.made(t, g, n)
			}
		}
		m.check(t, g)
	}
	return m
}

// made records that a move after n led to the current node.
func (m *model) made(t *testing.T, g *Game, n int) {
	to := g.Node()
	if _, known := m.states[to]; !known {
		m.parent[to], m.states[to] = n, g.State()
		if at, of := g.MoveNumber(); at != of || to != len(m.states)-1 {
			t.Fatal("there is more to redo after a new move")
		}
	}
	if m.parent[to] != n || m.gone[to] {
		t.Fatal("a move leads elsewhere")
	}
}

func (m *model) drop(t *testing.T, g *Game, b Branch) {
	top := b.Tip // the first node of the branch
	for range b.Len - 1 {
		top = m.parent[top]
	}
	main := b.Tip == g.Branches()[0].Tip
	if g.DropBranch(b.Tip) != (!main && !m.under(g.line.tip(), top)) {
		t.Fatalf("drop %+v", b)
	}
	for n := range m.states {
		if !slices.Contains(g.line, top) && !main && m.under(n, top) {
			m.gone[n] = true
		}
	}
}

// check compares the game, its branches and its savepoints with the model.
func (m *model) check(t *testing.T, g *Game) {
	t.Helper()
	if g.State() != m.states[g.Node()] {
		t.Fatal("node", g.Node(), "has another state than before")
	}
	of, current, seen := len(g.line), 0, map[int]bool{0: true}
	for i, b := range g.Branches() {
		if !seen[b.From] || b.Start != g.tree.depth(b.From) || b.Len == 0 && i > 0 {
			t.Fatalf("branch %+v hangs in the air", b)
		}
		if b.Current {
			if current++; b.Start+b.Len != of || b.Tip != g.line.tip() {
				t.Fatalf("at %d of %d on %+v", g.at, of, b)
			}
		}
		n := b.Tip
		for range b.Len {
			if seen[n] || m.gone[n] {
				t.Fatalf("node %d is on two branches, or dropped", n)
			}
			seen[n], n = true, m.parent[n]
		}
		if n != b.From {
			t.Fatalf("%+v does not come from there", b)
		}
	}
	if current != 1 || len(seen)+len(m.gone) != len(m.states) || g.tree.live != len(seen)-1 {
		t.Fatalf("%d at hand, %d of %d nodes on branches, %d dropped", current, len(seen), len(m.states), len(m.gone))
	}
	for _, s := range g.Savepoints() {
		if !seen[s.Node] || s.Move != g.tree.depth(s.Node) || !strings.HasPrefix(s.Name, "save") {
			t.Fatalf("savepoint %+v", s)
		}
	}
}

// TestRandomTree visits random nodes of a tree of random moves.
func TestRandomTree(t *testing.T) {
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 6))
		g := New(begun(), newWatch().now)
		m := wander(t, rng, g, 300)
		for n, s := range m.states {
			sound(t, s, begun().Givens)
			if n != 0 && s == m.states[m.parent[n]] {
				t.Fatal("a move changes nothing")
			}
			if g.Switch(n); !m.gone[n] && (g.State() != s || g.Node() != n) {
				t.Fatalf("seed %d: node %d is lost", seed, n)
			}
			for g.Undo() {
			}
			if g.State() != m.states[0] {
				t.Fatal("undoing everything does not give the bare puzzle")
			}
		}
	}
}

// TestSaveRandomTree saves and loads such games; every branch must be in them.
func TestSaveRandomTree(t *testing.T) {
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 7))
		w := newWatch()
		g := New(begun(), w.now)
		wander(t, rng, g, 200)
		h := reload(t, g, w)
		same(t, g, h)
		if a, b := treeOf(g), treeOf(h); !slices.Equal(a, b) {
			t.Fatalf("seed %d:\n%v\n%v", seed, a, b)
		}
		same(t, g, h)
	}
}

// A place is a node without its number.
type place struct {
	name  string
	state State
}

// treeOf returns everything about a game's tree except the numbers of its nodes.
func treeOf(g *Game) (list []place) {
	for _, b := range g.Branches() {
		list = append(list, place{fmt.Sprint(b.Name, b.Start, b.Len, b.Current, b.WhatIf), g.tree.stateAt(b.From)})
		for _, n := range g.tree.path(b.Tip)[b.Start:] {
			list = append(list, place{state: g.tree.stateAt(n)})
		}
	}
	for _, s := range g.Savepoints() {
		list = append(list, place{fmt.Sprint(s.Name, s.Move), g.tree.stateAt(s.Node)})
	}
	for i := range list {
		list[i].state.Shape = nil // a game that was loaded has an equal one, not the same
	}
	return list
}
