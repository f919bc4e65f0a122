package window

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver"
)

// A step is a line of text: what is done, and with what. One that isn't possible any more, as
// when steps before it are left out, does nothing. After "&" the next step comes at once,
// before the work that this one began.
//
//	do ID                the action of the menus or keys, if it is enabled
//	key shift+5          a key, wherever the focus is
//	type TEXT            text, in the field that has the focus
//	press NAME @500,500  a press on what is called so, there in thousandths of its size
//	drag NAME @1,1 @9,9  from one place on it to another
//	wheel NAME -1        a notch of the wheel over it; "hover NAME @1,1" the pointer
//	look                 everything is painted, in its place; "again" it is built again
//	cell r4c5 [ctrl]     a press on the board; "menu r4c5" with the other button
//	sweep r1c1 r5c5      a drag on the board
//	paste KIND           a text of textsToOpen; "open KIND" and "drop KIND" a file with it
//	photo KIND           a photo of it; "import KIND" into the library
//	answer KIND          what the next file dialog returns
//	fill N               types the solution but for N cells
//	later N              N seconds pass
//	away, back           another window gets the focus, this one
//	size 800x600         of the window
//	close, kill          and opened again
func (s *trial) do(step string) {
	s.hurry, s.loose = s.loose, strings.HasPrefix(step, "& ")
	what, rest, _ := strings.Cut(strings.TrimPrefix(step, "& "), " ")
	if do := stepKinds[what]; do != nil {
		do(s, rest)
	} else {
		s.tb.Fatal("no such step: " + step)
	}
}

var stepKinds map[string]func(s *trial, rest string)

func init() {
	stepKinds = map[string]func(s *trial, rest string){
		"do": (*trial).doAction, "key": (*trial).key, "type": (*trial).typeText, "press": (*trial).press, "drag": (*trial).drag,
		"wheel": (*trial).turn, "hover": (*trial).hover, "look": func(s *trial, _ string) { s.look() },
		"again": func(s *trial, _ string) { s.again() }, "photo": func(s *trial, rest string) { s.openPhotoOf(textsToOpen[rest](), true) },
		"import": (*trial).importKind, "cell": (*trial).pressCell, "menu": (*trial).pressCell2, "sweep": (*trial).sweep,
		"paste": (*trial).pasteKind, "open": (*trial).openKind, "drop": (*trial).dropKind,
		"answer": func(s *trial, rest string) { s.answer = s.fileOf(rest) },
		"fill":   (*trial).fill, "later": (*trial).later,
		"away": func(s *trial, _ string) { s.clock.leave(true) }, "back": func(s *trial, _ string) { s.clock.leave(false) },
		"size":  (*trial).resize,
		"close": func(s *trial, _ string) { s.close(); s.open() }, "kill": func(s *trial, _ string) { s.kill(); s.open() },
	}
}

// doAction does what a menu item or a key does.
func (s *trial) doAction(id string) {
	for _, a := range s.allActions() {
		if actionName(a) == id && a.enabled() {
			s.menus.fire(a)
			return
		}
	}
}

// allActions lists the actions of menus and keys, but those that only a real window has.
func (s *trial) allActions() (list []*Action) {
	list = slices.Clone(s.menus.items)
	for _, it := range slices.Concat(s.menus.boardKeys.Items, s.menus.entering.Items, s.menus.photo.Items) {
		list = append(list, it.(*Action))
	}
	return slices.DeleteFunc(list, func(a *Action) bool { return a.ID == "quit" || a.ID == "menu" || a.ID == "menus" })
}

func actionName(a *Action) string { return strings.ReplaceAll(a.ID+a.Label, "|", " ") }

// key types a key where the focus is.
func (s *trial) key(name string) {
	parts := strings.Split(name, "+")
	last := parts[len(parts)-1]
	var mod fyne.KeyModifier
	for _, p := range parts[:len(parts)-1] {
		mod |= modifiers[p]
	}
	c := s.win.Canvas()
	switch {
	case last == "tab" && mod == shift:
		c.FocusPrevious()
	case last == "tab":
		c.FocusNext()
	case mod != 0:
		s.keyboard.key(keyNamed(last), mod)
	default:
		s.typeKey(last)
	}
}

func keyNamed(s string) fyne.KeyName {
	if name, ok := keyNames[s]; ok {
		return name
	}
	return fyne.KeyName(strings.ToUpper(s))
}

