package cli

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

const (
	// oneRated is the output for the puzzle one, unrated for one that can't be rated.
	oneRated = one + "\tEasy\t204\tnaked-single\t51\thodoku\n"
	unrated  = "\t-\t-\t-\t-\t-\n"

	// hard needs more than singles.
	hard = ".9.........3.8.7.2....2...9..........7...23.1....6.428.3..48..65.........489..15."
)

func TestRate(t *testing.T) {
	for _, tt := range []struct {
		in     string
		status int
		out    string
	}{
		{one, 0, oneRated},
		{many + "\n" + one, 1, many + unrated + oneRated},
		{none + "\n", 1, none + unrated},
		{"hello\n" + one, 1, "-" + unrated + oneRated},
		{oneDone, 1, oneDone + unrated},
		{":0000:x:" + one + ":125::", 0, oneRated},
		{"", 0, ""},
	} {
		status, out, errs := try(t, tt.in, "rate")
		if status != tt.status || out != tt.out || (errs != "") != (status != 0) {
			t.Errorf("%q: status %d, %q, %q", tt.in, status, out, errs)
		}
	}
	if status, out, _ := try(t, "", "rate", "nosuch.txt"); status != 1 || out != "" {
		t.Errorf("status %d, %q", status, out)
	}
}

func TestRateJSON(t *testing.T) {
	status, out, _ := try(t, one+"\n"+many+"\nhello\n", "rate", "--format", "json")
	want := `{"puzzle":"` + one + `","level":"Easy","score":204,"hardest":"naked-single","steps":51,"profile":"hodoku"}` + "\n" +
		`{"puzzle":"` + many + `","level":null,"score":null,"hardest":null,"steps":null,"profile":null}` + "\n" +
		`{"puzzle":null,"level":null,"score":null,"hardest":null,"steps":null,"profile":null}` + "\n"
	if status != 1 || out != want {
		t.Errorf("status %d, %s", status, out)
	}
}

// rate follows an edited table of techniques; the answers are in the order of the puzzles.
func TestRateByFile(t *testing.T) {
	_, table, _ := try(t, "", "techniques", "--profile", "hodoku")
	file := filepath.Join(t.TempDir(), "mine.tsv")
	puzzles := strings.Repeat(one+"\n"+hard+"\n"+many+"\n", 10)
	_, serial, _ := try(t, puzzles, "rate", "--workers", "1")
	for _, harder := range []bool{false, true} {
		want := strings.ReplaceAll(serial, "\thodoku\n", "\t"+file+"\n") // the profile is named
		if harder {
			table = strings.Replace(table, "on\tfull-house\t0000\tEasy\t4\t", "on\tfull-house\t0000\tExtreme\t5\t", 1)
			want = ""
		}
		if err := os.WriteFile(file, []byte(table), 0o666); err != nil {
			t.Fatal(err)
		}
		status, out, errs := try(t, puzzles, "rate", "--profile", file, "--workers", "3")
		if status != 1 || want != "" && out != want || harder != (strings.Count(out, "\tExtreme\t") == 20) {
			t.Errorf("status %d, %q, %s, want %s", status, errs, out, want)
		}
	}
	if err := os.WriteFile(file, []byte("on naked-single\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if status, out, errs := try(t, hard, "rate", "--profile", file); status != 1 || out != hard+unrated || !strings.Contains(errs, says("logic.stuck")) {
		t.Errorf("status %d, %q, %q", status, out, errs)
	}
}

// The scales are those of the other program, at any number of workers; what they exclude is
// said.
func TestRateScales(t *testing.T) {
	puzzles := strings.Repeat(one+"\n"+hard+"\n"+many+"\n"+oneDone+"\n", 10)
	want := strings.Repeat(one+"\t1.2\t1.2\t1.2\n"+hard+"\t7.2\t1.2\t1.2\n"+many+"\t-\t-\t-\n"+oneDone+"\t-\t-\t-\n", 10)
	for _, workers := range []string{"1", "2"} {
		if status, out, _ := try(t, puzzles, "rate", "--scale", "se", "--workers", workers); status != 1 || out != want {
			t.Errorf("%s workers: status %d, %s", workers, status, out)
		}
	}
	for _, args := range []string{"--scale se --profile hodoku", "--scale both --format serate", "--scale hodoku --format serate", "--scale hoduko"} {
		if status, out, errs := try(t, one, append([]string{"rate"}, strings.Fields(args)...)...); status != 2 || out != "" || errs == "" {
			t.Errorf("%s: status %d, %q, %q", args, status, out, errs)
		}
	}
}

// TestRatingNamesItsProfile: rate and explain say by which profile level and score are, so that two
// that differ don't contradict each other, as text and as json.
func TestRatingNamesItsProfile(t *testing.T) {
	const differs = "5..764...1...9.75.......4......4.....512..8.....856....3.....8...8..2..6..7...5.."
	_, table, _ := try(t, "", "techniques", "--profile", "hodoku")
	file := filepath.Join(t.TempDir(), "mine.tsv")
	if err := os.WriteFile(file, []byte(table), 0o666); err != nil {
		t.Fatal(err)
	}
	sentence := regexp.MustCompile(`(\w+), score (\d+), \d+ steps.*, by the profile ([^\s]+?)\.?\n`)
	levels := map[string]bool{}
	for _, args := range []string{"rate", "explain", "rate --profile full", "explain --profile hodoku", "rate --profile " + file} {
		_, text, _ := try(t, differs+"\n", append(strings.Fields(args), "--format", "text")...)
		_, record, _ := try(t, differs+"\n", append(strings.Fields(args), "--format", "json")...)
		said := sentence.FindStringSubmatch(text)
		if said == nil {
			t.Errorf("%s doesn't say by what: %s", args, text)
			continue
		}
		profile := logic.HoDoKu
		if said[3] == logic.Full.Name {
			profile = logic.Full
		} else if said[3] != logic.HoDoKu.Name && said[3] != file {
			t.Errorf("%s: there is no profile %q", args, said[3])
		}
		g, _ := puzzle.ParseGrid(differs)
		r, err := logic.Rate(t.Context(), g, profile.Techniques)
		if err != nil || said[1] != r.Level.String() || said[2] != strconv.Itoa(r.Score) {
			t.Errorf("%s: %q, but by that it is %v, %v", args, said[0], r, err)
		}
		if !strings.Contains(record, `"profile":"`+said[3]+`"`) {
			t.Errorf("%s: %s", args, record)
		}
		levels[said[1]] = true
	}
	if len(levels) < 2 {
		t.Error("the profiles agree on this one")
	}
}
