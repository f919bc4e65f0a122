package cli

import (
	"fmt"
	"math/rand/v2"
	"os"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"
)

// puzzlesFile writes n different puzzles that have one solution each: copies of one with
// digits, rows and columns exchanged.
func puzzlesFile(t *testing.T, name string, n int) {
	r := rand.New(rand.NewPCG(1, 19))
	line := func() (places [9]int) { // exchanges bands, and lines within each
		bands := r.Perm(3)
		for i := range 3 {
			for k, in := range r.Perm(3) {
				places[3*i+k] = 3*bands[i] + in
			}
		}
		return places
	}
	var b strings.Builder
	for range n {
		digits, rows, cols := r.Perm(9), line(), line()
		for c := range 81 {
			d := one[9*rows[c/9]+cols[c%9]]
			if '1' <= d && d <= '9' {
				d = byte('1' + digits[d-'1'])
			}
			b.WriteByte(d)
		}
		b.WriteByte('\n')
	}
	if err := os.WriteFile(name, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
}

// raced reports whether the race detector is on, which takes time and memory.
func raced() bool {
	info, _ := debug.ReadBuildInfo()
	return slices.Contains(info.Settings, debug.BuildSetting{Key: "-race", Value: "true"})
}

// Many puzzles are read, solved, rated and printed within these bounds of processor time and
// memory. They are wide enough for a slow machine.
func TestPrintManyPuzzles(t *testing.T) {
	if testing.Short() || raced() {
		t.Skip("measures time")
	}
	dir, nothing := t.TempDir(), command(t, "version")
	if err := nothing.Run(); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		n       int
		options string
		time    time.Duration
		memory  int64 // in megabytes
	}{
		{1000, "--solutions end", 3 * time.Second, 60},
		{10_000, "--book --trim 8.5x11in --per-page 6", 18 * time.Second, 200},
	} {
		in := fmt.Sprintf("%s/%d.txt", dir, tt.n)
		puzzlesFile(t, in, tt.n)
		cmd := command(t, append([]string{"print", "-o", dir + "/a.pdf", in}, strings.Fields(tt.options)...)...)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		took, most := cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime(), peak(cmd)
		t.Logf("%d puzzles: %v, %d kB", tt.n, took, most)
		if took > tt.time || most > max(tt.memory<<10, peak(nothing)) {
			t.Errorf("%d puzzles: %v, %d kB", tt.n, took, most)
		}
	}
}
