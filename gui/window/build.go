package window

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// build makes everything that is seen, in the chosen language and theme. It is
// done anew when one of these changes.
func (w *Window) build() {
	w.lang = w.settings.Language(w.System)
	if err := feedToolkit(w.lang); err != nil {
		fyne.LogError("translations", err)
	}
	pal := w.settings.Palette(w.App.Settings().ThemeVariant())
	w.kit = &widget.Kit{Painter: w.painter, Pal: pal, TextScale: w.settings.Text(), Scale: w.scale, Still: w.settings.On(setStill), Done: w.focusPage,
		Say: func(s string) { w.say(s) },
		Key: w.typedElsewhere, Rune: w.runeElsewhere, Down: w.keyDown}
	w.App.Settings().SetTheme(theme.NewTheme(pal, float32(w.settings.Text()), w.lang.Han()))
	w.board = board.New(w.painter, pal, w.scale)
	w.board.OnInput = w.input
	w.board.OnKey = w.typedKey
	w.board.OnDown = w.keyDown
	w.board.OnRune = w.typedRune
	w.board.OnName = func() string { return w.status.Text() }
	w.board.OnShortcut = w.typedShortcut
	w.board.OnMenu = w.cellMenu
	w.standIn = w.newStandIn()
	w.status = w.kit.Paragraph(theme.Body)
	w.head = w.newHead()
	w.play = page.NewPlay(w.base(), w.playFuncs())
	w.page = w.play
	w.buildMenu()
	if c, ok := w.win.Canvas().(desktop.Canvas); ok {
		c.SetOnKeyDown(w.keyDown)
	}
	w.win.Canvas().SetOnTypedKey(w.typedLoose)
	w.win.Canvas().SetOnTypedRune(w.runeElsewhere)
}

func (w *Window) base() page.Base { return page.Base{Kit: w.kit, Lang: w.lang} }

// rebuild shows the same in another theme, language or size of text.
func (w *Window) rebuild() {
	again := w.reopen()
	w.build()
	w.turn(w.play)
	again()
	w.refresh()
}

// turn shows a page in the panel.
func (w *Window) turn(p page.Page) {
	w.rest()
	if w.steps != nil && p != page.Page(w.steps.page) {
		w.leaveSteps()
	}
	if w.guide != nil && p != page.Page(w.guide.page) {
		w.leaveGuide()
	}
	if w.drawing != nil && p != page.Page(w.drawing.page) {
		w.leaveDraw()
	}
	w.page = p
	w.reachFor(p)
	objects := append([]fyne.CanvasObject{w.board, w.status}, w.head.objects()...)
	if w.standIn != nil {
		objects = append(objects, w.standIn, w.standIn.shadow)
	}
	if w.preview != nil {
		objects = append(objects, w.preview)
	}
	w.frame = &frame{w: w}
	w.win.SetContent(container.New(w.frame, append(objects, p.Objects()...)...))
	w.focusPage()
}

// refresh shows what has changed, and only that.
func (w *Window) refresh() {
	w.board.SetView(w.view())
	w.status.SetSpans(w.statusLine()...)
	w.refreshHead()
	w.page.Refresh()
	w.syncMenu()
	w.windClock()
}
