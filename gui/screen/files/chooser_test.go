package files

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/caption"
	"sudoku/gui/folder"
	"sudoku/gui/screen"
	lib "sudoku/gui/screen/library"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// openIn shows the page in a folder with some files; got gets what is chosen.
func openIn(d *screentest.Desk, t *testing.T, got *string) (s *Chooser, dir string) {
	dir = t.TempDir()
	for name, text := range map[string]string{"evening.sdm": strings.Repeat(screentest.Easy+"\n", 9), "evening-2.sdk": screentest.Harder, "2025/may.sdk": screentest.Easy, "words.txt": "Nothing."} {
		path := filepath.Join(dir, name)
		if os.MkdirAll(filepath.Dir(path), 0o700) != nil || os.WriteFile(path, []byte(text), 0o600) != nil {
			t.Fatal(path)
		}
	}
	d.Prefs().SetString(screen.PrefOpenFolder, dir)
	o := screen.OpenAny
	o.Keep = func(path string) { *got = "kept " + filepath.Base(path) }
	s = NewChooser(d.App, o, func(path string) { *got, _ = filepath.Rel(dir, path) })
	d.Show(s)
	d.Settle()
	return s, dir
}

// typeIn types into the field, as a person does: characters, and keys between < and >.
func typeIn(d *screentest.Desk, s *Chooser, text string) {
	keys := map[string]fyne.KeyName{"tab": fyne.KeyTab, "right": fyne.KeyRight, "up": fyne.KeyUp, "down": fyne.KeyDown, "enter": fyne.KeyReturn, "back": fyne.KeyBackspace}
	for text != "" {
		key, rest, ok := strings.Cut(text[1:], ">")
		if !ok || text[0] != '<' {
			s.input.field.TypedRune([]rune(text)[0])
			text = text[len(string([]rune(text)[0])):]
			continue
		}
		switch text = rest; {
		case key == "alt+up":
			s.input.field.TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyUp, Modifier: fyne.KeyModifierAlt})
		case key != "tab" || s.input.field.AcceptsTab():
			s.input.field.TypedKey(&fyne.KeyEvent{Name: keys[key]})
		}
		d.Settle()
	}
}

// TestChooserKeys: what is typed from the page's opening on, and what is opened in the end.
func TestChooserKeys(t *testing.T) {
	for typed, want := range map[string]string{
		"ev<enter>": "evening.sdm", "ev<down><enter>": "evening-2.sdk", "ev<down><up><enter>": "evening.sdm", "evening-<tab><enter>": "evening-2.sdk",
		"ev<right><enter>": "evening.sdm", "2<tab>m<tab><enter>": "2025/may.sdk", "2025/m<enter>": "2025/may.sdk", "2<enter>m<enter>": "2025/may.sdk",
		"2025/<alt+up>ev<enter>": "evening.sdm", "<down><down><enter>": "evening.sdm", "<down><enter>may.sdk<enter>": "2025/may.sdk",
		"x<enter>": "", "ev<back><back>w<enter>": "", "../<enter>": "", "<tab><enter>": "",
	} {
		d, got := newDesk(t, screentest.Easy), ""
		s, _ := openIn(d, t, &got)
		typeIn(d, s, typed)
		if got != want || (d.Shown() == nil) != (want != "") {
			t.Errorf("%s: %q is opened, want %q; %T is shown", typed, got, want, d.Shown())
		}
	}
}

// TestChooserBeginsAnew: a path that begins with a slash or ~ takes the place of the folder before it,
// so that nothing need be erased.
func TestChooserBeginsAnew(t *testing.T) {
	t.Setenv("HOME", "/h")
	d, got := newDesk(t, screentest.Easy), ""
	s, _ := openIn(d, t, &got)
	for typed, want := range map[string]string{"/etc/": "/etc/", "~/a": "~/a", "~/": "~/"} {
		typeIn(d, s, typed)
		if s.input.field.Text != want {
			t.Errorf("%q is in the field, want %q", s.input.field.Text, want)
		}
		s.enter("/")
	}
}

