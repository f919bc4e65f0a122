//go:build e2e && !headless

package gui_test

import (
	"fmt"
	"image"
	"image/color"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/godbus/dbus/v5"

	"sudoku/gui/board"
	"sudoku/gui/theme"
)

// sample returns the path of a game of testdata, copied to where it can be played.
func sample(t *testing.T, name string) string {
	b, err := os.ReadFile(filepath.Join("testdata", name))
	path := filepath.Join(t.TempDir(), name)
	if err == nil {
		err = os.WriteFile(path, b, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// TestBoardIsCrisp: the board is square and its lines are on whole pixels, at every size
// and scale, wide and tall, with the panel and without.
func TestBoardIsCrisp(t *testing.T) {
	t.Parallel()
	binary, s := build(t), newScreenOf(t, "3840x2160x24")
	for scale, sizes := range map[string][]image.Point{
		"1":    {{360, 480}, {390, 800}, {1100, 780}, {1920, 1080}, {3840, 2160}},
		"1.25": {{450, 600}, {1375, 975}},
		"1.5":  {{540, 720}, {1650, 1170}},
		"2":    {{780, 1600}, {2200, 1560}},
	} {
		p := s.openIn(exec.Command(binary, sample(t, "play.sudoku")), t.TempDir(), "FYNE_SCALE="+scale)
		p.crisp("at first, at scale " + scale) // the toolkit sets the first size late
		for _, size := range sizes {
			p.resize(size)
			where := fmt.Sprintf("%v at scale %s", size, scale)
			r := p.crisp(where)
			if !r.In(image.Rectangle{Max: size}) {
				t.Errorf("%s: the board at %v leaves the window", where, r)
			}
			if size.X <= size.Y*118/100 {
				continue
			}
			p.key("ctrl+b")
			p.wait("a folded panel", func() bool { f := p.boardRect(); return f != r && abs(f.Min.X-(size.X-f.Max.X)) <= 1 })
			p.crisp(where + ", folded")
			p.key("ctrl+b")
			p.wait("the panel again", func() bool { return p.boardRect() == r })
		}
		p.crash()
	}
}

func abs(n int) int { return max(n, -n) }

// resize gives the window a size in pixels.
func (p *program) resize(size image.Point) {
	p.resizeTo(size)
	p.wait("the window at its size", func() bool {
		b := p.boardRect()
		return !b.Empty() && b.Max.X <= size.X && b.Max.Y <= size.Y && b.Dx() > min(size.X, size.Y)/2
	})
}

// boardRect returns where the board is, empty if it is not visible.
func (p *program) boardRect() image.Rectangle { return p.longLines(theme.Light.Thick) }

// crisp waits until the board does not change, and checks the pixels of its lines.
func (p *program) crisp(where string) image.Rectangle {
	m := p.stillBoard()
	g := board.FitIn(m.Rect.Dx())
	if m.Rect.Dx() != m.Rect.Dy() || g.Side() != m.Rect.Dx() {
		p.Errorf("%s: the board has %v pixels, of which a board can have %d", where, m.Rect.Size(), g.Side())
		return m.Rect
	}
	for i := range 10 {
		want := theme.Light.Thin
		if i%3 == 0 {
			want = theme.Light.Thick
		}
		at, w := g.Column(i)
		for d := at - 1; d <= at+w; d++ {
			inside := d >= at && d < at+w
			x := m.RGBAAt(m.Rect.Min.X+d, m.Rect.Min.Y+g.P/2) // across the first row
			y := m.RGBAAt(m.Rect.Min.X+g.P/2, m.Rect.Min.Y+d)
			if d >= 0 && d < g.Side() && (inside != is(x, want) || inside != is(y, want)) {
				p.Errorf("%s: line %d has %v and %v at pixel %d of %d", where, i, x, y, d-at, w)
			}
		}
	}
	return m.Rect
}

func is(c color.RGBA, want color.NRGBA) bool { return c == color.RGBA{want.R, want.G, want.B, 255} }

// TestFinish: the last digit starts the wave over the board and shows the summary; then
// nothing moves, keys change nothing, and the next puzzle is one press away.
func TestFinish(t *testing.T) {
	t.Parallel()
	var p *program
	passed := false
	for try := 0; !passed; try++ { // a busy machine may draw nothing while the wave goes
		if try == 10 {
			t.Fatal("no wave")
		}
		p, passed = finished(t)
	}
	corner := p.corner()
	p.wait("stillness", func() bool { return p.at(corner) != theme.Light.Same })
	p.stillBoard()
	p.keep("finished")
	was, _ := p.current().Finish()
	p.key("ctrl+z", "7", "Delete", "ctrl+z", "ctrl+y")
	if f, ok := p.current().Finish(); !ok || f != was {
		t.Error("keys after the end made of the finish", f, ok)
	}
	p.key("ctrl+shift+n")
	p.wait("another puzzle", func() bool { return p.current().Puzzle().Givens[0] != 1 || len(p.current().Moves()) == 0 })
}

// finished opens a game and types its last digit. It reports whether the wave was seen.
func finished(t *testing.T) (p *program, wave bool) {
	p = newScreen(t).open(build(t), t.TempDir(), sample(t, "done.sudoku"))
	p.wait("the game", func() bool { g := p.saved(); return g != nil && g.Puzzle().Givens[0] == 1 })
	corner := p.corner()
	wave = p.shows(corner, theme.Light.Same, func() {
		p.key("4")
		p.wait("the end", func() bool { return p.current().Finished() })
		p.stillBoard()
	})
	return p, wave
}

// corner is a place in r1c1 beside its digit.
func (p *program) corner() image.Point {
	b := p.board().Rect
	side := b.Dx() / 9
	return b.Min.Add(image.Pt(side/8, side/8))
}

// A schemePortal stands in for the desktop's portal, and says whether it is light or dark.
type schemePortal uint32

// ReadAll is the portal's method.
func (s schemePortal) ReadAll([]string) (map[string]variants, *dbus.Error) {
	return map[string]variants{"org.freedesktop.appearance": {"color-scheme": dbus.MakeVariant(uint32(s))}}, nil
}

// TestThemes: each theme shows its own colours. Where the desktop says neither light nor dark, or
// there is none to ask, it is light.
func TestThemes(t *testing.T) {
	t.Parallel()
	binary, s := build(t), newScreen(t)
	scheme := func(says schemePortal) string {
		portal := newPortal(t)
		portal.export(says, "Settings")
		return portal.env()
	}
	const none = "DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent"
	for _, x := range []struct {
		name, theme, bus string
		*theme.Palette
	}{{"dark", "dark", none, &theme.Dark}, {"light", "light", none, &theme.Light}, {"no desktop", "", none, &theme.Light},
		{"neither", "", scheme(0), &theme.Light}, {"light on a dark desktop", "light", scheme(1), &theme.Light}} {
		p := s.openIn(exec.Command(binary, sample(t, "play.sudoku")), t.TempDir(), "FYNE_THEME="+x.theme, x.bus)
		p.isIn(x.name, x.Palette)
		p.crash()
	}
}

// isIn waits until the window is in the colours of a palette.
func (p *program) isIn(what string, pal *theme.Palette) {
	p.Helper()
	p.wait(what, func() bool {
		m := p.picture()
		return count(m, pal.Ground) > 50000 && count(m, pal.Surface) > 100000 && count(m, pal.Thick) > 5000
	})
}

// TestDesktopChanges: the window follows the desktop between light and dark, and lives on when
// something else is sent in its place.
func TestDesktopChanges(t *testing.T) {
	t.Parallel()
	portal := newPortal(t)
	portal.export(schemePortal(1), "Settings")
	p := newScreen(t).openIn(exec.Command(build(t), sample(t, "play.sudoku")), t.TempDir(), "FYNE_THEME=", portal.env())
	p.isIn("a dark desktop", &theme.Dark)
	emit := func(body ...any) {
		if err := portal.conn.Emit("/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings.SettingChanged", body...); err != nil {
			t.Fatal(err)
		}
	}
	const space, key = "org.freedesktop.appearance", "color-scheme"
	for _, c := range []struct {
		scheme uint32
		*theme.Palette
	}{{2, &theme.Light}, {1, &theme.Dark}, {0, &theme.Light}} {
		emit()
		emit(space, key)
		emit(space, key, dbus.MakeVariant(int32(1)))
		emit(space, key, dbus.MakeVariant("dark"))
		emit(space, key, dbus.MakeVariant(c.scheme))
		p.isIn("after a change", c.Palette)
	}
	p.settle()
	p.key("ctrl+q")
	if status, said := p.ended(); status != 0 || said != "" {
		t.Errorf("it ended with %d and said %q", status, said)
	}
}
