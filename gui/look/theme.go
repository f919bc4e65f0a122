package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"sudoku/puzzle/font"
)

// appTheme dresses the toolkit's own widgets: menus, dialogs, entries.
type appTheme struct {
	fyne.Theme // icons, and what has no say here
	colours    map[fyne.ThemeColorName]color.Color
	sizes      map[fyne.ThemeSizeName]float32
	variant    fyne.ThemeVariant
}

// hanFirst is what the toolkit asks first for every character. It has no Latin
// letters: these come from the toolkit's own Noto Sans, regular or bold. So
// Chinese shows, whatever the language, where the system has no font for it.
var hanFirst = fyne.NewStaticResource("DroidSansFallback.ttf", font.Han)

// NewTheme returns the theme of the toolkit's own widgets in the colours of p.
// Text is scale times as large as the design says; with han, for an interface in
// Chinese, its lines stand a little further apart.
func NewTheme(p *Palette, scale float32, han bool) fyne.Theme {
	t := &appTheme{
		Theme:   theme.DefaultTheme(),
		colours: themeColours(p),
		sizes:   themeSizes(scale, han),
		variant: theme.VariantLight,
	}
	if p.IsDark {
		t.variant = theme.VariantDark
	}
	return t
}

// Color ignores the system's variant: the palette is the player's choice.
func (t *appTheme) Color(n fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	if c, ok := t.colours[n]; ok {
		return c
	}
	return t.Theme.Color(n, t.variant)
}

func (t *appTheme) Size(n fyne.ThemeSizeName) float32 {
	if s, ok := t.sizes[n]; ok {
		return s
	}
	return t.Theme.Size(n)
}

func (t *appTheme) Font(style fyne.TextStyle) fyne.Resource {
	if style.Monospace || style.Symbol {
		return t.Theme.Font(style)
	}
	return hanFirst
}

func themeColours(p *Palette) map[fyne.ThemeColorName]color.Color {
	veil, button := p.Accent, p.Sunk // a veil lies over a control under the pointer
	if p.HighContrast {
		veil, button = p.Ink, p.Peer
	}
	return map[fyne.ThemeColorName]color.Color{
		theme.ColorNameBackground:                asCleared(p.Ground),
		theme.ColorNameButton:                    button,
		theme.ColorNameDisabledButton:            p.Surface,
		theme.ColorNameDisabled:                  p.Ink3,
		theme.ColorNameError:                     p.Bad,
		theme.ColorNameFocus:                     withAlpha(veil, .24),
		theme.ColorNameForeground:                p.Ink,
		theme.ColorNameForegroundOnError:         p.OnAccent,
		theme.ColorNameForegroundOnPrimary:       p.OnAccent,
		theme.ColorNameForegroundOnSuccess:       p.OnAccent,
		theme.ColorNameForegroundOnWarning:       p.OnAccent,
		theme.ColorNameHeaderBackground:          p.Sunk,
		theme.ColorNameHover:                     withAlpha(veil, .10),
		theme.ColorNameHyperlink:                 p.Accent,
		theme.ColorNameInnerWindowBorder:         p.Hair,
		theme.ColorNameInnerWindowBorderInactive: p.Hair,
		theme.ColorNameInputBackground:           p.Surface,
		theme.ColorNameInputBorder:               p.Thin,
		theme.ColorNameMenuBackground:            p.Surface,
		theme.ColorNameOverlayBackground:         p.Surface,
		theme.ColorNamePlaceHolder:               p.Ink2,
		theme.ColorNamePressed:                   withAlpha(veil, .20),
		theme.ColorNamePrimary:                   p.Accent,
		theme.ColorNameScrollBar:                 p.Ink3,
		theme.ColorNameScrollBarBackground:       p.Sunk,
		theme.ColorNameSelection:                 p.selection(),
		theme.ColorNameSeparator:                 p.Hair,
		theme.ColorNameShadow:                    color.NRGBA{A: 0x30},
		theme.ColorNameSuccess:                   p.Good,
		theme.ColorNameWarning:                   p.Warn,
	}
}

// selection is the ground of what is chosen in a list or a text.
func (p *Palette) selection() color.NRGBA {
	if p.IsDark { // rows that are chosen hold secondary text too
		return p.SelectFill
	}
	return p.Same
}

// asCleared makes up for the toolkit, which clears a window in a colour that is
// 65535/65025 times too bright.
func asCleared(c color.NRGBA) color.NRGBA {
	f := func(v uint8) uint8 { return uint8(float64(v)*65025/65535 + .5) }
	return color.NRGBA{f(c.R), f(c.G), f(c.B), c.A}
}

func withAlpha(c color.NRGBA, a float64) color.NRGBA {
	c.A = uint8(a*255 + .5)
	return c
}

func themeSizes(scale float32, han bool) map[fyne.ThemeSizeName]float32 {
	spacing := float32(4)
	if han {
		spacing = 6
	}
	return map[fyne.ThemeSizeName]float32{
		theme.SizeNameCaptionText:     12 * scale,
		theme.SizeNameText:            14 * scale,
		theme.SizeNameSubHeadingText:  18 * scale,
		theme.SizeNameHeadingText:     20 * scale,
		theme.SizeNameInlineIcon:      20 * scale,
		theme.SizeNameLineSpacing:     spacing * scale,
		theme.SizeNamePadding:         4,
		theme.SizeNameInnerPadding:    8,
		theme.SizeNameInputBorder:     1,
		theme.SizeNameInputRadius:     7,
		theme.SizeNameSelectionRadius: 4,
		theme.SizeNameButtonRadius:    8,
		theme.SizeNameCardRadius:      10,
		theme.SizeNameDialogRadius:    10,
		theme.SizeNamePopupRadius:     10,
		theme.SizeNameMenuRadius:      8,
		theme.SizeNameModalBlurRadius: 0, // it would cost a pass over the window
	}
}