// TestChooserPaste: a path, or the address of a file, takes the place of what was typed.
func TestChooserPaste(t *testing.T) {
	for _, before := range []string{"", "file://"} {
		d, got := newDesk(t, screentest.Easy), ""
		s, dir := openIn(d, t, &got)
		s.input.field.TypedShortcut(&fyne.ShortcutPaste{Clipboard: clip(before + filepath.Join(dir, "2025", "may.sdk") + "\n")})
		typeIn(d, s, "<enter>")
		if got != "2025/may.sdk" {
			t.Errorf("%q is opened of %q", got, s.input.field.Text)
		}
	}
}

// TestChooserPastesOdd: an address finds the file whose name isn't UTF-8, or has several lines.
func TestChooserPastesOdd(t *testing.T) {
	for _, c := range []struct{ name, address string }{{"caf\xe9.sdk", "caf%E9.sdk"}, {"two\nlines.sdk", "two%0Alines.sdk"}, {"caf\xe9/a.sdk", "caf%E9/a.sdk"}} {
		d, got := newDesk(t, screentest.Easy), ""
		s, dir := openIn(d, t, &got)
		path := filepath.Join(dir, c.name)
		if os.MkdirAll(filepath.Dir(path), 0o700) != nil || os.WriteFile(path, []byte(screentest.Easy), 0o600) != nil {
			t.Skip("the system has no such names")
		}
		s.enter(filepath.Join(dir, "2025")) // what is listed already knows nothing of it
		d.Settle()
		s.input.field.TypedShortcut(&fyne.ShortcutPaste{Clipboard: clip("file://" + dir + "/" + c.address)})
		d.Settle()
		typeIn(d, s, "<enter>")
		if got != c.name {
			t.Errorf("%q is opened of %q", got, s.input.field.Text)
		}
	}
}

// A clip is a text on the clipboard.
type clip string

func (c clip) Content() string   { return string(c) }
func (c clip) SetContent(string) {}

// TestChooserShows: the panel shows the puzzles of the file, one of them at its size.
func TestChooserShows(t *testing.T) {
	d, got := newDesk(t, screentest.Easy), ""
	s, _ := openIn(d, t, &got)
	typeIn(d, s, "ev")
	d.Settle()
	if p := s.panel.shown; p.title != "evening.sdm" || !strings.HasPrefix(p.line, "9 puzzles, one solution each, ") || p.note != "Easy 9" || len(p.list) != 6 || p.right != "1 of 9" || !strings.HasPrefix(p.foot, "Easy") {
		t.Errorf("%+v", p)
	}
	s.panel.tapThumb(2)
	if s.panel.shown.right != "3 of 9" {
		t.Error(s.panel.shown.right)
	}
	s.keepAll()
	if d.Settle(); got != "kept evening.sdm" {
		t.Error(got)
	}
}

// TestChooserSilent: a folder that doesn't answer is said to be silent after a while; what is typed
// goes on meanwhile, and another folder is listed.
func TestChooserSilent(t *testing.T) {
	app, dir := test.NewTempApp(t), t.TempDir()
	synctest.Test(t, func(t *testing.T) {
		d, got := screentest.DeskOf(t, app, dir, screentest.Easy), ""
		s, _ := openIn(d, t, &got)
		for range cap(s.work.listing) { // as many folders hang as are waited for
			s.work.listing <- struct{}{}
		}
		typeInOnly(d, s, "2025/")
		time.Sleep(patience / 2)
		if d.Run(); s.Status() == d.Page.T("chooser.slow") {
			t.Error("it says so at once")
		}
		time.Sleep(patience)
		if d.Run(); s.Status() != d.Page.T("chooser.slow") || s.input.field.Text[len(s.input.field.Text)-5:] != "2025/" {
			t.Errorf("%q, %q", s.Status(), s.input.field.Text)
		}
		<-s.work.listing // one answers
		d.Settle()
		if s.state.listed != s.state.at.dir || s.Status() != d.Page.T("chooser.how") {
			t.Errorf("%q is listed, %q", s.state.listed, s.Status())
		}
		for range cap(s.work.listing) - 1 {
			<-s.work.listing
		}
	})
}

