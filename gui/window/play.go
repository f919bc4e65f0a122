package window

// gameless reports whether there is no game, nor one on its way.
func (w *Window) gameless() bool {
	return !w.Session().HasGame() && !w.opener.searching() && w.opener.current == nil
}
