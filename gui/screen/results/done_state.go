package results

import (
	"slices"
	"time"

	"sudoku/generator/daily"
	"sudoku/gui/caption"
	"sudoku/gui/screen/stats"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
	"sudoku/solver/review"
)

// A doneState is what the finish of a game is about. report says all that its page shows.
type doneState struct {
	game    *game.Game
	this    library.Outcome // of the game
	known   session.Facts
	today   daily.Date
	others  []library.Outcome // of the other games
	counted bool              // others is known
	unread  bool              // it can't be
	review  *review.Review    // nil until it is made
	replay  bool              // the line of moves is shown
	back    bool              // an earlier move is on the board
	plain   bool              // it is the first finish: neither ratings nor, without a hint, techniques are named
	brief   bool              // of several parts of the help only the first is said with the rank
}

// A doneReport is what the page shows.
type doneReport struct {
	time, source string
	worth        string // what the time is worth
	against      string // and beside what
	short        string // the same where there is room for a line only
	strip        *timeStrip
	lines        []doneLine
	week         *doneWeek // of a daily puzzle
	next         string
	replay, back bool
}

// A doneLine says something about the way to the finish.
type doneLine struct {
	mark       doneMark
	text, bold string // bold is the part of text that is written so
	note       string
}

// A doneMark stands at the left of a line.
type doneMark int

const (
	markDone doneMark = iota // found, or without help
	markOpen                 // not found
	markSlip                 // there were hints or mistakes
)

func (s *doneState) report(l words.Lang) doneReport {
	r := doneReport{time: game.Clock(s.this.Elapsed), source: s.source(l), next: s.next(l), replay: s.replay, back: s.back}
	r.worth, r.against, r.strip = s.worth(l)
	brief := *s
	brief.brief = true
	_, r.short, _ = brief.worth(l)
	if !s.this.ByProgram {
		if line, ok := s.hardest(l); ok {
			r.lines = append(r.lines, line)
		}
		r.lines = append(r.lines, s.help(l)...)
	} else if text := shownText(l, &s.this.Outcome); text != "" {
		r.lines = append(r.lines, doneLine{mark: markSlip, text: text})
	}
	if s.counted {
		r.week = s.week(l)
	}
	return r
}

// source names the puzzle and says how hard it is.
func (s *doneState) source(l words.Lang) string {
	title, level := caption.TitleOf(l, s.game.Puzzle()), ""
	switch {
	case s.plain && s.known.Rated:
		level = l.Level(s.known.Rating.Level.Name())
	case s.known.Known:
		level = caption.ShortRatingOf(l, s.known)
	}
	if title == "" || level == "" {
		return title + level
	}
	return l.T("review.source", "title", title, "level", level)
}

// worth says what the time is worth, once that is known.
func (s *doneState) worth(l words.Lang) (worth, against string, strip *timeStrip) {
	first, again := s.first()
	switch {
	case s.this.ByProgram:
		return shownBy(l, s.game), l.T("done.byprogram.why"), nil
	case s.known.Solutions() > 1:
		return l.T("done.several"), l.T("done.several.why"), nil
	case s.this.InMiddle:
		return l.T("done.middle"), l.T("done.byprogram.why"), nil
	case s.unread:
		return game.Clock(s.this.Elapsed), s.helped(l, ""), nil
	case !s.counted || !s.known.Rated:
		return "", "", nil
	case again:
		return l.T("done.again"), l.T("done.again.why", "time", game.Clock(first.Elapsed)), nil
	}
	this := s.this
	this.Rating.Level = s.known.Rating.Level
	at := library.StandingOf(&this, s.others)
	worth, against = s.standing(l, at)
	return worth, against, stripOf(l, this.Elapsed, at)
}

// standing says how the time compares with those before. Where it is slower than usual, how
// many were faster isn't said.
func (s *doneState) standing(l words.Lang, at library.Standing) (worth, against string) {
	level, took := s.level(l), s.this.Elapsed
	if at.Of >= enoughForStrip {
		if took > at.Usual {
			return l.T("done.slower", "time", game.Clock(took), "usual", game.Clock(at.Usual)), s.helped(l, "")
		}
		return l.T("done.rank", "n", at.Rank, "of", at.Of, "level", level), s.helped(l, s.difference(l, at.Usual))
	}
	switch worth = l.T("done.nth", "n", at.Of, "level", level); {
	case at.Of == 1:
	case at.Rank == 1:
		against = l.T("done.best")
	case at.Usual > 0:
		against = s.difference(l, at.Usual)
	default:
		against = l.T("done.bestis", "time", game.Clock(at.Best))
	}
	return worth, s.helped(l, against)
}

// level names the level, and the board where it isn't the classic one: each has its own times.
func (s *doneState) level(l words.Lang) string {
	level := l.Level(s.known.Rating.Level.Name())
	if s.this.Shape == nil {
		return level
	}
	return l.T("done.level.board", "level", level, "board", caption.ShapeName(l, s.this.Shape))
}

// difference says how much longer or shorter than usual it took.
func (s *doneState) difference(l words.Lang, usual time.Duration) string {
	usual = usual.Truncate(time.Second)
	key, d := "done.less", usual-s.this.Elapsed.Truncate(time.Second)
	switch {
	case d == 0:
		key = "done.asusual"
	case d < 0:
		key, d = "done.more", -d
	}
	return l.T(key, "time", game.Clock(d), "usual", game.Clock(usual))
}

