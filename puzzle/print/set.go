package print

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"iter"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A set file keeps a sheet as text, to print it again byte for byte: one line of JSON with
// the options, then one for each puzzle.

// setLine is the first line.
type setLine struct {
	Version int `json:"sudoku-desk-set"`
	Lang    string
	Options
	Booklet bool
	Book    *setBook `json:",omitempty"`
}

type setPaper struct {
	Name   string
	Margin float64
	Wide   bool
}

type setBook struct {
	Trim  Paper
	Bleed bool
	Cover Cover
}

// setPuzzle is the line of a puzzle. Grids are lines of 81 characters.
type setPuzzle struct {
	Puzzle         string              `json:"puzzle"`
	Shape          string              `json:",omitempty"` // of another board than the classic one, with its cages
	Solution       string              `json:"solution,omitempty"`
	Rating         string              `json:",omitempty"`
	Explainer      string              `json:",omitempty"`
	Level          puzzle.Level        `json:"Rank,omitempty"` // files of before have its name beside it
	Points         int                 `json:",omitempty"`
	Number         int                 `json:",omitempty"`
	Title          string              `json:",omitempty"`
	Date           string              `json:",omitempty"`
	Source         string              `json:",omitempty"`
	Stars          string              `json:",omitempty"`
	Entries        string              `json:",omitempty"`
	Corner, Centre [81]puzzle.DigitSet `json:",omitzero"`
	Drawing        *Drawing            `json:",omitempty"`
}

// The versions of set files: the second one is for boards other than the classic one, which
// programs that know only the first would print as classic ones.
const setVersion, shapedVersion = 1, 2

// IsSet reports whether a text that begins so is a set file.
func IsSet(head string) bool { return strings.HasPrefix(head, `{"sudoku-desk-set":`) }

// ErrNoSet means that a file is something else.
var ErrNoSet = words.Error("paper.noset")

// WriteSet writes a sheet as a set file.
func WriteSet(w io.Writer, s Sheet) error {
	out := bufio.NewWriter(w)
	enc := json.NewEncoder(out)
	enc.SetEscapeHTML(false)
	o := setLine{s.setVersion(), s.Lang.Code(), s.Options, s.Binding == Booklet, nil}
	if s.Binding == Book {
		o.Book = &setBook{s.Trim, s.Bleed, s.Cover}
	}
	if err := enc.Encode(o); err != nil {
		return err
	}
	for i := range s.puzzles() {
		it := s.Items.At(i)
		if err := enc.Encode(lineOf(&it)); err != nil {
			return err
		}
	}
	return out.Flush()
}

// setVersion returns the version that the sheet's set file needs.
func (s *Sheet) setVersion() int {
	for i := range s.puzzles() {
		if it := s.Items.At(i); it.Puzzle.Shape != nil {
			return shapedVersion
		}
	}
	return setVersion
}

// MarshalJSON implements json.Marshaler.
func (p Paper) MarshalJSON() ([]byte, error) {
	return json.Marshal(setPaper{p.Name(), p.Margin(), p.wide})
}

// UnmarshalJSON implements json.Unmarshaler.
func (p *Paper) UnmarshalJSON(text []byte) error {
	var o setPaper
	if err := json.Unmarshal(text, &o); err != nil {
		return err
	}
	paper, ok := ParsePaper(o.Name)
	if !ok || !(0 <= o.Margin && o.Margin <= MaxMargin) {
		return ErrNoSet
	}
	if *p = paper; p.Margin() != o.Margin {
		*p = p.WithMargin(o.Margin)
	}
	p.wide = o.Wide
	return nil
}

func lineOf(it *Item) setPuzzle {
	p := &it.Puzzle
	line := setPuzzle{Puzzle: p.Givens.String(), Rating: it.Rating, Explainer: it.Explainer, Level: it.Level, Points: it.Points,
		Number: it.Number, Title: p.Title, Date: p.Date, Source: p.Source, Stars: p.Level,
		Corner: p.Corner, Centre: p.Centre, Drawing: it.Drawing}
	if p.Shape != nil {
		line.Shape = p.Shape.String()
	}
	if it.solved() {
		line.Solution = it.Solution.String()
	}
	if !p.Entries.Filled().Empty() {
		line.Entries = p.Entries.String()
	}
	return line
}

