package results

import (
	"strings"

	"sudoku/generator/daily"
	"sudoku/gui/caption"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// A shareView is which digits are shared.
type shareView int

const (
	shareGiven shareView = iota
	shareSolved
	shareNow // as the game stands, with marks and colours
	numShareViews
)

// A shareRow is what can be copied.
type shareRow int

const (
	sharePicture shareRow = iota
	shareLink
	shareText
	numShareRows
)

// shareLinks are the layouts of one line in which a puzzle can be copied.
var shareLinks = []*format.Format{
	format.SudokuPadURL, format.FPuzzlesURL, format.SudokuWikiURL, format.SudokuCoachURL, format.SudokuExchangeURL,
	format.PenpaURL, format.Line,
}

// A shareState is what is shared.
type shareState struct {
	game   *game.Game
	known  session.Facts
	view   shareView
	link   int      // of shareLinks
	copied shareRow // what is on the clipboard, -1 for nothing of this page
}

// links returns the layouts that have room for the board; the program's own has for every one.
func (s *shareState) links() (list []*format.Format) {
	shape := s.game.Puzzle().Shape
	for _, f := range shareLinks {
		if f.Carries(shape) {
			list = append(list, f)
		}
	}
	if shape != nil {
		list = append(list, format.Text)
	}
	return list
}

// puzzle returns the puzzle with the digits of the view.
func (s *shareState) puzzle() puzzle.Puzzle {
	p := s.game.Current()
	if s.view == shareNow {
		return p
	}
	p.Centre, p.Corner, p.Entries = [81]puzzle.DigitSet{}, [81]puzzle.DigitSet{}, puzzle.Grid{}
	if s.view == shareSolved {
		p.Entries, _ = s.solution()
		for c, d := range p.Givens {
			if d != 0 {
				p.Entries[c] = 0
			}
		}
	}
	return p
}

// solution returns the solved grid; ok is false where there is none, or several.
func (s *shareState) solution() (g puzzle.Grid, ok bool) {
	switch {
	case s.game.Finished():
		return s.game.Result().Grid, true
	case s.known.Solutions() == 1:
		return s.known.Found[0], true
	}
	return g, false
}

// title returns what stands over the picture at the left and at the right.
func (s *shareState) title(l words.Lang) (title, level string) {
	p := s.game.Puzzle()
	if title = caption.TitleOf(l, p); p.Title == "" && p.Origin.Kind == "" {
		title = caption.WholeDay(l, p.Date)
	}
	if s.known.Known {
		level = caption.ShortRatingOf(l, s.known)
	}
	return title, level
}

// text returns the result in two lines, which give nothing away.
func (s *shareState) text(l words.Lang) string {
	return s.textTitle(l) + "\n" + s.textResult(l)
}

func (s *shareState) textTitle(l words.Lang) string {
	p := s.game.Puzzle()
	if of := game.DailyOf(&p); of != "" {
		date, name, _ := strings.Cut(of, "/")
		if _, err := daily.ParseDate(date); err == nil {
			return l.T("share.daily", "level", l.Level(name), "date", caption.WholeDay(l, date))
		}
	}
	parts := []string{"Sudoku Desk"}
	title, level := s.title(l)
	for _, part := range []string{title, level} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	return l.Commas(parts...)
}

// textResult says how the game went, or how far it has come.
func (s *shareState) textResult(l words.Lang) string {
	o := s.game.Outcome()
	clock := game.Clock(o.Elapsed)
	switch o.Stage() {
	case game.Shown:
		return shownBy(l, s.game)
	case game.Solved:
		parts := append([]string{l.T("share.solved.text", "time", clock)}, helpParts(l, &o)...)
		if o.InMiddle {
			parts = append(parts, l.T("share.middle"))
		}
		if o.Unaided() {
			parts = append(parts, l.T("done.hints", "n", 0))
		}
		return l.Commas(append(parts, l.T("done.mistakes", "n", o.Mistakes))...)
	}
	if yours, of := s.game.Progress(); yours > 0 {
		return l.T("share.sofar", "n", yours, "of", of, "time", clock)
	}
	return l.T("share.new", "n", s.game.Givens().Len())
}

// linkText returns the puzzle in the layout that is chosen.
func (s *shareState) linkText() string {
	return strings.TrimRight(s.links()[s.link].Text(s.puzzle()), "\n")
}

// linkNote names the layout, and says if it leaves something of the view out.
func (s *shareState) linkNote(l words.Lang) string {
	f, p := s.links()[s.link], s.puzzle()
	name := f.Title(l)
	if lost := lostIn(l, f, &p); lost != "" {
		return l.T("share.without", "format", name, "parts", lost)
	}
	return name
}

// lostIn lists which digits of the player a layout has no room for, and the rules of the texts, "" if it has.
func lostIn(l words.Lang, f *format.Format, p *puzzle.Puzzle) string {
	lost := f.Loses(p)
	list := (lost & (format.Entries | format.CentreMarks | format.CornerMarks)).Names(l)
	if lost&(format.Title|format.Note) != 0 && format.OtherRules(p) != "" {
		list = append(list, l.T("chooser.rules"))
	}
	return l.List(list...)
}

// status says what is on the clipboard.
func (s *shareState) status(l words.Lang) string {
	switch s.copied {
	case sharePicture:
		return s.pictureStatus(l)
	case shareLink:
		return l.T("share.copied.link", "format", s.links()[s.link].Title(l), "what", s.holds(l))
	case shareText:
		return l.T("share.copied.text")
	}
	return l.T("share.status")
}

// pictureStatus says that the picture is on the clipboard.
func (s *shareState) pictureStatus(l words.Lang) string {
	size := shareSize()
	return l.T("share.copied.picture", "w", l.Number(size.X), "h", l.Number(size.Y), "what", s.holds(l))
}

// holds says whose digits the view has.
func (s *shareState) holds(l words.Lang) string {
	return l.T([numShareViews]string{"share.holds.given", "share.holds.solved", "share.holds.now"}[s.view], "n", s.game.Givens().Len())
}