// typeKey types a key without modifiers, and its character if it has one.
func (s *trial) typeKey(name string) {
	c, e := s.win.Canvas(), &fyne.KeyEvent{Name: keyNamed(name)}
	key, char := c.OnTypedKey(), c.OnTypedRune()
	if f := c.Focused(); f != nil {
		key, char = f.TypedKey, f.TypedRune
	}
	key(e)
	if r, n := utf8.DecodeRuneInString(name); n == len(name) {
		char(r)
	}
}

func (s *trial) typeText(text string) {
	if f := s.menus.field(); f != nil {
		for _, r := range text {
			f.(fyne.Focusable).TypedRune(r)
		}
	}
}

// placed returns the object that "NAME @x,y ..." means, and the places on it.
func (s *trial) placed(rest string) (o *spot, at []fyne.Position) {
	parts := strings.Split(rest, " @")
	if o = s.find(parts[0]); o == nil {
		return nil, nil
	}
	for _, p := range parts[1:] {
		var x, y float32
		if n, _ := fmt.Sscanf(p, "%f,%f", &x, &y); n != 2 {
			s.tb.Fatal("no place: " + rest)
		}
		size := o.o.Size()
		at = append(at, fyne.NewPos(size.Width*x/1000, size.Height*y/1000))
	}
	return o, at
}

// press presses an object as the toolkit does: it is tapped if it is still there then.
func (s *trial) press(rest string) {
	o, at := s.placed(rest)
	if o == nil || len(at) == 0 {
		return
	}
	e := fyne.PointEvent{Position: at[0], AbsolutePosition: o.at.Add(at[0])}
	m, mouse := o.o.(desktop.Mouseable)
	if mouse {
		m.MouseDown(&desktop.MouseEvent{PointEvent: e, Button: desktop.MouseButtonPrimary})
	}
	if !s.shows(o.o) {
		return
	}
	if mouse {
		m.MouseUp(&desktop.MouseEvent{PointEvent: e, Button: desktop.MouseButtonPrimary})
	}
	if t, ok := o.o.(fyne.Tappable); ok && s.shows(o.o) {
		test.TapAt(t, at[0])
	}
}

func (s *trial) drag(rest string) {
	o, at := s.placed(rest)
	if o == nil || len(at) < 2 {
		return
	}
	d, ok := o.o.(fyne.Draggable)
	if !ok {
		return
	}
	if m, ok := o.o.(desktop.Mouseable); ok {
		m.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at[0], AbsolutePosition: o.at.Add(at[0])}, Button: desktop.MouseButtonPrimary})
	}
	by := at[1].Subtract(at[0])
	d.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at[1], AbsolutePosition: o.at.Add(at[1])}, Dragged: fyne.NewDelta(by.X, by.Y)})
	d.DragEnd()
}

func (s *trial) turn(rest string) {
	i := max(strings.LastIndex(rest, " "), 0)
	by, _ := strconv.Atoi(strings.TrimSpace(rest[i:]))
	if o := s.find(rest[:i]); o != nil {
		if w, ok := o.o.(fyne.Scrollable); ok {
			w.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(5, 5), AbsolutePosition: o.at.AddXY(5, 5)}, Scrolled: fyne.NewDelta(0, float32(-20*by))})
		}
	}
}

func (s *trial) hover(rest string) {
	if o, at := s.placed(rest); o != nil && len(at) > 0 {
		test.MoveMouse(s.win.Canvas(), o.at.Add(at[0]))
	}
}

// look paints everything that is visible; it must be in its place.
func (s *trial) look() {
	if c, ok := s.win.Content().(*fyne.Container); ok && s.win.Canvas().Overlays().Top() == nil {
		check(s.tb, "the layout of "+fmt.Sprintf("%T", s.Top()), c, c.Size())
	}
	s.eachVisible(false, func(o fyne.CanvasObject, _ fyne.Position) {
		if pic, ok := o.(*canvas.Raster); ok && pic.Size().Width > 0 && pic.Size().Height > 0 {
			pic.Generator(int(pic.Size().Width), int(pic.Size().Height))
		}
	})
}

// readRows waits until rows have read what they show, some of which begin when they are asked.
func (s *trial) readRows() {
	for was := []string(nil); ; {
		now := s.texts()
		if s.settle(); s.busy || was != nil && slices.Equal(now, was) {
			return
		}
		was = now
	}
}

