//go:build e2e && pictures && !headless

package gui_test

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"sudoku/gui"
	"sudoku/gui/portal"
	desk "sudoku/gui/window"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// The pictures of the documentation. The window is the program's own, run by this test's
// binary so that its clock is stopped: the same sources give the same pictures.

// A shot is one picture: a window, what is opened in it and which keys are pressed.
type shot struct {
	name  string
	size  image.Point // in units
	scale int
	look  string // theme and language, as "dark zh_CN"
	file  string // of testdata
	keys  string
	prefs string // more settings, such as "text": 2
}

var (
	medium = image.Pt(1100, 780)
	narrow = image.Pt(390, 800)
)

// Keys to r4c8, and through four easy hints to the explanation of a harder one.
const (
	there      = "Down Down Down Right Right Right Right Right Right "
	easyHint   = "h wait ctrl+Return "
	skyscraper = easyHint + easyHint + easyHint + easyHint + "h wait h h h"
)

// Keys to Game > This game > Review, to the path and to the lessons.
var (
	review  = "Alt_L wait " + strings.Repeat("Down ", 10) + "Right wait " + strings.Repeat("Down ", 4) + "wait Return wait Right"
	share   = "Tab Tab Tab Tab Return wait 1"
	path    = "ctrl+t wait"
	lessons = path + " ctrl+f wait"
)

// newspaper is a complete puzzle with a typing error.
var newspaper = strings.Join(strings.Split("600002000009300040507000208080095000050627010000840020908000402060004700000900001", ""), " ")

var shots = []shot{
	{"../window", medium, 1, "light en_US", "play", there, ""},
	{"../steps", medium, 1, "light en_US", "hint", "ctrl+shift+l wait Down Down Down Down", ""},
	{"play-dark-zh", medium, 1, "dark zh_CN", "play", there, ""},
	{"play-contrast", medium, 1, "contrast en_US", "play", there, ""},
	{"play-2x", medium, 2, "light en_US", "play", there, ""},
	{"play-folded", medium, 1, "light en_US", "play", there + "ctrl+b", ""},
	{"narrow", narrow, 1, "light en_US", "play", there, ""},
	{"narrow-dark-zh-2x", narrow, 2, "dark zh_CN", "play", there, ""},
	{"narrow-hint", narrow, 1, "light en_US", "hint", skyscraper, ""},
	{"least", image.Pt(360, 480), 1, "light en_US", "play", there, ""},
	{"large-text", image.Pt(1600, 1000), 1, "light en_US", "play", there, `"text": 2`},
	{"4k", image.Pt(1920, 1080), 2, "light zh_CN", "play", there, ""},
	{"hint", medium, 1, "light en_US", "hint", skyscraper, ""},
	{"hint-contrast-zh", medium, 1, "contrast zh_CN", "hint", skyscraper, ""},
	{"steps-dark-zh", medium, 1, "dark zh_CN", "hint", "ctrl+l wait Down", ""},
	{"draw", medium, 1, "light en_US", "draw", "", ""},
	{"draw-dark-zh", medium, 1, "dark zh_CN", "draw", "", ""},
	{"recent", medium, 1, "light en_US", "play", "ctrl+shift+o", ""},
	{"enter", medium, 1, "light en_US", "play", "ctrl+e " + newspaper, ""},
	{"photo", medium, 1, "light en_US", "photo", "wait Down Up", ""},
	{"screenshot", medium, 1, "light en_US", "screenshot", "wait", ""},
	{"new-dark", medium, 1, "dark en_US", "play", "ctrl+n", ""},
	{"print", medium, 1, "light en_US", "play", "ctrl+p", ""},
	{"settings", medium, 1, "light en_US", "play", "ctrl+comma", ""},
	{"keys-zh", medium, 1, "light zh_CN", "play", "question", ""},
	{"done", medium, 1, "light en_US", "finish", "", ""},
	{"done-dark-zh", medium, 1, "dark zh_CN", "finish", "", ""},
	{"done-narrow", narrow, 1, "light en_US", "finish", "", ""},
	{"write", medium, 1, "light en_US", "play", "pen wait", `"pen": true`},
	{"write-narrow-zh", narrow, 1, "light zh_CN", "play", "pen wait", `"pen": true`},
	{"share", medium, 1, "light en_US", "finish", share, ""},
	{"review", medium, 1, "light en_US", "play", review, ""},
	{"path", medium, 1, "light en_US", "play", path, ""},
	{"path-dark-zh", medium, 1, "dark zh_CN", "play", path, ""},
	{"lessons-dark-zh", medium, 1, "dark zh_CN", "play", lessons, ""},
}

