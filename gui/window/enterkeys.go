package window

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/key"
	"sudoku/gui/menu"
	"sudoku/gui/screen/enter"
)

// enterActions returns the commands of the page on which a puzzle is typed. Their keys,
// which write nothing there, stand on its buttons.
func (as *actions) enterActions() *menu.Menu {
	on := func() bool { _, ok := as.app.Top().(*enter.Enter); return ok }
	run := func(id string, name fyne.KeyName, f func(*enter.Enter)) *menu.Action {
		return &menu.Action{ID: "enter." + id, Label: as.T("enter." + id), Keys: key.With(0, name), Enabled: on,
			Run: func() { f(enter.Entering(as.app)) }}
	}
	take := run("take", fyne.KeyReturn, func(e *enter.Enter) { e.Checks.TakeMarked() })
	take.Keys = append(take.Keys, key.With(0, fyne.KeyEnter)...)
	take.Label = as.T("action.enter.take")
	take.Enabled = func() bool {
		_, photo := as.app.Top().(*enter.Photo)
		return (photo || on()) && enter.Entering(as.app).Marked()
	}
	play := &menu.Action{ID: "enter.play", Label: as.T("action.enter.play"), Keys: key.With(key.Ctrl, fyne.KeyReturn, fyne.KeyEnter),
		Enabled: func() bool { return enter.Entering(as.app) != nil }, Run: as.navigation.playEntry}
	aloud := run("aloud", fyne.KeyR, func(e *enter.Enter) { e.Aloud.Toggle() })
	aloud.Label = as.T("action.enter.aloud")
	again := run("again", fyne.KeyBackspace, (*enter.Enter).TypeRowAgain)
	again.Label, again.Keys = as.T("action.enter.again"), key.With(key.Ctrl, fyne.KeyBackspace)
	list := []menu.Item{take, play, aloud, again,
		run("clear", fyne.KeyC, (*enter.Enter).Clear),
		run("find", fyne.KeyF, func(e *enter.Enter) { e.Checks.FindTypo() }),
		run("compare", fyne.KeyW, (*enter.Enter).Compare),
		run("before", fyne.KeyG, (*enter.Enter).GoOnBefore)}
	for _, n := range enter.Nexts {
		list = append(list, run(n.Name, n.Key, func(e *enter.Enter) { e.PlayThen(n.Do) }))
	}
	return menu.New("entering", append(list, run("print", fyne.KeyP, (*enter.Enter).Print))...)
}

// photoActions returns the commands of the page of a photo.
func (as *actions) photoActions() *menu.Menu {
	top := func() *enter.Photo { s, _ := as.app.Top().(*enter.Photo); return s }
	run := func(id string, name fyne.KeyName, f func(*enter.Photo)) menu.Item {
		return &menu.Action{ID: "photo." + id, Keys: key.With(0, name), Enabled: func() bool { return top() != nil }, Run: func() { f(top()) }}
	}
	return menu.New("photo",
		run("turn", fyne.KeyT, (*enter.Photo).Turn),
		run("whole", fyne.KeyW, (*enter.Photo).Whole),
		run("other", fyne.KeyG, (*enter.Photo).Other),
		run("kind", fyne.KeyK, (*enter.Photo).TurnKind),
		run("print", fyne.KeyP, (*enter.Photo).Print),
		run("find", fyne.KeyF, (*enter.Photo).Find),
		run("next", fyne.KeyN, (*enter.Photo).Next),
		run("compare", fyne.KeyC, (*enter.Photo).Compare),
		run("more", fyne.KeyE, func(*enter.Photo) { as.app.Back() }),
	)
}
