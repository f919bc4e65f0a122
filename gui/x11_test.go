//go:build e2e && !headless

package gui_test

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/png"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"
)

// patience is how long a test waits for anything before it fails: a busy machine is no fault.
const patience = 5 * time.Minute

// built builds the program, once for all tests.
var built = sync.OnceValues(func() (string, error) {
	var err error
	if buildDir, err = os.MkdirTemp("", "sudoku"); err != nil {
		return "", err
	}
	path := filepath.Join(buildDir, "sudoku")
	if out, err := exec.Command("go", "build", "-o", path, "sudoku").CombinedOutput(); err != nil {
		return path, fmt.Errorf("go build: %w\n%s", err, out)
	}
	return path, nil
})

var buildDir string

// windows are programs that the test binary may run as: the program itself, with
// additions that a test needs. Each reports whether it ran.
var windows []func() bool

func TestMain(m *testing.M) {
	for _, w := range windows {
		if w() {
			return
		}
	}
	xgb.Logger.SetOutput(io.Discard) // it misses a file of passwords
	status := m.Run()
	os.RemoveAll(buildDir)
	os.Exit(status)
}

// build returns the program's path.
func build(t *testing.T) string {
	path, err := built()
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// A screen is an X display of its own without a window manager.
type screen struct {
	*testing.T
	display string // as in ":7"
	server  *os.Process
	x       *xgb.Conn // presses keys and moves the pointer
	root    xproto.Window
	pixels
}

func newScreen(t *testing.T) *screen { return newScreenOf(t, "1280x900x24") }

// newScreenOf makes one of a size and depth. A server that dies before it is used, as one of
// many that start at the same moment may, is replaced.
func newScreenOf(t *testing.T, size string) *screen {
	for try := 1; ; try++ {
		s, err := startScreen(t, size)
		if err == nil {
			t.Cleanup(s.x.Close)
			return s
		}
		if t.Log(err); try == 3 {
			t.FailNow()
		}
	}
}

// startScreen starts a server. No key of it repeats: on a busy machine the time between a
// press and its release can be long.
func startScreen(t *testing.T, size string) (*screen, error) {
	dir := t.TempDir()
	number, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	cmd := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", size,
		"-fbdir", dir, "-noreset", "-nolisten", "tcp", "-r")
	cmd.ExtraFiles = []*os.File{w}
	start(t, cmd)
	w.Close()
	line := make([]byte, 16)
	n, err := number.Read(line) // returns when Xvfb listens, or has ended
	if err != nil {
		return nil, fmt.Errorf("Xvfb did not start: %v\n%s", err, cmd.Stderr)
	}
	s := &screen{T: t, display: ":" + strings.TrimSpace(string(line[:n])), server: cmd.Process}
	if s.x, err = xgb.NewConnDisplay(s.display); err != nil {
		return nil, err
	}
	if err = xtest.Init(s.x); err == nil {
		s.root = xproto.Setup(s.x).DefaultScreen(s.x).Root
		s.pixels, err = mapPixels(filepath.Join(dir, "Xvfb_screen0"))
	}
	if err != nil {
		s.x.Close()
	}
	return s, err
}

// start runs cmd until the test ends; its errors are in cmd.Stderr.
func start(t *testing.T, cmd *exec.Cmd) {
	said := &bytes.Buffer{}
	cmd.Stdout, cmd.Stderr = said, said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
}

// wait returns when the condition holds, and fails the test after patience.
func (s *screen) wait(what string, holds func() bool) {
	s.Helper()
	for end := time.Now().Add(patience); !holds(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			s.Fatalf("%s: not within %v; the screen is %s", what, patience, s.keep("failed"))
		}
	}
}

// keep saves the picture of the screen to a file and returns its path.
func (s *screen) keep(name string) string {
	path := filepath.Join(s.ArtifactDir(), name+".png")
	f, err := os.Create(path)
	if err == nil {
		defer f.Close()
		err = png.Encode(f, s.picture())
	}
	if err != nil {
		s.Error(err)
	}
	return path
}

