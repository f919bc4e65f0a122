package session

import (
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"

	"sudoku/generator"
	"sudoku/puzzle/words"
)

// A PuzzleOrder is what the player asks of new puzzles: the values of options of "sudoku
// generate" by their names. What it lacks is left open.
type PuzzleOrder map[string]string

// Options beside those in generator.Conditions.
const (
	OptionLevel    = "difficulty" // this one is a condition
	OptionSymmetry = "symmetry"
	OptionGivens   = "clues"
	OptionMinimal  = "minimal"
	OptionPattern  = "pattern"
	OptionWithin   = "within"
	OptionWith     = "with" // this one is a condition
	OptionSeed     = "seed"
	OptionNumber   = "number"
	OptionScore    = "score" // this one is a condition
	OptionCounts   = "count-of"
	OptionShape    = "shape"   // the kind of the board, if it isn't the classic one
	OptionMinutes  = "minutes" // that it is to take this player; the condition is about the average one
)

// yes is the value of an option that is on.
const yes = "yes"

// ParsePuzzleOrder reads what String writes.
func ParsePuzzleOrder(text string) PuzzleOrder {
	o := PuzzleOrder{}
	for field := range strings.FieldsSeq(text) {
		if name, value, ok := strings.Cut(field, "="); ok {
			o.Set(name, value)
		}
	}
	return o
}

// String returns the order as one line.
func (o PuzzleOrder) String() string {
	var fields []string
	for _, name := range slices.Sorted(maps.Keys(o)) {
		fields = append(fields, name+"="+o[name])
	}
	return strings.Join(fields, " ")
}

// Set sets an option; an empty value leaves it open.
func (o PuzzleOrder) Set(name, value string) {
	if value = strings.Join(strings.Fields(value), ""); value == "" {
		delete(o, name)
	} else {
		o[name] = value
	}
}

// On reports whether an option is on.
func (o PuzzleOrder) On(name string) bool { return o[name] == yes }

// Turn turns an option on or off.
func (o PuzzleOrder) Turn(name string, on bool) {
	if o.Set(name, ""); on {
		o.Set(name, yes)
	}
}

// Kind returns what a puzzle is kept in stock for: the order without what says which of the
// puzzles that fit is wanted.
func (o PuzzleOrder) Kind() string {
	of := maps.Clone(o.suited())
	delete(of, OptionSeed)
	delete(of, OptionNumber)
	delete(of, OptionMinutes)
	return of.String()
}

// Seeded reports whether the order says which of the puzzles that fit are wanted.
func (o PuzzleOrder) Seeded() bool { return o[OptionSeed] != "" }

// Number returns how many puzzles are wanted.
func (o PuzzleOrder) Number() int {
	if o.Board() != generator.Classic {
		return 1
	}
	n, err := strconv.Atoi(o[OptionNumber])
	if err != nil {
		return 1
	}
	return min(max(n, 1), MaxOrdered)
}

// MaxOrdered is how many puzzles can be ordered in the window at once: they must all have
// room in the stock.
const MaxOrdered = 50

// Extra returns how many options are set beside level, symmetry and time.
func (o PuzzleOrder) Extra() (n int) {
	of := maps.Clone(o.suited())
	delete(of, OptionShape)
	of.ForAnyTime()
	for name := range of {
		if name != OptionLevel && name != OptionSymmetry && name != OptionWithin {
			n++
		}
	}
	return n
}

// An OrderError says why no puzzle can be made for an order.
type OrderError struct {
	Option string // where it is shown
	Err    error
	cells  int // of the pattern
	symmetry,
	value string
}

// Error implements error.
func (e *OrderError) Error() string { return e.In(words.English) }

// In returns the sentence in a language.
func (e *OrderError) In(l words.Lang) string {
	var (
		unknown *generator.TechniqueError
		rule    *generator.Contradiction
	)
	switch {
	case errors.Is(e.Err, generator.ErrRange):
		return l.T("new.wrong.range", "value", e.value)
	case errors.Is(e.Err, generator.ErrCounts):
		return l.T("new.wrong.counts", "value", e.value)
	case errors.Is(e.Err, generator.ErrPlaces):
		return l.T("new.wrong.places", "value", e.value)
	case errors.Is(e.Err, generator.ErrValues):
		return l.T("new.wrong.values", "value", e.value)
	case errors.As(e.Err, &unknown):
		return l.T("new.wrong.technique", "name", unknown.Name)
	case errors.Is(e.Err, generator.ErrGivens):
		return l.T("new.wrong.clues", "symmetry", l.T("symmetry."+e.symmetry))
	case errors.As(e.Err, &rule):
		technique := ""
		if rule.Technique != nil {
			technique = l.Say(rule.Technique.Name())
		}
		return l.T("new.wrong."+string(rule.Rule), "one", OptionName(l, rule.One), "two", OptionName(l, rule.Two), "technique", technique, "n", e.cells)
	case errors.Is(e.Err, generator.ErrPattern):
		return l.T("new.wrong.pattern")
	}
	return l.T("new.wrong.value", "value", e.value)
}

// OptionName returns what the page calls an option.
func OptionName(l words.Lang, option string) string {
	if option == "" {
		return ""
	}
	return l.T("new.option." + option)
}

// Order returns what the generator makes, or why no puzzle can fit.
func (o PuzzleOrder) Order() (order generator.Order, wrong *OrderError) {
	o = o.suited()
	order.Kind = o.Board()
	for _, name := range slices.Sorted(maps.Keys(o)) {
		if err := o.apply(&order, name); err != nil {
			return order, &OrderError{Option: name, Err: err, value: o[name]}
		}
	}
	if err := order.Check(); err != nil {
		wrong = &OrderError{Option: OptionGivens, Err: err, symmetry: order.Symmetry.Name()}
		if rule, ok := errors.AsType[*generator.Contradiction](err); ok {
			wrong.Option = rule.One
		}
		if order.Pattern != nil {
			wrong.cells = order.Pattern.Cells.Len()
		}
	}
	return order, wrong
}

var errValue = errors.New("no such value")

// apply sets an option of a generator's order.
func (o PuzzleOrder) apply(to *generator.Order, name string) (err error) {
	value := o[name]
	switch name {
	case OptionSymmetry:
		to.Symmetry, _ = generator.ParseSymmetry(value)
	case OptionGivens:
		var r *generator.Range
		if r, err = generator.ParseRange(value); err == nil {
			to.MinGivens, to.MaxGivens = max(r.From, 1), max(r.To, 1) // 0 would be any number
		}
	case OptionMinutes, OptionShape: // level and score say the one, Order.Kind is the other
	case OptionMinimal:
		to.Minimal = o.On(name)
	case OptionPattern:
		if to.Pattern, err = generator.ParsePattern(value); err == nil {
			to.Pattern.Within = o.On(OptionWithin)
		}
	case OptionSeed:
		if to.Seed, err = strconv.ParseUint(value, 10, 64); err != nil {
			err = errValue
		}
	default:
		if c := conditionNamed(name); c != nil {
			err = c.Parse(to, value)
		}
	}
	return err
}

// conditionNamed returns the condition of that name, nil if there is none.
func conditionNamed(name string) *generator.Condition {
	for _, c := range generator.Conditions {
		if c.Name == name {
			return c
		}
	}
	return nil
}