// noon is the time of the clock in every picture.
var noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

func init() { windows = append(windows, stillWindow) }

// stillWindow runs the program if a picture's file is named, and reports whether it did.
func stillWindow() bool {
	file := os.Getenv("SUDOKU_PICTURE")
	if file == "" {
		return false
	}
	files := []string{file}
	if strings.HasSuffix(file, "/-") { // the first start
		files = nil
	}
	app.SetMetadata(fyne.AppMetadata{ID: gui.ID, Name: "Sudoku Desk", Version: words.Origin().Version,
		Migrations: map[string]bool{"fyneDo": true}})
	games, err := store.Default()
	if err != nil {
		panic(err)
	}
	prefs, err := store.OpenSettings(filepath.Join(filepath.Dir(games.Dir), "settings.json"), func(error) {})
	if err != nil {
		panic(err)
	}
	desk.New(desk.Config{Manual: os.DirFS("../docs/manual"), Toolkit: app.NewWithID(gui.ID), Store: games, Values: prefs, System: words.System(os.Getenv),
		Now: func() time.Time { return noon }, Do: fyne.Do, Offer: portal.OfferPicture}, files...).Run()
	return true
}

// TestPictures saves them all.
func TestPictures(t *testing.T) {
	s := newScreenOf(t, "3840x2160x24")
	for _, x := range slices.Concat(shots, homeShots, manualShots()) {
		t.Run(strings.NewReplacer("../", "", "/", " ").Replace(x.name), func(t *testing.T) {
			c := *s
			c.T = t
			c.take(x)
		})
	}
}

// take saves a picture.
func (s *screen) take(x shot) {
	m := s.shoot(x)
	if x.inManual() {
		s.save(x, fewColours(m))
	} else {
		s.save(x, m)
	}
}

// shoot opens the window, presses the keys and returns what it shows.
func (s *screen) shoot(x shot) *image.RGBA {
	file := filepath.Join("testdata", x.file+".sudoku")
	switch x.file {
	case "photo":
		file = s.photo()
	case "screenshot":
		file = "../docs/pictures/play-dark-zh.png"
	}
	if x.file == "" {
		file = "-"
	}
	return s.shootFile(x, file)
}

// shootFile is shoot of a file.
func (s *screen) shootFile(x shot, file string) *image.RGBA {
	p := s.openIn(exec.Command(os.Args[0]), s.homeOf(x), x.env(file)...)
	defer p.crash()
	area := image.Rectangle{Max: x.size.Mul(x.scale)}
	s.pointTo(image.Pt(3839, 2159))
	still := p.still(area)
	if x.file == "finish" { // what the time is worth is found in the background
		still = p.stillFor(area, 200)
	}
	for key := range strings.FieldsSeq(x.keys) {
		if key == "wait" { // for what is looked for in the background
			p.wait("what the keys do", func() bool { return !bytes.Equal(p.part(area).Pix, still.Pix) })
			still = p.stillFor(area, 100)
			continue
		}
		if key == "pen" {
			p.stroke(r1c2+54, oneOrSeven)
			s.pointTo(image.Pt(3839, 2159))
			continue
		}
		p.key(key)
	}
	if x.keys != "" && !strings.HasSuffix(x.keys, "wait") {
		p.wait("what the keys do", func() bool { return !bytes.Equal(p.part(area).Pix, still.Pix) })
		still = p.still(area)
	}
	return still
}