// TestChooserBelowSilent: a folder in one that is silent waits for that, and asks nothing meanwhile.
func TestChooserBelowSilent(t *testing.T) {
	d, got := newDesk(t, screentest.Easy), ""
	s, _ := openIn(d, t, &got)
	here := s.state.at.dir
	for len(s.work.listing) > 0 { // who listed this folder is still on the way out
		time.Sleep(time.Millisecond)
	}
	s.work.unlisted[filepath.Join(here, "2025")] = true // it hangs
	for _, typed := range []string{"2025/", "a/", "b/"} {
		if typeInOnly(d, s, typed); !s.work.waits || len(s.work.listing) > 0 {
			t.Errorf("%s: waits %v, %d are being listed", s.state.at.text, s.work.waits, len(s.work.listing))
		}
	}
	s.input.field.Fill(here + "/")
	d.Settle()
	if s.work.waits || s.state.listed != here || len(s.state.rows) == 0 {
		t.Errorf("%q is listed, %d rows", s.state.listed, len(s.state.rows))
	}
	typeInOnly(d, s, "2025/")
	s.work.ended(filepath.Join(here, "2025"))
	d.Settle()
	if s.work.waits || s.state.listed != filepath.Join(here, "2025") {
		t.Errorf("it answers, and %q is listed", s.state.listed)
	}
}

// typeInOnly types without waiting for what that begins.
func typeInOnly(d *screentest.Desk, s *Chooser, text string) {
	for _, r := range text {
		s.input.field.TypedRune(r)
	}
}

