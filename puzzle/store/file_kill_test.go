package store

import (
	"bufio"
	"bytes"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
)

// version returns the contents of the n-th write: one letter repeated.
func version(n int) []byte { return bytes.Repeat([]byte{byte('a' + n%26)}, 200_000) }

// writeForever replaces the file at path until the process is killed, and reports each
// write.
func writeForever(path string) {
	for n := 0; ; n++ {
		err := WriteFile(path, 0o600, func(w io.Writer) error {
			for part := range slices.Chunk(version(n), 100) { // so that most kills are in a write
				if _, err := w.Write(part); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			os.Exit(1)
		}
		os.Stdout.WriteString("written\n")
	}
}

// TestKilledWhileWriting kills a process that replaces a file repeatedly: the file is always
// complete, and the next to write there removes what it has left.
func TestKilledWhileWriting(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 5))
	left := false
	for i := 0; i < 12 || !left && i < 300; i++ { // until a kill came in the middle of writing
		path := filepath.Join(t.TempDir(), "file")
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "SUDOKU_TEST_WRITE="+path)
		out, _ := cmd.StdoutPipe()
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		said := bufio.NewReader(out)
		for range 1 + rng.IntN(3) {
			if _, err := said.ReadString('\n'); err != nil {
				t.Fatal("it wrote nothing:", err)
			}
		}
		cmd.Process.Kill()
		cmd.Wait()
		b, err := os.ReadFile(path)
		if err != nil || len(b) == 0 || !bytes.Equal(b, version(int(b[0]-'a'))) {
			t.Errorf("%d bytes are left: %v", len(b), err)
		}
		swept.Clear() // as in another process
		left = left || names(t, filepath.Dir(path)) != "file"
		if err := WriteFile(path, 0o600, content("after")); err != nil || names(t, filepath.Dir(path)) != "file" {
			t.Errorf("the folder holds %s (%v)", names(t, filepath.Dir(path)), err)
		}
	}
	if !left {
		t.Error("no kill left anything: the test shows nothing")
	}
}
