package window

import (
	"slices"

	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/pen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/font"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// build makes everything that is visible, in the chosen language and theme. It is called
// again when one of these changes.
func (w *Window) build() {
	w.lang = w.app.Prefs().Language(w.System)
	w.setToolkitLanguage()
	if w.painter.Write(font.ScriptOf(w.lang.Script())) {
		w.headings = words.English // they are looked for again
	}
	w.findHeadings()
	w.HideTooltip()
	pal := w.app.Prefs().Palette(w.Toolkit.Settings().ThemeVariant())
	w.kit = &widget.Kit{Painter: w.painter, Pal: pal, TextScale: w.layout.textScale(), Scale: w.scale, Still: w.app.Prefs().On(screen.PrefStill), Done: w.app.FocusPage,
		Say: func(s string) { w.app.Say(s) }, Unsay: w.status.clear,
		Key: w.keyboard.typedOutsideBoard, Rune: w.keyboard.runeOutsideBoard, Down: w.keyboard.down, Up: w.keyboard.up, Pointer: w.app.Used, Repeats: w.keyboard.repeats,
		MenuKey: w.menus.RunInField, ReadText: w.app.ReadText, Field: func() { w.app.Later(w.menus.Sync) }, Action: w.menus.Tip, Changed: w.changed, Listened: func() bool { return w.reader != nil && w.reader.On() }, Taken: func() bool { return w.keyboard.taken }}
	w.kit.Tooltip = w.kit.NewTooltip(w.runner.After)
	theme.Use(w.Toolkit.Settings(), pal, float32(w.kit.TextScale), w.lang)
	for _, o := range slices.Clone(w.win.Canvas().Overlays().List()) {
		if m, ok := o.(*widget.Menu); ok {
			m.Hide()
		} else {
			o.Refresh() // everything else is made again
		}
	}
	w.board = board.New(w.painter, pal, w.scale)
	w.board.TextScale = w.app.Prefs().Text()
	w.board.OnInput = func(in game.Input) {
		w.keyboard.movePadKey()
		w.app.Input(in)
	}
	w.board.OnPen = pen.Of(w.app).Point
	w.board.OnKey = w.keyboard.typedKey
	w.board.OnDown, w.board.OnUp = w.keyboard.down, w.keyboard.up
	w.board.OnRune = w.keyboard.typedRune
	w.board.OnName = func() string { return w.label.Text() }
	w.board.OnShortcut = w.keyboard.typedShortcut
	w.board.OnPointer = w.app.Used
	w.board.OnFocus = w.changed
	w.board.OnWheel = func(by int) { w.navigation.step(by) }
	w.board.OnMenu, w.board.After = w.cellPad.Show, w.runner.After
	w.label = w.kit.Paragraph(theme.Body)
	w.penBox.build()
	w.app.Open()
	w.head = w.status.newHead() // after play, which its button calls
	w.menus.Build()
	if c, ok := w.win.Canvas().(desktop.Canvas); ok {
		c.SetOnKeyDown(w.keyboard.down)
		c.SetOnKeyUp(w.keyboard.up)
	}
	w.win.Canvas().SetOnTypedKey(w.keyboard.typedUnfocused)
	w.win.Canvas().SetOnTypedRune(w.keyboard.runeOutsideBoard)
}

// Base implements screen.Shell.
func (w *Window) Base() page.Base { return page.Base{Kit: w.kit, Lang: w.lang} }

// paintBoard shows what has changed on the board.
func (w *Window) paintBoard() { w.board.SetView(w.boardView()) }

// boardView returns what the board shows now.
func (w *Window) boardView() board.View {
	v := screen.BoardView(w.app)
	if w.clock.covers() {
		v.Paused = w.T("board.paused")
	}
	if lit := w.motion.celebrating.Or(w.motion.flashed); !lit.Empty() {
		v.Lit = v.Lit.Or(lit)
	}
	return v
}

// Refresh implements screen.Shell: it updates what has changed, and only that.
func (w *Window) Refresh() {
	w.showBoard()
	w.penBox.refresh()
	w.status.refresh()
	w.status.refreshHead()
	page.Refresh(w.page())
	w.menus.Sync()
	w.clock.scheduleClock()
	w.changed()
	w.announcer.look()
}
