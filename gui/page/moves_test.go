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

func (p *player) Map() MoveMap  { return p.MoveMap }
func (p *player) GoTo(move int) { p.ask("go %d", move); p.At = move }
func (p *player) ShowBranches() { p.ask("branches") }
func (p *player) KeepWhatIf()   { p.ask("keep") }
func (p *player) LeaveWhatIf()  { p.ask("back") }
func (p *player) RuleOut()      { p.ask("rule out") }
func (p *player) Relayout()     { p.ask("relayout") }

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
		Branches:   []MoveBranch{{99, 14}, {98, 36}}, All: 3}}
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
		{"where a branch leaves", LineEnds + 14*384./38, lineY, "go 14"},
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
	m.track.DragEnd()
	m.Refresh()
	if want := []string{"go 21", "go 23", "go 38", "go 0"}; !slices.Equal(p.calls, want) {
		t.Errorf("%v, want %v", p.calls, want)
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
		{200, 22, "main branch · move 20 of 38"},
	} {
		if got := over(tt.x, tt.y); got != tt.want {
			t.Errorf("%v, %v: %q, want %q", tt.x, tt.y, got, tt.want)
		}
	}
}

// TestManyBranches: a dot where each leaves, and one for those that would lie on each other.
func TestManyBranches(t *testing.T) {
	m := MoveMap{At: 30, Of: 60}
	for n := range 200 {
		m.Branches = append(m.Branches, MoveBranch{Tip: n, From: n % 60})
	}
	l := newMoveLine(&m, 360)
	if len(l.branches) != 60 || l.branches[0] != LineEnds || slices.Max(l.branches) > 360-LineEnds {
		t.Errorf("%d dots, %v", len(l.branches), l.branches)
	}
}

// TestFewMoves: the block is there from the fifth move on, or where there is a branch or a what-if.
func TestFewMoves(t *testing.T) {
	for _, tt := range []struct {
		m    MoveMap
		want bool
	}{
		{MoveMap{}, false}, {MoveMap{All: 1, At: 4, Of: 4}, false}, {MoveMap{All: 1, Of: 5}, true},
		{MoveMap{All: 2, Of: 1}, true}, {MoveMap{All: 1, Of: 1, WhatIf: WhatIf{On: true}}, true},
	} {
		p := &player{MoveMap: tt.m}
		m := movesIn(t, p)
		if got := m.track.Visible(); got != tt.want || m.count.Visible() != tt.want {
			t.Errorf("%+v: %v, want %v", tt.m, got, tt.want)
		}
		p.Of++
		if m.Refresh(); (len(p.calls) > 0) != (tt.m.Of == 4) {
			t.Errorf("one move more than %+v: %v", tt.m, p.calls)
		}
	}
}

// TestEveryMoveCanBeReached by the pointer, if the line has at least one unit for each
// move.
func TestEveryMoveCanBeReached(t *testing.T) {
	for _, of := range []int{0, 1, 2, 49, 300} {
		m := MoveMap{Of: of}
		l := newMoveLine(&m, 360)
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
