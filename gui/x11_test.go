//go:build e2e && !headless

package gui_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// patience is how long a test waits for anything before it fails.
const patience = 30 * time.Second

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
	memory  string // the file that Xvfb keeps the picture in
	server  *os.Process
}

func newScreen(t *testing.T) *screen { return newScreenOf(t, "1280x900x24") }

// newScreenOf makes one of a size and depth.
func newScreenOf(t *testing.T, size string) *screen {
	dir := t.TempDir()
	number, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", size,
		"-fbdir", dir, "-noreset", "-nolisten", "tcp")
	cmd.ExtraFiles = []*os.File{w}
	start(t, cmd)
	w.Close()
	line := make([]byte, 16)
	n, err := number.Read(line) // returns when Xvfb listens, or has ended
	if err != nil {
		t.Fatalf("Xvfb did not start: %v\n%s", err, cmd.Stderr)
	}
	return &screen{t, ":" + strings.TrimSpace(string(line[:n])), filepath.Join(dir, "Xvfb_screen0"), cmd.Process}
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
	for end := time.Now().Add(patience); !holds(); time.Sleep(50 * time.Millisecond) {
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

// xdotool returns the output of xdotool, "" if it fails.
func (s *screen) xdotool(args ...string) string {
	cmd := exec.Command("xdotool", args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+s.display)
	out, _ := cmd.Output()
	return strings.TrimSpace(string(out))
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

// click presses the left button; the pause lets the pointer's move arrive first.
func (p *program) click(at image.Point) { p.press(at, "1") }

// press presses a button of the mouse, as X numbers them.
func (p *program) press(at image.Point, button string) {
	p.moveTo(at)
	p.xdotool("click", button)
}

// moveTo moves the pointer and waits until the program knows: a press that comes in
// the same moment is taken for one at the place before.
func (p *program) moveTo(at image.Point) {
	p.xdotool("mousemove", strconv.Itoa(at.X), strconv.Itoa(at.Y))
	p.settle()
}

// picture returns what the screen shows. Xvfb keeps it in xwd format, four bytes a
// pixel: blue, green, red and one unused.
func (s *screen) picture() *image.RGBA { return s.part(image.Rect(0, 0, 1<<20, 1<<20)) }

// part returns what the screen shows in an area.
func (s *screen) part(area image.Rectangle) *image.RGBA {
	b, err := os.ReadFile(s.memory)
	if err != nil {
		s.Fatal(err)
	}
	field := func(i int) int { return int(binary.BigEndian.Uint32(b[4*i:])) }
	header, width, height, order, bits, stride, colours := field(0), field(4), field(5), field(7), field(11), field(12), field(19)
	if order != 0 || bits != 32 {
		s.Fatalf("the screen has %d bits a pixel in byte order %d", bits, order)
	}
	pixels := b[header+12*colours:]
	m := image.NewRGBA(area.Intersect(image.Rect(0, 0, width, height)))
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		row := m.Pix[m.PixOffset(m.Rect.Min.X, y):]
		for i := range m.Rect.Dx() {
			p := pixels[y*stride+4*(m.Rect.Min.X+i):]
			copy(row[4*i:], []uint8{p[2], p[1], p[0], 255})
		}
	}
	return m
}

// A program is Sudoku Desk on a screen.
type program struct {
	*screen
	cmd    *exec.Cmd
	home   string
	window string
}

// open starts the program with a home folder and waits until its window accepts keys.
func (s *screen) open(binary, home string, args ...string) *program {
	return s.openIn(exec.Command(binary, args...), home)
}

// openIn is open with additional environment variables, of which the last with a name
// counts.
func (s *screen) openIn(cmd *exec.Cmd, home string, env ...string) *program {
	if err := os.Chmod(home, 0o700); err != nil { // it is the runtime folder too
		s.Fatal(err)
	}
	cmd.Dir = home
	cmd.Env = append([]string{"DISPLAY=" + s.display, "HOME=" + home, "PATH=" + os.Getenv("PATH"),
		"XDG_DATA_HOME=" + filepath.Join(home, "data"), "XDG_RUNTIME_DIR=" + home,
		"LANG=en_US.UTF-8", "FYNE_SCALE=1", "FYNE_THEME=light"}, env...)
	start(s.T, cmd)
	p := &program{screen: s, cmd: cmd, home: home}
	s.wait(fmt.Sprint("window of ", cmd.Path), func() bool {
		p.window = s.xdotool("search", "--onlyvisible", "--pid", strconv.Itoa(cmd.Process.Pid))
		return p.window != ""
	})
	p.focus()
	return p
}

// focus gives the window the keyboard focus.
func (p *program) focus() {
	p.wait("focus", func() bool {
		p.xdotool("windowfocus", p.window)
		return p.xdotool("getwindowfocus") == p.window
	})
}

// key presses keys, as "ctrl+z".
func (p *program) key(names ...string) {
	p.xdotool(append([]string{"key", "--delay", "40"}, names...)...)
}

// crash ends the program like a power failure.
func (p *program) crash() {
	p.cmd.Process.Kill()
	p.cmd.Wait()
}
