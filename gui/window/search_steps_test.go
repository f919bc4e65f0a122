package window

import (
	"context"
	"errors"
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
	"fyne.io/fyne/v2/storage"

	"sudoku/gui/key"
	"sudoku/gui/menu"
	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/screen/home"
	lib "sudoku/gui/screen/library"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver"
	"sudoku/solver/variant"
)

// A step is a line of text: what is done, and with what. One that can't be done fails, and says
// what could be. After "&" the next step comes at once, before the work that this one began.
//
//	do ID                the action of the menus or keys
//	key shift+5          a key, wherever the focus is
//	keys 5 right ctrl+z  several
//	type TEXT            text, in the field that has the focus
//	press NAME           a press in the middle of what is called so, as a screen reader hears it
//	press NAME @500,500  a press on what is called so, there in thousandths of its size
//	right NAME           the same with the other button
//	drag NAME @1,1 @9,9  from one place on it to another
//	wheel NAME -1        a notch of the wheel over it; "hover NAME @1,1" the pointer
//	beside               a press beside all controls, which takes the focus away
//	look                 everything is painted, in its place; "again" it is built again
//	cell r4c5 [ctrl]     a press on the board; "menu r4c5" with the other button
//	sweep r1c1 r5c5      a drag on the board
//	cage 9 r1c1 r1c2     presses on the cells of a cage, and its sum
//	paste KIND           a text of textsToOpen; "open KIND" and "drop KIND" a file with it
//	clip KIND            such a text is put on the clipboard
//	photo KIND           a photo of it; "import KIND" into the library
//	answer KIND          what the next file dialog returns: a file with that, or one of
//	                     that name in the folder that the person keeps files in; alone: nothing;
//	                     "no dialog": the system has none
//	fill N               types the solution but for N cells
//	hints N              takes N hints, with "expect sums" at each depth
//	later N              N seconds pass
//	away, back           another window gets the focus, this one
//	size 800x600         of the window; "sizes" all that matter, there and back, and looks at each
//	first                Home as a beginner sees it
//	close, kill          and opened again; "fresh" on an empty folder, as on another machine;
//	                     "start v0.1.0" on a copy of what that version left in testdata
//	damage, repair       the library's file, while the program is closed
//	expect ...           see search_claims_test.go
func (s *trial) do(step string) error {
	hurry, loose := s.hurry, s.loose
	s.hurry, s.loose = s.loose, strings.HasPrefix(step, "& ")
	what, rest, _ := strings.Cut(strings.TrimPrefix(step, "& "), " ")
	do := stepKinds[what]
	if do == nil {
		s.tb.Fatal("no such step: " + step)
	}
	err := do(s, rest)
	if err != nil {
		s.hurry, s.loose = hurry, loose // nothing was done
	}
	return err
}

// An impossible step can't be done: why, and what could be.
type impossible string

func (i impossible) Error() string { return string(i) }

// noneOf says that there is nothing of a name, and what there is.
func noneOf(what, name string, there []string) error {
	return impossible(fmt.Sprintf("no %s %q; there is: %s", what, name, strings.Join(there, ", ")))
}

// always makes a step of what can always be done.
func always(do func(s *trial, rest string)) func(*trial, string) error {
	return func(s *trial, rest string) error {
		do(s, rest)
		return nil
	}
}

var stepKinds map[string]func(s *trial, rest string) error

