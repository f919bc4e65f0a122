package results

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/screen/learn"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
	"sudoku/solver/logic/logictest"
)

// TestReview: a mistake that was taken back is worth looking at; what is played from there is
// a branch, and the game stays as it was.
func TestReview(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	d.Start(d.Session().Game.Puzzle())
	d.Enter([2]int{1, 8})
	d.Session().Game.Undo()
	d.Enter([2]int{1, 4}, [2]int{3, 6}, [2]int{4, 2})
	_, of := d.Session().Game.MoveNumber()
	OpenReview(d.App)
	s, ok := d.Shown().(*Review)
	if !ok {
		t.Fatalf("%T", d.Shown())
	}
	if d.Settle(); !s.Ready() || len(s.review.Moments) == 0 || s.at != 0 {
		t.Fatalf("ready %v, at move %d", s.Ready(), s.at)
	}
	for _, l := range words.Langs {
		s.Lang = l
		for i := range s.review.Moves {
			s.saysWhere(t, i)
		}
	}
	s.Lang = words.English
	s.goTo(0)
	d.Settle()
	if v := s.View(d.Play().Board()); v.State.Grid[1] != 0 || v.UI.Selected != puzzle.CellsOf(1) || v.UI.Cursor != 1 {
		t.Error("the board is not as it was before the move, with its cell selected")
	}
	if c := s.cardOf(s.Lang, 1, 0); !strings.Contains(strings.Join(c.Paragraphs, " "), "typo") || c.Grade == "" {
		t.Errorf("%+v", c)
	}
	for _, key := range []struct {
		name fyne.KeyName
		at   int
	}{{"Right", 1}, {"Right", 2}, {"Left", 1}, {"Prior", 0}, {"Left", 0}} {
		s.Key(key.name, 0)
		if s.at != key.at {
			t.Errorf("%s leads to move %d, want %d", key.name, s.at, key.at)
		}
	}
	s.pointAt(2)
	if text := s.Status(); !strings.Contains(text, "3") || !strings.Contains(text, s.app.Base().T("review.label.single")) {
		t.Error("under the pointer:", text)
	}
	s.goTo(2)
	d.Settle()
	if s.Input(game.Input{Kind: game.Type, Digit: 9}); d.Session().Game.State().Grid[4] != 2 {
		t.Error("the board can be changed")
	}
	s.Try()
	if at, _ := d.Session().Game.MoveNumber(); d.Session().Game.State().Grid[3] != 0 || at >= of {
		t.Errorf("tried at move %d of %d", at, of)
	}
	d.Close()
}

// saysWhere proves what the page says of where it is.
func (s *Review) saysWhere(t *testing.T, move int) {
	t.Helper()
	s.at = move
	played := logictest.Played{Number: move + 1, Moves: len(s.review.Moves), Wait: s.review.Moves[move].Wait}
	for i := range s.review.Moments {
		played.Moments = append(played.Moments, s.review.Moments[i].Move+1)
	}
	text := s.text(s.Lang, session.Facts{})
	for _, said := range []string{text.where, text.card.Title, text.card.Grade, s.status(s.Lang)} {
		p := logictest.Proof{Played: &played}
		if err := logictest.Claims().CheckMove(p, said, s.Lang); err != nil && said != "" {
			t.Errorf("%v, move %d: %q: %v", s.Lang, move+1, said, err)
		}
		if played.Number++; said != "" && logictest.Claims().CheckMove(p, said, s.Lang) == nil {
			t.Errorf("%v: %q is said of move %d", s.Lang, said, move+2)
		}
		played.Number--
	}
}

