//go:build linux || freebsd || netbsd || openbsd

package atspi

import (
	"fmt"
	"image"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/godbus/dbus/v5"

	"sudoku/gui/access"
)

// linked returns a provider of a window with one of each kind of thing, as if it were on a
// bus. What is asked of it is kept in asked.
func linked() (p *Provider, asked *[]string) {
	asked = &[]string{}
	do := func(name string) func(access.Request) {
		return func(r access.Request) { *asked = append(*asked, fmt.Sprint(name, " ", r)) }
	}
	cells := make([]access.Node, 81)
	for i := range cells {
		cells[i] = access.Node{Role: access.Cell, Name: "1", State: access.Focusable, Bounds: image.Rect(i%9, i/9, i%9+1, i/9+1), Actions: []string{"press"}, Do: do("cell")}
	}
	p = New(Config{Name: "test", Do: func(f func()) { f() }, Describe: func() Shown {
		return Shown{"en", []access.Node{{Role: access.Frame, Name: "window", Bounds: image.Rect(0, 0, 9, 9), Children: []access.Node{
			{Key: "board", Role: access.Table, Columns: 9, Bounds: image.Rect(0, 0, 9, 9), Children: cells},
			{Key: "entry", Role: access.Entry, State: access.Editable, Text: &access.Text{Content: "einé Zeile\nnoch eine", Caret: 3}, Do: do("entry")},
			{Key: "slider", Role: access.Slider, Range: &access.Range{Max: 9, Step: 1}, Do: do("slider")},
			{Key: "off", Role: access.Button, Name: "off", State: access.Disabled, Actions: []string{"press"}, Do: do("off")},
			{Key: "list", Role: access.List, Children: []access.Node{{Role: access.Row, Name: "row", State: access.Selected, Actions: []string{"press"}, Do: do("row")}}},
		}}}}
	}})
	l := &link{Provider: p, name: ":1.7"}
	l.desktop.Store(&null)
	p.link.Store(l)
	p.build()
	return p, asked
}

// ask asks as the bus does.
func (p *Provider) asks(path dbus.ObjectPath, face, member string, in ...any) ([]any, error) {
	o, ok := p.LookupObject(path)
	if !ok {
		return nil, dbus.ErrMsgNoObject
	}
	f, ok := o.LookupInterface(face)
	if !ok {
		return nil, dbus.ErrMsgUnknownInterface
	}
	m, ok := f.LookupMethod(member)
	if !ok {
		return nil, dbus.ErrMsgUnknownMethod
	}
	in, err := m.(dbus.ArgumentDecoder).DecodeArguments(nil, ":1.1", nil, in)
	if err != nil {
		return nil, err
	}
	return m.Call(in...)
}

// of returns the path of the node of a key.
func (p *Provider) of(key string) dbus.ObjectPath {
	for _, e := range p.shot.Load().tree.Elements {
		if e.Key == key {
			return pathOf(e.ID)
		}
	}
	return ""
}

func TestCalls(t *testing.T) {
	p, asked := linked()
	i := func(n int) int32 { return int32(n) }
	for _, c := range []struct {
		of, face, member string
		in               []any
		want, asked      string
	}{
		{"board", "Table", "GetIndexAt", []any{i(4), i(6)}, "[42]", ""},
		{"board", "Table", "GetIndexAt", []any{i(9), i(0)}, "error", ""},
		{"board", "Table", "GetIndexAt", []any{i(0), i(-1)}, "error", ""},
		{"board", "Table", "GetRowAtIndex", []any{i(80)}, "[8]", ""},
		{"board", "Component", "Contains", []any{i(3), i(3), uint32(1)}, "[true]", ""},
		{"entry", "Text", "GetText", []any{i(0), i(-1)}, "[einé Zeile\nnoch eine]", ""},
		{"entry", "Text", "GetText", []any{i(3), i(2000000000)}, "[é Zeile\nnoch eine]", ""},
		{"entry", "Text", "GetText", []any{i(9), i(4)}, "[]", ""},
		{"entry", "Text", "GetTextAtOffset", []any{i(6), uint32(1)}, "[Zeile\n 5 11]", ""},
		{"entry", "Text", "GetTextAtOffset", []any{i(6), uint32(5)}, "[einé Zeile\n 0 11]", ""},
		{"entry", "Text", "GetTextAtOffset", []any{i(20), uint32(0)}, "[ 20 20]", ""},
		{"entry", "Text", "GetTextAtOffset", []any{i(3), uint32(0)}, "[é 3 4]", ""},
		{"entry", "Text", "GetTextAtOffset", []any{i(3), uint32(7)}, "error", ""},
		{"entry", "Text", "GetTextBeforeOffset", []any{i(11), uint32(5)}, "[einé Zeile\n 0 11]", ""},
		{"entry", "Text", "GetTextAfterOffset", []any{i(3), uint32(1)}, "[Zeile\n 5 11]", ""},
		{"entry", "Text", "GetStringAtOffset", []any{i(20), uint32(3)}, "[noch eine 11 20]", ""},
		{"entry", "EditableText", "SetTextContents", []any{"x"}, "[true]", "entry {2 x 0 0}"},
		{"entry", "EditableText", "DeleteText", []any{i(1), i(-1)}, "[true]", "entry {2 e 0 0}"},
		{"entry", "EditableText", "InsertText", []any{i(-7), "ab", i(1)}, "[true]", "entry {2 aeiné Zeile\nnoch eine 0 0}"},
		{"off", "Action", "DoAction", []any{i(0)}, "[false]", ""},
		{"off", "Action", "GetName", []any{i(1)}, "error", ""},
		{"list", "Selection", "SelectChild", []any{i(0)}, "[true]", "row {0  0 0}"},
		{"list", "Selection", "GetSelectedChild", []any{i(1)}, "error", ""},
		{"slider", "Table", "GetIndexAt", []any{i(0), i(0)}, "error", ""},
		{"slider", "Accessible", "GetChildAtIndex", []any{i(0)}, "error", ""},
		{"slider", "Accessible", "GetChildAtIndex", []any{"0"}, "error", ""},
		{"slider", "Accessible", "GetRole", []any{i(0)}, "error", ""},
		{"slider", "Accessible", "GetRole", nil, "[51]", ""},
	} {
		*asked = nil
		got, err := p.asks(p.of(c.of), prefix+c.face, c.member, c.in...)
		if s := fmt.Sprint(got); err == nil && s != c.want || (err != nil) != (c.want == "error") {
			t.Errorf("%s.%s of %s, %v: %s, %v; want %s", c.face, c.member, c.of, c.in, s, err, c.want)
		}
		if s := fmt.Sprint(*asked); c.asked == "" && len(*asked) > 0 || c.asked != "" && s != "["+c.asked+"]" {
			t.Errorf("%s.%s of %s asks for %s, want %s", c.face, c.member, c.of, s, c.asked)
		}
	}
}

