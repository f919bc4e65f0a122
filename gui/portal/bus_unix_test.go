//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"
)

// A falsePortal is a file dialog of the desktop that does what a row of TestFalsePortals says.
type falsePortal struct {
	*dbus.Conn
	stranger *dbus.Conn // another program on the bus
	escape   func()     // what the person does who waits
	act      func(*falsePortal, question) (dbus.ObjectPath, *dbus.Error)
}

// A question is one that a portal was asked.
type question struct {
	from   string
	handle dbus.ObjectPath
}

// SaveFile is the portal's method.
func (p *falsePortal) SaveFile(from dbus.Sender, _, _ string, options Options) (dbus.ObjectPath, *dbus.Error) {
	token, _ := options["handle_token"].Value().(string)
	return p.act(p, question{string(from), path + "/request/" + dbus.ObjectPath(strings.NewReplacer(".", "_", ":", "").Replace(string(from))+"/"+token)})
}

// uris are the results of a choice.
func uris(of ...string) Options { return Options{"uris": dbus.MakeVariant(of)} }

func (p *falsePortal) says(q question, body ...any) { p.Emit(q.handle, response, body...) }

func (p *falsePortal) chooses(q question, file string) { p.says(q, uint32(0), uris("file://"+file)) }

// forged sends an answer to the question by the stranger.
func (p *falsePortal) forged(q question, body ...any) {
	p.forge(q, q.handle, "org.freedesktop.portal.Request", "Response", body...)
}

// announces has the stranger say what only the bus may.
func (p *falsePortal) announces(q question, name, before, after string) {
	p.forge(q, "/org/freedesktop/DBus", daemon, "NameOwnerChanged", name, before, after)
}

// forge has the stranger send a signal to the program alone, which no rule of a match keeps away. It
// returns when that is on its way, before all that comes after.
func (p *falsePortal) forge(q question, at dbus.ObjectPath, space, member string, body ...any) {
	p.stranger.Send(&dbus.Message{Type: dbus.TypeSignal, Body: body, Headers: map[dbus.HeaderField]dbus.Variant{
		dbus.FieldDestination: dbus.MakeVariant(q.from), dbus.FieldPath: dbus.MakeVariant(at), dbus.FieldInterface: dbus.MakeVariant(space),
		dbus.FieldMember: dbus.MakeVariant(member), dbus.FieldSignature: dbus.MakeVariant(dbus.SignatureOf(body...))}}, nil)
	p.stranger.BusObject().Call(daemon+".GetId", 0)
}

// later does something while the question is taken, or after that.
func (p *falsePortal) later(q question, act func()) (dbus.ObjectPath, *dbus.Error) {
	go act()
	return q.handle, nil
}

