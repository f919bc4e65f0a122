package window

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
)

// enterActions returns the commands of the page on which a puzzle is typed. Their keys,
// which write nothing there, stand on its buttons.
func (as *actions) enterActions() *Menu {
	on := func() bool { _, ok := as.app.Top().(*screen.Enter); return ok }
	run := func(name string, key fyne.KeyName, f func(*screen.Enter)) *Action {
		return &Action{ID: "enter." + name, Label: as.T("enter." + name), Keys: []Key{{key, 0}}, Enabled: on,
			Run: func() { f(screen.Entering(as.app)) }}
	}
	take := run("take", fyne.KeyReturn, (*screen.Enter).TakeMarked)
	take.Keys = append(take.Keys, Key{fyne.KeyEnter, 0})
	take.Label = as.T("action.enter.take")
	take.Enabled = func() bool {
		_, photo := as.app.Top().(*screen.Photo)
		return (photo || on()) && screen.Entering(as.app).Marked()
	}
	play := &Action{ID: "enter.play", Label: as.T("action.enter.play"), Keys: []Key{{fyne.KeyReturn, ctrl}, {fyne.KeyEnter, ctrl}},
		Enabled: func() bool { return screen.Entering(as.app) != nil }, Run: as.navigation.playEntry}
	aloud := run("aloud", fyne.KeyR, (*screen.Enter).ToggleAloud)
	aloud.Label = as.T("action.enter.aloud")
	again := run("again", fyne.KeyBackspace, (*screen.Enter).TypeRowAgain)
	again.Label, again.Keys = as.T("action.enter.again"), []Key{{fyne.KeyBackspace, ctrl}}
	return &Menu{"entering", []any{
		take, play, aloud, again,
		run("clear", fyne.KeyC, (*screen.Enter).Clear),
		run("find", fyne.KeyF, (*screen.Enter).FindTypo),
		run("compare", fyne.KeyW, (*screen.Enter).Compare),
		run("before", fyne.KeyG, (*screen.Enter).GoOnBefore),
		run("solve", fyne.KeyS, (*screen.Enter).Solve),
		run("easy", fyne.KeyE, (*screen.Enter).Easy),
		run("next", fyne.KeyN, (*screen.Enter).NextStep),
		run("print", fyne.KeyP, (*screen.Enter).Print),
	}}
}

// photoActions returns the commands of the page of a photo.
func (as *actions) photoActions() *Menu {
	top := func() *screen.Photo { s, _ := as.app.Top().(*screen.Photo); return s }
	run := func(name string, key fyne.KeyName, f func(*screen.Photo)) any {
		return &Action{ID: "photo." + name, Keys: []Key{{key, 0}}, Enabled: func() bool { return top() != nil }, Run: func() { f(top()) }}
	}
	return &Menu{"photo", []any{
		run("turn", fyne.KeyT, (*screen.Photo).Turn),
		run("whole", fyne.KeyW, (*screen.Photo).Whole),
		run("other", fyne.KeyG, (*screen.Photo).Other),
		run("kind", fyne.KeyK, (*screen.Photo).TurnKind),
		run("print", fyne.KeyP, (*screen.Photo).Print),
		run("find", fyne.KeyF, (*screen.Photo).Find),
		run("next", fyne.KeyN, (*screen.Photo).Next),
		run("compare", fyne.KeyC, (*screen.Photo).Compare),
		run("more", fyne.KeyE, func(*screen.Photo) { as.app.Back() }),
	}}
}
