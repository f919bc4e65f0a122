package window

import (
	"math"

	"sudoku/gui/screen"
	"sudoku/gui/screen/settings"
	"sudoku/gui/speech"
)

// A Speaker speaks one text after the other with the voices of the system. Its methods return at once.
type Speaker interface {
	Say(text string, v speech.Voice)
	Stop()
	Voices(lang string, got func([]string)) // calls it on any goroutine
	Close()
}

// systemVoice makes the system's Speaker.
func systemVoice(failed func(error)) Speaker { return speech.New(failed) }

// An aloud reads texts out.
type aloud struct {
	part
	speaker Speaker // nil: there is none
}

// ReadOut implements screen.Aloud.
func (a *aloud) ReadOut(text string) {
	if a.reader != nil && a.reader.On() {
		a.reader.Say(text, false)
	} else {
		a.speak(text)
	}
}

// TryVoice implements screen.Aloud.
func (a *aloud) TryVoice() {
	a.Quiet()
	a.speak(a.T("aloud.on"))
}

func (a *aloud) speak(text string) {
	if a.speaker == nil {
		a.app.Warn(a.T("speech.none"))
		return
	}
	lang := a.lang.Code()
	rate := a.app.Prefs().FloatWithFallback(screen.PrefRate, 0)
	a.speaker.Say(text, speech.Voice{Name: a.app.Prefs().String(settings.VoiceSetting(lang)), Lang: lang, Rate: int(math.Round(min(max(rate, -100), 100)))})
}

// Quiet implements screen.Aloud.
func (a *aloud) Quiet() {
	if a.speaker != nil {
		a.speaker.Stop()
	}
}

// Voices implements screen.Aloud.
func (a *aloud) Voices(got func([]string)) {
	if a.speaker == nil {
		got(nil)
		return
	}
	a.speaker.Voices(a.lang.Code(), func(list []string) { a.app.Later(func() { got(list) }) })
}

// close ends what is spoken.
func (a *aloud) close() {
	if a.speaker != nil {
		a.speaker.Close()
	}
}
