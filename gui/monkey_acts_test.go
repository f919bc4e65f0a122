//go:build e2e && linux && !headless

package gui_test

import (
	"fmt"
	"image"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/jezek/xgb/xproto"
)

// monkeyActs are what a monkey does, each so often in all.
var monkeyActs = []struct {
	times int
	do    func(*monkey)
}{
	{16, (*monkey).anyKey},
	{12, (*monkey).anyClick},
	{8, (*monkey).anyItem},
	{8, (*monkey).anyControl},
	{4, (*monkey).anyText},
	{3, (*monkey).anyDrag},
	{3, (*monkey).anyWheel},
	{3, (*monkey).anyPaste},
	{1, (*monkey).anySize},
	{2, func(m *monkey) { m.keyStep("Escape") }},
}

func (m *monkey) act() {
	all := 0
	for _, a := range monkeyActs {
		all += a.times
	}
	n := m.IntN(all)
	for _, a := range monkeyActs {
		if n -= a.times; n < 0 {
			a.do(m)
			return
		}
	}
}

func oneOf[T any](m *monkey, list []T) T { return list[m.IntN(len(list))] }

// keyStep presses a key as a step.
func (m *monkey) keyStep(name string) { m.step(name, func() { m.key(name) }) }

var (
	monkeyKeys      = slices.Concat(slices.Sorted(maps.Keys(keysyms)), strings.Split("abcdefghijklmnopqrstuvwxyz0123456789[]-;'", ""))
	monkeyModifiers = []string{"", "", "", "", "shift+", "shift+", "ctrl+", "ctrl+", "ctrl+shift+", "alt+", "ctrl+alt+"}
)

func (m *monkey) anyKey() { m.keyStep(oneOf(m, monkeyModifiers) + oneOf(m, monkeyKeys)) }

// anyText writes a few characters.
func (m *monkey) anyText() {
	for range 1 + m.IntN(12) {
		m.keyStep(oneOf(m, strings.Split("abcdefgh 0123456789.-/", "")))
	}
	if m.IntN(2) == 0 {
		m.keyStep("Return")
	}
}

// anyItem chooses something of the menus.
func (m *monkey) anyItem() {
	keys := []string{"Alt_L"}
	add := func(name string, n int) { keys = append(keys, slices.Repeat([]string{name}, n)...) }
	add("Right", m.IntN(9))
	add("Down", 1+m.IntN(20))
	if m.IntN(3) == 0 {
		add("Right", 1)
		add("Down", m.IntN(6))
	}
	for _, k := range append(keys, "Return") {
		m.keyStep(k)
	}
}

// anyControl presses one of the controls that the keyboard reaches.
func (m *monkey) anyControl() {
	way := oneOf(m, []string{"Tab", "Tab", "shift+Tab"})
	for range 1 + m.IntN(12) {
		m.keyStep(way)
	}
	m.keyStep(oneOf(m, []string{"Return", "space", "Down", "Right"}))
}

// size returns the size of the window.
func (m *monkey) size() image.Point {
	g, err := xproto.GetGeometry(m.x, xproto.Drawable(m.window)).Reply()
	if err != nil {
		return image.Pt(800, 600)
	}
	return image.Pt(int(g.Width), int(g.Height))
}

// point returns a point of the window.
func (m *monkey) point() image.Point {
	size := m.size()
	return image.Pt(m.IntN(size.X), m.IntN(size.Y))
}

// anyClick presses a button, mostly the left one, once or twice.
func (m *monkey) anyClick() {
	at, button := m.point(), oneOf(m, []byte{leftButton, leftButton, leftButton, leftButton, 2, rightButton})
	for range 1 + m.IntN(5)/4 {
		m.step(fmt.Sprint("button ", button, " at ", at), func() { m.press(at, button) })
	}
}

// anyDrag drags, and may be left at it by a key.
func (m *monkey) anyDrag() {
	from, to, key := m.point(), m.point(), m.IntN(6) == 0
	m.step(fmt.Sprint("press at ", from), func() {
		m.pointTo(from)
		m.fake(xproto.ButtonPress, leftButton, image.Point{})
	})
	for i := range 4 {
		at := from.Add(to.Sub(from).Mul(i + 1).Div(4))
		m.step(fmt.Sprint("drag to ", at), func() { m.pointTo(at) })
	}
	if key {
		m.anyKey()
	}
	m.step("release", func() { m.fake(xproto.ButtonRelease, leftButton, image.Point{}); m.x.Sync() })
}

