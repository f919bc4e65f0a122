package fault

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/puzzle/words"
)

const secret = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

// guilty panics in one of some ways.
func guilty(how string) {
	var list []int
	switch how {
	case "index":
		_ = list[len(how)]
	case "nil map":
		noMap()[secret] = 1
	case "nil pointer":
		var f *Fault
		f.What = secret
	case "text":
		panic(secret)
	case "error":
		panic(errors.New(secret))
	}
}

func noMap() map[string]int { return nil }

func caught(how string) (err error) {
	defer Recover(&err)
	guilty(how)
	return nil
}

// TestFault: what a fault says of itself, and that it leads to the line.
func TestFault(t *testing.T) {
	for _, c := range []struct{ how, want string }{
		{"index", "runtime error: index out of range [5] with length 0"},
		{"nil map", "assignment to entry in nil map"},
		{"nil pointer", "runtime error: invalid memory address or nil pointer dereference"},
		{"text", "a string"},
		{"error", "a *errors.errorString"},
	} {
		f, ok := errors.AsType[*Fault](caught(c.how))
		if !ok || f.What != c.want || len(f.Stack) < 2 {
			t.Errorf("%s: %+v", c.how, f)
			continue
		}
		if !strings.HasPrefix(f.Stack[0], "sudoku/puzzle/fault.guilty ") || !strings.Contains(f.Stack[0], "fault_test.go:") {
			t.Errorf("%s: it leads to %s", c.how, f.Stack[0])
		}
		if strings.Contains(fmt.Sprint(f, f.Stack), secret[:9]) {
			t.Errorf("%s: the puzzle is in it: %v", c.how, f)
		}
	}
	if err := caught(""); err != nil {
		t.Error("without a panic:", err)
	}
}

// TestGroup: a panic stops the others and comes out where the group is waited for, with
// the place where it was.
func TestGroup(t *testing.T) {
	stop := make(chan bool)
	g := Group{Stop: func() { close(stop) }}
	g.Go(func() { <-stop })
	g.Go(func() { guilty("index") })
	err := func() (err error) {
		defer Recover(&err)
		g.Wait()
		return nil
	}()
	if f, ok := errors.AsType[*Fault](err); !ok || !strings.Contains(f.Stack[0], "guilty") {
		t.Error(err)
	}
	quiet := Group{}
	quiet.Go(func() {})
	quiet.Wait()
}

func TestPassOn(t *testing.T) {
	passed := make(chan func(), 1)
	go func() {
		defer PassOn(func(f func()) { passed <- f })
		guilty("text")
	}()
	err := func() (err error) {
		defer Recover(&err)
		(<-passed)()
		return nil
	}()
	if f, ok := errors.AsType[*Fault](err); !ok || !strings.Contains(f.Stack[0], "guilty") {
		t.Error(err)
	}
}

// TestReports: one that is left is told once, one that is written is not told again,
// and there are never too many.
func TestReports(t *testing.T) {
	r := Reports{Dir: filepath.Join(t.TempDir(), "games"), Version: "1.2.3"}
	if path := r.Unseen(); path != "" {
		t.Error("at first:", path)
	}
	told, left := Of("x"), caught("nil pointer").(*Fault)
	if err := errors.Join(r.Write(told), r.Leave(left)); err != nil {
		t.Fatal(err)
	}
	if path := r.Unseen(); path != left.File || path == told.File {
		t.Errorf("told of %s, not of %s", path, left.File)
	}
	if path := r.Unseen(); path != "" {
		t.Error("told again of", path)
	}
	b, err := os.ReadFile(left.File)
	for _, want := range []string{"Sudoku Desk 1.2.3\n", "go1.", "nil pointer", "fault.guilty "} {
		if err != nil || !strings.Contains(string(b), want) {
			t.Errorf("%q is not in the report: %v\n%s", want, err, b)
		}
	}
	for range 3 * maxReports {
		_ = r.Leave(Of("x"))
	}
	r.Unseen()
	if n := len(r.list(seenEnd)) + len(r.list(newEnd)); n != maxReports {
		t.Error(n, "reports")
	}
	for _, l := range words.Langs {
		if text := left.In(l); !strings.Contains(text, left.File) || strings.Contains(text, "{") {
			t.Error(text)
		}
	}
}

// TestWatch: a program ends of a panic that nothing catches, and the next start has a
// report of it. The program is this test's binary.
func TestWatch(t *testing.T) {
	if dir := os.Getenv("SUDOKU_FAULT"); dir != "" {
		Reports{Dir: dir}.Watch()
		go guilty("text")
		select {}
	}
	r := Reports{Dir: t.TempDir()}
	for _, stop := range []func(){r.Watch(), r.Watch()} { // the second takes the first's place
		stop()
	}
	if left, _ := os.ReadDir(r.Dir); len(left) > 0 || r.Unseen() != "" {
		t.Error("a good end leaves", left)
	}
	cmd := exec.Command(os.Args[0], "-test.run", "^TestWatch$")
	cmd.Env = append(os.Environ(), "SUDOKU_FAULT="+r.Dir)
	if out, err := cmd.CombinedOutput(); err == nil || !strings.Contains(string(out), secret) {
		t.Fatalf("it did not panic: %v\n%s", err, out)
	}
	defer r.Watch()()
	b, err := os.ReadFile(r.Unseen())
	if err != nil || !strings.Contains(string(b), "fault.guilty\n\t") || strings.Contains(string(b), secret[:9]) {
		t.Errorf("%v\n%s", err, b)
	}
}

// TestPlaces: of what the runtime writes the values go.
func TestPlaces(t *testing.T) {
	const words = `panic: 53..7....
6..195... {0x5, 0x3}

goroutine 7 gp=0xc000 [running]:
main.(*T).work(0xc000012345, {0x5, 0x3, ...})
	sudoku/main.go:12 +0x1d
created by main.main in goroutine 1
	sudoku/main.go:7 +0x2c
`
	const want = `goroutine 7 gp=0xc000 [running]:
main.(*T).work
	sudoku/main.go:12 +0x1d
created by main.main in goroutine 1
	sudoku/main.go:7 +0x2c
`
	if got := places(words); got != want {
		t.Error(got)
	}
	if got := places("fatal error: all goroutines are asleep - deadlock!\nsecret\n"); strings.Contains(got, "secret") || got == "" {
		t.Error(got)
	}
}
