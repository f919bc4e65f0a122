package screen

import "sudoku/puzzle/practice"

// PuzzleForMe begins what is to be done next without a question: what is due for practice, a
// daily puzzle if none of today was solved, or a puzzle of the station that is next on the path.
func PuzzleForMe(a *App) {
	s := NewHome(a)
	s.wanted = s.begin
	a.Show(s)
}

// begin begins what is to be done next, once it is known how the games went.
func (s *Home) begin() {
	s.app.Sessions().Answers.Use(func(list []practice.Answer) {
		switch due := dueOf(s.app, list); {
		case s.Closed():
		case len(due) > 0:
			s.app.Push(newPractice(s.app, due))
		case s.state.played.solved(s.state.today) == 0:
			s.openLevel(s.state.today, s.state.played.next(s.state.today))
		default:
			path := NewStations(s.app)
			s.app.Show(path)
			path.take(list, nil)
			path.Choose(min(path.next, len(path.states)-1))
			path.Puzzle()
		}
	})
}
