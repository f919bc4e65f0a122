package print

import (
	"slices"
	"strings"
)

// Options say how puzzles are printed. The window, the command line and set files order
// them in this form: a new one is a field here, and a control or a flag where it is chosen.
type Options struct {
	Title  string
	Author string
	Date   string // as printed; see Date
	Set    string // the name of the set in the line at the foot, such as its date or seed

	Paper     Paper
	PerPage   int      // one of Counts; 0 is 4, or as many as fit with DigitSize
	DigitSize float64  // of a given, in points; 0 fits the cell
	Blank     int      // how many empty grids are printed after the puzzles
	Names     []string // if any, all puzzles are printed for each, with the name on the line for it

	Solutions Solutions
	Labels    Labels
	Marks     Marks
	Ink       Ink
	QR        bool // a code with the givens below each grid
	Path      bool // the solution paths at the end, if there are Steps
	Heavy     bool `json:",omitempty"` // heavier and larger digits
	Children  bool `json:",omitempty"` // a sheet for children: the easiest first, with a rule and without anything that measures

	Binding Binding `json:"-"`
	Trim    Paper   `json:"-"` // of a book: the size of its pages, and their outer margins
	Bleed   bool    `json:"-"` // of a book: its pages are printed a little larger than they are cut
	Cover   Cover   `json:"-"` // of a book
}

// HasCover reports whether a book with a cover is ordered.
func (o *Options) HasCover() bool { return o.Binding == Book && o.Cover != NoCover }

// Binding says how pages are bound.
type Binding uint8

const (
	Loose   Binding = iota
	Booklet         // two pages on each side of the paper, to be folded
	Book            // with a title page, sections by level, and margins that are wider at the fold
)

// Labels are the texts around the grids.
type Labels uint16

const (
	Number     Labels = 1 << iota // of each grid
	OwnTitle                      // the title of each puzzle
	Level                         // of each grid
	Score                         // of each grid: Item.Rating
	Givens                        // how many
	OwnDate                       // date, source and stars of each puzzle
	Name                          // a line to write one's name on, at the head of a page
	Time                          // a line for the time above each grid
	Heading                       // title and date of the sheet
	PageNumber                    // set and page at the foot
	Reference                     // where the solution of a puzzle is, and where its puzzle
	Explainer                     // of each grid: Item.Explainer
)

// above are those in the first line above a grid.
const above = Number | Level | Explainer | Score | Givens | Time

// DefaultLabels are for printing a set of puzzles.
const DefaultLabels = Number | Level | Explainer | Heading | Name | Time | PageNumber

// LabelNames lists the labels that can be chosen one by one.
var LabelNames = []string{"number", "title", "level", "se", "score", "givens", "date", "name", "time"}

var labelBits = []Labels{Number, OwnTitle, Level, Explainer, Score, Givens, OwnDate, Name, Time}

// ParseLabels returns the labels of a list such as "number,level". The empty list has none.
func ParseLabels(list string) (l Labels, ok bool) {
	for name := range strings.SplitSeq(list, ",") {
		i := slices.Index(LabelNames, name)
		if i < 0 {
			return 0, list == ""
		}
		l |= labelBits[i]
	}
	return l, true
}

// Has reports whether all of some labels are chosen.
func (l Labels) Has(some Labels) bool { return l&some == some }

// With returns l with some labels or without them.
func (l Labels) With(some Labels, on bool) Labels {
	if on {
		return l | some
	}
	return l &^ some
}

// String lists the labels as ParseLabels reads them.
func (l Labels) String() string {
	var names []string
	for i, bit := range labelBits {
		if l.Has(bit) {
			names = append(names, LabelNames[i])
		}
	}
	return strings.Join(names, ",")
}

// Marks are what is printed in the cells besides the givens.
type Marks uint8

const (
	Game       Marks = 1 << iota // entries, marks, colours and links of a game
	Candidates                   // the candidates of the givens
	Strike                       // tiny digits 1 to 9 in each empty cell, to strike out
)

// MarksNames lists the names of the marks.
var MarksNames = []string{"game", "candidates", "strike"}

// ParseMarks returns the marks of that name.
func ParseMarks(name string) (Marks, bool) {
	i := slices.Index(MarksNames, name)
	return 1 << max(i, 0), i >= 0
}

// Ink is how much ink is used.
type Ink uint8

const (
	Shades  Ink = iota // black and shades of grey
	Black              // black alone
	Sparing            // hairlines, and givens in grey
)

// InkNames lists the names of the inks other than Shades.
var InkNames = []string{"black", "grey"}

// ParseInk returns the ink of that name.
func ParseInk(name string) (Ink, bool) {
	i := slices.Index(InkNames, name)
	return Ink(i + 1), i >= 0
}

// Solutions is the place where solutions are printed.
type Solutions uint8

const (
	NoSolutions Solutions = iota
	AtFoot                // upside down below the puzzles; AtEnd if more than 4 are on a page
	AtEnd                 // on pages after the last puzzle
	Facing                // on the page after each page of puzzles, in the same places
	Apart                 // in a document of their own: Sheet.SolutionFile
)

// SolutionsNames lists the names of the places but the last.
var SolutionsNames = []string{"none", "foot", "end", "facing"}

// ParseSolutions returns the place of that name.
func ParseSolutions(name string) (Solutions, bool) {
	i := slices.Index(SolutionsNames, name)
	return Solutions(max(i, 0)), i >= 0
}
