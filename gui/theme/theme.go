package theme

import (
	"fmt"
	"image/color"
	"sync"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"sudoku/puzzle/font"
	"sudoku/puzzle/words"
)

// A currentTheme is the only theme that the toolkit ever gets; it delegates to the theme
// used last.
type currentTheme struct{ fyne.Theme }

// Use makes the toolkit use the theme that [NewTheme] returns; the content of its
// windows has to be rebuilt or refreshed afterwards. The theme object in the settings
// stays the same: for every new one the toolkit reads its fonts again, and its text
// shaper never frees the old ones, ten megabytes each time.
func Use(s fyne.Settings, p *Palette, scale float32, l words.Lang) {
	t := NewTheme(p, scale, l)
	if w, ok := s.Theme().(*currentTheme); ok {
		w.Theme = t
		return
	}
	s.SetTheme(&currentTheme{t})
}

// appTheme is the theme of the toolkit's own widgets: menus, dialogs, entries.
type appTheme struct {
	fyne.Theme // used for what is not defined here
	palette    *Palette
	colours    map[fyne.ThemeColorName]color.Color
	sizes      map[fyne.ThemeSizeName]float32
	han        fyne.Resource
	variant    fyne.ThemeVariant
}

// hanFirst are the fonts that the toolkit tries first for every character, by script. They have
// no Latin letters: these come from the toolkit's own Noto Sans, regular or bold. So Chinese is
// displayed in any language, even if the system has no font for it.
var hanFirst = [font.NumScripts]func() fyne.Resource{
	font.Simplified:  hanFont("DroidSansFallback.ttf", font.Simplified),
	font.Japanese:    hanFont("NotoSansCJKjp.ttf", font.Japanese),
	font.Traditional: hanFont("NotoSansCJKtc.ttf", font.Traditional),
}

func hanFont(name string, s font.Script) func() fyne.Resource {
	return sync.OnceValue(func() fyne.Resource { return fyne.NewStaticResource(name, s.Face()) })
}

// NewTheme returns the theme of the toolkit's own widgets in the colours of p, with text
// scale times as large as in the design. Lines of Chinese and Japanese are slightly further
// apart.
func NewTheme(p *Palette, scale float32, l words.Lang) fyne.Theme {
	t := &appTheme{
		Theme:   fynetheme.DefaultTheme(),
		palette: p,
		colours: themeColours(p),
		sizes:   themeSizes(scale, l.Han()),
		han:     hanFirst[font.ScriptOf(l.Script())](),
		variant: fynetheme.VariantLight,
	}
	if p.IsDark {
		t.variant = fynetheme.VariantDark
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

// Icon includes the colours in the name of an icon, because the toolkit caches icons by
// name.
func (t *appTheme) Icon(n fyne.ThemeIconName) fyne.Resource {
	r := t.Theme.Icon(n)
	if themed, ok := r.(fyne.ThemedResource); ok {
		return icon{themed, fmt.Sprintf("%x-%s", t.palette.Text, r.Name())}
	}
	return r
}

type icon struct {
	fyne.ThemedResource
	name string
}

func (i icon) Name() string { return i.name }

func (t *appTheme) Font(style fyne.TextStyle) fyne.Resource {
	if style.Monospace || style.Symbol {
		return t.Theme.Font(style)
	}
	return t.han
}

func themeColours(p *Palette) map[fyne.ThemeColorName]color.Color {
	veil, button := p.Accent, p.Sunk // a veil covers a control under the pointer
	if p.HighContrast {
		veil, button = p.Text, p.Peer
	}
	return map[fyne.ThemeColorName]color.Color{
		fynetheme.ColorNameBackground:                asCleared(p.Ground),
		fynetheme.ColorNameButton:                    button,
		fynetheme.ColorNameDisabledButton:            p.Surface,
		fynetheme.ColorNameDisabled:                  p.Text3,
		fynetheme.ColorNameError:                     p.Bad,
		fynetheme.ColorNameFocus:                     withAlpha(veil, .24),
		fynetheme.ColorNameForeground:                p.Text,
		fynetheme.ColorNameForegroundOnError:         p.OnAccent,
		fynetheme.ColorNameForegroundOnPrimary:       p.OnAccent,
		fynetheme.ColorNameForegroundOnSuccess:       p.OnAccent,
		fynetheme.ColorNameForegroundOnWarning:       p.OnAccent,
		fynetheme.ColorNameHeaderBackground:          p.Sunk,
		fynetheme.ColorNameHover:                     withAlpha(veil, .10),
		fynetheme.ColorNameHyperlink:                 p.Accent,
		fynetheme.ColorNameInnerWindowBorder:         p.Hair,
		fynetheme.ColorNameInnerWindowBorderInactive: p.Hair,
		fynetheme.ColorNameInputBackground:           p.Surface,
		fynetheme.ColorNameInputBorder:               p.Thin,
		fynetheme.ColorNameMenuBackground:            p.Surface,
		fynetheme.ColorNameOverlayBackground:         p.Surface,
		fynetheme.ColorNamePlaceHolder:               p.Text2,
		fynetheme.ColorNamePressed:                   withAlpha(veil, .20),
		fynetheme.ColorNamePrimary:                   p.Accent,
		fynetheme.ColorNameScrollBar:                 p.Text3,
		fynetheme.ColorNameScrollBarBackground:       p.Sunk,
		fynetheme.ColorNameSelection:                 p.Selection(),
		fynetheme.ColorNameSeparator:                 p.Hair,
		fynetheme.ColorNameShadow:                    p.Edge(),
		fynetheme.ColorNameSuccess:                   p.Good,
		fynetheme.ColorNameWarning:                   p.Warn,
	}
}

// Edge returns the colour of the shadow round menus and dialogs. In the dark, and on
// white without tints, it is what tells them from the window.
func (p *Palette) Edge() color.NRGBA {
	switch {
	case p.IsDark:
		return p.Text3
	case p.HighContrast:
		return p.Text
	}
	return color.NRGBA{A: 0x30}
}

// Selection returns the background of what is selected in a list or a text.
func (p *Palette) Selection() color.NRGBA {
	if p.IsDark { // chosen rows contain secondary text too
		return p.SelectFill
	}
	return p.Same
}

// asCleared compensates for a fault of the toolkit, which clears a window in a colour
// that is 65535/65025 times too bright.
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
		fynetheme.SizeNameCaptionText:     12 * scale,
		fynetheme.SizeNameText:            14 * scale,
		fynetheme.SizeNameSubHeadingText:  18 * scale,
		fynetheme.SizeNameHeadingText:     20 * scale,
		fynetheme.SizeNameInlineIcon:      20 * scale,
		fynetheme.SizeNameLineSpacing:     spacing * scale,
		fynetheme.SizeNamePadding:         4,
		fynetheme.SizeNameInnerPadding:    8,
		fynetheme.SizeNameInputBorder:     1,
		fynetheme.SizeNameInputRadius:     7,
		fynetheme.SizeNameSelectionRadius: 4,
		fynetheme.SizeNameButtonRadius:    8,
		fynetheme.SizeNameCardRadius:      10,
		fynetheme.SizeNameDialogRadius:    10,
		fynetheme.SizeNamePopupRadius:     10,
		fynetheme.SizeNameMenuRadius:      8,
		fynetheme.SizeNameModalBlurRadius: 0, // it would cost a rendering pass over the window
	}
}
