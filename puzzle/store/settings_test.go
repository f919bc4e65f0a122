package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
)

// settings opens the settings in a file; saving them must not fail.
func settings(t *testing.T, path string) (*Settings, error) {
	t.Helper()
	return OpenSettings(path, func(err error) { t.Error(err) })
}

// values returns the values of the settings that the tests use.
func values(s *Settings) string {
	return fmt.Sprintf("%v %v %v %v", s.BoolWithFallback("clean", true), s.FloatWithFallback("text", 1), s.String("theme"), s.StringWithFallback("paper", "a4"))
}

func TestSettings(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new", "settings.json")
	s, err := settings(t, path)
	if got := values(s); got != "true 1  a4" || err != nil {
		t.Error(got, err)
	}
	s.SetBool("clean", false)
	s.SetFloat("text", 1.25)
	s.SetString("theme", "dark 数")
	s.SetString("theme", "dark 数独")
	if err := s.Flush(); err != nil {
		t.Fatal(err)
	}
	const want = "false 1.25 dark 数独 a4"
	again, err := settings(t, path)
	if got := values(again); got != want || values(s) != want || err != nil {
		t.Error(got, err)
	}
	again.SetBool("clean", false) // no change
	if os.Remove(path); again.Flush() != nil {
		t.Error("not flushed")
	}
	if _, err := os.Stat(path); err == nil {
		t.Error("it was written for nothing")
	}
}

// TestBrokenSettings opens files that no version of the program has written.
func TestBrokenSettings(t *testing.T) {
	for _, c := range []struct{ text, want, kept string }{
		{`{"clean": false, "text": 1.5, "theme": "dark", "paper": "letter", "more": [1]}`, "false 1.5 dark letter", ""},
		{`{"clean": "false", "text": true, "theme": 3, "paper": null}`, "true 1  a4", ""},
		{"{}", "true 1  a4", ""},
		{"", "true 1  a4", "damaged"},
		{"null", "true 1  a4", "damaged"},
		{`{"clean": fal`, "true 1  a4", "damaged"},
		{"[1, 2]", "true 1  a4", "damaged"},
		{strings.Repeat(" ", 2*maxSettings) + "{}", "true 1  a4", "damaged"},
		{strings.Repeat(`{"a":`, 1<<17), "true 1  a4", "damaged"},
	} {
		path := filepath.Join(t.TempDir(), "settings.json")
		write(t, path, c.text)
		s, err := settings(t, path)
		if got := values(s); got != c.want || errors.Is(err, ErrSettings) != (c.kept != "") {
			t.Errorf("%.40s: %s, %v", c.text, got, err)
		}
		if b, _ := os.ReadFile(path + ".damaged"); c.kept != "" && string(b) != c.text {
			t.Errorf("%.40s is not kept aside", c.text)
		}
		s.SetString("theme", "light")
		if err := s.Flush(); err != nil {
			t.Fatal(err)
		}
		if again, err := settings(t, path); again.String("theme") != "light" || err != nil {
			t.Errorf("%.40s can't be replaced: %v", c.text, err)
		}
	}
}

// TestSettingsOfTwoWindows checks that neither window undoes the changes of the other.
func TestSettingsOfTwoWindows(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	write(t, path, `{"text": 2, "paper": "a4"}`)
	a, _ := settings(t, path)
	b, _ := settings(t, path)
	a.SetBool("clean", false)
	a.SetFloat("text", 1.5)
	a.Flush()
	b.SetString("paper", "letter")
	b.Flush()
	if c, _ := settings(t, path); values(c) != "false 1.5  letter" {
		t.Errorf("got %q, want %q", values(c), "false 1.5  letter")
	}
}

// TestSettingsOnFullDisk checks that the old file stays, and that new values remain set and
// are saved later.
func TestSettingsOnFullDisk(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "settings.json")
		write(t, path, `{"theme": "dark"}`)
		var said []error
		s, _ := OpenSettings(path, func(err error) { said = append(said, err) })
		save, full := s.writer.write, true
		s.writer.write = func(c settingValues) error {
			if full {
				return errFull
			}
			return save(c)
		}
		s.SetString("theme", "light")
		synctest.Wait()
		if err := s.Flush(); err != errFull || s.String("theme") != "light" {
			t.Error(err)
		}
		if b, _ := os.ReadFile(path); string(b) != `{"theme": "dark"}` {
			t.Errorf("%s", b)
		}
		full = false
		if err := s.Flush(); err != nil {
			t.Error(err)
		}
		if again, err := settings(t, path); again.String("theme") != "light" || err != nil {
			t.Error(err)
		}
		if fmt.Sprint(said) != "[full <nil>]" {
			t.Error("it said", said)
		}
	})
}

func TestImport(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	s, _ := settings(t, path)
	s.Import(nil)
	s.Import(map[string]any{"clean": false, "text": 1.5, "list": []string{"a"}})
	s.Flush()
	if again, err := settings(t, path); values(again) != "false 1.5  a4" || err != nil {
		t.Error(values(again), err)
	}
}