func (s *trial) importKind(kind string) {
	l := screen.NewLibrary(s.App)
	s.Show(l)
	s.settle()
	if l.Ready() {
		l.Import([]string{s.fileOf(kind)})
	}
}

// cellAt returns the middle of a cell on the board.
func (s *trial) cellAt(name string) (fyne.Position, bool) {
	c, ok := puzzle.ParseCell(name)
	if !ok || !s.board.Visible() || s.win.Canvas().Overlays().Top() != nil {
		return fyne.Position{}, false
	}
	m := float32(s.board.Margin())
	cell := (s.board.Size().Width - 2*m) / 9
	return fyne.NewPos(m+cell*(float32(c.Col())+.5), m+cell*(float32(c.Row())+.5)), true
}

func (s *trial) pressCell(rest string) {
	name, with, _ := strings.Cut(rest, " ")
	if at, ok := s.cellAt(name); ok {
		e := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary}
		if with != "" {
			e.Modifier = ctrl
		}
		s.board.MouseDown(e)
		s.board.MouseUp(e)
		s.board.DragEnd()
	}
}

func (s *trial) pressCell2(name string) {
	if at, ok := s.cellAt(name); ok {
		s.board.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonSecondary})
		s.board.TappedSecondary(&fyne.PointEvent{Position: at, AbsolutePosition: s.board.Position().Add(at)})
	}
}

func (s *trial) sweep(rest string) {
	from, to, _ := strings.Cut(rest, " ")
	a, ok := s.cellAt(from)
	b, ok2 := s.cellAt(to)
	if ok && ok2 {
		s.board.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: a}, Button: desktop.MouseButtonPrimary})
		s.board.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: b}, Dragged: fyne.NewDelta(b.X-a.X, b.Y-a.Y)})
		s.board.DragEnd()
	}
}

func (s *trial) pasteKind(kind string) {
	s.Toolkit.Clipboard().SetContent(textsToOpen[kind]())
	s.doAction("paste")
}

// fileOf writes a file with a text and returns its path; "" for one that there isn't.
func (s *trial) fileOf(kind string) string {
	text, ok := textsToOpen[kind]
	if !ok {
		return ""
	}
	path := filepath.Join(s.tb.TempDir(), kind+".txt")
	if err := os.WriteFile(path, []byte(text()), 0o600); err != nil {
		s.tb.Fatal(err)
	}
	return path
}

func (s *trial) openKind(kind string) {
	s.answer = s.fileOf(kind)
	s.doAction("open")
}

func (s *trial) dropKind(kind string) {
	s.opener.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(s.fileOf(kind))})
}

// ask stands in for the system's file dialog.
func (s *trial) ask(_ context.Context, q portal.FileQuestion) ([]string, error) {
	switch {
	case s.answer == "":
		return nil, nil
	case q.Folder:
		return []string{filepath.Dir(s.answer)}, nil
	}
	return []string{s.answer}, nil
}

// fill types the solution of the game but for the last cells.
func (s *trial) fill(rest string) {
	but, _ := strconv.Atoi(rest)
	var search solver.Searcher
	g := s.Session().Game
	givens := g.Puzzle().Givens
	if s.Top() != screen.Screen(s.Play()) {
		return
	}
	solution, ok := search.First(&givens)
	if !ok {
		return
	}
	was := s.Session()
	for c := range puzzle.Cell(81) {
		if now := g.State().Grid; now[c] != solution[c] && s.Session() == was && open(&now, &solution) > but {
			s.Session().GoTo(c)
			s.Input(game.Input{Kind: game.TypeAs, Mode: game.DigitMode, Digit: solution[c]})
		}
	}
}

// open counts the cells that differ from the solution.
func open(now, solution *puzzle.Grid) (n int) {
	for c := range now {
		if now[c] != solution[c] {
			n++
		}
	}
	return n
}

// later lets time pass.
func (s *trial) later(rest string) {
	n, _ := strconv.Atoi(rest)
	s.clock0.Add(int64(n) * int64(time.Second))
	if stop := s.clock.timer.stop; stop != nil {
		stop()
		s.clock.tick()
	}
}

func (s *trial) resize(rest string) {
	var w, h float32
	if n, _ := fmt.Sscanf(rest, "%fx%f", &w, &h); n == 2 {
		least := s.win.Content().MinSize() // the desktop makes it no smaller
		s.win.Resize(fyne.NewSize(w, h).Max(least))
		s.FocusPage() // what had the focus may have no room now
	}
}
