package store

import (
	"encoding/json"
	"errors"
	"io"
	"maps"
	"os"
	"path/filepath"

	"sudoku/puzzle/words"
)

// maxSettings is more than the settings of any program take.
const maxSettings = 1 << 20

// ErrSettings means that the file of the settings holds something else.
var ErrSettings = words.Error("settings.broken")

// Settings are the values by name that the player chose, in one small file, which is
// replaced whole in the background. They belong to one goroutine.
type Settings struct {
	*writer[choices]
	path   string
	values map[string]any // numbers as float64
	ours   map[string]any // those of them that were set since
}

// choices are the settings at one moment.
type choices struct{ all, ours map[string]any }

// OpenSettings reads the settings in the file at path. From the background it calls
// report with the error when they begin not to be saved, and with nil when they are
// again; report must not call the settings. Where there is no file yet the error is
// fs.ErrNotExist. One that holds something else is kept aside as path.damaged, and the
// error is [ErrSettings]. Whatever the error, there are settings, without values.
func OpenSettings(path string, report func(error)) (*Settings, error) {
	s := &Settings{path: path, values: map[string]any{}, ours: map[string]any{}}
	s.writer = newWriter(s.save, report)
	values, err := readSettings(path)
	if err == nil {
		s.values = values
	}
	if errors.Is(err, ErrSettings) {
		_ = os.Rename(path, path+".damaged") // else it is written over
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

// Import takes values over that were kept elsewhere.
func (s *Settings) Import(values map[string]any) {
	maps.Copy(s.values, values)
	if len(values) > 0 {
		s.put(s.now())
	}
}

func (s *Settings) set(name string, value any) {
	if s.values[name] == value {
		return
	}
	s.values[name], s.ours[name] = value, value
	s.put(s.now())
}

func (s *Settings) now() choices { return choices{maps.Clone(s.values), maps.Clone(s.ours)} }

// save leaves alone what another window has set meanwhile.
func (s *Settings) save(c choices) error {
	values := c.all
	if there, err := readSettings(s.path); err == nil {
		maps.Copy(there, c.ours)
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

// get returns a value, or the other one where there is none of its type.
func get[T any](s *Settings, name string, other T) T {
	if value, ok := s.values[name].(T); ok {
		return value
	}
	return other
}

// BoolWithFallback returns a value, or fallback where there is none.
func (s *Settings) BoolWithFallback(name string, fallback bool) bool { return get(s, name, fallback) }

// FloatWithFallback returns a value, or fallback where there is none.
func (s *Settings) FloatWithFallback(name string, fallback float64) float64 {
	return get(s, name, fallback)
}

// StringWithFallback returns a value, or fallback where there is none.
func (s *Settings) StringWithFallback(name, fallback string) string { return get(s, name, fallback) }

// String returns a value, or nothing where there is none.
func (s *Settings) String(name string) string { return get(s, name, "") }

// SetBool keeps a value.
func (s *Settings) SetBool(name string, value bool) { s.set(name, value) }

// SetFloat keeps a value.
func (s *Settings) SetFloat(name string, value float64) { s.set(name, value) }

// SetString keeps a value.
func (s *Settings) SetString(name, value string) { s.set(name, value) }