// ReadSet reads a set file. The sheet has no Steps.
func ReadSet(r io.Reader) (Sheet, error) {
	in := bufio.NewReader(r)
	var o setLine
	if err := readLine(in, &o); err != nil {
		return Sheet{}, err
	}
	s, ok := o.sheet()
	if !ok {
		return Sheet{}, ErrNoSet
	}
	var list List
	for {
		var line setPuzzle
		err := readLine(in, &line)
		if err == io.EOF {
			s.Items = list
			return s, nil
		}
		it, ok := line.item()
		switch {
		case err != nil && !errors.Is(err, ErrNoSet):
			return Sheet{}, err
		case err != nil || !ok:
			return Sheet{}, words.Error("paper.badset", "line", len(list)+2)
		}
		list = append(list, it)
	}
}

// ScanSet returns the puzzles of a set file, as far as it can be read.
func ScanSet(r io.Reader) iter.Seq[puzzle.Puzzle] {
	return func(yield func(puzzle.Puzzle) bool) {
		in, head := bufio.NewReader(r), setLine{}
		for err := readLine(in, &head); err == nil; {
			var line setPuzzle
			if err = readLine(in, &line); err != nil {
				return
			}
			if it, ok := line.item(); !ok || !yield(it.Puzzle) {
				return
			}
		}
	}
}

// maxSetLine is the most bytes of a line.
const maxSetLine = 1 << 20

// readLine reads a line of JSON. The error is ErrNoSet if it is none.
func readLine(in *bufio.Reader, into any) error {
	var text []byte
	for {
		piece, err := in.ReadSlice('\n')
		text = append(text, piece...)
		switch {
		case len(text) > maxSetLine:
			return ErrNoSet
		case err == bufio.ErrBufferFull:
			continue
		case err != nil && err != io.EOF:
			return err
		case err == io.EOF && len(bytes.TrimSpace(text)) == 0:
			return io.EOF
		}
		if json.Unmarshal(text, into) != nil {
			return ErrNoSet
		}
		return nil
	}
}

func (o *setLine) sheet() (s Sheet, ok bool) {
	s.Options = o.Options
	s.Lang, ok = words.Parse(o.Lang)
	ok = ok && (o.Version == setVersion || o.Version == shapedVersion) && o.Solutions <= Apart && o.Ink <= Sparing && 0 <= o.Blank && o.Blank <= MaxBlank
	switch b := o.Book; {
	case b != nil:
		s.Binding, s.Trim, s.Bleed, s.Cover = Book, b.Trim, b.Bleed, b.Cover
		ok = ok && b.Cover <= Cream
	case o.Booklet:
		s.Binding = Booklet
	}
	return s, ok
}

// MaxBlank is the greatest number of blank grids.
const MaxBlank = 100_000

func (p *setPuzzle) item() (it Item, ok bool) {
	it = Item{Level: p.Level, Rating: p.Rating, Explainer: p.Explainer, Points: p.Points, Number: p.Number, Drawing: p.Drawing}
	it.Puzzle = puzzle.Puzzle{Title: p.Title, Date: p.Date, Source: p.Source, Level: p.Stars, Corner: p.Corner, Centre: p.Centre}
	read := func(text string, g *puzzle.Grid) bool {
		var ok bool
		*g, ok = puzzle.ParseGrid(text)
		return ok
	}
	ok = read(p.Puzzle, &it.Puzzle.Givens) &&
		(p.Solution == "" || read(p.Solution, &it.Solution)) &&
		(p.Entries == "" || read(p.Entries, &it.Puzzle.Entries))
	if p.Shape != "" {
		var known bool
		it.Puzzle.Shape, known = puzzle.ParseShape(p.Shape)
		known = known && it.Puzzle.Shape.CheckSums() == nil
		ok = ok && known && it.onBoard()
	}
	return it, ok && p.Level <= puzzle.Extreme && p.drawable()
}
