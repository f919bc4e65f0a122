package window

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/gui/access"
	"sudoku/gui/screen"
	"sudoku/gui/screen/settings"
	"sudoku/gui/speech"
	"sudoku/puzzle/words"
)

// A recorder notes what it is told to speak.
type recorder struct {
	notes []string
	named func([]string) // waits for the names of voices
}

func (r *recorder) Say(text string, v speech.Voice) {
	r.notes = append(r.notes, fmt.Sprintf("%s/%s/%d: %s", v.Name, v.Lang, v.Rate, text))
}
func (r *recorder) Stop()                               {}
func (r *recorder) Voices(_ string, got func([]string)) { r.named = got }
func (r *recorder) Close()                              { r.notes = append(r.notes, "closed") }

// TestAloud: what is typed is spoken by the chosen voice, in the language of the window.
func TestAloud(t *testing.T) {
	d := play(t)
	voice := &recorder{}
	d.aloud.speaker = voice
	d.app.Prefs().SetString(settings.VoiceSetting("en"), "Bill")
	d.app.Prefs().SetFloat(screen.PrefRate, 40)
	d.keys("ctrl+e r")
	d.keys("1 2 3 0 0 0 0 0 9")
	d.keys("ctrl+back 4")
	settings.SetLanguage(d.app, words.Chinese.Code())
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
	d.app.ReadOut("text")
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
	d.app.Prefs().Toggle(screen.PrefAloud)
	d.keys("alt+shift+c")
	if len(voice.notes) != 1 || !strings.HasPrefix(voice.notes[0], "/en/0: Column ") {
		t.Errorf("%q", voice.notes)
	}
}

// TestVoicesComeLate: the list of voices opens when their names are there, unless the page was left.
func TestVoicesComeLate(t *testing.T) {
	d := play(t)
	voice := &recorder{}
	d.aloud.speaker = voice
	for _, leave := range []bool{true, false} {
		d.openSettings()
		var combo *access.Node
		var find func(list []access.Node)
		find = func(list []access.Node) {
			for i := range list {
				if list[i].Role == access.Combo && list[i].Name == d.T("settings.aloud.any") {
					combo = &list[i]
				}
				find(list[i].Children)
			}
		}
		_, windows := d.Describe()
		find(windows)
		if combo == nil {
			t.Fatal("there is no list of voices")
		}
		combo.Do(access.Request{Deed: access.Press})
		if leave {
			d.app.ShowPlay()
		}
		voice.named([]string{"Anna"})
		d.settle()
		if open := d.win.Canvas().Overlays().Top() != nil; open == leave {
			t.Errorf("the page was left: %v; a menu is open: %v", leave, open)
		}
	}
}