// save writes a picture to its file.
func (s *screen) save(x shot, m image.Image) {
	var b bytes.Buffer
	coder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := coder.Encode(&b, m); err != nil {
		s.Fatal(err)
	}
	name, file := x.name+".png", b.Bytes()
	if x.inManual() {
		name, file = x.name+".webp", s.webP(file)
	}
	path := filepath.Join("..", "docs", "pictures", name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		s.Fatal(err)
	}
	if err := os.WriteFile(path, file, 0o644); err != nil {
		s.Fatal(err)
	}
}

// env returns the environment for file, theme, language and scale.
func (x shot) env(file string) []string {
	theme, lang, _ := strings.Cut(x.look, " ")
	if theme == "contrast" {
		theme = "light"
	}
	path, err := filepath.Abs(file)
	if err != nil {
		panic(err)
	}
	return []string{"SUDOKU_PICTURE=" + path, "FYNE_THEME=" + theme, "LANG=" + lang + ".UTF-8", "FYNE_SCALE=" + fmt.Sprint(x.scale)}
}

// homeOf makes a home folder with the settings of the picture.
func (s *screen) homeOf(x shot) string {
	home := s.TempDir()
	dir := filepath.Join(home, "data", "sudoku-desk")
	prefs := fmt.Sprintf(`{"window.width": %d, "window.height": %d, "motion.reduced": true`, x.size.X, x.size.Y)
	if strings.HasPrefix(x.look, "contrast") {
		prefs += `, "theme": "contrast"`
	}
	if x.file != "" { // no first start
		prefs += `, "settled": true`
	}
	if x.prefs != "" {
		prefs += ", " + x.prefs
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		s.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(prefs+"}"), 0o644); err != nil {
		s.Fatal(err)
	}
	if x.file != "" {
		s.keepGames(filepath.Join(dir, "games"))
	}
	if x.file == "finish" {
		s.keepResults(filepath.Join(dir, "games"))
	}
	if strings.HasPrefix(x.keys, "alt+Home") {
		s.keepWeeks(filepath.Join(dir, "games"))
	}
	if x.inManual() {
		s.keepPuzzles(filepath.Join(dir, "collections"))
	}
	return home
}

// keepGames saves games of other days beside the one that is opened.
func (s *screen) keepGames(dir string) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		s.Fatal(err)
	}
	for i, name := range []string{"done", "draw", "hint"} {
		day := noon.AddDate(0, 0, i-4)
		path := filepath.Join(dir, day.Format("20060102-150405")+store.Ext)
		b, err := os.ReadFile(filepath.Join("testdata", name+".sudoku"))
		if err == nil {
			b = bytes.Replace(b, []byte("date 2026-11-21"), []byte("date "+day.Format(time.DateOnly)), 1)
			err = os.WriteFile(path, b, 0o644)
		}
		if err == nil {
			err = os.Chtimes(path, day, day)
		}
		if err != nil {
			s.Fatal(err)
		}
	}
}

// still waits until an area of the screen has not changed for a while, and is not empty.
func (p *program) still(area image.Rectangle) *image.RGBA { return p.stillFor(area, 8) }

// stillFor waits until so many looks in a row have seen the same.
func (p *program) stillFor(area image.Rectangle, looks int) (m *image.RGBA) {
	var last *image.RGBA
	same := 0
	p.wait("a still picture", func() bool {
		m = p.part(area)
		if last != nil && bytes.Equal(m.Pix, last.Pix) && !bytes.Equal(m.Pix[4:], m.Pix[:len(m.Pix)-4]) {
			same++
		} else {
			same = 0
		}
		last = m
		return same >= looks
	})
	return m
}
