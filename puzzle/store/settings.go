package store

import (
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"

	"sudoku/puzzle/words"
)

// maxSettings is how many bytes of the file are read; settings are far smaller.
const maxSettings = 1 << 20

// ErrSettings means that the settings file holds something else.
var ErrSettings = words.Error("settings.broken")

// Settings are the player's choices by name, kept in one small file that is replaced as
// a whole in the background. They belong to one goroutine.
type Settings struct {
	*writer[settingValues]
	path    string
	values  map[string]any // numbers as float64
	changed map[string]any // the values set since the file was read
}

// settingValues are the settings at one moment.
type settingValues struct{ all, changed map[string]any }

// OpenSettings reads the settings in the file at path. Later it calls report on another
// goroutine with the error when saving begins to fail, and with nil when it works again;
// report must not call the settings. No file yet is no error. A file that holds something
// else is renamed to path.damaged, and the error is [ErrSettings]. Whatever the error, the
// settings returned are usable, without values.
func OpenSettings(path string, report func(error)) (*Settings, error) {
	s := &Settings{path: path, values: map[string]any{}, changed: map[string]any{}}
	s.writer = newWriter(s.save, report)
	values, err := readSettings(path)
	if err == nil {
		s.values = values
	}
	switch {
	case errors.Is(err, ErrSettings):
		_ = os.Rename(path, path+".damaged") // if this fails it is overwritten later
	case errors.Is(err, fs.ErrNotExist):
		err = nil
	}
	return s, err
}

func readSettings(path string) (values map[string]any, err error) {
	f, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, maxSettings))
	if err != nil {
		return nil, err
	}
	if json.Unmarshal(b, &values) != nil || values == nil {
		return nil, ErrSettings
	}
	return values, nil
}

// Import adds values that were kept elsewhere, such as in a backup.
func (s *Settings) Import(values map[string]any) {
	maps.Copy(s.values, values)
	if len(values) > 0 {
		s.put(s.snapshot())
	}
}

func (s *Settings) set(name string, value any) {
	if s.values[name] == value {
		return
	}
	s.values[name], s.changed[name] = value, value
	s.put(s.snapshot())
}

func (s *Settings) snapshot() settingValues {
	return settingValues{maps.Clone(s.values), maps.Clone(s.changed)}
}

// save writes the values changed here over those in the file, so that what another
// window has changed stays.
func (s *Settings) save(c settingValues) error {
	values := c.all
	if there, err := readSettings(s.path); err == nil {
		maps.Copy(there, c.changed)
		values = there
	}
	text, err := json.MarshalIndent(values, "", "  ")
	if err == nil {
		err = os.MkdirAll(filepath.Dir(s.path), 0o700)
	}
	if err != nil {
		return err
	}
	return WriteFile(s.path, 0o600, func(w io.Writer) error {
		_, err := w.Write(append(text, '\n'))
		return err
	})
}

// get returns a value, or other if there is none of its type.
func get[T any](s *Settings, name string, other T) T {
	if value, ok := s.values[name].(T); ok {
		return value
	}
	return other
}

// BoolWithFallback returns a value, or fallback if there is none of its type.
func (s *Settings) BoolWithFallback(name string, fallback bool) bool { return get(s, name, fallback) }

// FloatWithFallback returns a value, or fallback if there is none of its type.
func (s *Settings) FloatWithFallback(name string, fallback float64) float64 {
	return get(s, name, fallback)
}

// StringWithFallback returns a value, or fallback if there is none of its type.
func (s *Settings) StringWithFallback(name, fallback string) string { return get(s, name, fallback) }

// String returns a value, or "" if there is none of its type.
func (s *Settings) String(name string) string { return get(s, name, "") }

// SetBool sets a value.
func (s *Settings) SetBool(name string, value bool) { s.set(name, value) }

// SetFloat sets a value.
func (s *Settings) SetFloat(name string, value float64) { s.set(name, value) }

// SetString sets a value.
func (s *Settings) SetString(name, value string) { s.set(name, value) }
