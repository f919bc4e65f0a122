package window

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/gui/screen"
	"sudoku/gui/speech"
	"sudoku/puzzle/words"
)

// A recorder notes what it is told to speak.
type recorder struct{ notes []string }

func (r *recorder) Say(text string, v speech.Voice) {
	r.notes = append(r.notes, fmt.Sprintf("%s/%s/%d: %s", v.Name, v.Lang, v.Rate, text))
}
func (r *recorder) Stop()                               {}
func (r *recorder) Voices(_ string, got func([]string)) { go got([]string{"Anna"}) }
func (r *recorder) Close()                              { r.notes = append(r.notes, "closed") }

// TestAloud: what is typed is spoken by the chosen voice, in the language of the window.
func TestAloud(t *testing.T) {
	d := play(t)
	voice := &recorder{}
	d.aloud.speaker = voice
	d.Prefs().SetString(screen.VoiceSetting("en"), "Bill")
	d.Prefs().SetFloat(screen.PrefRate, 40)
	d.keys("ctrl+e r")
	d.keys("1 2 3 0 0 0 0 0 9")
	d.keys("ctrl+back 4")
	screen.SetLanguage(d.App, words.Chinese.Code())
	d.work()
	d.keys("1 2 3 0 0 0 0 9")
	want := []string{"Bill/en/40: " + words.English.T("aloud.on"), "Bill/en/40: Row 1: 1, 2, 3, empty, empty, empty, empty, empty, 9.",
		"/zh-Hans/40: 第 1 行：4、1、2、3、空、空、空、空、9。"}
	if fmt.Sprintf("%q", voice.notes) != fmt.Sprintf("%q", want) {
		t.Errorf("%q", voice.notes)
	}
}

// TestAloudByReader: where a screen reader listens, it reads.
func TestAloudByReader(t *testing.T) {
	d := play(t)
	voice, r := &recorder{}, &listener{}
	d.aloud.speaker = voice
	d.ReadBy(r)
	d.ReadOut("text")
	if len(voice.notes) > 0 || len(r.said) != 1 || r.said[0] != "text" {
		t.Errorf("%q %q", voice.notes, r.said)
	}
}

// TestNoVoice: where nothing can speak that is said.
func TestNoVoice(t *testing.T) {
	d := play(t)
	d.keys("ctrl+e r")
	if got := d.label.Text(); got != words.English.T("speech.none") {
		t.Error(got)
	}
}

// TestAskedAloud: what is asked for by keys is spoken where rows are.
func TestAskedAloud(t *testing.T) {
	d := play(t)
	voice := &recorder{}
	d.aloud.speaker = voice
	d.keys("alt+shift+r")
	if len(voice.notes) > 0 {
		t.Errorf("%q", voice.notes)
	}
	d.Prefs().Toggle(screen.PrefAloud)
	d.keys("alt+shift+c")
	if len(voice.notes) != 1 || !strings.HasPrefix(voice.notes[0], "/en/0: Column ") {
		t.Errorf("%q", voice.notes)
	}
}
