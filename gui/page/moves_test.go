package page

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/widget"
)

// A player records the commands of a line of moves.
type player struct {
	MoveMap
	calls []string
}

func (p *player) ask(format string, args ...any) {
	p.calls = append(p.calls, fmt.Sprintf(format, args...))
}

func (p *player) Map() MoveMap    { return p.MoveMap }
func (p *player) GoTo(move int)   { p.ask("go %d", move); p.At = move }
func (p *player) Switch(node int) { p.ask("switch %d", node) }
func (p *player) ShowBranches()   { p.ask("branches") }
func (p *player) KeepWhatIf()     { p.ask("keep") }
func (p *player) LeaveWhatIf()    { p.ask("back") }
func (p *player) RuleOut()        { p.ask("rule out") }
func (p *player) Relayout()       { p.ask("relayout") }

// given is the name that a branch was given.
func given(b *MoveBranch) string { return b.Name }

// movesIn makes a block of moves that is 400 wide and high enough.
func movesIn(t *testing.T, p *player) *Moves {
	m := NewMoves(testBase(t), p)
	m.Arrange(placed, widget.Rect{X: 8, W: 384, H: 300}, 300)
	return m
}

func placed(o fyne.CanvasObject, r widget.Rect) {
	o.Move(fyne.NewPos(float32(r.X), float32(r.Y)))
	o.Resize(fyne.NewSize(float32(r.W), float32(r.H)))
}

func press(m *Moves, x, y float64) {
	p := fyne.PointEvent{Position: fyne.NewPos(float32(x), float32(y))}
	m.track.MouseDown(&desktop.MouseEvent{PointEvent: p, Button: desktop.MouseButtonPrimary})
	m.track.MouseUp(&desktop.MouseEvent{PointEvent: p})
	m.track.Tapped(&p)
}

// some has a line of 38 moves, ten units apart at width 400, starting at 10.
func some() *player {
	return &player{MoveMap: MoveMap{Line: "main branch", At: 20, Of: 38,
		Savepoints: []MoveMark{{"Savepoint 1", 70, 8}, {"Savepoint 2", 71, 30}},
		Branches:   []MoveBranch{{"what if r4c5 = 1", 99, 14, 12}, {"5 at r1c1", 98, 36, 1}}}}
}

func TestPressesOnTheLine(t *testing.T) {
	for _, tt := range []struct {
		name string
		x, y float64
		want string
	}{
		{"the line", LineEnds + 10*384./38, lineY, "go 10"},
		{"above it", LineEnds + 10*384./38, 2, "go 10"},
		{"its left end", 0, lineY, "go 0"},
		{"its right end", 399, lineY, "go 38"},
		{"the ring", LineEnds + 20*384./38, lineY, ""},
		{"a savepoint", LineEnds + 8*384./38 + 3, lineY, "go 8"},
		{"the end of a branch", LineEnds + 26*384./38, lineY + 20, "switch 99"},
		{"its name", 60, lineY + 20, "switch 99"},
		{"beside all branches", 20, lineY + 20, ""},
	} {
		p := some()
		m := movesIn(t, p)
		if press(m, tt.x, tt.y); fmt.Sprint(p.calls) != "["+tt.want+"]" {
			t.Errorf("%s: %v, want %s", tt.name, p.calls, tt.want)
		}
	}
}

func TestDragOnTheLine(t *testing.T) {
	p := some()
	m := movesIn(t, p)
	at := func(x, y float64) fyne.PointEvent {
		return fyne.PointEvent{Position: fyne.NewPos(float32(x), float32(y))}
	}
	m.track.MouseDown(&desktop.MouseEvent{PointEvent: at(LineEnds+20*384./38, lineY)})
	for _, x := range []float64{220, 221, 240, 900, -50} {
		m.track.Dragged(&fyne.DragEvent{PointEvent: at(x, 200)})
		m.Refresh()
	}
	if near := m.near; near != 20 {
		t.Errorf("while dragging the branches are chosen anew, by: got %v, want %v", near, 20)
	}
	m.track.DragEnd()
	m.Refresh()
	if want := []string{"go 21", "go 23", "go 38", "go 0"}; !slices.Equal(p.calls, want) {
		t.Errorf("%v, want %v", p.calls, want)
	}
	m.track.MouseDown(&desktop.MouseEvent{PointEvent: at(60, lineY+20)}) // on a name
	m.track.Dragged(&fyne.DragEvent{PointEvent: at(100, lineY+20)})
	if len(p.calls) != 4 {
		t.Error("a name that is dragged slides", p.calls)
	}
}