// TestChooserSums: of a file with puzzles that have several solutions, or none, that is said.
func TestChooserSums(t *testing.T) {
	d, got := newDesk(t, screentest.Easy), ""
	s, dir := openIn(d, t, &got)
	text := screentest.Easy + "\n" + screentest.Harder + "\n" + strings.Repeat("0", 79) + "12\n"
	if err := os.WriteFile(filepath.Join(dir, "evening.sdm"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	typeIn(d, s, "ev")
	d.Settle()
	if p := s.panel.shown; !strings.HasPrefix(p.line, "3 puzzles, 1 without exactly one solution, ") || p.note != "Easy 1 · Unfair 1" {
		t.Errorf("%q, %q", p.line, p.note)
	}
}

// TestChooserRoom: title, places and all that can be done have room in the smallest windows, and where
// text is large.
func TestChooserRoom(t *testing.T) {
	for _, c := range []struct {
		lang words.Lang
		text float64
		w, h float64
	}{{1, 1, 345, 470}, {words.Chinese, 1, 345, 400}, {words.English, 2, 670, 455}, {1, 2, 670, 455}} {
		d, got := newDesk(t, screentest.Easy), ""
		d.Page.Lang, d.Page.Kit.TextScale = c.lang, c.text
		s, _ := openIn(d, t, &got)
		seen := map[fyne.CanvasObject]bool{}
		s.Arrange(func(o fyne.CanvasObject, r widget.Rect) { seen[o] = r.W > 0 && r.H > 0 && r.Y+r.H <= c.h+1 }, widget.Rect{W: c.w, H: c.h}, true)
		for name, o := range map[string]fyne.CanvasObject{"title": s.title, "places": s.side.menu, "field": s.input.path, "list": s.table.files, "Open": s.buttons.accept, "Keep all": s.buttons.other, "Back": s.buttons.back} {
			if !seen[o] {
				t.Errorf("%s at %v in %v x %v: there is no room for %s", c.lang.Code(), c.text, c.w, c.h, name)
			}
		}
	}
}

// TestRecentFolders: the three folders in which files were chosen last are listed, each once, places as those.
func TestRecentFolders(t *testing.T) {
	d, got := newDesk(t, screentest.Easy), ""
	for _, path := range []string{"/a/1", "/b/1", "/c\xe9/1", "/b/2", "/d/1"} {
		d.Prefs().SetFolder(screen.PrefSaveFolder, path)
	}
	s, _ := openIn(d, t, &got)
	var list []string
	for _, p := range s.side.lately {
		list = append(list, p.Name+" "+p.Path)
	}
	if got := strings.Join(list, ", "); got != "d /d, b /b, c\\xe9 /c\xe9" {
		t.Error(got)
	}
	s.side.places = []folder.Place{{Name: "b", Path: "/b"}}
	if got := s.side.foldersOf(s.side.recent); len(got) != 2 || got[0].Path != "/d" {
		t.Errorf("beside the place b there are %v", got)
	}
}

// TestTitlesAreSafe: what others write into a title can't turn the text around it, or end it.
func TestTitlesAreSafe(t *testing.T) {
	p := puzzle.Puzzle{Title: "a\u202eb\x1b[31m\nc"}
	for _, text := range []string{caption.TitleOf(words.English, p), screen.FileName(words.English, p, ".sdk")} {
		if strings.ContainsFunc(text, words.IsControl) {
			t.Errorf("%q", text)
		}
	}
}

// TestChooserPhoto: the photo comes onto the card, which was empty, when it is read, and has that
// painted anew; one that can't be read is asked for once.
func TestChooserPhoto(t *testing.T) {
	d, got := newDesk(t, screentest.Easy), ""
	s, dir := openIn(d, t, &got)
	var b bytes.Buffer
	if png.Encode(&b, image.NewRGBA(image.Rect(0, 0, 60, 40))) != nil || os.WriteFile(filepath.Join(dir, "red.png"), b.Bytes(), 0o600) != nil ||
		os.WriteFile(filepath.Join(dir, "torn.png"), b.Bytes()[:30], 0o600) != nil {
		t.Fatal("no photo")
	}
	s.enter(dir)
	d.Settle()
	for typeInOnly(d, s, "red"); !s.panel.photos.Busy(); d.Run() {
	}
	before := s.panel.shown
	if d.Settle(); before.photo != nil || s.panel.shown.photo == nil || s.panel.shown.looksAs(&before) {
		t.Errorf("the photo was there before it was read: %v, and is after: %v", before.photo != nil, s.panel.shown.photo != nil)
	}
	s.enter(dir)
	typeIn(d, s, "torn")
	d.Settle()
	if s.panel.shown.photo != nil || s.panel.photos.Busy() || s.panel.photoOf != filepath.Join(dir, "torn.png") {
		t.Errorf("of a photo that can't be read %v is shown", s.panel.shown.photo)
	}
}

// TestChooserSpeaksForItself: what another page said isn't said over the page of files, nor what it said
// itself over what is typed then; Back leads to the page it was opened from.
func TestChooserSpeaksForItself(t *testing.T) {
	for name, open := range map[string]func(*screen.App){
		"open": func(a *screen.App) { a.ShowOver(NewChooser(a, screen.OpenAny, func(string) {})) },
		"game": screen.SaveFile,
	} {
		d := newDesk(t, screentest.Easy)
		below := lib.NewLibrary(d.App)
		d.Show(below)
		d.Settle()
		d.Say("about the page below")
		open(d.App)
		d.Settle()
		s, ok := d.Shown().(*Chooser)
		if !ok || d.Said != "" {
			t.Fatalf("%s: %T, and it says %q", name, d.Shown(), d.Said)
		}
		d.Say("about what was typed")
		typeIn(d, s, "a")
		if d.Said != "" {
			t.Errorf("%s: after another key it says %q", name, d.Said)
		}
		if s.Escape(); d.Shown() != screen.Screen(below) {
			t.Errorf("%s: Escape leads to %T", name, d.Shown())
		}
		d.Close()
	}
}
