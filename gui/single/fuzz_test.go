package single

import (
	"errors"
	"io"
	"net"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A received is a connection that delivers a text.
type received struct {
	net.Conn
	io.Reader
}

func (h received) Read(b []byte) (int, error) { return h.Reader.Read(b) }
func (received) SetDeadline(time.Time) error  { return nil }

// FuzzReceive sends arbitrary bytes over the socket: only absolute paths are accepted,
// and no more or longer ones than a later start sends.
func FuzzReceive(f *testing.F) {
	for _, text := range []string{"", "\x00", "/a\x00", "/a\x00/b c\x00", "/a", "a\x00", "/a\x00\x00", "GET / HTTP/1.1\r\n\r\n",
		strings.Repeat("/a\x00", maxFiles+1), "/" + strings.Repeat("a", maxPath) + "\x00"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		files, err := receive(received{Reader: strings.NewReader(text)})
		if err != nil {
			if len(files) > 0 || !errors.Is(err, errForeign) {
				t.Errorf("%q: %q, %v", text, files, err)
			}
			return
		}
		if len(files) > maxFiles || text != "" && text != strings.Join(files, "\x00")+"\x00" {
			t.Errorf("%q: %q", text, files)
		}
		for _, file := range files {
			if !filepath.IsAbs(file) || len(file) > maxPath || strings.Contains(file, "\x00") {
				t.Errorf("%q: %q", text, file)
			}
		}
	})
}
