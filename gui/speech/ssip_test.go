package speech

import (
	"bufio"
	"bytes"
	"context"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// A dispatcher answers as speech-dispatcher does, and keeps the commands.
func dispatcher(conn net.Conn, got chan<- string) {
	defer close(got)
	in := bufio.NewScanner(conn)
	for in.Scan() {
		line := in.Text()
		got <- line
		answer := "200 OK"
		switch {
		case line == "SPEAK":
			answer = "230 OK RECEIVING DATA"
			conn.Write([]byte(answer + "\r\n"))
			for in.Scan() && in.Text() != "." {
				got <- "> " + in.Text()
			}
			answer = "225-7\r\n225 OK MESSAGE QUEUED"
		case strings.HasPrefix(line, "LIST"):
			answer = "249-English\ten\tnone\r\n249-English+Max\ten\tMax\r\n249-odd\r\n249 OK"
		}
		conn.Write([]byte(answer + "\r\n"))
	}
}

func TestSSIP(t *testing.T) {
	ours, theirs := net.Pipe()
	commands := make(chan string, 100)
	go dispatcher(theirs, commands)
	e, err := newSSIP(t.Context(), ours, time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range []Voice{{Lang: "en"}, {Lang: "en", Rate: 30, Name: "English"}, {Lang: "zh-Hans"}} {
		if err := e.say(t.Context(), ".5, empty", v); err != nil {
			t.Fatal(err)
		}
	}
	list, err := e.voices(t.Context())
	if err != nil || !slices.Equal(list, []systemVoice{{"English", "en"}}) {
		t.Error(list, err)
	}
	e.stop(t.Context())
	e.close()
	var got []string
	for line := range commands {
		got = append(got, line)
	}
	want := strings.Split(strings.TrimSpace(`
SET SELF CLIENT_NAME user:sudoku-desk:main
SET SELF PRIORITY message
SET SELF LANGUAGE en
SPEAK
> ..5, empty
SET SELF LANGUAGE en
SET SELF SYNTHESIS_VOICE English
SET SELF RATE 30
SPEAK
> ..5, empty
SET SELF LANGUAGE zh
SET SELF VOICE_TYPE MALE1
SET SELF RATE 0
SPEAK
> ..5, empty
LIST SYNTHESIS_VOICES
CANCEL SELF`), "\n")
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s", strings.Join(got, "\n"))
	}
}

// answers gives a connection on which something answers each command with the same, and reports
// whether the error comes at once.
func answers(t *testing.T, answer []byte) {
	ours, theirs := net.Pipe()
	defer theirs.Close()
	go func() {
		b := make([]byte, 4096)
		for {
			if _, err := theirs.Read(b); err != nil {
				return
			}
			if _, err := theirs.Write(answer); err != nil {
				return
			}
		}
	}()
	e, err := newSSIP(t.Context(), ours, 50*time.Millisecond)
	if err != nil {
		return
	}
	_ = e.say(t.Context(), "text", Voice{Lang: "en"})
	_, _ = e.voices(t.Context())
	e.close()
}

var hostile = []string{"", "\n", "2", "200", "200 \r\n", "999 NO\r\n", "abc OK\r\n", "249-x\r\n", strings.Repeat("1", 10000), strings.Repeat("249-a\n", 30000),
	"200 OK\r\n200 OK\r\n200 OK\r\n", "\x00\xff\r\n"}

func TestHostileDispatcher(t *testing.T) {
	for _, answer := range hostile {
		answers(t, []byte(answer))
	}
}

func FuzzSSIP(f *testing.F) {
	for _, answer := range hostile {
		f.Add([]byte(answer))
	}
	f.Fuzz(func(t *testing.T, answer []byte) { answers(t, bytes.Clone(answer)) })
}

// TestDispatcher speaks to the real one, where it is installed. It has no need of anything to be heard on.
func TestDispatcher(t *testing.T) {
	if _, err := exec.LookPath("speech-dispatcher"); err != nil || os.Getenv("SUDOKU_LONG") == "" {
		t.Skip("needs speech-dispatcher and SUDOKU_LONG")
	}
	dir := t.TempDir()
	t.Setenv("XDG_RUNTIME_DIR", dir)
	t.Setenv("SPEECHD_ADDRESS", "")
	t.Cleanup(func() {
		pid, _ := os.ReadFile(filepath.Join(dir, "speech-dispatcher", "pid", "speech-dispatcher.pid"))
		exec.Command("kill", strings.TrimSpace(string(pid))).Run()
	})
	e, err := openEngine(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer e.close()
	if _, err := e.voices(t.Context()); err != nil {
		t.Error(err)
	}
	for _, v := range []Voice{{Lang: "en"}, {Lang: "zh-Hans", Rate: 50}, {Lang: "en", Name: "nonsense"}} {
		if err := e.say(t.Context(), ".5, empty", v); err != nil {
			t.Error(v, err)
		}
	}
	e.stop(context.Background())
}
