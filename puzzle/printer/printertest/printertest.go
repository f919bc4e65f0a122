// Package printertest runs CUPS for a test, with folders of its own.
package printertest

import (
	"bytes"
	"cmp"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// Queue is the name of the queue that prints to PDF files.
const Queue = "Paper"

// config listens on a socket alone, and lets everybody do everything there.
const config = `Listen %[1]s/socket
LogLevel warn
Browsing Off
WebInterface No
DefaultAuthType None
<Location />
Order allow,deny
Allow all
</Location>
<Policy default>
JobPrivateAccess all
<Limit All>
Order allow,deny
Allow all
</Limit>
</Policy>
`

const files = `ServerRoot %[1]s/etc
RequestRoot %[1]s/spool
CacheDir %[1]s/cache
StateDir %[1]s/state
TempDir %[1]s/temp
AccessLog %[1]s/access
ErrorLog %[1]s/error
PageLog %[1]s/pages
SystemGroup root
`

const backend = `Out %[1]s/out
AnonDirName %[1]s/out
Spool %[1]s/pdf
Log %[1]s
Label 0
`

// A Server is a CUPS that runs until the end of the test.
type Server struct {
	Socket string // for CUPS_SERVER
	out    string
}

// Start starts CUPS with one queue, which is the default one. It skips the test where CUPS
// or its PDF queue is not installed, or may not have a view of the files of its own.
func Start(t testing.TB) *Server {
	for _, name := range []string{"cupsd", "lp", "lpstat", "lpadmin", "unshare", "pdftoppm"} {
		if _, err := exec.LookPath(name); err != nil {
			t.Skipf("%s is not installed; .ci/setup test sees to it", name)
		}
	}
	const ppd = "/usr/share/ppd/cups-pdf/CUPS-PDF_noopt.ppd"
	if _, err := os.Stat(ppd); err != nil {
		t.Skip("the PDF queue of CUPS is not installed; .ci/setup test sees to it")
	}
	if err := exec.Command("unshare", "-m", "mount", "--bind", "/etc", "/etc").Run(); err != nil {
		t.Skip("the PDF queue reads its settings from /etc/cups, and a view of its own takes root: ", err)
	}
	dir := folder(t)
	s := &Server{filepath.Join(dir, "socket"), filepath.Join(dir, "out")}
	script := `mount --bind "$1/etc" /etc/cups && exec cupsd -f -c "$1/cupsd.conf" -s "$1/cups-files.conf"`
	cmd := exec.Command("unshare", "-m", "sh", "-c", script, "sh", dir)
	cmd.Stderr = os.Stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
	s.wait(t, "CUPS", func() bool {
		out, _ := s.run("lpstat", "-r")
		return strings.Contains(out, "is running")
	})
	for _, args := range [][]string{{"-p", Queue, "-E", "-v", "cups-pdf:/", "-P", ppd}, {"-d", Queue}} {
		if out, err := s.run("lpadmin", args...); err != nil {
			t.Fatalf("lpadmin: %v, %s", err, out)
		}
	}
	return s
}

// folder returns a folder with the settings.
func folder(t testing.TB) string {
	dir, err := os.MkdirTemp("", "cups") // the path of a socket is limited
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	for _, name := range []string{"etc", "spool", "cache", "state", "temp", "out", "pdf"} {
		sub := filepath.Join(dir, name)
		if err := cmp.Or(os.Mkdir(sub, 0o777), os.Chmod(sub, 0o777)); err != nil { // filters run as another user
			t.Fatal(err)
		}
	}
	os.Chmod(dir, 0o755)
	for name, text := range map[string]string{"cupsd.conf": config, "cups-files.conf": files, "etc/cups-pdf.conf": backend} {
		if err := os.WriteFile(filepath.Join(dir, name), fmt.Appendf(nil, text, dir), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// run runs a program of CUPS and returns what it says.
func (s *Server) run(name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), "CUPS_SERVER="+s.Socket, "LC_ALL=C")
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// Printed waits for the next file of the queue, removes it, and returns its contents.
func (s *Server) Printed(t testing.TB) (pdf []byte) {
	var name string
	s.wait(t, "a file from the queue", func() bool {
		list, _ := filepath.Glob(filepath.Join(s.out, "*.pdf"))
		if len(list) == 0 || exec.Command("pdfinfo", list[0]).Run() != nil { // not complete yet
			return false
		}
		name = list[0]
		return true
	})
	pdf, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	os.Remove(name)
	return pdf
}

// Difference compares the first pages of two PDF files: the ink that only one of them has,
// as a part of the first one's. The queue turns text into shapes, which can't be read back.
func Difference(t testing.TB, a, b []byte) float64 {
	one, other := picture(t, a), picture(t, b)
	if one.Rect != other.Rect {
		t.Errorf("the pages have %v and %v pixels", one.Rect.Max, other.Rect.Max)
		return 1
	}
	ink, differs := 0, 0
	for i, p := range one.Pix {
		q := other.Pix[i]
		ink += 255 - int(p)
		differs += int(max(p, q) - min(p, q))
	}
	return float64(differs) / float64(max(ink, 1))
}

// picture returns the first page of a PDF file.
func picture(t testing.TB, pdf []byte) *image.Gray {
	cmd := exec.Command("pdftoppm", "-png", "-scale-to-x", "595", "-scale-to-y", "842", "-singlefile", "-")
	cmd.Stdin = bytes.NewReader(pdf)
	out, err := cmd.Output()
	if err != nil {
		t.Fatal("pdftoppm: ", err)
	}
	m, err := png.Decode(bytes.NewReader(out))
	if err != nil {
		t.Fatal("pdftoppm: ", err)
	}
	grey := image.NewGray(m.Bounds())
	draw.Draw(grey, grey.Rect, m, m.Bounds().Min, draw.Src)
	return grey
}

func (s *Server) wait(t testing.TB, what string, ok func() bool) {
	t.Helper()
	tick := time.NewTicker(50 * time.Millisecond)
	defer tick.Stop()
	for range 2400 {
		if ok() {
			return
		}
		<-tick.C
	}
	log, _ := os.ReadFile(filepath.Join(filepath.Dir(s.Socket), "error"))
	t.Fatalf("%s: it did not come\n%s", what, log)
}
