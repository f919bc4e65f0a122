package window

import (
	"embed"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

//go:embed testdata/journeys.txt
var journeysFile embed.FS

// A journey is a way of a person through several pages.
type journey struct {
	number int
	words  string   // what is done, and what comes of it
	means  string   // window, real, script or later
	detail string   // the test that goes it, or what it waits for
	steps  []string // in the window
	vital  int      // without this one of the steps it must fail
}

var journeyLine = regexp.MustCompile(`^([0-9]+)\. (.+) \[(window|real|script|later)(?:: ([^]]+))?\](?:: (.+))?$`)

// journeys reads testdata/journeys.txt, which says how a line is written.
func journeys(t *testing.T) (list []journey) {
	text, err := journeysFile.ReadFile("testdata/journeys.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		m := journeyLine.FindStringSubmatch(line)
		if m == nil {
			t.Fatalf("no journey: %s", line)
		}
		j := journey{words: m[2], means: m[3], detail: m[4], vital: -1}
		j.number, _ = strconv.Atoi(m[1])
		if m[5] != "" {
			j.steps = strings.Split(m[5], " | ")
		}
		for i, step := range j.steps {
			if vital, ok := strings.CutPrefix(step, "* "); ok {
				j.steps[i], j.vital = vital, i
			}
		}
		list = append(list, j)
	}
	return list
}

// TestJourneyLines: each journey says how it is gone, and ends in a claim on what no step typed.
func TestJourneyLines(t *testing.T) {
	const all, leastInWindow = 60, 30
	by := map[string][]string{}
	list := journeys(t)
	for i, j := range list {
		by[j.means] = append(by[j.means], strconv.Itoa(j.number))
		if j.number != i+1 {
			t.Errorf("journey %d stands at place %d", j.number, i+1)
		}
		switch window := j.means == "window"; {
		case window != (j.steps != nil) || window != (j.detail == ""):
			t.Errorf("journey %d: what is in the window has steps, all else says more", j.number)
		case window:
			j.checkSteps(t)
		case j.means != "later":
			j.checkTest(t)
		}
	}
	for means, numbers := range by {
		t.Logf("%-6s %2d: %s", means, len(numbers), strings.Join(numbers, ", "))
	}
	if len(list) != all || len(by["window"]) < leastInWindow {
		t.Errorf("%d journeys, %d of them in the window", len(list), len(by["window"]))
	}
}

func (j *journey) checkSteps(t *testing.T) {
	last := len(j.steps) - 1
	claim, ok := strings.CutPrefix(j.steps[last], "expect ")
	_, what, _ := strings.Cut(strings.TrimPrefix(claim, "no "), " ")
	if !ok || slices.ContainsFunc(j.steps[:last], func(s string) bool { return strings.Contains(s, what) }) {
		t.Errorf("journey %d: its last step claims nothing that isn't in one before: %s", j.number, j.steps[last])
	}
	if j.vital < 0 || strings.HasPrefix(j.steps[max(j.vital, 0)], "expect ") {
		t.Errorf("journey %d: which step can't be left out?", j.number)
	}
}

// checkTest looks for the test that goes a journey elsewhere.
func (j *journey) checkTest(t *testing.T) {
	name, sub, _ := strings.Cut(j.detail, "/")
	in := map[string]string{"real": "..", "script": "../../generator/cli"}[j.means]
	for _, f := range testFiles(t, in) {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(text), "func "+name+"(") && (sub == "" || strings.Contains(string(text), strconv.Quote(sub))) {
			return
		}
	}
	t.Errorf("journey %d: there is no %s in %s", j.number, j.detail, in)
}

func testFiles(t *testing.T, dir string) (list []string) {
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if strings.HasSuffix(f.Name(), "_test.go") {
			list = append(list, dir+"/"+f.Name())
		}
	}
	return list
}

// TestJourneys goes those in the window; and some again without one step, which must fail, or under
// SUDOKU_LONG each.
func TestJourneys(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	list := journeys(t)
	atHome(t)
	for _, j := range list {
		if j.means != "window" {
			continue
		}
		t.Run(fmt.Sprintf("%d %s", j.number, j.words), func(t *testing.T) {
			if pdfToText == "" && slices.ContainsFunc(j.steps, func(s string) bool { return strings.HasPrefix(s, "expect paper ") }) {
				t.Skip("pdftotext is missing")
			}
			if f := replay(t, false, j.steps); f != nil {
				t.Fatal(f)
			}
			if (long || j.number%6 == 1) && replay(t, false, slices.Delete(slices.Clone(j.steps), j.vital, j.vital+1)) == nil {
				t.Errorf("it doesn't fail without %q", j.steps[j.vital])
			}
		})
	}
}