func TestKeysOnTheLine(t *testing.T) {
	p := some()
	m := movesIn(t, p)
	for _, k := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyPageUp, fyne.KeyPageUp, fyne.KeyRight, fyne.KeyHome,
		fyne.KeyLeft, fyne.KeyEnd, fyne.KeyPageDown, fyne.KeySpace, fyne.KeyReturn} {
		m.track.TypedKey(&fyne.KeyEvent{Name: k})
		m.Refresh()
	}
	want := []string{"go 19", "go 20", "go 30", "go 38", "go 0", "go 38", "go 28", "branches", "branches"}
	if !slices.Equal(p.calls, want) {
		t.Errorf("%v, want %v", p.calls, want)
	}
}

func TestTheCountSaysWhatIsAtThePointer(t *testing.T) {
	m := movesIn(t, some())
	over := func(x, y float64) string {
		m.track.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(float32(x), float32(y))}})
		return m.count.Text()
	}
	for _, tt := range []struct {
		x, y float64
		want string
	}{
		{200, lineY, "main branch · move 20 of 38"},
		{LineEnds + 8*384./38, lineY, "Savepoint 1 · move 8"},
		{60, lineY + 20, "what if r4c5 = 1 · 12 moves after move 14"},
		{200, 60, "main branch · move 20 of 38"},
	} {
		if got := over(tt.x, tt.y); got != tt.want {
			t.Errorf("%v, %v: %q, want %q", tt.x, tt.y, got, tt.want)
		}
	}
}

// TestManyBranchesStayCalm: only a few are shown, none overlaps another or its name, and
// all are inside the picture.
func TestManyBranchesStayCalm(t *testing.T) {
	for n := range 60 {
		m := MoveMap{At: n * 10, Of: 600}
		for i := range n {
			m.Branches = append(m.Branches, MoveBranch{fmt.Sprint("what if ", i), i, (i * 131) % 600, 1 + i*37%200})
			m.Savepoints = append(m.Savepoints, MoveMark{"s", i, i * 10})
		}
		for rows := 1; rows <= maxBranchRows; rows++ {
			l := newMoveLine(&m, m.At, 360, 20, rows, given, func(s string) float64 { return 7 * float64(len(s)) })
			if len(l.branches) > maxBranchRows || l.rows > rows || len(l.branches)+len(l.unshown) != n {
				t.Fatalf("%d branches, %d rows: %d shown in %d", n, rows, len(l.branches), l.rows)
			}
			if n > 0 && len(l.branches) == 0 {
				t.Errorf("of %d branches none is shown", n)
			}
			zones := l.zones()
			for i, z := range zones {
				if z.X < 0 || z.X+z.W > 360+LineEnds {
					t.Errorf("%d branches: %v leaves the picture", n, z)
				}
				for _, o := range zones[:i] {
					if z.X < o.X+o.W-4 && o.X < z.X+z.W-4 && z.Y < o.Y+o.H && o.Y < z.Y+z.H && z.Y == o.Y {
						t.Errorf("%d branches: %v lies on %v", n, z, o)
					}
				}
			}
		}
	}
}

// TestOnlyTheNearestAreNamed: among a thousand branches a change costs a few names.
func TestOnlyTheNearestAreNamed(t *testing.T) {
	m, named := MoveMap{At: 500, Of: 2000}, 0
	for n := range 1000 {
		m.Branches = append(m.Branches, MoveBranch{Tip: n, From: 2 * n, Len: 1})
	}
	l := newMoveLine(&m, m.At, 360, 20, 1, func(b *MoveBranch) string { named++; return fmt.Sprint("branch ", b.Tip) },
		func(s string) float64 { return 7 * float64(len(s)) })
	if named > maxTried || len(l.branches) == 0 || l.branches[0].From != 500 || l.branches[0].name != "branch 250" {
		t.Errorf("%d of 1000 branches are named, %d shown", named, len(l.branches))
	}
}

