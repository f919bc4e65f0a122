package table

import (
	"slices"
	"testing"

	"sudoku/gui/screen/screentest"
)

func TestBranches(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Enter([2]int{1, 4}, [2]int{3, 6})
	h := d.Play().History()
	h.Savepoint()
	d.Session().Game.BeginWhatIf("what if r1c5 = 2")
	d.Enter([2]int{4, 2}, [2]int{5, 8})
	h.LeaveWhatIf()
	s := NewBranches(d.App)
	d.Show(s)
	list := func() []branchRow { return branchRows(d.Page.Lang, d.Session().Game) }
	names := func() (out []string) {
		for _, r := range list() {
			out = append(out, r.Name)
		}
		return out
	}
	rows := list()
	if want := []string{"main branch", "what if r1c5 = 2", "Savepoint 1"}; !slices.Equal(names(), want) {
		t.Fatal(names())
	}
	if rows[0].WhyKept == "" || rows[1].WhyKept != "" || !rows[0].Current {
		t.Error(rows)
	}
	s.rename(rows[1], "the 2")
	s.rename(rows[2], "here")
	if want := []string{"main branch", "the 2", "here"}; !slices.Equal(names(), want) {
		t.Error(names())
	}
	if len(s.picture(rows[1].Node, 56).Pix) != 4*56*56 {
		t.Error("no picture")
	}
	s.goTo(rows[1])
	if d.Session().Game.State().Grid[5] != 8 || d.Shown() != nil {
		t.Error("not there")
	}
	h.Switch(rows[0].Node)
	d.Show(s)
	s.forget(rows[1])
	s.forget(rows[2])
	if want := []string{"main branch"}; !slices.Equal(names(), want) {
		t.Error(names())
	}
}
