package cli

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"sudoku/puzzle/words"
)

// Each journey goes through several verbs and ends in a claim on something that its steps didn't
// type. Journeys through the window are in gui/window.

// want runs a command line that must end with a status, and returns what it wrote.
func want(t *testing.T, status int, stdin string, args ...string) (out, errs string) {
	t.Helper()
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests of the verbs lack")
	}
	got, out, errs := try(t, stdin, args...)
	if got != status {
		t.Fatalf("%s: status %d, want %d: %s", strings.Join(args, " "), got, status, errs)
	}
	return out, errs
}

// pagesOf returns the text of each page of a PDF file.
func pagesOf(t *testing.T, name string) []string {
	t.Helper()
	if _, err := exec.LookPath("pdftotext"); err != nil {
		t.Skip("pdftotext is not here")
	}
	out, err := exec.Command("pdftotext", "-layout", name, "-").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(string(out), "\f"), "\f")
}

// flat is a text with one space between words.
func flat(s string) string { return strings.Join(strings.Fields(s), " ") }

// A set of three kinds of board, for adults and for children, with a title and without: each page
// has the rules of its boards, by what is seen of them where there are several.
func TestJourney40(t *testing.T) {
	dir := t.TempDir()
	var files []string
	for i, shape := range []string{"killer", "diagonal", "6x6"} {
		name := filepath.Join(dir, strconv.Itoa(i)+".txt")
		out, _ := want(t, exitOK, "", "generate", "--shape", shape, "--seed", "4", "--to", "text")
		if err := os.WriteFile(name, []byte(out), 0o600); err != nil {
			t.Fatal(err)
		}
		files = append(files, name)
	}
	rule := func(n int, more ...string) string {
		return words.English.Sentences(append([]string{says("paper.rule", "n", n)}, more...)...)
	}
	rules := []string{rule(9, says("paper.rule.cages")), rule(9, says("paper.rule.diagonals", "n", 9)), rule(6)}
	for _, options := range []string{"", "--label number", "--children", "--label number,level --title Mixed"} {
		name := filepath.Join(dir, "set.pdf")
		want(t, exitOK, "", append(strings.Fields("print --per-page 1 -o "+name+" "+options), files...)...)
		found := 0
		for i, text := range pagesOf(t, name) {
			for _, r := range rules {
				if strings.Contains(flat(text), r) {
					found++
				}
			}
			if i < 3 && found != i+1 {
				t.Errorf("%q: page %d has no rule: %s", options, i+1, flat(text))
			}
		}
		os.Remove(name)
		want(t, exitOK, "", append(strings.Fields("print --per-page 4 -o "+name+" "+options), files...)...)
		for _, r := range []string{"9 × 9: " + rule(9), "6 × 6: " + rule(6), says("paper.rule.shaded"), says("paper.rule.cages")} {
			if text := flat(pagesOf(t, name)[0]); !strings.Contains(text, r) {
				t.Errorf("%q: the one page lacks %q: %s", options, r, text)
			}
		}
		os.Remove(name)
	}
}

// A book of 100 puzzles leads from each to its solution, and from there back.
func TestJourney41(t *testing.T) {
	dir := t.TempDir()
	puzzles, book := filepath.Join(dir, "puzzles.txt"), filepath.Join(dir, "book.pdf")
	want(t, exitOK, "", "generate", "-n", "100", "--seed", "3", "-o", puzzles)
	want(t, exitOK, "", "print", "--book", "-o", book, puzzles)
	see, back := regexp.MustCompile(`Solution on page (\d+)`), regexp.MustCompile(`(?m)(\d+)\s+page (\d+)`)
	var at, solved []int           // the pages of each puzzle and of its solution
	leads := map[int]map[int]int{} // where the solutions of a page say that their puzzles are
	for i, text := range pagesOf(t, book) {
		for _, m := range see.FindAllStringSubmatch(text, -1) {
			n, _ := strconv.Atoi(m[1])
			at, solved = append(at, i+1), append(solved, n)
		}
		leads[i+1] = map[int]int{}
		for _, m := range back.FindAllStringSubmatch(text, -1) {
			number, _ := strconv.Atoi(m[1])
			leads[i+1][number], _ = strconv.Atoi(m[2])
		}
	}
	if len(at) != 100 {
		t.Fatalf("%d puzzles lead to a solution", len(at))
	}
	for k := range at {
		if got := leads[solved[k]][k+1]; got != at[k] {
			t.Errorf("puzzle %d is on page %d; its solution on page %d leads to page %d", k+1, at[k], solved[k], got)
		}
	}
}