func init() {
	stepKinds = map[string]func(s *trial, rest string) error{
		"do": (*trial).doAction, "key": always((*trial).key), "keys": always((*trial).keys), "type": (*trial).typeText, "press": (*trial).press, "right": (*trial).pressRight, "drag": (*trial).drag,
		"wheel": (*trial).turn, "hover": (*trial).hover, "beside": always(func(s *trial, _ string) { s.win.Canvas().Unfocus() }),
		"look":  always(func(s *trial, _ string) { s.look() }),
		"again": always(func(s *trial, _ string) { s.again() }), "photo": always(func(s *trial, rest string) { s.openPhotoOf(s.text(rest), true) }),
		"import": (*trial).importKind, "cell": (*trial).pressCell, "menu": (*trial).pressCell2, "sweep": (*trial).sweep, "cage": (*trial).typeCage,
		"paste": (*trial).pasteKind, "open": (*trial).openKind, "drop": always((*trial).dropKind),
		"clip":   always(func(s *trial, rest string) { s.Toolkit.Clipboard().SetContent(s.text(rest)) }),
		"answer": always(func(s *trial, rest string) { s.answer = s.fileOf(rest) }), "traps": always(func(s *trial, _ string) { s.setTraps() }),
		"fill": (*trial).fill, "hints": (*trial).hints, "later": always((*trial).later),
		"away": always(func(s *trial, _ string) { s.clock.leave(true) }), "back": always(func(s *trial, _ string) { s.clock.leave(false) }),
		"size": always((*trial).resize), "sizes": always(func(s *trial, _ string) { s.everySize() }),
		"close": always(func(s *trial, _ string) { s.close(); s.open() }), "kill": always(func(s *trial, _ string) { s.kill(); s.open() }),
		"damage": always(func(s *trial, _ string) { s.damageLibrary() }), "repair": always(func(s *trial, _ string) { s.repairLibrary() }),
		"start": always((*trial).startOn),
		"first": always(func(s *trial, _ string) {
			s.app.Prefs().SetBool(screen.PrefSettled, false)
			s.app.Show(home.NewHome(s.app))
		}),
		"fresh":  always(func(s *trial, _ string) { s.close(); s.root = s.tb.TempDir(); s.open() }),
		"expect": (*trial).expect,
	}
}

// covered says that something lies over the window, if it does.
func (s *trial) covered() error {
	if s.win.Canvas().Overlays().Top() != nil {
		return impossible("something lies over the window: " + strings.Join(s.pressable(), ", "))
	}
	return nil
}

// doAction does what a menu item or a key does.
func (s *trial) doAction(id string) error {
	if err := s.covered(); err != nil {
		return err
	}
	for _, a := range s.allActions() {
		if actionName(a) == id && a.CanRun() {
			s.menus.Run(a)
			return nil
		}
	}
	return noneOf("action", id, s.enabledActions(false))
}

// allActions lists the actions of menus and keys, but those that only a real window has.
func (s *trial) allActions() (list []*menu.Action) {
	list = slices.Concat(s.menus.Actions(), s.menus.Apart())
	for _, it := range slices.Concat(s.menus.Lists().Board.Items, s.menus.Lists().Entering.Items, s.menus.Lists().Photo.Items) {
		list = append(list, it.(*menu.Action))
	}
	return slices.DeleteFunc(list, func(a *menu.Action) bool { return a.ID == "quit" || a.ID == "menu" || a.ID == "menus" })
}

func actionName(a *menu.Action) string { return strings.ReplaceAll(a.ID+a.Label, "|", " ") }

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
	case last == "tab" && mod == key.Shift:
		c.FocusPrevious()
	case last == "tab" && !takesTab(c.Focused()):
		c.FocusNext()
	case mod != 0:
		s.keyboard.key(keyNamed(last), mod)
	default:
		s.typeKey(last)
	}
}

// takesTab reports whether Tab is a key of what has the focus, and doesn't move that.
func takesTab(f fyne.Focusable) bool {
	t, ok := f.(fyne.Tabbable)
	return ok && t.AcceptsTab()
}

