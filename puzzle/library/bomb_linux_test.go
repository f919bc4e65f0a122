package library

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"context"
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"time"
)

func init() { jobs["restore"] = restoreMeasured }

// restoreMeasured restores a backup, and says how many kB of memory that took, and how long.
func restoreMeasured(home string) error {
	l, err := openHome(home)
	if err != nil {
		return err
	}
	debug.FreeOSMemory()
	before, begun := memory("VmRSS:"), time.Now()
	m, err := l.RestoreFile(context.Background(), filepath.Join(home, "bomb.zip"), nil)
	fmt.Println(memory("VmHWM:")-before, m.Puzzles, m.Refused, time.Since(begun).Round(time.Millisecond), err)
	return nil
}

// memory returns what the system says of the memory of this process, in kB.
func memory(what string) (kB int) {
	status, _ := os.ReadFile("/proc/self/status")
	_, after, _ := strings.Cut(string(status), what)
	fmt.Sscan(after, &kB)
	return kB
}

// bomb packs a collection of n bytes, a part again and again.
func bomb(part string, n int) []byte {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestSpeed) })
	w, _ := z.Create(recordName)
	io.WriteString(w, "sudoku-desk record 1\n")
	w, _ = z.Create(collectionsFolder + "x.txt")
	w.Write(head("x"))
	block := []byte(strings.Repeat(part, 1<<20/len(part)))
	for range n / len(block) {
		w.Write(block)
	}
	z.Close()
	return b.Bytes()
}

// shared has a list of many files that are all one, or each the rest of the one before.
func shared(n int, nested bool) []byte {
	body := recordOf("x", shuffled(500, 1))
	begin := bytes.Index(body, []byte(collectionsFolder)) - localSize
	central := bytes.Index(body, []byte(centralHead))
	entry := []byte(centralHead + strings.Repeat("\x00", centralSize-4))
	b := bytes.Clone(body[:begin])
	at := make([]int, n)
	for i := range n {
		if at[i] = len(b); nested {
			b = append(b, body[begin:begin+localSize]...)
			b = append(b, fmt.Sprintf("collections/%d.txt", 10_000+i)...)
			binary.LittleEndian.PutUint16(b[at[i]+26:], uint16(len(b)-at[i]-localSize))
			binary.LittleEndian.PutUint16(b[at[i]+28:], 0)
		}
	}
	b = append(b, body[begin:central]...)
	end := len(b)
	for i := range n {
		e := bytes.Clone(entry)
		name := fmt.Sprintf("collections/%d.txt", 10_000+i)
		binary.LittleEndian.PutUint32(e[20:], uint32(end-at[i]-localSize-len(name)))
		binary.LittleEndian.PutUint16(e[28:], uint16(len(name)))
		binary.LittleEndian.PutUint32(e[42:], uint32(at[i]))
		b = append(append(b, e...), name...)
	}
	tail := make([]byte, endSize)
	copy(tail, endHead)
	binary.LittleEndian.PutUint32(tail[16:], uint32(end))
	return append(b, tail...)
}

// lying says other sizes than there are, as a zip64 does too.
func lying(sizes ...uint32) []byte {
	b := bytes.Clone(recordOf("x", shuffled(500, 1)))
	for i, size := range sizes {
		for at := 0; ; {
			n := bytes.Index(b[at:], []byte([]string{localHead, centralHead}[i]))
			if n < 0 {
				break
			}
			at += n + 4
			for _, field := range []int{18, 22} {
				binary.LittleEndian.PutUint32(b[at-4+field+2*i:], size)
			}
		}
	}
	return b
}

// TestBombs: a backup that was made to do harm takes no more than 150 MB of memory.
func TestBombs(t *testing.T) {
	if testing.Short() {
		t.Skip("the process is not built for the race detector")
	}
	line := string(textOf("x", shuffled(1, 1))[len(head("x")):])
	size := times(32<<20, 1<<30)
	for name, b := range map[string][]byte{
		"many of one":   shared(times(2_000, 60_000), false),
		"nested":        shared(times(30, 20_000), true),
		"lines":         bomb(line, size),
		"blank lines":   bomb("\n", size),
		"other lines":   bomb("a\n", size),
		"one line":      bomb("a", size),
		"lying":         lying(1<<31, 1<<31),
		"zip64":         lying(1<<32-1, 1<<32-1),
		"nothing":       lying(0, 0),
		"other in list": lying(0, 1<<31),
	} {
		t.Run(name, func(t *testing.T) {
			home := t.TempDir()
			if err := os.WriteFile(filepath.Join(home, "bomb.zip"), b, 0o600); err != nil {
				t.Fatal(err)
			}
			_, _, said := start(t, "restore", home)
			said.Scan()
			t.Logf("%d kB packed: %s", len(b)>>10, said.Text())
			kB := 0
			if n, err := fmt.Sscan(said.Text(), &kB); n != 1 || kB > 150_000 {
				t.Errorf("%d kB of memory, %v", kB, err)
			}
			if left, err := filepath.Glob(filepath.Join(home, "*", "*")); err != nil || len(left) > 0 {
				t.Error(left, err)
			}
			whole(t, open(t, home))
		})
	}
}