// TestReviewShowsWhatWas: at each move the board has the digits and the marks that the player
// had then, wrong ones too, which are crossed, and what was filled in a what-if.
func TestReviewShowsWhatWas(t *testing.T) {
	d := newDesk(t, screentest.Harder)
	d.Start(d.Session().Game.Puzzle())
	d.Session().Solved()
	d.Settle()
	solution, _ := d.Session().Solution()
	empty := slices.Collect(puzzle.AllCells.Without(d.Session().Game.Givens()).All())
	wrong := 1 + int(solution[empty[0]])%9
	d.Enter([2]int{int(empty[0]), wrong})
	d.Play().Move(game.Move{Action: game.Centre, Digit: 5, Cells: puzzle.CellsOf(empty[1])})
	d.Session().Game.BeginWhatIf("a")
	for _, c := range empty[20:] {
		d.Enter([2]int{int(c), int(solution[c])})
	}
	OpenReview(d.App)
	d.Settle()
	s, drawn := d.Shown().(*Review), 0
	for i := range s.review.Moves {
		s.goTo(i)
		d.Settle()
		v, was := s.View(d.Play().Board()), s.review.Before(i)
		crossed := i > 0 && !spoken(v.Hint).Has(empty[0])
		if !crossed {
			was.Grid[empty[0]] = 0 // so that what is said of it can be seen
		}
		if v.State.Grid != was.Grid || v.State.Candidates() != was.Candidates() || v.State.Corner != was.Corner || v.Cands != ([81]puzzle.DigitSet{}) {
			t.Fatalf("move %d: the board is not as it was", i+1)
		}
		if v.Wrong.Has(empty[0]) != crossed || v.Tried.Len() != max(0, i-2) {
			t.Errorf("move %d: %v are crossed, %v were tried", i+1, v.Wrong, v.Tried)
		}
		if s.technique() == nil {
			continue
		}
		drawn++
		if c := s.cardOf(s.Lang, 0, 0); slices.Contains(c.Paragraphs, d.Base().T("review.crossed", "n", 1)) != crossed {
			t.Errorf("move %d: nothing says what the cross means: %q", i+1, c.Paragraphs)
		}
	}
	if drawn == 0 {
		t.Error("no move rests on anything")
	}
	d.Close()
}

// spoken returns the cells that a diagram has candidates or roles for.
func spoken(d puzzle.Diagram) (cells puzzle.CellSet) {
	for _, k := range d.Cands {
		cells.Add(k.Cand.Cell())
	}
	for _, k := range d.Cells {
		cells.Add(k.Cell)
	}
	return cells
}

// medium needs locked candidates and pairs.
const medium = ".1.69.5...3681.7....9......49....3.....159.....7....81......1....5.8147...3.75.9."

// guessing plays the game to its end: singles, and a guess where there are none.
func guessing(d *screentest.Desk) {
	d.Session().Solved()
	d.Settle()
	solution, _ := d.Session().Solution()
	Easy := []*logic.Technique{screentest.Technique("full-house"), screentest.Technique("hidden-single"), screentest.Technique("naked-single")}
	for !d.Session().Game.Finished() {
		grid := d.Session().Game.State().Grid
		pos := puzzle.NewPosition(grid)
		c := puzzle.AllCells.Without(grid.Filled()).First()
		if s, ok := logic.Next(&pos, Easy); ok {
			c = s.Place[0].Cell()
		}
		d.Enter([2]int{int(c), int(solution[c])})
	}
}

// TestReviewTeaches: a moment that has a technique offers its lesson, and what was passed over
// in a finished game comes to the record of practice once.
func TestReviewTeaches(t *testing.T) {
	d := newDesk(t, medium)
	d.Start(d.Session().Game.Puzzle())
	guessing(d)
	for range 2 {
		OpenReview(d.App)
		d.Settle()
	}
	s := d.Shown().(*Review)
	if len(s.review.Sum.Passed) == 0 {
		t.Fatal("nothing was passed over")
	}
	if got, sum := d.Answers(), &s.review.Sum; len(got) != len(sum.Passed)+len(sum.Found) || len(sum.Found) == 0 {
		t.Errorf("%d answers for %d techniques passed over and %d found", len(got), len(sum.Passed), len(sum.Found))
	}
	for i := range s.review.Moves {
		s.goTo(i)
		if d.Settle(); s.technique() != nil {
			break
		}
	}
	learn.OpenLesson(d.App, s.technique())
	if l, ok := d.Shown().(*learn.Lesson); !ok || l.Of.Technique.ID != s.technique().ID {
		t.Fatalf("%T", d.Shown())
	}
	if d.Back(); d.Shown() != screen.Screen(s) {
		t.Error("the lesson doesn't lead back to the review")
	}
	d.Close()
}

