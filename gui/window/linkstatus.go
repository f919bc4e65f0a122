package window

import "sudoku/puzzle"

// linkStatus describes the player's links that start or end in a cell.
func (st *status) linkStatus(c puzzle.Cell) string {
	s := st.w.session.Game.State()
	var list []string
	for l := range s.Links.All() {
		key := "status.strong"
		if l.Weak {
			key = "status.weak"
		}
		if s.Grid[c] == 0 && (l.From.Cell() == c || l.To.Cell() == c) {
			list = append(list, st.w.T(key, "from", l.From, "to", l.To))
		}
	}
	if len(list) == 0 {
		return ""
	}
	return st.w.T("status.links", "list", st.w.lang.List(list))
}
