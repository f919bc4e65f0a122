package learn

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// TestGuide: the example is shown on the board and can't be edited; the game stays
// unchanged.
func TestGuide(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	g := NewGuide(d.App, nil)
	d.Show(g)
	if n := len(g.list); n < 140 {
		t.Errorf("%d techniques", n)
	}
	for i := range g.list {
		g.choose(i)
		card := g.cardOf(g.Lang)
		if len(card.Paragraphs)+len(card.Lines) < 3 || card.Notation == "" {
			t.Errorf("%s: %v %v", card.Title, card.Paragraphs, card.Lines)
		}
	}
	if v := d.View(); v.State.Grid != g.pos.Grid || len(v.Hint.Cands) == 0 {
		t.Error("the board does not show the example")
	}
	if !g.Input(game.Input{Kind: game.Type, Digit: 5}) || d.Said == "" {
		t.Error("what is typed goes on to the game, or nothing is said")
	}
}

// guideAt opens the guide at a technique.
func guideAt(d *screentest.Desk, id string) *Guide {
	tech, ok := logic.ByID(id)
	if !ok {
		d.T.Fatal(id)
	}
	g := NewGuide(d.App, tech)
	d.Show(g)
	return g
}

// TestPractiseBeside: where easier steps are left, it isn't said that they are done.
func TestPractiseBeside(t *testing.T) {
	for id, want := range map[string]string{
		"x-wing":         "The easy steps are done. Now look for: X-Wing.",
		"franken-x-wing": "Look for: Franken X-Wing. Easier steps can be found here, too.",
	} {
		d := screentest.NewDesk(t, screentest.Easy)
		g := guideAt(d, id)
		g.practise()
		d.Settle()
		if !strings.EqualFold(d.Said, want) {
			t.Errorf("%s: %q", id, d.Said)
		}
		d.Close()
	}
}

// TestPractise: an exercise starts where its technique has a step, and what is easier none that
// costs less.
func TestPractise(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	g := guideAt(d, "x-wing")
	g.practise()
	d.Settle()
	if d.Shown() != nil {
		t.Fatal("no exercise came")
	}
	s := d.Session().Game.State()
	pos := puzzle.Position{Grid: s.Grid, Cands: s.Centre, Given: d.Session().Game.Givens()}
	i := slices.IndexFunc(logic.Full.Techniques, func(t *logic.Technique) bool { return t.ID == "x-wing" }) // as hints use it
	xwing := logic.Full.Techniques[i]
	if step, ok := logic.Next(&pos, append(logic.EasierThan(xwing), xwing)); !ok || step.Technique != xwing {
		t.Error("no X-wing is due")
	}
}

// TestPractiseFitsTheLevel: the puzzle of an exercise is of the level of its technique, and the
// hint names it.
func TestPractiseFitsTheLevel(t *testing.T) {
	for _, id := range []string{"full-house", "naked-pair", "skyscraper"} {
		d := screentest.NewDesk(t, screentest.Easy)
		g := guideAt(d, id)
		g.practise()
		d.Settle()
		tech, _ := logic.ByID(id)
		r, err := logic.Rate(t.Context(), d.Session().Game.Puzzle().Givens, logic.HoDoKu.Techniques)
		if err != nil || r.Level != tech.Level {
			t.Errorf("%s: the puzzle is %v: %v", id, r.Level, err)
		}
		d.Session().LoadFacts(func() {})
		d.Settle()
		if h, err := hint.Find(d.Session().Request(d.Prefs().Techniques(d.Session().Game.Puzzle().Shape))); err != nil || h.Level() > tech.Level {
			t.Errorf("%s: the hint is of level %v: %v", id, h.Level(), err)
		}
	}
}

// TestPractiseStops: the same button ends the search.
func TestPractiseStops(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	g := guideAt(d, "x-wing")
	g.practise()
	g.practise()
	if d.Settle(); g.tried != 0 || g.making.Busy() || d.Shown() != g {
		t.Error("the search goes on")
	}
}