// A question is something that is asked of an object.
type question struct {
	path         string
	name, member string
	in           []any
}

// calls makes calls of anything of anything with anything.
func calls(p *Provider, random *rand.Rand) func() question {
	pick := func(list []string) string { return list[random.IntN(len(list))] }
	paths := []string{string(rootPath), cachePath, "/", base, base + "0", base + "01", base + "-1", base + "99999999999999", base + "root/1"}
	for _, e := range p.shot.Load().tree.Elements {
		paths = append(paths, string(pathOf(e.ID)))
	}
	names, members, fields := []string{properties, "", "org.example"}, []string{"Get", "Set", "GetAll", "", "Nobody"}, []string{"", "Nobody"}
	for name, f := range faces {
		names = append(names, name)
		for m := range f.methods {
			members = append(members, m)
		}
		for g := range f.get {
			fields = append(fields, g)
		}
	}
	slices.Sort(names)
	slices.Sort(members)
	slices.Sort(fields)
	anything := []any{int32(0), int32(1), int32(-1), int32(math.MaxInt32), int32(math.MinInt32), uint32(0), uint32(1), uint32(math.MaxUint32),
		"", "text", true, math.NaN(), math.Inf(1), dbus.MakeVariant(1.5), dbus.MakeVariant(math.NaN()), dbus.MakeVariant("x"), dbus.MakeVariant(int32(3)), []string{"a"}, dbus.ObjectPath("/")}
	return func() question {
		in := make([]any, random.IntN(4))
		for i := range in {
			if in[i] = anything[random.IntN(len(anything))]; random.IntN(3) == 0 {
				in[i] = pick([][]string{names, fields}[i%2])
			}
		}
		c := question{pick(paths), pick(names), pick(members), in}
		if random.IntN(3) == 0 { // the right arguments for once
			c.in, c.name, c.member = []any{pick(names), pick(fields)}, properties, "Get"
		}
		return c
	}
}

// TestHostileCalls: all is answered, and nobody is asked for what can't be.
func TestHostileCalls(t *testing.T) {
	p, _ := linked()
	next := calls(p, rand.New(rand.NewPCG(1, 2)))
	answers, errors := 0, 0
	for range 200_000 {
		c := next()
		if _, err := p.asks(dbus.ObjectPath(c.path), c.name, c.member, c.in...); err != nil {
			if s := err.Error(); len(s) > 8 && s[:8] == "internal" {
				t.Fatalf("%+v: %v", c, err)
			}
			errors++
		} else {
			answers++
		}
	}
	if answers < 1000 || errors < 1000 {
		t.Errorf("%d answers, %d errors: the calls are not what they should be", answers, errors)
	}
}

// TestEveryRole: each role and each state has a number.
func TestEveryRole(t *testing.T) {
	for _, r := range access.Roles() {
		if int(r) >= len(roleOf) || roleOf[r].number == 0 || roleOf[r].name == "" {
			t.Errorf("role %d has no number", r)
		}
	}
	for s := access.Focusable; s <= access.Busy; s <<= 1 {
		if stateBit[s] == 0 && s != access.Disabled {
			t.Errorf("state %x has no bit", s)
		}
	}
}

// TestSetValue: what is no number in the range is refused.
func TestSetValue(t *testing.T) {
	p, asked := linked()
	for _, v := range []any{math.NaN(), math.Inf(1), -1., 9.5, "3", int32(3)} {
		if _, err := p.asks(p.of("slider"), properties, "Set", prefix+"Value", "CurrentValue", dbus.MakeVariant(v)); err == nil {
			t.Error("it takes ", v)
		}
	}
	if _, err := p.asks(p.of("slider"), properties, "Set", prefix+"Value", "CurrentValue", dbus.MakeVariant(3.)); err != nil || len(*asked) != 1 {
		t.Error(err, *asked)
	}
}

// TestOff: while nobody listens the window is not described.
func TestOff(t *testing.T) {
	p := New(Config{Describe: func() Shown { t.Error("described"); return Shown{} }, Do: func(f func()) { f() }})
	p.Update()
	p.Say("words", true)
	if allocs := testing.AllocsPerRun(100, p.Update); allocs > 0 {
		t.Error(allocs, "allocations while it is off")
	}
	if _, ok := p.LookupObject(rootPath); ok {
		t.Error("it answers while it is off")
	}
}