func (m *monkey) anyWheel() {
	at, button, n := m.point(), oneOf(m, []byte{wheelUp, wheelDown, wheelDown, 6, 7}), 1+m.IntN(8)
	m.step(fmt.Sprint(n, " notches of ", button, " at ", at), func() {
		m.pointTo(at)
		for range n {
			m.fake(xproto.ButtonPress, button, image.Point{})
			m.fake(xproto.ButtonRelease, button, image.Point{})
		}
		m.x.Sync()
	})
}

func (m *monkey) anySize() {
	size := image.Pt(200+m.IntN(1080), 150+m.IntN(750))
	if m.IntN(3) == 0 {
		size = image.Pt(1000, 750)
	}
	m.step(fmt.Sprint("size ", size), func() { m.resizeTo(size); m.x.Sync() })
}

// hostileTexts are on the clipboard.
var hostileTexts = []string{
	pasted, "", strings.Repeat(".", 81), strings.Repeat("1", 81), strings.Repeat("9", 3<<20), strings.Repeat(pasted+"\n", 2000),
	strings.Repeat(strings.Repeat(".", 81)+"\n", 300), "\x00\x01\x1b[31m\x7f", "\u202eabc\u2066", "e" + strings.Repeat("\u0301", 20000),
	strings.Repeat("👩‍👩‍👧‍👦", 2000), strings.Repeat("a\n", 200_000), strings.Repeat(" ", 65<<10) + pasted, "%s%n%d{{.}}<b>&amp;", "../../../../etc/passwd",
	"/dev/zero", "/proc/self/mem", "\xff\xfe\xc0\x80", "99999999999999999999", "-1", "1e308", "NaN", "٣٤٥", strings.Repeat("数独", 100_000),
	strings.Repeat("long ", 100_000), "https://sudokupad.app/" + strings.Repeat("A", 100_000), `{"cells": [[` + strings.Repeat("[", 50_000), "~", "files/pipe", "files",
}

// anyPaste pastes a text, which its owner may not give.
func (m *monkey) anyPaste() {
	text, silent := m.IntN(len(hostileTexts)), m.IntN(8) == 0
	m.own(hostileTexts[text], silent)
	m.step(fmt.Sprint("paste text ", text, ", silent: ", silent), func() { m.key(oneOf(m, []string{"ctrl+v", "ctrl+v", "ctrl+v", "shift+Insert"})) })
}

// own gives a text to the clipboard.
func (m *monkey) own(text string, silent bool) {
	if m.owner != nil {
		m.owner.Process.Kill()
		m.owner.Wait()
	}
	owner := func() xproto.Window {
		r, err := xproto.GetSelectionOwner(m.x, m.atom("CLIPBOARD")).Reply()
		if err != nil {
			m.Fatal(err)
		}
		return r.Owner
	}
	was := owner()
	m.owner = exec.Command("xclip", "-quiet", "-selection", "clipboard")
	m.owner.Env = append(os.Environ(), "DISPLAY="+m.display)
	m.owner.Stdin = strings.NewReader(text)
	start(m.T, m.owner)
	m.wait("clipboard", func() bool { now := owner(); return now != was && now != 0 })
	if silent {
		m.owner.Process.Signal(syscall.SIGSTOP)
	}
}

// giveFiles makes files of all kinds.
func giveFiles(t *testing.T, dir string) {
	if err := os.MkdirAll(filepath.Join(dir, "folder"), 0o700); err != nil {
		t.Fatal(err)
	}
	for to, from := range map[string]string{"game.sudoku": "testdata/play.sudoku", "window.png": "../docs/window.png",
		"page.avif": "../puzzle/photo/testdata/page.avif", "page.heic": "../puzzle/photo/testdata/page.heic"} {
		b, err := os.ReadFile(from)
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, to), b, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for i, text := range hostileTexts {
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprint(i, oneKind(i))), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := syscall.Mkfifo(filepath.Join(dir, "pipe"), 0o600); err != nil {
		t.Fatal(err)
	}
}

// oneKind returns an ending for the i-th file.
func oneKind(i int) string {
	kinds := []string{".txt", ".sudoku", ".json", ".zip", ".png", ".pdf", ""}
	return kinds[i%len(kinds)]
}