// copy puts text into the clipboard.
func (s *screen) copy(text string) {
	cmd := exec.Command("xclip", "-quiet", "-selection", "clipboard")
	cmd.Env = append(os.Environ(), "DISPLAY="+s.display)
	cmd.Stdin = strings.NewReader(text)
	start(s.T, cmd)
	s.wait("clipboard", func() bool {
		paste := exec.Command("xclip", "-o", "-selection", "clipboard")
		paste.Env = cmd.Env
		out, _ := paste.Output()
		return string(out) == text
	})
}

// A program is Sudoku Desk on a screen.
type program struct {
	*screen
	cmd    *exec.Cmd
	home   string
	window xproto.Window
}

// open starts the program with a home folder, in an empty one as for who has finished a game, and
// waits until its window accepts keys.
func (s *screen) open(binary, home string, args ...string) *program {
	path := filepath.Join(home, "data", "sudoku-desk", "settings.json")
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte(`{"settled": true}`), 0o600)); err != nil {
			s.Fatal(err)
		}
	}
	return s.first(binary, home, args...)
}

// first is open for who has not finished a game yet.
func (s *screen) first(binary, home string, args ...string) *program {
	return s.openIn(exec.Command(binary, args...), home)
}

// openIn is open with additional environment variables, of which the last with a name
// counts.
func (s *screen) openIn(cmd *exec.Cmd, home string, env ...string) *program {
	p := s.launch(cmd, home, env...)
	s.wait(fmt.Sprint("window of ", cmd.Path), func() bool {
		for _, w := range s.visible() {
			if s.property(w, "_NET_WM_PID") == strconv.Itoa(cmd.Process.Pid) {
				p.window = w
			}
		}
		return p.window != 0
	})
	p.focus()
	return p
}

// launch is openIn without waiting for the window.
func (s *screen) launch(cmd *exec.Cmd, home string, env ...string) *program {
	if err := os.Chmod(home, 0o700); err != nil { // it is the runtime folder too
		s.Fatal(err)
	}
	cmd.Dir = home
	cmd.Env = append([]string{"DISPLAY=" + s.display, "HOME=" + home, "PATH=" + os.Getenv("PATH"),
		"XDG_DATA_HOME=" + filepath.Join(home, "data"), "XDG_RUNTIME_DIR=" + home,
		"LANG=en_US.UTF-8", "FYNE_SCALE=1", "FYNE_THEME=light"}, env...)
	start(s.T, cmd)
	return &program{screen: s, cmd: cmd, home: home}
}

// newGame makes a first puzzle, at the page to begin at.
func (p *program) newGame() {
	p.Helper()
	p.settle()
	p.key("ctrl+shift+n")
	p.wait("a first puzzle", func() bool { return p.saved() != nil })
}

// visible lists the windows that are shown.
func (s *screen) visible() (list []xproto.Window) {
	tree, err := xproto.QueryTree(s.x, s.root).Reply()
	if err != nil {
		s.Fatal(err)
	}
	for _, w := range tree.Children {
		if a, err := xproto.GetWindowAttributes(s.x, w).Reply(); err == nil && a.MapState == xproto.MapStateViewable {
			list = append(list, w)
		}
	}
	return list
}

// property returns a property of a window as text, "" if it has none.
func (s *screen) property(w xproto.Window, name string) string {
	p, err := xproto.GetProperty(s.x, false, w, s.atom(name), xproto.GetPropertyTypeAny, 0, 1024).Reply()
	if err != nil {
		return ""
	}
	if p.Format == 32 && p.ValueLen == 1 {
		return strconv.Itoa(int(xgb.Get32(p.Value)))
	}
	return string(p.Value)
}

// focus gives the window the keyboard focus.
func (p *program) focus() {
	p.wait("focus", func() bool {
		xproto.SetInputFocus(p.x, xproto.InputFocusParent, p.window, xproto.TimeCurrentTime)
		return p.focused()
	})
}

// focused reports whether the window has the keyboard focus.
func (p *program) focused() bool {
	f, err := xproto.GetInputFocus(p.x).Reply()
	return err == nil && f.Focus == p.window
}

// resizeTo asks for a size of the window.
func (p *program) resizeTo(size image.Point) {
	xproto.ConfigureWindow(p.x, p.window, xproto.ConfigWindowWidth|xproto.ConfigWindowHeight, []uint32{uint32(size.X), uint32(size.Y)})
}

// crash ends the program like a power failure.
func (p *program) crash() {
	p.cmd.Process.Kill()
	p.cmd.Wait()
}