// generate | rate | print, and a file of puzzles that is interrupted and gone on with: equal bytes.
func TestJourney53(t *testing.T) {
	made, _ := want(t, exitOK, "", "generate", "-n", "5", "--seed", "9")
	rated, _ := want(t, exitOK, made, "rate")
	if n := strings.Count(rated, "\n"); n != 5 {
		t.Errorf("%d ratings: %s", n, rated)
	}
	first, _ := want(t, exitOK, made, "print", "-o", "-")
	second, _ := want(t, exitOK, made, "print", "-o", "-")
	if first != second || !strings.HasPrefix(first, "%PDF-") {
		t.Errorf("%d and %d bytes", len(first), len(second))
	}
	// Ctrl+C while it writes: what is done is kept, and the run that it names makes the others.
	t.Chdir(t.TempDir())
	order := strings.Fields("generate --seed 9 --format line -o out")
	status, errs := signalled(t, syscall.SIGINT, written(5_000), append(order, "-n", "100000000")...)
	found := regexp.MustCompile(`--skip (\d+)\n$`).FindStringSubmatch(errs)
	if status != statuses[syscall.SIGINT] || found == nil {
		t.Fatalf("status %d, %s", status, errs)
	}
	done, _ := strconv.Atoi(found[1])
	n := strconv.Itoa(done + 20)
	all, _ := want(t, exitOK, "", "generate", "--seed", "9", "-n", n)
	rest, _ := want(t, exitOK, "", "generate", "--seed", "9", "-n", n, "--skip", found[1])
	if part, _ := os.ReadFile("out.part"); string(part)+rest != all {
		t.Errorf("the parts of %d and 20 puzzles are not the whole", done)
	}
}

// solve, count, check, explain and rate agree on one puzzle of every board, as it is and with a
// digit that is wrong.
func TestJourney54(t *testing.T) {
	for _, shape := range shapeNames() {
		made, _ := want(t, exitOK, "", "generate", "--shape", shape, "--seed", "6", "--to", "text")
		if out, _ := want(t, exitOK, made, "count"); out != "1\n" {
			t.Errorf("%s: count says %s", shape, out)
		}
		if out, _ := want(t, exitOK, made, "check"); !strings.HasPrefix(out, "1\tone\t1\t") {
			t.Errorf("%s: check says %s", shape, out)
		}
		rating, _ := want(t, exitOK, made, "rate")
		steps, _ := want(t, exitOK, made, "explain")
		if level := strings.Split(rating, "\t")[1]; !strings.Contains(strings.ToLower(steps), strings.ToLower(level)) {
			t.Errorf("%s: rate says %s, explain %s", shape, level, steps[max(0, len(steps)-200):])
		}
		json, _ := want(t, exitOK, made, "solve", "--unique", "--format", "json")
		solution := regexp.MustCompile(`"solution":"(\d+)`).FindStringSubmatch(json)
		if solution == nil {
			t.Fatalf("%s: %s", shape, json)
		}
		at := strings.LastIndex(made, "\n.") // the last row that begins with an empty cell
		side := map[int]int{16: 4, 36: 6, 81: 9}[len(solution[1])]
		cell := len(solution[1]) - side*strings.Count(made[at+1:], "\n")
		wrong := "1"
		if solution[1][cell] == '1' {
			wrong = "2"
		}
		typed := made[:at+1] + wrong + made[at+2:]
		if out, _ := want(t, exitOK, typed, "count"); out != "0\n" {
			t.Errorf("%s: with %s for %c count says %s", shape, wrong, solution[1][cell], out)
		}
		var reasons []string
		for _, verb := range []string{"solve", "rate", "explain"} {
			_, errs := want(t, exitFailed, typed, verb)
			reasons = append(reasons, errs)
		}
		if reasons[0] != reasons[1] || reasons[0] != reasons[2] {
			t.Errorf("%s: the reasons differ: %q", shape, reasons)
		}
		if out, _ := want(t, exitFailed, typed, "check"); !strings.HasPrefix(out, "1\tnone\t0\t") {
			t.Errorf("%s: check says %s", shape, out)
		}
	}
}

