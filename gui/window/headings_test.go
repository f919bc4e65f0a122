package window

import (
	"os"
	"path/filepath"
	"testing"

	"sudoku/gui/screen"
	"sudoku/puzzle/font"
	"sudoku/puzzle/words"
)

// TestHeadings: a bold face for Chinese is looked for when the window is in Chinese, and
// once. Where there is none everything stays as it is.
func TestHeadings(t *testing.T) {
	for _, has := range []bool{false, true} {
		dir := t.TempDir()
		if has {
			if err := os.WriteFile(filepath.Join(dir, "NotoSansCJK-Bold.ttc"), font.Han, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		d := play(t)
		d.Fonts = []string{dir}
		d.rebuild()
		if d.headings != words.English {
			t.Error("it is looked for in English")
		}
		d.app.Prefs().SetString(screen.PrefLanguage, "zh-Hans")
		d.rebuild()
		first := d.board
		d.finishWork()
		if d.headings == words.English || (d.board != first) != has {
			t.Errorf("a system with the face %v: looked for %v, built again %v", has, d.headings, d.board != first)
		}
		second := d.board
		d.keys("ctrl+n esc")
		d.finishWork()
		if d.board != second {
			t.Error("it is looked for again")
		}
	}
}

// finishWork ends all background work and runs what follows from it.
func (d *desk) finishWork() {
	for d.runner.Wait(); len(d.queue) > 0; d.runner.Wait() {
		d.work()
	}
}

// TestHeadingsOfEachLanguage: a bold face is looked for again when a language with another script
// comes back.
func TestHeadingsOfEachLanguage(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	d.Fonts = []string{t.TempDir()}
	for _, tag := range []string{"zh-Hans", "ja", "en", "ja", "zh-Hant", "en"} {
		d.app.Prefs().SetString(screen.PrefLanguage, tag)
		d.rebuild()
		if want, _ := words.Parse(tag); d.headings != want {
			t.Errorf("in %s it was looked for last in %s", tag, d.headings.Code())
		}
	}
}
