package window

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/game"
)

// build makes everything that is seen, in the chosen language and theme. It is
// done anew when one of these changes.
func (w *Window) build() {
	w.lang = w.prefs.Language(w.System)
	if err := feedToolkit(w.lang); err != nil {
		fyne.LogError("translations", err)
	}
	pal := w.prefs.Palette(w.App.Settings().ThemeVariant())
	w.kit = &widget.Kit{Painter: w.painter, Pal: pal, TextScale: w.prefs.Text(), Scale: w.scale, Still: w.prefs.On(screen.PrefStill), Done: w.FocusPage,
		Say: func(s string) { w.Say(s) },
		Key: w.typedElsewhere, Rune: w.runeElsewhere, Down: w.keyDown}
	w.App.Settings().SetTheme(theme.NewTheme(pal, float32(w.prefs.Text()), w.lang.Han()))
	w.board = board.New(w.painter, pal, w.scale)
	w.board.OnInput = func(in game.Input) {
		w.settlePad()
		w.input(in)
	}
	w.board.OnKey = w.typedKey
	w.board.OnDown = w.keyDown
	w.board.OnRune = w.typedRune
	w.board.OnName = func() string { return w.status.Text() }
	w.board.OnShortcut = w.typedShortcut
	w.board.OnMenu = w.cellMenu
	w.standIn = w.newStandIn()
	w.status = w.kit.Paragraph(theme.Body)
	w.head = w.newHead()
	w.play = page.NewPlay(w.Base(), w.playFuncs())
	if w.screens == nil {
		w.screens = []screen.Screen{nil}
	}
	w.screens[0] = playScreen{w.play}
	w.buildMenu()
	if c, ok := w.win.Canvas().(desktop.Canvas); ok {
		c.SetOnKeyDown(w.keyDown)
	}
	w.win.Canvas().SetOnTypedKey(w.typedLoose)
	w.win.Canvas().SetOnTypedRune(w.runeElsewhere)
}

func (w *Window) Base() page.Base { return page.Base{Kit: w.kit, Lang: w.lang} }

// refresh shows what has changed, and only that.
func (w *Window) Refresh() {
	w.board.SetView(w.view())
	w.status.SetSpans(w.statusLine()...)
	w.refreshHead()
	w.page().Refresh()
	w.syncMenu()
	w.windClock()
}
