package fault

import (
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
)

// lastWords is what the runtime writes into while the program runs.
const lastWords = reportStart + "running"

// Watch has the Go runtime write down what ends the program where nothing recovers: a
// panic in a goroutine of the toolkit, a crash in its C code. Of what an earlier run
// left so it makes a report. Only one process may watch a folder at a time. It ends
// with stop, when all went well.
func (r Reports) Watch() (stop func()) {
	path := filepath.Join(r.Dir, lastWords)
	r.adopt(path)
	if os.MkdirAll(r.Dir, 0o700) != nil {
		return func() {}
	}
	file, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return func() {}
	}
	defer file.Close() // the runtime has its own
	if debug.SetCrashOutput(file, debug.CrashOptions{}) != nil {
		return func() { os.Remove(path) }
	}
	return func() {
		_ = debug.SetCrashOutput(nil, debug.CrashOptions{})
		os.Remove(path)
	}
}

// maxWords is more than the runtime says of a hundred goroutines.
const maxWords = 1 << 16

// adopt makes a report of the runtime's words and removes them.
func (r Reports) adopt(path string) {
	if info, err := os.Lstat(path); err != nil || !info.Mode().IsRegular() {
		return
	}
	if file, err := os.Open(path); err == nil {
		b := make([]byte, maxWords)
		n, _ := file.Read(b)
		file.Close()
		if text := places(string(b[:n])); text != "" {
			_, _ = r.put(text, newEnd)
		}
	}
	os.Remove(path)
}

// places leaves of the runtime's words what kind of fault it was, and the functions
// and lines that led there: not the values, which may be of the player's puzzle.
func places(text string) string {
	var b strings.Builder
	stacks := false
	for line := range strings.Lines(text) {
		stacks = stacks || strings.HasPrefix(line, "goroutine ")
		switch {
		case !stacks && !strings.HasPrefix(line, "panic: runtime error:") && !strings.HasPrefix(line, "fatal error:") &&
			!strings.HasPrefix(line, "[signal ") && !strings.HasPrefix(line, "SIG"):
			continue
		case stacks && !strings.HasPrefix(line, "\t") && !strings.HasPrefix(line, "goroutine ") && !strings.HasPrefix(line, "created by "):
			if at := strings.LastIndexByte(line, '('); at >= 0 {
				line = line[:at] + "\n"
			}
		}
		b.WriteString(line)
	}
	return b.String()
}
