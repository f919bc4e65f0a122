//go:build e2e && !headless

package gui_test

import (
	"bytes"
	"fmt"
	"image"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/godbus/dbus/v5"

	"sudoku/gui/theme"
)

// Places on the page for printing, from the left end of its first button: the button beside it,
// and from the row above it, in which the folder of the file can be opened.
var savePDF, savedRow = image.Pt(200, 0), image.Pt(-265, 37)

// A filePortal stands in for the desktop's file dialog. The test answers what it is asked.
type filePortal struct {
	*desktopPortal
	refuses bool
	asked   chan fileAsk
	shown   chan string // the files whose folders are opened
}

// A fileAsk is a dialog that is open.
type fileAsk struct {
	portal       *filePortal
	method       string
	from         dbus.Sender
	parent       string
	options      variants
	folder, name string // those that are suggested
}

func newFilePortal(t *testing.T, refuses bool) *filePortal {
	p := &filePortal{newPortal(t), refuses, make(chan fileAsk, 4), make(chan string, 4)}
	p.export(p, "FileChooser")
	p.export(p, "OpenURI")
	return p
}

func (p *filePortal) ask(method string, from dbus.Sender, parent string, options variants) (dbus.ObjectPath, *dbus.Error) {
	if p.refuses {
		return "", dbus.MakeFailedError(os.ErrPermission)
	}
	folder, _ := options["current_folder"].Value().([]byte)
	name, _ := options["current_name"].Value().(string)
	p.asked <- fileAsk{p, method, from, parent, options, strings.TrimRight(string(folder), "\x00"), name}
	return handle(from, options), nil
}

// OpenFile is the portal's method.
func (p *filePortal) OpenFile(from dbus.Sender, parent, title string, options variants) (dbus.ObjectPath, *dbus.Error) {
	return p.ask("OpenFile", from, parent, options)
}

// SaveFile is the portal's method.
func (p *filePortal) SaveFile(from dbus.Sender, parent, title string, options variants) (dbus.ObjectPath, *dbus.Error) {
	return p.ask("SaveFile", from, parent, options)
}

// OpenDirectory is the portal's method.
func (p *filePortal) OpenDirectory(from dbus.Sender, parent string, fd dbus.UnixFD, options variants) (dbus.ObjectPath, *dbus.Error) {
	f := os.NewFile(uintptr(fd), "file")
	defer f.Close()
	b := make([]byte, 4)
	f.Read(b)
	p.shown <- string(b)
	return p.answer(from, options, 0, variants{})
}

// choose answers with files.
func (a fileAsk) choose(paths ...string) {
	var list []string
	for _, path := range paths {
		u := url.URL{Scheme: "file", Path: path}
		list = append(list, u.String())
	}
	a.portal.answer(a.from, a.options, 0, variants{"uris": dbus.MakeVariant(list)})
}

// cancel answers that the person wants nothing.
func (a fileAsk) cancel() { a.portal.answer(a.from, a.options, 1, variants{}) }

// closed reports whether the program has gone from the bus, at which a portal closes its dialog.
func (a fileAsk) closed() bool {
	var there bool
	a.portal.conn.BusObject().Call("org.freedesktop.DBus.NameHasOwner", 0, string(a.from)).Store(&there)
	return !there
}

// TestFilePortal opens and saves by the desktop's own dialogs.
func TestFilePortal(t *testing.T) {
	t.Parallel()
	portal, home := newFilePortal(t, false), t.TempDir()
	p := newScreen(t).openIn(exec.Command(build(t), sample(t, "play.sudoku")), home, portal.env())
	p.wait("the game", func() bool { return p.saved() != nil })
	was := p.current()
	folder := filepath.Join(home, "数 独 100%")
	if err := os.Mkdir(folder, 0o700); err != nil {
		t.Fatal(err)
	}

	p.key("ctrl+o")
	ask := receive(p, "the dialog to open", portal.asked)
	if !strings.HasPrefix(ask.parent, "x11:") || ask.method != "OpenFile" || ask.options["filters"].Value() == nil {
		t.Errorf("it asks %+v", ask)
	}
	ask.cancel()
	p.settle()
	p.same("after a dialog that was cancelled", was)

	path := filepath.Join(folder, "C++.txt")
	if err := os.WriteFile(path, []byte(pasted), 0o600); err != nil {
		t.Fatal(err)
	}
	p.key("ctrl+o")
	receive(p, "the dialog to open", portal.asked).choose(path)
	p.wait("the puzzle of the file", func() bool { return p.current().Puzzle().Title == "C++" })

	p.key("ctrl+o") // it begins where the last file was, and Escape closes it
	ask = receive(p, "the dialog to open", portal.asked)
	if ask.folder != folder {
		t.Errorf("it begins in %q, want %q", ask.folder, folder)
	}
	p.key("Escape")
	p.wait("the dialog's end", ask.closed)

	p.key("ctrl+shift+s")
	ask = receive(p, "the dialog to save", portal.asked)
	if ask.method != "SaveFile" || ask.name != "C++.sudoku" {
		t.Errorf("it asks %+v", ask)
	}
	kept := filepath.Join(folder, "kept.sudoku")
	ask.choose(strings.TrimSuffix(kept, ".sudoku")) // the ending comes by itself
	p.wait("the saved file", func() bool { _, err := os.Stat(kept); return err == nil })
	p.same("in the file", p.load(kept))

	p.savePaperByPortal(portal, filepath.Join(folder, "paper.pdf"))
}

