//go:build e2e && !headless

package gui_test

import (
	"image"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"
)

// keysyms holds the keys that have no character, by the names that X gives them. A
// modifier stands before its key: "ctrl+z".
var keysyms = map[string]xproto.Keysym{
	"shift": 0xffe1, "ctrl": 0xffe3, "alt": 0xffe9, "Alt_L": 0xffe9, "Num_Lock": 0xff7f,
	"BackSpace": 0xff08, "Tab": 0xff09, "Return": 0xff0d, "Escape": 0xff1b, "Delete": 0xffff,
	"Home": 0xff50, "Left": 0xff51, "Up": 0xff52, "Right": 0xff53, "Down": 0xff54,
	"Page_Up": 0xff55, "Page_Down": 0xff56, "End": 0xff57, "Insert": 0xff63,
	"F1": 0xffbe, "F2": 0xffbf, "F3": 0xffc0, "F4": 0xffc1, "F5": 0xffc2, "F6": 0xffc3,
	"F7": 0xffc4, "F8": 0xffc5, "F9": 0xffc6, "F10": 0xffc7, "F11": 0xffc8, "F12": 0xffc9,
	"space": ' ', "plus": '+', "equal": '=', "comma": ',', "question": '?', "period": '.', "slash": '/',
}

// key presses keys, as "ctrl+z", one after the other and as fast as the program can take
// them. A number of two digits and more is a key by its position.
func (p *program) key(names ...string) {
	p.Helper()
	keyboard := p.keyboard()
	for _, name := range names {
		codes := p.chord(keyboard, name)
		p.keysDown(codes)
		p.keysUp(codes)
	}
	p.x.Sync()
}

// hold holds a key until it has repeated a few times.
func (p *program) hold(name string) {
	p.Helper()
	x := p.connect()
	defer x.Close()
	if err := xproto.ChangeWindowAttributesChecked(x, p.window, xproto.CwEventMask, []uint32{xproto.EventMaskKeyPress}).Check(); err != nil {
		p.Fatal(err)
	}
	xproto.ChangeKeyboardControl(p.x, xproto.KbAutoRepeatMode, []uint32{xproto.AutoRepeatModeOn})
	codes := p.chord(p.keyboard(), name)
	p.keysDown(codes)
	p.x.Sync()
	for n := 0; n < 6; {
		e, err := x.WaitForEvent()
		if e == nil {
			p.Fatal("the key does not repeat: ", err)
		}
		if k, ok := e.(xproto.KeyPressEvent); ok && byte(k.Detail) == codes[len(codes)-1] {
			n++
		}
	}
	p.keysUp(codes)
	p.settle()
}

// chord returns the codes of a key and of its modifiers, which come before it.
func (p *program) chord(keyboard keyboard, name string) (codes []byte) {
	p.Helper()
	for part := range strings.SplitSeq(name, "+") {
		code, shifted := keyboard.find(part)
		if code == 0 {
			p.Fatalf("no key of the keyboard is %q", part)
		}
		if shifted {
			shift, _ := keyboard.find("shift")
			codes = append(codes, shift)
		}
		codes = append(codes, code)
	}
	return codes
}

func (p *program) keysDown(codes []byte) {
	for _, code := range codes {
		p.fake(xproto.KeyPress, code, image.Point{})
	}
}

func (p *program) keysUp(codes []byte) {
	for _, code := range slices.Backward(codes) {
		p.fake(xproto.KeyRelease, code, image.Point{})
	}
}

// write types a text.
func (p *program) write(text string) {
	p.Helper()
	p.key(strings.Split(text, "")...)
}

// A keyboard lists what each key writes alone and with Shift.
type keyboard struct {
	*xproto.GetKeyboardMappingReply
	first xproto.Keycode
}

func (s *screen) keyboard() keyboard {
	setup := xproto.Setup(s.x)
	m, err := xproto.GetKeyboardMapping(s.x, setup.MinKeycode, byte(setup.MaxKeycode-setup.MinKeycode+1)).Reply()
	if err != nil {
		s.Fatal(err)
	}
	return keyboard{m, setup.MinKeycode}
}

// find returns the code of a key, 0 if there is none, and whether it takes Shift.
func (k keyboard) find(name string) (code byte, shifted bool) {
	if n, err := strconv.Atoi(name); err == nil && len(name) > 1 {
		return byte(n), false
	}
	sym, ok := keysyms[name]
	if r, n := utf8.DecodeRuneInString(name); !ok && n == len(name) {
		sym = xproto.Keysym(r)
	}
	each := int(k.KeysymsPerKeycode)
	for column := range 2 {
		for i := 0; i+column < len(k.Keysyms); i += each {
			if sym != 0 && k.Keysyms[i+column] == sym {
				return byte(int(k.first) + i/each), column == 1
			}
		}
	}
	return 0, false
}

// fake sends an event as a device would. A press comes a moment after what came before:
// of two presses of a key with the same time the toolkit takes the second for a copy.
func (s *screen) fake(kind, detail byte, at image.Point) {
	var delay uint32
	if kind == xproto.KeyPress {
		delay = 2
	}
	xtest.FakeInput(s.x, kind, detail, delay, s.root, int16(at.X), int16(at.Y), 0)
}

// Buttons of the mouse as X numbers them. The wheel is two of them.
const (
	leftButton, rightButton = 1, 3
	wheelUp, wheelDown      = 4, 5
)

// click moves the pointer and presses the left button in the same moment, as a touch
// screen does.
func (p *program) click(at image.Point) { p.press(at, leftButton) }

// press presses a button of the mouse.
func (p *program) press(at image.Point, button byte) {
	p.pointTo(at)
	p.fake(xproto.ButtonPress, button, image.Point{})
	p.fake(xproto.ButtonRelease, button, image.Point{})
	p.x.Sync()
}

// pointTo moves the pointer.
func (s *screen) pointTo(at image.Point) {
	s.fake(xproto.MotionNotify, 0, at)
	s.x.Sync()
}

// moveTo moves the pointer and waits until the program knows.
func (p *program) moveTo(at image.Point) {
	p.pointTo(at)
	p.settle()
}

// drag drags with the left button, with a stop on the way.
func (p *program) drag(from, to image.Point) {
	p.pointTo(from)
	p.fake(xproto.ButtonPress, leftButton, image.Point{})
	p.moveTo(from.Add(to).Div(2))
	p.moveTo(to)
	p.fake(xproto.ButtonRelease, leftButton, image.Point{})
	p.x.Sync()
}

// atOnce has the program take all that is pressed in do in one go, as when it is busy
// meanwhile.
func (p *program) atOnce(do func()) {
	p.stop()
	do()
	p.resume()
}
