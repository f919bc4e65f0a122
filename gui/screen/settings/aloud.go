package settings

import (
	"math"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/widget"
)

// VoiceSetting returns the setting that holds the name of the voice for a language.
func VoiceSetting(lang string) string { return screen.PrefVoice + "." + lang }

// voiceRates are the rates on the page.
var voiceRates = []float64{-40, 0, 40, 80}

// aloudRows are the rows about what is read out. Each choice is heard at once.
func (s *Settings) aloudRows() []page.Setting {
	return []page.Setting{
		s.heading("settings.aloud"),
		s.row("settings.aloud.rows", page.Switch{On: s.isOn(screen.PrefAloud), Flip: func() {
			if s.toggle(screen.PrefAloud); s.app.Prefs().On(screen.PrefAloud) {
				s.app.TryVoice()
			}
		}}),
		s.voiceRow(), s.rateRow(),
	}
}

func (s *Settings) voiceRow() page.Setting {
	b := s.app.Base()
	setting := VoiceSetting(b.Lang.Code())
	name := func() string {
		if v := s.app.Prefs().String(setting); v != "" {
			return v
		}
		return b.T("settings.aloud.any")
	}
	choose := func(v string) func() {
		return func() {
			s.app.Prefs().SetString(setting, v)
			s.app.TryVoice()
		}
	}
	var c *widget.Control
	c = page.DropDownLater(b, func() string { return "" }, name, func(show func([]page.MenuItem)) {
		now := s.app.Prefs().String(setting)
		s.app.Voices(func(list []string) {
			if s.app.Top() != screen.Screen(s) || s.voice != c {
				return // the page was left, or made anew
			}
			items := []page.MenuItem{{Text: b.T("settings.aloud.any"), Checked: now == "", Run: choose("")}}
			for _, v := range list {
				items = append(items, page.MenuItem{Text: v, Checked: now == v, Run: choose(v)})
			}
			show(items)
		})
	}, true)
	s.voice = c
	return s.row("settings.aloud.voice", &page.Part{Object: c, Control: c, Height: func(float64) float64 { return b.Kit.Size(38) }})
}

func (s *Settings) rateRow() page.Setting {
	var names []string
	for _, key := range []string{"slow", "normal", "fast", "faster"} {
		names = append(names, s.app.Base().T("settings.aloud."+key))
	}
	chosen := func() int {
		at, rate := 0, s.app.Prefs().FloatWithFallback(screen.PrefRate, 0)
		for i, v := range voiceRates {
			if math.Abs(v-rate) < math.Abs(voiceRates[at]-rate) {
				at = i
			}
		}
		return at
	}
	return s.row("settings.aloud.rate", page.Choice{Names: names, Chosen: chosen, Choose: func(i int) {
		s.app.Prefs().SetFloat(screen.PrefRate, voiceRates[i])
		s.app.TryVoice()
	}})
}