// falsePortals are portals with what comes of a question to save a file: "" for nothing chosen.
var falsePortals = []struct {
	name string
	act  func(*falsePortal, question) (dbus.ObjectPath, *dbus.Error)
	want string
	err  error
}{
	{"answers", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, func() { p.chooses(q, "/a") })
	}, "/a", nil},
	{"answers before it takes the question", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		p.chooses(q, "/a")
		return q.handle, nil
	}, "/a", nil},
	{"answers twice", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, func() { p.chooses(q, "/a"); p.chooses(q, "/b") })
	}, "/a", nil},
	{"cancels, then answers", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, func() { p.says(q, uint32(1), Options{}); p.chooses(q, "/b") })
	}, "", nil},
	{"cancels with a file", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, func() { p.says(q, uint32(1), uris("file:///a")) })
	}, "", nil},
	{"fails with a file", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, func() { p.says(q, uint32(2), uris("file:///a")) })
	}, "", errNoFiles},
	{"chooses two files for one", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, func() { p.says(q, uint32(0), uris("file:///a", "file:///b")) })
	}, "", errNoFiles},
	{"chooses none", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, func() { p.says(q, uint32(0), Options{}) })
	}, "", errNoFiles},
	{"chooses no file", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, func() { p.says(q, uint32(0), uris("https://example.org/a")) })
	}, "", errNoFiles},
	{"chooses a number", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, func() { p.says(q, uint32(0), Options{"uris": dbus.MakeVariant(7)}) })
	}, "", errNoFiles},
	{"says other types", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, func() { p.says(q, "yes", []string{"/a"}) })
	}, "", errAny},
	{"says nothing", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, func() { p.says(q) })
	}, "", errAny},
	{"refuses", func(*falsePortal, question) (dbus.ObjectPath, *dbus.Error) {
		return "", dbus.MakeFailedError(errors.New("no dialogs today"))
	}, "", errAny},
	{"never takes the question", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		<-p.Context().Done()
		return q.handle, nil
	}, "", context.DeadlineExceeded},
	{"never answers", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, p.escape)
	}, "", context.Canceled},
	{"answers what nobody asked", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, func() {
			for _, token := range []dbus.ObjectPath{"0", "sudoku1", "sudoku2"} { // easily guessed
				p.Emit(q.handle[:strings.LastIndex(string(q.handle), "/")+1]+token, response, uint32(0), uris("file:///b"))
			}
			p.escape()
		})
	}, "", context.Canceled},
	{"ends", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, func() { p.Close() })
	}, "", errAny},
	{"answers after a stranger", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, func() { p.forged(q, uint32(0), uris("file:///b")); p.chooses(q, "/a") })
	}, "/a", nil},
	{"answers after a stranger that cancels", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		p.forged(q, uint32(1), Options{})
		return p.later(q, func() { p.chooses(q, "/a") })
	}, "/a", nil},
	{"answers after a stranger said that it ended", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, func() {
			p.announces(q, name, p.Names()[0], "")
			p.announces(q, p.Names()[0], p.Names()[0], "")
			p.chooses(q, "/a")
		})
	}, "/a", nil},
	{"answers after another took its name", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, func() {
			p.ReleaseName(name)
			p.stranger.RequestName(name, 0)
			p.forged(q, uint32(0), uris("file:///b"))
			p.chooses(q, "/a")
			p.stranger.ReleaseName(name)
		})
	}, "/a", nil},
	{"is silent while a stranger answers", func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		return p.later(q, func() { p.forged(q, uint32(0), uris("file:///b")); p.escape() })
	}, "", context.Canceled},
}

// errAny stands for errors of the library.
var errAny = errors.New("any error")

// TestFalsePortals asks portals that answer falsely, late, twice or never, with a stranger on the bus
// who sees all that passes. Only what the portal that was asked says to the question counts, once.
func TestFalsePortals(t *testing.T) {
	stranger := sessionBus(t)
	defer func(d time.Duration) { takeTime = d }(takeTime)
	for _, c := range falsePortals {
		t.Run(c.name, func(t *testing.T) {
			takeTime = 10 * time.Second
			if c.err == context.DeadlineExceeded {
				takeTime = time.Second / 5
			}
			conn, err := dbus.ConnectSessionBus()
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			ctx, escape := context.WithCancel(t.Context())
			defer escape()
			if err := conn.Export(&falsePortal{conn, stranger, escape, c.act}, path, "org.freedesktop.portal.FileChooser"); err != nil {
				t.Fatal(err)
			}
			if reply, err := conn.RequestName(name, 0); err != nil || reply != dbus.RequestNameReplyPrimaryOwner {
				t.Fatal(reply, err)
			}
			got, err := askFiles(ctx, FileQuestion{Save: true, Name: "a"})
			if !slices.Equal(got, list(c.want)) || !errors.Is(err, c.err) && !(c.err == errAny && err != nil) {
				t.Errorf("%q, %v; want %q, %v", got, err, c.want, c.err)
			}
		})
	}
}

// list makes a list of a path, without one if it is "".
func list(path string) []string {
	if path == "" {
		return nil
	}
	return []string{path}
}

// TestTokens: nobody who has seen one question knows the handle of the next.
func TestTokens(t *testing.T) {
	conn, seen := sessionBus(t), map[dbus.ObjectPath]bool{}
	p := &falsePortal{Conn: conn, act: func(p *falsePortal, q question) (dbus.ObjectPath, *dbus.Error) {
		token := q.handle[strings.LastIndex(string(q.handle), "/")+1:]
		if seen[token] || len(token) < 26 || !q.handle.IsValid() {
			t.Errorf("the token is %q", token)
		}
		seen[token] = true
		p.says(q, uint32(1), Options{})
		return q.handle, nil
	}}
	if err := conn.Export(p, path, "org.freedesktop.portal.FileChooser"); err != nil {
		t.Fatal(err)
	}
	if _, err := conn.RequestName(name, 0); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		if _, err := askFiles(t.Context(), FileQuestion{Save: true}); err != nil {
			t.Error(err)
		}
	}
}