// helped adds to what a time is worth that there was help.
func (s *doneState) helped(l words.Lang, text string) string {
	help := helpParts(l, &s.this.Outcome)
	if s.brief {
		help = help[:min(1, len(help))]
	}
	switch {
	case len(help) == 0:
		return text
	case text == "":
		return l.T("done.with", "hints", l.Commas(help...))
	default:
		return l.T("done.and", "text", text, "hints", l.Commas(help...))
	}
}

// shownBy says who solved a puzzle that the player didn't: the program, or the player after the
// program had shown it.
func shownBy(l words.Lang, g *game.Game) string {
	if _, ok := g.Finish(); ok {
		return l.T("done.byprogram.shown")
	}
	return l.T("done.byprogram")
}

// first returns an earlier game in which the player solved the same puzzle.
func (s *doneState) first() (library.Outcome, bool) {
	for _, o := range s.others {
		if o.Givens == s.this.Givens && o.Counts() && (s.this.When.IsZero() || o.FinishedAt().Before(s.this.When)) {
			return o, true
		}
	}
	return library.Outcome{}, false
}

// hardest says who found the hardest step that the puzzle needs.
func (s *doneState) hardest(l words.Lang) (doneLine, bool) {
	t := s.known.Rating.Hardest
	if !s.known.Rated || t == nil || s.plain && s.this.Hints == 0 {
		return doneLine{}, false
	}
	line := doneLine{mark: markOpen, bold: l.Say(t.Name())}
	line.text = l.T("done.hardest", "technique", line.bold)
	if s.review == nil {
		return line, true
	}
	hints, help := 0, s.game.Help()
	for i := range s.review.Moves {
		m := &s.review.Moves[i]
		found := m.Technique != nil && m.Technique.ID == t.ID
		switch {
		case m.Made():
			if hints++; found && line.note == "" && line.mark == markOpen {
				line.note = l.T("done.byhint", "n", hints)
			}
		case found && (m.Label == review.Single || m.Label == review.Pattern):
			line.mark, line.note = markDone, ""
			if help.Without(t.ID) {
				line.note = l.T("done.found")
				return line, true
			}
		}
	}
	return line, true
}

// help says how many hints and mistakes there were, and what the program placed. Where it isn't
// known whether there were hints, it says nothing of them.
func (s *doneState) help(l words.Lang) []doneLine {
	o := &s.this.Outcome
	mistakes := doneLine{text: l.T("done.mistakes.start", "mistakes", l.T("done.mistakes", "n", o.Mistakes)), note: shownText(l, o)}
	if o.Mistakes > 0 || o.Shown > 0 {
		mistakes.mark = markSlip
	}
	if mistakes.note == "" {
		mistakes.note = s.corrected(l)
	}
	switch {
	case o.Unaided():
		mistakes.text = l.T("done.help", "hints", l.T("done.hints", "n", 0), "mistakes", l.T("done.mistakes", "n", o.Mistakes))
		return []doneLine{mistakes}
	case !o.HintsKnown(), o.Hints == 0:
		return []doneLine{mistakes}
	}
	if o.Mistakes == 0 {
		mistakes.mark = markDone // what the program placed was for a hint
	}
	return []doneLine{{mark: markSlip, text: hintsText(l, o)}, mistakes}
}

// corrected names the cells of one or two mistakes.
func (s *doneState) corrected(l words.Lang) string {
	var cells []string
	for _, c := range s.game.Mistakes() {
		if name := l.Cell(c); !slices.Contains(cells, name) {
			cells = append(cells, name)
		}
	}
	if n := len(cells); n == 0 || n > 2 {
		return ""
	}
	return l.T("done.corrected", "cells", l.List(cells...))
}

// next names what the primary button starts.
func (s *doneState) next(l words.Lang) string {
	date, level, ok := s.nextDaily()
	switch {
	case !ok:
		return l.T("done.next")
	case date == s.today:
		return l.T("done.nextdaily", "level", l.Level(level.Name()))
	}
	return l.T("done.nextdaily.day", "level", l.Level(level.Name()), "day", dayAndMonth(l, date))
}

// nextDaily returns the next daily puzzle of the day, if the game is of one and any is not
// finished yet.
func (s *doneState) nextDaily() (daily.Date, puzzle.Level, bool) {
	date, ok := s.day()
	if !ok || !s.counted {
		return date, 0, false
	}
	played := s.dailies()
	for _, level := range caption.Levels() {
		if !played[stats.DailyKey(date, level)].Finished {
			return date, level, true
		}
	}
	return date, 0, false
}

// status says which move is on the board, or that the result stays; a solution that the program
// entered does not.
func (s *doneState) status(l words.Lang) string {
	at, of := s.game.MoveNumber()
	m, ok := s.game.LastMove()
	_, kept := s.game.Finish()
	switch {
	case !kept && !ok: // it was there from the start
		return ""
	case !kept:
		return caption.SolvedText(l, s.known.Solutions())
	case !s.back && ok && m.Action == game.Enter && m.Cells.Len() == 1:
		return l.T("done.status.last", "cell", m.Cells.First())
	case !s.back:
		return l.T("done.status")
	case ok:
		return l.T("done.looking", "at", at, "of", of, "move", game.MoveText(l, m))
	}
	return l.T("done.start", "of", of)
}