// A picture is read and explained; of a damaged one the status says so, and a sentence why.
func TestJourney55(t *testing.T) {
	dir := t.TempDir()
	good, bad := filepath.Join(dir, "page.png"), filepath.Join(dir, "torn.png")
	picture := pictureOf(t, one)
	for name, b := range map[string][]byte{good: picture, bad: picture[:len(picture)/2]} {
		if err := os.WriteFile(name, b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	read, _ := want(t, exitOK, "", "read", good)
	if read != one+"\n" {
		t.Fatal(read)
	}
	if steps, _ := want(t, exitOK, read, "explain"); !strings.Contains(steps, "r5c5") { // which is empty at the start
		t.Error(steps)
	}
	if out, _ := want(t, exitOK, read, "solve"); !strings.HasPrefix(out, oneDone) {
		t.Error(out)
	}
	out, errs := want(t, exitFailed, "", "read", bad, good)
	if out != read || !strings.Contains(errs, "torn.png") || strings.Count(errs, "\n") != 1 {
		t.Errorf("%q, %q", out, errs)
	}
}

// Every verb that takes puzzles ends with a status and a sentence, and never in a crash: without an
// argument, with a folder, a pipe, a file of zeros, a million lines, and where nobody reads.
func TestJourney56(t *testing.T) {
	dir := t.TempDir()
	zeros, pipe := filepath.Join(dir, "zeros"), filepath.Join(dir, "pipe")
	if err := os.WriteFile(zeros, make([]byte, 1<<16), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, verb := range []string{"solve", "count", "check", "rate", "explain", "canon", "convert --to line", "print -o -", "steps", "read"} {
		args := strings.Fields(verb)
		if status, out, errs := try(t, "", args...); status == exitOK && out+errs != "" || strings.Contains(errs, "panic") {
			t.Errorf("%s without input: status %d, %q, %q", verb, status, out, errs)
		}
		for _, name := range []string{dir, zeros, filepath.Join(dir, "missing")} {
			if status, _, errs := try(t, "", append(args, name)...); status == exitOK || errs == "" || strings.Contains(errs, "goroutine") {
				t.Errorf("%s %s: status %d, %q", verb, filepath.Base(name), status, errs)
			}
		}
		os.Remove(pipe)
		if err := syscall.Mkfifo(pipe, 0o600); err != nil {
			t.Fatal(err)
		}
		go func() { // somebody writes half a puzzle and leaves
			if f, err := os.OpenFile(pipe, os.O_WRONLY, 0); err == nil {
				fmt.Fprint(f, one[:40])
				f.Close()
			}
		}()
		if status, _, errs := try(t, "", append(args, pipe)...); status == exitOK || errs == "" {
			t.Errorf("%s of a pipe: status %d, %q", verb, status, errs)
		}
	}
	const lines = 1_000_000
	out, _ := want(t, exitOK, strings.Repeat(one+"\n", lines), "count")
	if n := strings.Count(out, "1\n"); n != lines || len(out) != 2*lines {
		t.Errorf("%d of %d lines are answered", n, lines)
	}
	status, _, errs := script(t, "yes "+one+" | head -20000 | sudoku solve | head -1")
	if status != exitOK || errs != "" {
		t.Errorf("a closed output: status %d, %q", status, errs)
	}
}
