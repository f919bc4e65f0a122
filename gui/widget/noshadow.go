package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
)

// NoShadow has what scrolls end at its edge without a shadow, which in dark themes is as
// light as the edge of a menu.
func NoShadow(scrolled ...fyne.CanvasObject) {
	for _, o := range scrolled {
		over := container.NewThemeOverride(o, noShadow{fyne.CurrentApp().Settings().Theme()})
		over.Content = container.NewWithoutLayout() // the toolkit never frees an override: don't let it hold the object
		over.Refresh()
	}
}

type noShadow struct{ fyne.Theme }

func (t noShadow) Color(n fyne.ThemeColorName, v fyne.ThemeVariant) color.Color {
	if n == fynetheme.ColorNameShadow {
		return color.Transparent
	}
	return t.Theme.Color(n, v)
}