func (s *trial) keys(list string) {
	for name := range strings.FieldsSeq(list) {
		s.key(name)
		s.settle()
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
	typed, char := c.OnTypedKey(), c.OnTypedRune()
	if f := c.Focused(); f != nil {
		typed, char = f.TypedKey, f.TypedRune
	}
	typed(e)
	if r, n := utf8.DecodeRuneInString(name); n == len(name) {
		char(r)
	}
}

func (s *trial) typeText(text string) error {
	f := s.menus.Field()
	if f == nil {
		return impossible(fmt.Sprintf("no field has the focus, which is on %T", s.win.Canvas().Focused()))
	}
	for _, r := range text {
		f.(fyne.Focusable).TypedRune(r)
	}
	return nil
}

// look paints everything that is visible; it must be in its place.
func (s *trial) look() {
	if c, ok := s.win.Content().(*fyne.Container); ok && s.win.Canvas().Overlays().Top() == nil {
		check(s.tb, "the layout of "+fmt.Sprintf("%T", s.app.Top()), c, c.Size())
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

func (s *trial) importKind(kind string) error {
	if err := s.doAction("library"); err != nil { // a message goes, as with each action
		return err
	}
	s.settle()
	l, ok := s.app.Top().(*lib.Library)
	if !ok || !l.Ready() {
		return impossible("the library can't be opened")
	}
	l.Import([]string{s.fileOf(kind)})
	return nil
}

func (s *trial) pasteKind(kind string) error {
	s.Toolkit.Clipboard().SetContent(s.text(kind))
	return s.doAction("paste")
}

// textOf returns the text of a kind, nil if there is none.
func textOf(kind string) func() string {
	if text := textsToOpen[kind]; text != nil {
		return text
	}
	return textsOfJourneys[kind]
}

// text returns a text of that kind.
func (s *trial) text(kind string) string {
	text := textOf(kind)
	if text == nil {
		s.tb.Fatal("no such text: " + kind)
	}
	return text()
}

// noDialog is the answer of a system without file dialogs.
const noDialog = "no dialog"

// fileOf returns the path of a file with a text, or of one in the person's folder; "" for none.
func (s *trial) fileOf(kind string) string {
	if kind == "" || kind == noDialog {
		return kind
	}
	text := textOf(kind)
	if text == nil {
		return filepath.Join(s.files, kind)
	}
	path := filepath.Join(s.tb.TempDir(), kind+".txt")
	if err := os.WriteFile(path, []byte(text()), 0o600); err != nil {
		s.tb.Fatal(err)
	}
	return path
}

func (s *trial) openKind(kind string) error {
	s.answer = s.fileOf(kind)
	return s.doAction("open")
}

func (s *trial) dropKind(kind string) {
	s.opener.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(s.fileOf(kind))})
}

// ask stands in for the system's file dialog.
func (s *trial) ask(context.Context, portal.FileQuestion) ([]string, error) {
	switch {
	case s.answer == noDialog:
		return nil, errors.New(noDialog)
	case s.answer == "":
		return nil, nil
	}
	return []string{s.answer}, nil
}

// fill types the solution of the game but for the last cells.
func (s *trial) fill(rest string) error {
	but, _ := strconv.Atoi(rest)
	if s.app.Top() != screen.Screen(s.app.Play()) {
		return impossible(fmt.Sprintf("no game is shown, but %T", s.app.Top()))
	}
	g := s.app.Session().Game
	solution, ok := solutionOf(g.Puzzle())
	if !ok {
		return impossible("the puzzle has no solution")
	}
	was := s.app.Session()
	for c := range puzzle.Cell(81) {
		if now := g.State().Grid; now[c] != solution[c] && s.app.Session() == was && open(&now, &solution) > but {
			s.app.Session().GoTo(c)
			s.app.Input(game.Input{Kind: game.TypeAs, Mode: game.DigitMode, Digit: solution[c]})
		}
	}
	return nil
}

// solutionOf returns the first solution of a puzzle, by the rules of its board.
func solutionOf(p puzzle.Puzzle) (solution puzzle.Grid, ok bool) {
	if p.Shape == nil {
		var search solver.Searcher
		return search.First(&p.Givens)
	}
	var search variant.Searcher
	err := search.Search(context.Background(), p.Shape, &p.Givens, func(g *puzzle.Grid) bool {
		solution, ok = *g, true
		return false
	})
	return solution, ok && err == nil
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
	if h, ok := s.app.Top().(*home.Home); ok {
		h.CheckDay() // as it does each minute
	}
}

func (s *trial) resize(rest string) {
	var w, h float32
	if n, _ := fmt.Sscanf(rest, "%fx%f", &w, &h); n == 2 {
		least := s.win.Content().MinSize() // the desktop makes it no smaller
		s.win.Resize(fyne.NewSize(w, h).Max(least))
		s.app.FocusPage() // what had the focus may have no room now
	}
}

// everySize makes the window as small and as large as it may be, and looks at it each time.
func (s *trial) everySize() {
	first := s.win.Canvas().Size()
	for _, size := range []string{"380x490", "700x560", "3840x2160", "1366x768", "700x560", "380x490", fmt.Sprintf("%.0fx%.0f", first.Width, first.Height)} {
		s.resize(size)
		s.settle()
		s.look()
		s.holds()
	}
}

// startOn opens the program on what another version left.
func (s *trial) startOn(version string) {
	s.close()
	s.root = s.tb.TempDir()
	left := filepath.Join(sources, "gui/window/testdata", version)
	for from, to := range map[string]string{left: s.root, filepath.Join(left, "files"): s.files} {
		if err := copyFolder(from, to); err != nil {
			s.tb.Fatal(err)
		}
	}
	s.open()
}
