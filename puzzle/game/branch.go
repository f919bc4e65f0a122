package game

import "slices"

// A Branch is a sequence of moves that starts at a node of another branch. The main
// line starts at the start of the game. When the player undoes moves and makes another
// one, the new move continues the current branch, and the undone moves become a branch
// of their own.
type Branch struct {
	Tip     int    // its last node
	From    int    // the node of the parent branch where it starts
	Name    string // given by the player, may be empty
	Start   int    // how many moves lead to From
	Len     int    // how many moves it has of its own
	Current bool   // undo and redo walk along it
	WhatIf  bool   // started by BeginWhatIf, and not yet kept
	Shared  int    // how many of the moves that lead to Tip are on the current line
	First   Move   // its first move, if it has one
}

// Branches returns the branches, the main line first, each after its parent. It takes a
// time that grows with the number of moves, whatever the number of branches.
func (l *timeline) Branches() []Branch {
	t := &l.tree
	current, shared := t.branch(l.line.tip()), t.shared(l.line)
	var list []Branch
	for _, r := range t.branches() {
		b := Branch{Name: t.main, Len: len(r.nodes), Current: r.head == current}
		if r.head != 0 {
			h := t.heads[r.head]
			b.Name, b.WhatIf, b.From = h.name, h.whatIf, t.node(r.head).parent
		}
		if b.Len > 0 {
			b.Tip, b.First = r.nodes[b.Len-1], t.node(r.nodes[0]).move.normal()
			b.Shared = shared[b.Tip]
		}
		b.Start = t.depth(b.From)
		list = append(list, b)
	}
	return list
}

// maxName is how many bytes a game keeps of the name of a branch or savepoint.
const maxName = 200

// NameBranch names the branch with that tip. It does nothing if tip is not the tip of a
// branch.
func (l *timeline) NameBranch(tip int, name string) {
	t := &l.tree
	if !t.has(tip) || t.next(tip) != 0 {
		return
	}
	name = clipTo(name, maxName)
	if n := t.branch(tip); n == 0 {
		t.main = name
	} else {
		h := *t.heads[n]
		h.name = name
		t.heads[n] = &h
	}
	l.changed()
}

// DropBranch removes the branch with that tip and the branches that start on it. It
// reports whether it did: the main line, a branch that is part of the current line and all
// those of a finished game stay.
func (g *Game) DropBranch(tip int) bool {
	t := &g.tree
	if g.finish != nil || !t.has(tip) || t.next(tip) != 0 {
		return false
	}
	n := t.branch(tip)
	if n == 0 || slices.Contains(g.line, n) {
		return false
	}
	t.heads[n] = &head{dropped: true}
	t.live = 0
	for _, r := range t.branches() {
		t.live += len(r.nodes)
	}
	for n := range t.marks {
		if !t.has(n) {
			delete(t.marks, n)
		}
	}
	g.changed()
	return true
}

// BeginWhatIf makes the next move start a what-if branch of that name. Undo, redo and
// moving to another node cancel it.
func (l *timeline) BeginWhatIf(name string) {
	l.whatIf = &head{name: clipTo(name, maxName), whatIf: true}
	l.changed()
}
