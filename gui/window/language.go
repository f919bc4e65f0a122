package window

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	_ "sudoku/gui/early" // before the toolkit is initialised
	"sudoku/gui/menu"
	"sudoku/gui/paint"
	"sudoku/gui/screen/settings"
	"sudoku/gui/session"
	"sudoku/puzzle/font"
	"sudoku/puzzle/words"
)

func (as *actions) languageMenu() *menu.Menu {
	m := &menu.Menu{ID: "language", Items: []menu.Item{&menu.Action{ID: "language.system",
		Checked: func() bool { return as.app.Prefs().LanguageTag() == "" },
		Run:     func() { settings.SetLanguage(as.app, "") }}}}
	for _, l := range words.Langs {
		m.Items = append(m.Items, &menu.Action{ID: l.Name(),
			Checked: func() bool { return as.app.Prefs().LanguageTag() == l.Code() },
			Run:     func() { settings.SetLanguage(as.app, l.Code()) }})
	}
	return m
}

// setToolkitLanguage gives the toolkit our translations of its own texts. The toolkit
// has no call to choose a language, so the chosen translation is registered under the
// system's locale. It never frees a registered translation.
func (w *Window) setToolkitLanguage() {
	if w.toolkitLang != nil && *w.toolkitLang == w.lang {
		return
	}
	l := w.lang
	w.toolkitLang = &l
	if err := lang.AddTranslationsForLocale(l.Toolkit(), lang.SystemLocale()); err != nil {
		fyne.LogError("translations", err)
	}
}

// findHeadings looks in the background for a bold face for headings in Han characters, once for
// each language: the program brings only regular ones, from which they are drawn until it is
// found, and where there is none.
func (w *Window) findHeadings() {
	if w.headings == w.lang || !w.lang.Han() || len(w.Fonts) == 0 {
		return
	}
	w.headings = w.lang
	l, dirs := w.lang, w.Fonts
	w.app.Later(func() { // first the window opens
		session.Start(w.runner.Jobs(), func(context.Context, func(int)) (*paint.HanBold, error) {
			return paint.FindHanBold(dirs, font.ScriptOf(l.Script())), nil
		}, func(int) {}, func(f *paint.HanBold, _ error) {
			if f != nil && w.lang == l {
				w.painter.UseHanBold(f)
				w.rebuild()
			}
		})
	})
}