// TestPractiseGoesOn: a change of theme stops neither the search nor its count.
func TestPractiseGoesOn(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	g := guideAt(d, "x-wing")
	g.practise()
	was := g.practice
	d.Again()
	if g.practice == was || g.progress(g.Lang) == "" || !g.making.Busy() {
		t.Error("the search is gone")
	}
	if d.Settle(); d.Shown() != nil {
		t.Error("no exercise came")
	}
}

// TestPractiseLeft: leaving the guide, also for the settings, ends the search.
func TestPractiseLeft(t *testing.T) {
	screentest.LeftInTheMiddle(t, screentest.Easy, func(d *screentest.Desk) { guideAt(d, "x-wing").practise() })
}

func TestTaught(t *testing.T) {
	list := guidedTechniques()
	if !slices.IsSortedFunc(list, func(a, b *logic.Technique) int {
		return cmp.Or(cmp.Compare(a.Family(), b.Family()), cmp.Compare(a.Level, b.Level))
	}) {
		t.Error("hard techniques of a family come before easy ones")
	}
}

// TestGuideFindsTechniques: by their families, which are folded, and by a part of their
// name, in the language or in English.
func TestGuideFindsTechniques(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	g := guideAt(d, "x-wing")
	names := func() (out []string) {
		for i := range g.rows {
			out = append(out, g.rowText(words.English, i).name)
		}
		return out
	}
	closed := len(g.rows)
	if row := g.rowText(words.English, g.row()); row.name != "X-wing" || row.heading || !slices.Contains(names(), "Wings") || slices.Contains(names(), "XY-wing") {
		t.Errorf("%+v of %q", row, names())
	}
	fish := slices.Index(names(), "Fish")
	g.chooseRow(fish)
	if g.row() != fish || g.cardOf(g.Lang).Title != "X-wing" {
		t.Error("a family is not chosen, or its card is gone:", g.row(), g.cardOf(g.Lang).Title)
	}
	list := g.Focus()
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	if len(g.rows) >= closed || g.row() != fish {
		t.Errorf("Left leaves %d rows, row %d", len(g.rows), g.row())
	}
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if len(g.rows) != closed {
		t.Errorf("Space leaves %d rows", len(g.rows))
	}
	g.find("  Skyscr ")
	if got := names(); !slices.Equal(got, []string{"Two strong links", "Skyscraper"}) || g.cardOf(g.Lang).Title != "Skyscraper" {
		t.Errorf("%q, %s", got, g.cardOf(g.Lang).Title)
	}
	g.find("colouring")
	if got := names(); len(got) < 5 || got[0] != "Colouring" {
		t.Errorf("%q", got)
	}
	if g.find("nothing like it"); len(g.rows) != 0 || g.cardOf(g.Lang).Title == "" {
		t.Errorf("%q, %q", names(), g.cardOf(g.Lang).Title)
	}
	if g.find(""); len(g.rows) < closed {
		t.Errorf("%d rows", len(g.rows))
	}
}

// TestChainLinkByLink: a chain is told a link a line; arrow keys go along it to its ends,
// and the board lights the link at hand.
func TestChainLinkByLink(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	list := logic.StepTechniques(true)
	i := slices.IndexFunc(list, func(t *logic.Technique) bool { return t.ID == "aic" })
	g := NewGuide(d.App, list[i])
	d.Show(g)
	why := g.argument(g.Lang)
	if !why.Linked || why.Count() < 4 {
		t.Fatal(why.Count(), "parts")
	}
	lit := 0
	for range why.Count() + 2 {
		v := d.View()
		if len(v.Part.Links) == 1 {
			lit++
		}
		if len(v.Hint.Links) < 3 {
			t.Error("the whole chain is not shown")
		}
		g.Step(1)
	}
	if links := len(why.Diagram.Links); lit != links || g.part != why.Count()-1 {
		t.Errorf("%d of %d links were lit; at part %d of %d", lit, links, g.part, why.Count())
	}
	if g.Step(-1); g.part != why.Count()-2 {
		t.Error("it does not go back")
	}
}

// TestGuideShows: the example of the chosen technique is the puzzle that can be printed.
func TestGuideShows(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	g := NewGuide(d.App, nil)
	d.Show(g)
	if got, err := g.Shows(); err != nil || got.Title != d.Page.Lang.Say(g.Technique().Name()) {
		t.Errorf("%q, %v", got.Title, err)
	}
}
