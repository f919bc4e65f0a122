//go:build e2e && linux && !headless

package gui_test

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/godbus/dbus/v5"
)

type headers = map[dbus.HeaderField]dbus.Variant

// A garbageBus is a session bus on which every name answers what a row of garbageBuses says.
type garbageBus struct {
	name  string
	sane  bool                                   // the bus itself answers as it should
	says  func(*rand.Rand, headers) dbus.Message // what a name answers
	times int                                    // and how often
	tells bool                                   // that all settings change, with each answer
	raw   string                                 // what is sent after the first call, in place of messages
}

var garbageBuses = []garbageBus{
	{name: "other types", sane: true, says: otherTypes, times: 1},
	{name: "errors", sane: true, says: errorsOnly, times: 1},
	{name: "silence", sane: true, says: otherTypes},
	{name: "twice, and changes", sane: true, says: otherTypes, times: 2, tells: true},
	{name: "the bus, too", says: otherTypes, times: 1},
	{name: "no messages", raw: "HTTP/1.1 400 Bad Request\r\n\r\n"},
	{name: "ends", raw: " "},
}

// otherTypes answers with values of types that nobody asked for.
func otherTypes(r *rand.Rand, _ headers) dbus.Message {
	values := []any{"", ":1.99", "garbage", uint32(7), int32(-1), true, 1e300, []string{"a", "b"}, dbus.ObjectPath("/"), []byte("\x00\xff"),
		map[string]dbus.Variant{"uris": dbus.MakeVariant(7)}, dbus.MakeVariant(dbus.MakeVariant("x")), strings.Repeat("x", 1<<20)}
	m := dbus.Message{Type: dbus.TypeMethodReply}
	for range r.IntN(4) {
		m.Body = append(m.Body, values[r.IntN(len(values))])
	}
	return m
}

func errorsOnly(_ *rand.Rand, h headers) dbus.Message {
	return dbus.Message{Type: dbus.TypeError, Body: []any{int32(7)},
		Headers: headers{dbus.FieldErrorName: dbus.MakeVariant("org.example.Garbage")}}
}

// listen starts the bus and returns what a program needs to find it, and the methods that it calls.
func (g garbageBus) listen(t *testing.T) (env string, called func() map[string]bool) {
	var all sync.Map
	path := filepath.Join(t.TempDir(), "bus")
	l, err := net.Listen("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	go func() {
		for seed := uint64(0); ; seed++ {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go g.serve(c, &all, rand.New(rand.NewPCG(seed, 0)))
		}
	}()
	return "DBUS_SESSION_BUS_ADDRESS=unix:path=" + path, func() map[string]bool {
		list := map[string]bool{}
		for name := range all.Range {
			list[name.(string)] = true
		}
		return list
	}
}

// serve lets a program in, and answers its calls.
func (g garbageBus) serve(c net.Conn, called *sync.Map, r *rand.Rand) {
	defer c.Close()
	in := bufio.NewReader(c)
	for line := ""; line != "BEGIN"; {
		said, err := in.ReadString('\n')
		if err != nil {
			return
		}
		line = strings.TrimSpace(strings.TrimLeft(said, "\x00"))
		switch word, rest, _ := strings.Cut(line, " "); {
		case word == "AUTH" && rest == "":
			io.WriteString(c, "REJECTED EXTERNAL\r\n")
		case word == "AUTH":
			io.WriteString(c, "OK 0123456789abcdef0123456789abcdef\r\n")
		case word == "NEGOTIATE_UNIX_FD":
			io.WriteString(c, "AGREE_UNIX_FD\r\n")
		}
	}
	for {
		m, err := dbus.DecodeMessage(in)
		if err != nil {
			return
		}
		called.Store(fmt.Sprint(m.Headers[dbus.FieldMember].Value()), true)
		if g.raw != "" {
			io.WriteString(c, g.raw)
			return
		}
		g.answer(c, m, r)
	}
}

// answer answers a call.
func (g garbageBus) answer(c io.Writer, m *dbus.Message, r *rand.Rand) {
	from := ":1.9"
	if to, _ := m.Headers[dbus.FieldDestination].Value().(string); to == "org.freedesktop.DBus" {
		from = to
		if g.sane {
			member, _ := m.Headers[dbus.FieldMember].Value().(string)
			send(c, from, m, dbus.Message{Type: dbus.TypeMethodReply, Body: sane[member]})
			return
		}
	}
	for range g.times {
		send(c, from, m, g.says(r, m.Headers))
	}
	if !g.tells {
		return
	}
	for _, s := range []struct{ space, member string }{{"portal.Settings", "SettingChanged"}, {"portal.Request", "Response"}, {"DBus.Properties", "PropertiesChanged"}, {"DBus", "NameOwnerChanged"}} {
		send(c, from, m, dbus.Message{Type: dbus.TypeSignal, Body: otherTypes(r, nil).Body, Headers: headers{
			dbus.FieldPath:      dbus.MakeVariant(dbus.ObjectPath("/org/freedesktop/portal/desktop")),
			dbus.FieldInterface: dbus.MakeVariant("org.freedesktop." + s.space), dbus.FieldMember: dbus.MakeVariant(s.member)}})
	}
}

// sane are the answers of a bus on which there is every name.
var sane = map[string][]any{"Hello": {":1.1"}, "GetNameOwner": {":1.9"}, "NameHasOwner": {true}, "StartServiceByName": {uint32(2)},
	"RequestName": {uint32(1)}, "GetId": {"0123456789abcdef0123456789abcdef"}, "ListNames": {[]string{":1.1", ":1.9"}}}

// send sends a message that answers another.
func send(c io.Writer, from string, to *dbus.Message, m dbus.Message) {
	if m.Headers == nil {
		m.Headers = headers{}
	}
	m.Headers[dbus.FieldSender] = dbus.MakeVariant(from)
	if m.Type != dbus.TypeSignal {
		m.Headers[dbus.FieldReplySerial] = dbus.MakeVariant(to.Serial())
	}
	if len(m.Body) > 0 {
		m.Headers[dbus.FieldSignature] = dbus.MakeVariant(dbus.SignatureOf(m.Body...))
	}
	var b bytes.Buffer
	if err := m.EncodeTo(&b, binary.LittleEndian); err != nil {
		panic(err)
	}
	binary.LittleEndian.PutUint32(b.Bytes()[8:], 1) // a serial number
	c.Write(b.Bytes())
}
