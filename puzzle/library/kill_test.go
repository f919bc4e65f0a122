package library

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"testing"
	"time"
)

// start runs a job in a process of its own.
func start(t *testing.T, job, home string) (cmd *exec.Cmd, in io.WriteCloser, said *bufio.Scanner) {
	t.Helper()
	cmd = exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "SUDOKU_TEST_JOB="+job, "SUDOKU_TEST_LIBRARY="+home)
	in, err1 := cmd.StdinPipe()
	out, err2 := cmd.StdoutPipe()
	if err := errors.Join(err1, err2, cmd.Start()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { cmd.Process.Kill(); cmd.Wait() })
	return cmd, in, bufio.NewScanner(out)
}

// TestKilled kills a process that changes a library at random moments: nothing that it has
// confirmed is lost, nothing is doubled, and the next one opens it without a fault.
func TestKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("the process is not built for the race detector")
	}
	rng := rand.New(rand.NewPCG(1, 7))
	home := t.TempDir()
	for n := range times(5, 200) {
		if n%20 == 19 {
			home = t.TempDir()
		}
		cmd, _, said := start(t, "change", home)
		if !said.Scan() {
			t.Fatal("it did nothing")
		}
		time.AfterFunc(time.Duration(rng.IntN(60_000))*time.Microsecond, func() { cmd.Process.Kill() })
		var count int
		var tag string
		for ok := true; ok; ok = said.Scan() {
			if k, err := fmt.Sscan(said.Text(), &count, &tag); k != 2 {
				t.Fatal(said.Text(), err)
			}
		}
		cmd.Wait()
		l := open(t, home)
		whole(t, l)
		r, tagged := all(t, l, Query{}), all(t, l, Query{Text: "#" + tag})
		if r.Len() < count || tagged.Len() < 10 {
			t.Errorf("%d of %d puzzles, %d of 10 with the tag", r.Len(), count, tagged.Len())
		}
		l.Close()
	}
}

// whole checks that a library has no fault and nothing twice.
func whole(t *testing.T, l *Library) {
	t.Helper()
	if why := isTold(t, l); why != "" {
		t.Error(why)
	}
	const twice = `SELECT count(*) FROM (SELECT 1 FROM puzzle GROUP BY collection, givens, title, source, date HAVING count(*)>1)`
	const names = `SELECT count(*) FROM (SELECT 1 FROM collection WHERE removed=0 GROUP BY lower(name) HAVING count(*)>1)`
	for _, query := range []string{twice, names} {
		n := -1
		if err := l.db.reader.QueryRowContext(t.Context(), query).Scan(&n); err != nil || n != 0 {
			t.Errorf("%d are there twice, %v: %s", n, err, query)
		}
	}
}
