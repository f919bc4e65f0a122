package logic

import "testing"

// several are the rows that stand for techniques with rows of their own.
var several = map[string]bool{
	"simple-colors": true, "multi-colors": true, "nice-loop": true, "grouped-nice-loop": true, "forcing-chain": true,
}

// Every technique can show itself.
func TestExample(t *testing.T) {
	for _, row := range rows {
		_, step, ok := row.Example()
		switch {
		case ok == several[row.ID]:
			t.Errorf("%s has an example: %v", row.ID, ok)
		case ok && len(step.Place)+len(step.Eliminate) == 0:
			t.Errorf("%s: its example changes nothing", row.ID)
		}
	}
}
