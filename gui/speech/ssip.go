package speech

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net"
	"strings"
	"time"
)

// An ssip speaks with speech-dispatcher by its protocol, SSIP: commands are lines, and an answer
// is lines of a code of three digits, of which the last has a space after the code. Codes from 300
// on are errors. Its manual comes with speech-dispatcher: info ssip.
type ssip struct {
	conn  net.Conn
	in    *bufio.Reader
	voice Voice         // what was set last
	wait  time.Duration // for an answer
}

const (
	ssipPatience = 5 * time.Second
	ssipLines    = 20000 // lines of an answer at most
)

// newSSIP greets the other end of a connection; each of its answers may take so long.
func newSSIP(ctx context.Context, conn net.Conn, wait time.Duration) (engine, error) {
	s := &ssip{conn: conn, in: bufio.NewReaderSize(conn, 4096), wait: wait}
	for _, command := range []string{"SET SELF CLIENT_NAME user:sudoku-desk:main", "SET SELF PRIORITY message"} {
		if _, err := s.ask(ctx, command); err != nil {
			conn.Close()
			return nil, err
		}
	}
	return s, nil
}

// ask sends a command and returns the lines of its answer without codes.
func (s *ssip) ask(ctx context.Context, command string) (lines []string, err error) {
	end := time.Now().Add(s.wait)
	if t, ok := ctx.Deadline(); ok && t.Before(end) {
		end = t
	}
	if err := errors.Join(ctx.Err(), s.conn.SetDeadline(end)); err != nil {
		return nil, err
	}
	if _, err := s.conn.Write([]byte(command + "\r\n")); err != nil {
		return nil, err
	}
	for len(lines) < ssipLines {
		line, err := s.in.ReadSlice('\n')
		if err != nil {
			return nil, err
		}
		text := strings.TrimRight(string(line), "\r\n")
		if len(text) < 4 || strings.Trim(text[:3], "0123456789") != "" || text[3] != '-' && text[3] != ' ' {
			return nil, fmt.Errorf("speech-dispatcher answers %.60q", text)
		}
		if text[3] == ' ' {
			if text[0] >= '3' {
				return nil, fmt.Errorf("speech-dispatcher says %.60q", text)
			}
			return lines, nil
		}
		lines = append(lines, text[4:])
	}
	return nil, errors.New("speech-dispatcher does not end its answer")
}

func (s *ssip) say(ctx context.Context, text string, v Voice) error {
	// Stopping must not leave half a command behind: Stop sends another.
	ctx = context.WithoutCancel(ctx)
	for _, command := range s.changes(v) {
		if _, err := s.ask(ctx, command); err != nil {
			return err
		}
	}
	s.voice = v
	if _, err := s.ask(ctx, "SPEAK"); err != nil {
		return err
	}
	if strings.HasPrefix(text, ".") {
		text = "." + text
	}
	_, err := s.ask(ctx, text+"\r\n.")
	return err
}

// changes returns the commands that set a voice.
func (s *ssip) changes(v Voice) (list []string) {
	if v.Lang != s.voice.Lang || v.Name != s.voice.Name {
		list = append(list, "SET SELF LANGUAGE "+base(v.Lang))
		if v.Name != "" {
			list = append(list, "SET SELF SYNTHESIS_VOICE "+v.Name)
		} else if s.voice.Name != "" {
			list = append(list, "SET SELF VOICE_TYPE MALE1") // which takes a name back
		}
	}
	if v.Rate != s.voice.Rate {
		list = append(list, fmt.Sprint("SET SELF RATE ", v.Rate))
	}
	return list
}

func (s *ssip) stop(ctx context.Context) { _, _ = s.ask(ctx, "CANCEL SELF") }

// voices returns the voices without the variants that some engines make of each, which are
// thousands.
func (s *ssip) voices(ctx context.Context) (list []systemVoice, err error) {
	lines, err := s.ask(ctx, "LIST SYNTHESIS_VOICES")
	for _, line := range lines {
		if f := strings.Split(line, "\t"); len(f) == 3 && (f[2] == "none" || f[2] == "") {
			list = append(list, systemVoice{f[0], f[1]})
		}
	}
	return list, err
}

func (s *ssip) close() { s.conn.Close() }
