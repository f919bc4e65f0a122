package screen

import (
	"slices"

	"sudoku/solver/hint"
)

// What pages say of themselves, in one list. The texts that stand on a page are put together
// here so that what comes of work in the background is heard, and what stays is not heard twice.

// Spoken implements Speaker: the depth, and what the card says.
func (s *Hint) Spoken() []string {
	return append([]string{s.T("hint.depth", "n", s.depth, "of", hint.Done)}, s.shown.Spoken()...)
}

// Spoken implements Speaker: how many solutions there are, what is wrong, and how many
// corrections were found.
func (s *Enter) Spoken() []string {
	if !s.entry.Known() {
		return nil
	}
	return append(s.spoken(s.Lang), s.shown.Found)
}

// Spoken implements Speaker: what was read, and the same of its solutions.
func (s *Photo) Spoken() []string {
	if !s.enter.entry.Known() {
		return nil
	}
	list := []string{s.read(s.Lang), s.shown.Found}
	if text := s.shown.Sentence; text != s.enter.summary(s.Lang) { // how the givens differ
		list = append(list, text)
	}
	return append(list, s.enter.spoken(s.Lang)...)
}

// Spoken implements Speaker: that a puzzle is looked for. What is found is played.
func (s *ordering) Spoken() []string {
	if _, looking := s.newGames.Searching(); looking {
		return []string{s.app.Base().T("new.searching")}
	}
	return nil
}

// Spoken implements Speaker: how the search for puzzles has ended.
func (s *Gallery) Spoken() []string {
	if s.making.Busy() || s.listing.Busy() {
		return nil
	}
	return []string{s.Status()}
}

// Spoken implements Speaker: what was found, and the step that is chosen.
func (s *Steps) Spoken() []string {
	if s.busy {
		return nil
	}
	list := []string{s.shown.info}
	if s.chosen >= 0 {
		list = append(list, s.shown.card.Spoken()...)
	}
	return list
}

// Spoken implements Speaker: the sum of the game, and what the move that is shown rested on.
func (s *Review) Spoken() []string {
	if s.review == nil {
		return nil
	}
	list := slices.Clone(s.shown.sum)
	if s.known {
		list = append(append(list, s.shown.card.Title), s.shown.card.Spoken()...)
	}
	return list
}

// Spoken implements Speaker: what is to be done, what came of an answer, and when it comes up
// again. What to look for is said with the first position of a stage.
func (s *Lesson) Spoken() []string {
	card := s.shown.card
	list := []string{s.shown.source, card.Title}
	switch {
	case s.now == nil && s.failed == nil:
		return list // it is being made
	case s.n == 1 || s.now == nil || s.now.Over():
		list = append(list, card.Spoken()...)
	default:
		list = append(list, card.Spoken()[min(1, len(card.Paragraphs)):]...)
	}
	list = append(list, card.Answer.Text...)
	if card.Answer.Any {
		list = append(list, card.Answer.Count)
	}
	if len(card.Answer.Text) == 0 && s.now != nil && !s.now.Missed.Empty() {
		list = append(list, s.Status())
	}
	return append(list, s.shown.again)
}

// Spoken implements Speaker: how many puzzles were found, or what to do where there is none.
func (s *Library) Spoken() []string {
	if !s.Ready() || s.job.search.Busy() {
		return nil
	}
	return []string{s.shown.count, s.shown.empty}
}

// Spoken implements Speaker: the result, then what it is worth and who found the hardest step, once
// both are known.
func (s *Done) Spoken() []string {
	r := &s.shown
	list := []string{s.T("done.time", "time", r.time)}
	var later []string
	for _, line := range r.lines {
		switch {
		case line.bold != "" && line.note != "":
			later = append(later, s.T("access.line", "text", line.text, "note", line.note))
		case line.bold != "":
			later = append(later, line.text)
		case line.note != "":
			list = append(list, s.T("access.line", "text", line.text, "note", line.note))
		default:
			list = append(list, line.text)
		}
	}
	f := s.app.Session().Facts()
	if reviewed := s.review != nil || f.Known && !s.asked; reviewed && (s.counted || s.unread) {
		list = append(append(list, r.worth, r.against), later...)
	}
	return list
}
