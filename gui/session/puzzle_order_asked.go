package session

import (
	"strconv"
	"strings"
)

// An Asked is a technique, and what an option asks of it.
type Asked struct {
	Option, ID string
	Steps      string // how many, such as 2.., if the option is about that
}

// The numbers of steps that presses ask for, one after the other.
const (
	fewestSteps = 2
	mostSteps   = 5
)

// Asked lists what an option asks of techniques.
func (o PuzzleOrder) Asked(option string) (list []Asked) {
	for field := range strings.SplitSeq(o[option], ",") {
		if id, steps, _ := strings.Cut(field, "="); id != "" {
			list = append(list, Asked{option, id, steps})
		}
	}
	return list
}

// least returns how many steps there must be at least.
func (a *Asked) least() int {
	from, _, _ := strings.Cut(a.Steps, "..")
	n, _ := strconv.Atoi(from)
	return n
}

// More reports whether the next press asks for more steps, not for none.
func (a *Asked) More() bool { return a.Steps != "" && a.least() < mostSteps }

// Ask asks something of a technique, or no longer. An option that takes a single technique loses
// the other; one about the number of steps asks for two, then for one more each time.
func (o PuzzleOrder) Ask(option, id string, on bool) {
	var fields []string
	next := Asked{Option: option, ID: id}
	if option == OptionCounts {
		next.Steps = strconv.Itoa(fewestSteps) + ".."
	}
	for _, a := range o.Asked(option) {
		switch c := conditionNamed(option); {
		case a.ID == id && next.Steps != "":
			next.Steps = strconv.Itoa(max(fewestSteps, a.least()+1)) + ".."
		case a.ID != id && (!on || c == nil || c.Kind != "ID"):
			fields = append(fields, a.field())
		}
	}
	if on {
		fields = append(fields, next.field())
	}
	o.Set(option, strings.Join(fields, ","))
}

// field returns it as the option has it.
func (a *Asked) field() string {
	if a.Steps == "" {
		return a.ID
	}
	return a.ID + "=" + a.Steps
}

// Counted returns a name with the number of steps behind it, if there is one.
func (a *Asked) Counted(name string) string { return strings.TrimSpace(name + " " + a.Steps) }
