package window

import (
	"bufio"
	"cmp"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle/font"
)

var (
	searchTime = flag.Duration("search", 0, "TestSearch goes on for so long")
	searchSeed = flag.Uint64("seed", 0, "where TestSearch begins; 0: with -search anywhere")
	searchMany = flag.Int("trials", 0, "how many trials TestSearch makes; 0: the sample")
	searchGoOn = flag.Bool("goon", false, "TestSearch goes on after a failure, and shows each kind once")
)

const (
	searchSample = 10  // trials in the sample
	searchSteps  = 60  // of each
	shrinkTrials = 300 // at most
)

// TestSearch does at random what a person can do with the window. After each step no rule must
// be broken; see holds. For hours, from another seed each time:
//
//	go test -vet=off -run '^TestSearch$' -count 1 -timeout 0 -v ./gui/window -search 2h
//
// What fails is printed with the fewest steps that were found. Cured, it becomes a line of
// testdata/search.txt, with its steps between bars.
func TestSearch(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	if *searchTime > 0 {
		searchOn(t)
		return
	}
	atHome(t)
	n, known := cmp.Or(*searchMany, searchSample), map[string]bool{}
	if long && *searchMany == 0 {
		n *= 60
	}
	for seed := *searchSeed; n > 0; n, seed = n-1, seed+1 {
		if f := searchFrom(t, seed); f != nil && !known[f.kind()] {
			known[f.kind()] = true
			first := len(f.steps)
			f = shrink(t, f, shrinkTrials)
			t.Errorf("seed %d, %d steps of %d: %v\nas a line of testdata/search.txt:\n%s", seed, len(f.steps), first, f, strings.Join(f.steps, " | "))
			if !*searchGoOn {
				return
			}
		}
	}
}

// searchOn searches for as long as -search says, in one process after the other: the toolkit
// keeps what windows of tests leave.
func searchOn(t *testing.T) {
	const each = 100
	seed := cmp.Or(*searchSeed, rand.Uint64N(1e12))
	for end := time.Now().Add(*searchTime); time.Now().Before(end); seed += each {
		fmt.Printf("%s: seed %d\n", time.Now().Format(time.TimeOnly), seed)
		c := exec.Command(os.Args[0], "-test.run=^TestSearch$", "-test.timeout=0", fmt.Sprint("-trials=", each), fmt.Sprint("-seed=", seed), fmt.Sprint("-goon=", *searchGoOn))
		if out, err := c.CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
			if !*searchGoOn {
				return
			}
		}
	}
}

// searchFrom makes a trial of random steps, of those that can be done.
func searchFrom(t testing.TB, seed uint64) *failure {
	p := &picker{Rand: rand.New(rand.NewPCG(seed, 36))}
	return try(t, true, func(s *trial) string {
		if len(s.steps) == searchSteps {
			return ""
		}
		return p.next(s)
	})
}

// TestSearchFound does again what failed once. Each line: what it was, a colon, the steps.
func TestSearchFound(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	file, err := os.Open("testdata/search.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	atHome(t)
	for lines := bufio.NewScanner(file); lines.Scan(); {
		name, steps, ok := strings.Cut(lines.Text(), ": ")
		if strings.HasPrefix(name, "#") {
			continue
		}
		if !ok {
			t.Errorf("a line without a name: %s", name)
		}
		t.Run(name, func(t *testing.T) {
			if f := replay(t, false, strings.Split(steps, " | ")); f != nil {
				t.Error(f)
			}
		})
	}
}

// atHome gives the test a home and a working folder of its own, no programs to print or to open
// files, and no fonts but the program's.
func atHome(t *testing.T) {
	dirs := font.SystemDirs
	t.Cleanup(func() { font.SystemDirs = dirs })
	font.SystemDirs = func() []string { return nil }
	for _, name := range []string{"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "TMPDIR", "PATH"} {
		t.Setenv(name, t.TempDir())
	}
	t.Chdir(os.Getenv("HOME"))
}
