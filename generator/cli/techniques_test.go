package cli

import (
	"strings"
	"testing"

	"sudoku/solver/logic"
)

// The table has a row for each technique, and reads back as the same profile.
func TestTechniques(t *testing.T) {
	for _, p := range logic.Profiles {
		status, out, errs := try(t, "", "techniques", "--profile", p.Name)
		if status != 0 || errs != "" {
			t.Errorf("status %d, %q", status, errs)
		}
		on := 0
		for line := range strings.Lines(out) {
			f := strings.Split(line, "\t")
			if len(f) != 6 {
				t.Fatalf("%q", line)
			}
			if f[0] != "off" {
				on++
			}
			if f[2] != "-" && len(techniquesNamed(f[2], nil)) == 0 || len(techniquesNamed(f[1], nil)) == 0 {
				t.Errorf("%q: an ID or a code has no technique", line)
			}
		}
		if on != len(p.Techniques) {
			t.Errorf("%s: %d of %d are on", p.Name, on, len(p.Techniques))
		}
	}
	if _, out, _ := try(t, "", "techniques"); !strings.Contains(out, "on\tx-wing\t0300\tHard\t140\tX-wing\n") {
		t.Error(out)
	}
}

// A code names every technique that has it; "all" names all.
func TestWanted(t *testing.T) {
	for _, tt := range []struct {
		names string
		want  string
	}{
		{"0402", "empty-rectangle empty-rectangle-two"},
		{"0003,0000,naked-single", "full-house naked-single"},
		{"03111", "siamese-finned-swordfish"},
		{"0303", "squirmbag"},
		{"simple-colors,x-wing", "x-wing simple-colors"},
	} {
		var ids []string
		for _, tech := range chosenTechniques(strings.Split(tt.names, ","), &logic.Full) {
			ids = append(ids, tech.ID)
		}
		if got := strings.Join(ids, " "); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.names, got, tt.want)
		}
	}
	for _, tt := range []struct {
		names []string
		p     *logic.Profile
		n     int
	}{
		{nil, &logic.Full, len(logic.StepTechniques(false))},
		{nil, &logic.HoDoKu, len(logic.HoDoKu.Techniques)},
		{[]string{"x-wing", "all"}, &logic.HoDoKu, len(logic.StepTechniques(true))},
	} {
		if got := len(chosenTechniques(tt.names, tt.p)); got != tt.n {
			t.Errorf("%v: %d techniques, want %d", tt.names, got, tt.n)
		}
	}
}