// TestLongBranch: a branch from the start that is longer than the current line, as after
// a restart, still has its name.
func TestLongBranch(t *testing.T) {
	m := MoveMap{At: 1, Of: 1, Branches: []MoveBranch{{Name: "main branch", Tip: 40, Len: 40}}}
	l := newMoveLine(&m, m.At, 360, 20, 1, given, func(s string) float64 { return 7 * float64(len(s)) })
	if len(l.branches) != 1 {
		t.Fatal("it is not shown")
	}
	if b := l.branches[0]; b.label.W < 63 || b.label.X < b.end || b.label.X+b.label.W > 360 {
		t.Errorf("its name is at %v; it ends at %v", b.label, b.end)
	}
}

// TestEveryMoveCanBeReached by the pointer, if the line has at least one unit for each
// move.
func TestEveryMoveCanBeReached(t *testing.T) {
	for _, of := range []int{0, 1, 2, 49, 300} {
		m := MoveMap{Of: of}
		l := newMoveLine(&m, 0, 360, 20, 1, nil, nil)
		for n := range of + 1 {
			if got := l.move(l.x(n), of); got != n {
				t.Errorf("of %d moves %d is taken for %d", of, n, got)
			}
		}
	}
}

func TestTrialButtons(t *testing.T) {
	p := some()
	m := movesIn(t, p)
	shown := func() (out []bool) {
		for _, o := range []fyne.CanvasObject{m.keep, m.ruleOut, m.back} {
			out = append(out, o.Visible())
		}
		return out
	}
	again := func() []bool {
		m.Refresh()
		m.Arrange(placed, widget.Rect{X: 8, W: 384, H: 300}, 300)
		return shown()
	}
	if got := shown(); slices.Contains(got, true) {
		t.Error("outside a what-if", got)
	}
	p.WhatIf = WhatIf{On: true}
	if got := again(); !slices.Equal(got, []bool{true, false, true}) {
		t.Error("in a what-if", got)
	}
	p.WhatIf.RuleOut = "r4c5 = 1"
	if got := again(); !slices.Equal(got, []bool{false, true, true}) {
		t.Error("in one that has come to nothing", got)
	}
	test.Tap(m.ruleOut)
	test.Tap(m.back)
	if want := []string{"relayout", "relayout", "rule out", "back"}; !slices.Equal(p.calls, want) {
		t.Error(p.calls)
	}
}

// TestTheLineIsPaintedOnlyWhenItChanged: the same map paints nothing.
func TestTheLineIsPaintedOnlyWhenItChanged(t *testing.T) {
	p := some()
	m := movesIn(t, p)
	before := m.layout(400)
	if m.Refresh(); m.line != before {
		t.Error("painted anew for nothing")
	}
	p.At++
	if m.Refresh(); m.line == before {
		t.Error("not painted although it changed")
	}
}

// TestLineNamedAmongBranches: the current line has a name only where there are others.
func TestLineNamedAmongBranches(t *testing.T) {
	p := some()
	m := NewMoves(testBase(t), p)
	if got := m.count.Text(); got != "main branch · move 20 of 38" {
		t.Errorf("got %q, want %q", got, "main branch · move 20 of 38")
	}
	p.Branches = nil
	m.Refresh()
	if got := m.count.Text(); got != "Move 20 of 38" {
		t.Errorf("got %q, want %q", got, "Move 20 of 38")
	}
}

// TestBranchLabelsInThePanel: names of branches end where the panel ends, at the right and below.
func TestBranchLabelsInThePanel(t *testing.T) {
	name := func(s string) float64 { return 6 * float64(len(s)) }
	for from := range 39 {
		for _, n := range []int{1, 5, 20} {
			m := MoveMap{At: from, Of: 38, Branches: []MoveBranch{{"corner mark 2 at r1c2", 99, from, n}, {"5 at r1c1", 98, from / 2, 30}}}
			l := newMoveLine(&m, from, 360, 20, 3, given, name)
			for _, b := range l.branches {
				if b.label.X < LineEnds || b.label.X+b.label.W > l.w-LineEnds || b.end > l.w-LineEnds || b.label.Y+b.label.H > MovesHeight-8+20*float64(l.rows) {
					t.Errorf("branch of %d at %d: the name from %v, %v wide, its end at %v of %v", n, from, b.label.X, b.label.W, b.end, l.w)
				}
			}
		}
	}
}
