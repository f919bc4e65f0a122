package window

import (
	"regexp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/screen/enter"
	"sudoku/gui/screen/home"
	"sudoku/gui/screen/reading"
	"sudoku/gui/screen/settings"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// A before is what was to be seen before a step.
type before struct {
	step    string
	screens []screen.Screen
	over    bool // something lay over the window
	game    any  // the session
	pressed *pressedPart
	sliders []*widget.Track
	busy    bool // work went on
}

// note notes what is to be seen before a step.
func (s *trial) note(step string) {
	s.was = before{step, slices.Clone(s.app.Screens()), s.win.Canvas().Overlays().Top() != nil, s.app.Session(), s.toPress(step), s.sliders(), s.busy}
}

// holdsReach: what the page asks for can be done, one gets back from it, and sees what was done.
func (s *trial) holdsReach() {
	if s.win.Canvas().Overlays().Top() != nil {
		return
	}
	s.holdsAsked()
	if s.was.over || s.hurry {
		if !slices.Contains(s.app.Screens(), s.fromHome) { // it was left, nobody saw how
			s.fromHome = nil
		}
		return
	}
	s.holdsWayBack()
	s.holdsInSight()
	s.holdsSlider()
}

// asking are the sentences that ask for a press on the board, in every language.
var asking = []string{"advice.begin", "draw.help.cell", "draw.help.cand", "draw.help.strong", "draw.help.weak", "enter.cage.none",
	"lesson.how.place", "lesson.how.strike", "lesson.how.any", "lesson.status.find", "lesson.task.find", "lesson.task.find.digit",
	"pen.on", "status.paused"}

// pressACell is what such sentences say in English.
var pressACell = regexp.MustCompile(`(?i)\b(press|click|tap|drag)\b[^.;]*\b(cells?|candidates?|board)\b`)

// asked returns the sentence by which the page or its status line asks for a press on the board.
func (s *trial) asked() string {
	switch s.app.Top().(type) {
	case *reading.TextView, *reading.Manual, *settings.Settings: // they tell what can be done elsewhere
		return ""
	}
	for _, text := range s.texts() {
		if pressACell.MatchString(text) {
			return text
		}
		for _, key := range asking {
			if s.holdsSentence(text, key) {
				return text
			}
		}
	}
	return ""
}

// holdsSentence reports whether a text holds a sentence of the catalogue, whatever its arguments are.
func (s *trial) holdsSentence(text, key string) bool {
	const arg = "\x00"
	for n := 1; n <= 5; n++ {
		parts := strings.Split(s.lang.T(key, "n", n, "key", arg, "technique", arg, "digit", arg), arg)
		if !slices.ContainsFunc(parts, func(part string) bool { return !strings.Contains(text, part) }) {
			return true
		}
	}
	return false
}

// leastCell is the least side of a cell that is pressed, while a message has lent room of the board.
const leastCell = 26

// holdsAsked: where a press on a cell is asked for, the board is there, in sight, and takes it.
func (s *trial) holdsAsked() {
	if o, ok := s.app.Top().(screen.BoardOwner); ok && o.OwnBoard() && !screen.SpaceOf(s.app.Top()).Whole && !s.board.Visible() {
		s.tb.Fatalf("a page shows something on the board and there is no board\n%T", s.app.Top())
	}
	text := s.asked()
	if text == "" {
		return
	}
	margin, size, all := float32(s.board.Margin()), s.board.Size(), s.win.Canvas().Size()
	at, end := s.board.Position().AddXY(margin, margin), s.board.Position().AddXY(size.Width-margin, size.Height-margin)
	cell := (end.X - at.X) / 9
	switch {
	case !s.board.Visible():
		s.tb.Fatalf("a press is asked for and there is no board\n%q on %T", text, s.app.Top())
	case at.X < 0 || at.Y < 0 || end.X > all.Width || end.Y > all.Height || cell < leastCell:
		s.tb.Fatalf("a press is asked for and the board is out of sight\n%q on %T: cells of %v, at %v to %v of %v", text, s.app.Top(), cell, at, end, all)
	}
	for _, c := range []puzzle.Cell{0, 40, 80} {
		r := s.board.CellAt(c)
		on := fyne.NewPos(float32(r.X+r.W/2), float32(r.Y+r.H/2))
		if on.X < size.Width && on.Y < size.Height && s.under(s.board.Position().Add(on)) != fyne.CanvasObject(s.board) { // a small board has fewer
			s.tb.Fatalf("a press is asked for and something lies over the board\n%q on %T: %T at %v", text, s.app.Top(), s.under(s.board.Position().Add(on)), c)
		}
	}
	for _, one := range screen.Shown(s.app) {
		if _, takes := one.(screen.InputHandler); takes {
			if _, game := one.(*screen.Play); one == s.app.Top() || game && screen.OfGame(s.app) || s.entering() != nil {
				return
			}
			s.tb.Fatalf("a press is asked for and another page takes it\n%q on %T: %T", text, s.app.Top(), one)
		}
	}
}

// under returns what takes a press there.
func (s *trial) under(at fyne.Position) (found fyne.CanvasObject) {
	s.eachVisible(false, func(o fyne.CanvasObject, from fyne.Position) {
		if end := from.AddXY(o.Size().Width, o.Size().Height); pointed(o) && at.X >= from.X && at.Y >= from.Y && at.X < end.X && at.Y < end.Y {
			found = o
		}
	})
	return found
}

// holdsWayBack: Escape closes one page at most, and leads to the one below; it never leaves the
// game. It leads back to Home from what was opened there.
func (s *trial) holdsWayBack() {
	was, now := s.was.screens, s.app.Screens()
	if s.was.step == "key esc" {
		s.holdsEscape(was, now)
	}
	_, onHome := was[len(was)-1].(*home.Home)
	_, there := s.app.Top().(*home.Home)
	switch second := now[min(1, len(now)-1)]; {
	case screen.OfGame(s.app) || there || s.was.game != any(s.app.Session()):
		s.fromHome = nil
	case onHome || len(was) > 1 && s.fromHome == was[1]:
		s.fromHome, s.homeOf = second, s.app.Session()
	default: // a step that was not waited for left it
		s.fromHome = nil
	}
}

func (s *trial) holdsEscape(was, now []screen.Screen) {
	top := was[len(was)-1]
	_, ofGame := top.(screen.GameScreen)
	_, photo := top.(*enter.Photo) // it lies over the puzzle that it makes: both are one page
	least := len(was) - 1
	if photo {
		least--
	}
	same := 0
	for same < min(len(was), len(now)) && was[same] == now[same] {
		same++
	}
	_, onHome := s.app.Top().(*home.Home)
	switch another := s.was.game != any(s.app.Session()); {
	case s.fromHome != nil && s.homeOf == s.app.Session() && len(was) == 2 && same == 1 && !onHome:
		s.tb.Fatalf("Escape doesn't lead back to Home\non %T, to %T", top, s.app.Top())
	case another && s.was.busy: // that brought it
	case another:
		s.tb.Fatalf("Escape changes the game\non %T", top)
	case ofGame && !screen.OfGame(s.app):
		s.tb.Fatalf("Escape leaves the game\non %T, to %T", top, s.app.Top())
	case same < min(least, len(now)) || same < least || len(now) > same && same > 1:
		s.tb.Fatalf("Escape doesn't lead to the page below\non %T over %T, to %T", top, was[max(0, len(was)-2)], s.app.Top())
	}
}

// A pressedPart is a control that is pressed.
type pressedPart struct {
	o      fyne.CanvasObject
	index  int // among the parts of the page that can have the focus; -1: it is none of them
	of     int // how many these are
	name   string
	on     fyne.Position // on the control
	place  fyne.Position // in the window
	zone   bool          // a part of it, else all of it
	before float32       // what of its height was in sight
}

// toPress returns what a step presses.
func (s *trial) toPress(step string) *pressedPart {
	what, rest, _ := strings.Cut(strings.TrimPrefix(step, "& "), " ")
	if what != "press" || s.win.Canvas().Overlays().Top() != nil {
		return nil
	}
	o, at := s.pressedSpot(rest)
	if o == nil {
		return nil
	}
	_, list := parts(s.app.Top().Objects())
	i := slices.IndexFunc(list, func(f fyne.Focusable) bool { return f.(fyne.CanvasObject) == o.o })
	zone, before := s.sight(o.o, at)
	return &pressedPart{o.o, i, len(list), nameOf(o.o), at, o.at.Add(at), zone, before}
}

// pressedSpot returns what a press means, and where on it.
func (s *trial) pressedSpot(rest string) (o *spot, at fyne.Position) {
	if strings.Contains(rest, " @") {
		o, list, err := s.placed(rest, 1)
		if err != nil {
			return nil, at
		}
		return o, list[0]
	}
	if e := s.named(rest); e != nil {
		if o = s.spotAt(middle(e)); o != nil {
			at = middle(e).Subtract(o.at)
		}
	}
	return o, at
}

// holdsInSight: what was pressed stays in sight as long as its page is shown.
func (s *trial) holdsInSight() {
	p, was := s.was.pressed, s.was.screens
	if p == nil || p.index < 0 || s.app.Top() != was[len(was)-1] || p.before < 8 {
		return
	}
	_, list := parts(s.app.Top().Objects())
	if p.index >= len(list) {
		return
	}
	o := list[p.index].(fyne.CanvasObject)
	if same := len(list) == p.of || nameOf(o) == p.name; !same || !o.Visible() {
		return // there are other parts now
	}
	zone, sight := s.sight(o, p.on)
	if zone != p.zone {
		return // where nothing was to press a part of the control has come, or has gone
	}
	if sight < p.before/2 {
		s.tb.Fatalf("what was pressed is out of sight\n%q on %T: %v of its height are in sight, %v before", p.name, s.app.Top(), sight, p.before)
	}
}

// sight returns how much is in sight of the height of a control, or of the part of it at a place if it
// has one there.
func (s *trial) sight(target fyne.CanvasObject, on fyne.Position) (zone bool, high float32) {
	part := widget.Rect{W: float64(target.Size().Width), H: float64(target.Size().Height)}
	if z, ok := target.(zoned); ok {
		for _, r := range z.Zones() {
			if r.Has(float64(on.X), float64(on.Y)) {
				part, zone = r, true
			}
		}
	}
	all := s.win.Canvas().Size()
	visit(s.win.Content(), fyne.Position{}, fyne.Position{}, fyne.NewPos(all.Width, all.Height), true, func(o fyne.CanvasObject, at, from, to fyne.Position) {
		if o == target {
			high = max(0, min(at.Y+float32(part.Y+part.H), to.Y)-max(at.Y+float32(part.Y), from.Y))
		}
	})
	return zone, high
}

// sliders lists those that are to be seen.
func (s *trial) sliders() (list []*widget.Track) {
	s.eachVisible(false, func(o fyne.CanvasObject, _ fyne.Position) {
		if t, ok := o.(*widget.Track); ok {
			list = append(list, t)
		}
	})
	return list
}

// lies reports whether an object lies at a place of the window.
func (s *trial) lies(target fyne.CanvasObject, place fyne.Position) (there bool) {
	s.eachVisible(false, func(o fyne.CanvasObject, at fyne.Position) {
		in, size := place.Subtract(at), o.Size()
		there = there || o == target && in.X >= 0 && in.Y >= 0 && in.X < size.Width && in.Y < size.Height
	})
	return there
}

// holdsSlider: a slider that takes the place of what was pressed has the keys, but in the game, where
// the board has them.
func (s *trial) holdsSlider() {
	now, was := s.sliders(), s.was
	if _, play := s.app.Top().(*screen.Play); play || was.pressed == nil || s.shows(was.pressed.o) || s.app.Top() != was.screens[len(was.screens)-1] || len(was.sliders) > 0 || len(now) == 0 {
		return
	}
	if s.lies(now[0], was.pressed.place) && s.win.Canvas().Focused() != fyne.Focusable(now[0]) {
		s.tb.Fatalf("a slider comes and doesn't get the keys\n%s on %T: %T has the focus", was.step, s.app.Top(), s.win.Canvas().Focused())
	}
}