// TestReviewSummary: the summary is below the card, or where the page has no room for it, in the
// card, which scrolls.
func TestReviewSummary(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	d.Start(d.Session().Game.Puzzle())
	d.Enter([2]int{1, 8}, [2]int{1, 4})
	OpenReview(d.App)
	d.Settle()
	s, in := d.Shown().(*Review), map[bool]int{}
	if len(s.shown.sum) == 0 {
		t.Fatal("no summary")
	}
	for high := 150.; high < 800; high += 10 {
		s.Arrange(resized, widget.Rect{W: 390, H: high}, true)
		with := s.card.Height(390)
		s.card.Below(nil)
		if alone := s.card.Height(390); (with > alone) == s.sum.Visible() {
			t.Errorf("%v high: visible %v, and the card is %v high, %v without it", high, s.sum.Visible(), with, alone)
		}
		in[s.sum.Visible()]++
	}
	if in[true] == 0 || in[false] == 0 {
		t.Errorf("%v", in)
	}
}

// TestReviewTellsPartByPart: of a reason of several steps each part tells one, with the legend of what
// its diagram has, and says that it is one of several. In every language a reason without chains fits
// into its card beside the board of a window of 1100 by 780; in a low window the parts can be turned,
// and the card scrolls from the beginning of each.
func TestReviewTellsPartByPart(t *testing.T) {
	for _, tt := range []struct {
		puzzle      string
		wrong, tell int
		chain       bool
	}{
		{"...28.....45.......2...95.176.1....5.....819....4....6956......2......6..8.9.2...", 6, 3, false},
		{"....7.82.6...35.....84...1..45..8......34..7..8....2..4.....36..96...1..5........", 1, 2, false},
		{".....5..3.3..8....41....7.25.........43.7....178.4.56.7...2......9..7..5........1", 6, 3, true},
	} {
		d := newDesk(t, tt.puzzle)
		d.Start(d.Session().Game.Puzzle())
		d.Enter([2]int{0, tt.wrong})
		OpenReview(d.App)
		d.Settle()
		s := d.Shown().(*Review)
		if len(s.shown.cards) != tt.tell {
			t.Fatalf("%d parts: %+v", len(s.shown.cards), s.shown.card)
		}
		for _, l := range words.Langs {
			s.Lang = l
			s.update()
			for i, c := range s.shown.cards {
				at := s.told(i)
				d := at.argument.Shown(at.part)
				if len(d.Links) == 0 && slices.ContainsFunc(d.Cands, func(k puzzle.CandRole) bool { return k.Role == puzzle.On || k.Role == puzzle.Off }) {
					t.Errorf("%v, part %d: the legend speaks of a chain: %v", l, i+1, d)
				}
				s.Arrange(resized, widget.Rect{W: 344, H: 656}, false)
				c.Legend = nil // to which the card may scroll
				if room := float64(s.card.Object().Size().Height); !tt.chain && s.card.HeightOf(c, 344) > room {
					t.Errorf("%v, part %d: %v high in %v: %q", l, i+1, s.card.HeightOf(c, 344), room, c.Paragraphs)
				}
				s.Arrange(resized, widget.Rect{W: 684, H: 236}, true)
				if room := s.card.Object().Size().Height; !s.parts.Visible() || room < 130 {
					t.Errorf("%v, part %d: the card is %v high, parts can be turned: %v", l, i+1, room, s.parts.Visible())
				}
			}
		}
		d.Close()
	}
}

// resized gives an object its size.
func resized(o fyne.CanvasObject, r widget.Rect) { o.Resize(fyne.NewSize(float32(r.W), float32(r.H))) }
