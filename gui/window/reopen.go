package window

import "sudoku/gui/page"

// reopen remembers which page is open and returns what opens it again.
func (w *Window) reopen() func() {
	if again := w.reopenTyped(); again != nil {
		return again
	}
	e, d := w.entering, w.drawing
	switch {
	case e != nil:
		if e.compare != nil {
			return w.showCompare
		}
		return w.showEnter
	case d != nil:
		return func() { w.showDraw(d) }
	case w.preview != nil:
		return w.showPrint
	}
	return w.reopenPage()
}

// reopenTyped goes back to where the player was typing words, if a page takes some.
func (w *Window) reopenTyped() func() {
	again, at := w.reread, w.win.Canvas().Focused()
	switch was := w.page().(type) {
	case *page.Details:
		return func() {
			w.openDetails()
			w.win.Canvas().Focus(w.page().(*page.Details).Resume(was, at))
		}
	case *page.Save:
		return func() {
			again()
			w.page().(*page.Save).Resume(was)
		}
	}
	return nil
}

// reopenPage does so for pages that are all that there is of them.
func (w *Window) reopenPage() func() {
	switch p := w.page().(type) {
	case *page.Settings:
		return func() { w.reopenSettings(p) }
	case *page.Recent:
		return w.openRecent
	case *page.Collection:
		w.collection.at = p.Chosen()
		return w.showCollection
	case *page.New:
		return w.openNew
	case *page.Done:
		return w.showDone
	case *page.Techniques:
		return w.openTechniques
	case *page.Statistics:
		return w.openStatistics
	case *page.Branches:
		return w.openBranches
	case *page.Sheet:
		return w.reread
	case *page.Mistake:
		return w.whereWrong
	}
	return func() {}
}