// savePaperByPortal saves the pages as a PDF file, and shows its folder. The page for printing
// stays.
func (p *program) savePaperByPortal(portal *filePortal, path string) {
	primary := p.printPage()
	save := primary.Add(savePDF)
	p.click(save)
	left := receive(p, "the dialog to save", portal.asked)
	p.key("ctrl+n") // another page: its answer comes late
	p.wait("the dialog's end", left.closed)
	left.choose(path + "-late.pdf")
	p.key("ctrl+p")
	p.wait("the print page", func() bool { at, ok := p.primary(); return ok && at == primary })
	p.click(save)
	ask := receive(p, "the dialog to save", portal.asked)
	if ask.folder != filepath.Dir(path) || !strings.HasSuffix(ask.name, ".pdf") {
		p.Errorf("it suggests %q in %q", ask.name, ask.folder)
	}
	ask.choose(path)
	p.wait("the paper", func() bool {
		pdf, _ := os.ReadFile(path)
		return bytes.HasPrefix(pdf, []byte("%PDF")) && bytes.Contains(pdf, []byte("%%EOF"))
	})
	p.wait("the row that says where", func() bool { return p.linkAbove(primary) })
	if at, ok := p.primary(); !ok || at != primary {
		p.Error("the page for printing is left")
	}
	if list, _ := filepath.Glob(path + "-late*"); list != nil {
		p.Error("the answer to a page that was left is taken: ", list)
	}
	p.keep("saved-paper")
	p.click(primary.Sub(savedRow))
	if got := receive(p, "the folder", portal.shown); got != "%PDF" {
		p.Errorf("the file whose folder is shown begins with %q", got)
	}
}

// TestFilePortalFails: where the desktop refuses, or its portal ends before the answer, the page
// for saving asks.
func TestFilePortalFails(t *testing.T) {
	t.Parallel()
	for _, dies := range []bool{false, true} {
		portal, home := newFilePortal(t, !dies), t.TempDir()
		p := newScreen(t).openIn(exec.Command(build(t), sample(t, "play.sudoku")), home, portal.env())
		p.wait("the game", func() bool { return p.saved() != nil })
		p.key("ctrl+shift+s")
		if dies {
			receive(p, "the dialog to save", portal.asked)
			portal.conn.Close()
		}
		p.button("the page for saving")
		p.settle()
		path := filepath.Join(home, "typed.sudoku")
		p.key("ctrl+a")
		p.write(path)
		p.key("Return")
		p.wait("the saved file", func() bool { _, err := os.Stat(path); return err == nil })
	}
}

// linkAbove reports whether there is text in the accent colour above the buttons of the print page.
func (p *program) linkAbove(primary image.Point) bool {
	at := primary.Sub(savedRow)
	return has(p.part(image.Rectangle{at.Sub(image.Pt(60, 12)), at.Add(image.Pt(60, 12))}), theme.Light.Accent)
}

// TestTextUnderMenu: the window becomes larger, and its text with it, while a menu is open, under which
// all controls are made again, and on the page of files, where no desktop has a dialog.
func TestTextUnderMenu(t *testing.T) {
	t.Parallel()
	home := begun(t)
	data := filepath.Dir(gamesOf(home).Dir)
	if err := os.WriteFile(filepath.Join(data, "settings.json"), []byte(`{"text": 2, "window.width": 400, "window.height": 420}`), 0o600); err != nil {
		t.Fatal(err)
	}
	p := newScreen(t).openIn(exec.Command(build(t)), home, "DBUS_SESSION_BUS_ADDRESS=disabled:")
	for _, open := range [][]string{{"ctrl+o"}, {"ctrl+n", "Tab", "Tab", "F10"}} {
		for _, size := range []image.Point{{1280, 900}, {212, 408}, {1100, 850}} {
			p.key(open...)
			p.settle()
			p.resizeTo(size)
			p.settle()
			p.keep(fmt.Sprint(len(open), size))
			p.key("Escape", "Escape")
			p.settle()
		}
	}
	p.key("ctrl+q")
	if status, said := p.ended(); status != 0 || said != "" {
		t.Errorf("it ended with %d and said %.500q", status, said)
	}
}
