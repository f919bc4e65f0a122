//go:build e2e && !headless

package gui_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sudoku/gui"
	desk "sudoku/gui/window"
)

func init() { windows = append(windows, recordingWindow) }

// recordingWindow runs the program if a file is named for what the keys run, and reports whether
// it did. The actions of the menus are written down and not run.
func recordingWindow() bool {
	file := os.Getenv("SUDOKU_RECORD")
	if file == "" {
		return false
	}
	f, err := os.OpenFile(file, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		panic(err)
	}
	lines := json.NewEncoder(f)
	gui.OnOpen(func(w *desk.Window) {
		w.Record(func(id string, shown map[string]string) {
			if err := lines.Encode(record{id, shown}); err != nil {
				panic(err)
			}
		})
	})
	os.Exit(gui.Run(os.Args[1:], "", nil, os.DirFS("../docs/manual")))
	return true
}

// A record is an action that was run, and the keys that the menus showed then.
type record struct {
	ID    string
	Shown map[string]string
}

// TestMenuKeys: on several keyboards each key that a menu shows does what its item does.
func TestMenuKeys(t *testing.T) {
	t.Run("SudokuPad", func(t *testing.T) { testMenuKeys(t, `{"window.width": 700, "window.height": 560}`) })
	t.Run("HoDoKu", func(t *testing.T) { testMenuKeys(t, `{"keys.hodoku": true}`) })
}

func testMenuKeys(t *testing.T, settings string) {
	t.Parallel()
	home := t.TempDir()
	data := filepath.Join(home, "data", "sudoku-desk")
	err := os.MkdirAll(data, 0o700)
	if err == nil {
		err = os.WriteFile(filepath.Join(data, "settings.json"), []byte(settings), 0o600)
	}
	file := filepath.Join(home, "one.txt")
	if err == nil {
		err = os.WriteFile(file, []byte(pasted), 0o600)
	}
	self, noSelf := os.Executable()
	if err = errors.Join(err, noSelf); err != nil {
		t.Fatal(err)
	}
	r := &recorded{file: filepath.Join(home, "record")}
	r.program = newScreen(t).openIn(exec.Command(self, file), home, "SUDOKU_RECORD="+r.file)
	r.wait("the game", func() bool { return r.saved() != nil })
	for _, layout := range []string{"us", "de", "fr"} {
		r.layout(layout)
		shown := r.mark().Shown
		if n := r.check(layout, shown); n < 40 {
			t.Errorf("%s: the menus show only %d keys", layout, n)
		}
	}
	r.key("alt+g")
	r.key("Down")
	r.key("Return")
	if ran := r.mark(); ran.ID == marker {
		t.Error("the menu Game didn't open: its first row didn't run")
	}
}

// A recorded is a program that records what its keys run.
type recorded struct {
	*program
	file string
	read int // records
}

// records returns all until now.
func (r *recorded) records() (list []record) {
	text, _ := os.ReadFile(r.file)
	for d := json.NewDecoder(bytes.NewReader(text)); ; {
		var next record
		if d.Decode(&next) != nil { // the end, or a line that is being written
			return list
		}
		list = append(list, next)
	}
}

// marker is an action whose key, a letter, works on every keyboard.
const marker, markerKey = "steps", "ctrl+l"

// mark presses the marker's key, and returns its record.
func (r *recorded) mark() record {
	r.key(markerKey)
	return r.until(1)[0]
}

// until waits for the marker to have run that often, and returns the records that are new.
func (r *recorded) until(n int) (list []record) {
	r.wait("what the keys run", func() bool {
		list = r.records()[r.read:]
		marks := 0
		for _, x := range list {
			if x.ID == marker {
				marks++
			}
		}
		return marks >= n
	})
	r.read += len(list)
	return list
}

// check presses each key that is shown, the marker's after it, compares, and returns how many
// there were.
func (r *recorded) check(layout string, shown map[string]string) int {
	var ids, pressed []string
	for _, id := range slices.Sorted(maps.Keys(shown)) {
		if shown[id] == "Escape" || id == marker { // Escape leaves what is open, and isn't looked up
			continue
		}
		for _, way := range presses(shown[id], r.keyboard()) {
			r.key(way, markerKey)
			ids, pressed = append(ids, id), append(pressed, way)
		}
	}
	ran := make([]string, len(ids))
	i := 0
	for _, x := range r.until(len(ids)) {
		if x.ID == marker {
			i++
		} else if i < len(ids) {
			ran[i] += x.ID
		}
	}
	for i, id := range ids {
		if ran[i] != id {
			r.Errorf("%s: %s (%s) of %s runs %q", layout, shown[id], pressed[i], id, ran[i])
		}
	}
	r.Logf("%s: %d keys", layout, len(ids))
	return len(ids)
}

// presses returns the ways to press a key that a menu shows, as the method key has them. A digit
// is the key that has it, whatever that prints; 0 also takes the Shift that its label needs.
func presses(shown string, k keyboard) []string {
	i := strings.LastIndex(shown[:len(shown)-1], "+") // the key itself may be +
	mods, name := strings.ToLower(shown[:i+1]), shown[i+1:]
	if other, ok := shownKeys[name]; ok {
		name = other
	}
	if len(name) > 1 || name < "0" || name > "9" {
		if len(name) == 1 {
			name = strings.ToLower(name)
		}
		return []string{mods + name}
	}
	code := fmt.Sprint(10 + (name[0]-'0'+9)%10)
	ways := []string{mods + code}
	if _, shifted := k.find(name); shifted && name == "0" {
		ways = append(ways, mods+"shift+"+code)
	}
	return ways
}

// shownKeys names keys for the method key.
var shownKeys = map[string]string{
	"+": "plus", ",": "comma", "?": "question", "Enter": "Return", "Page Up": "Page_Up", "Page Down": "Page_Down",
	"Space": "space", "Keypad -": padMinus, "Keypad +": padPlus,
}
