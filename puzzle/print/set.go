package print

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A set file keeps a sheet as text, to print it again byte for byte: one line of JSON with
// the options, then one for each puzzle.

// setOptions is the first line.
type setOptions struct {
	Version                        int `json:"sudoku-desk-set"`
	Title, Author, Date, Set, Lang string
	Paper                          setPaper
	PerPage                        int
	DigitSize                      float64
	Blank                          int
	Names                          []string
	Solutions                      Solutions
	Labels                         Labels
	Marks                          Marks
	Ink                            Ink
	QR, Path, Booklet              bool
	Heavy                          bool     `json:",omitempty"`
	Book                           *setBook `json:",omitempty"`
}

type setPaper struct {
	Name   string
	Margin float64
	Wide   bool
}

type setBook struct {
	Trim  setPaper
	Bleed bool
	Cover Cover
}

// setPuzzle is the line of a puzzle. Grids are lines of 81 characters.
type setPuzzle struct {
	Puzzle         string              `json:"puzzle"`
	Solution       string              `json:"solution,omitempty"`
	Level          words.Text          `json:",omitzero"`
	Rating         string              `json:",omitempty"`
	Explainer      string              `json:",omitempty"`
	Rank           int                 `json:",omitempty"`
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

const setVersion = 1

// IsSet reports whether a text that begins so is a set file.
func IsSet(head string) bool { return strings.HasPrefix(head, `{"sudoku-desk-set":`) }

var errNoSet = words.Error("paper.noset")

// WriteSet writes a sheet as a set file.
func WriteSet(w io.Writer, s Sheet) error {
	out := bufio.NewWriter(w)
	enc := json.NewEncoder(out)
	enc.SetEscapeHTML(false)
	o := setOptions{setVersion, s.Title, s.Author, s.Date, s.Set, s.Lang.Code(), paperOf(s.Paper), s.PerPage, s.DigitSize,
		s.Blank, s.Names, s.Solutions, s.Labels, s.Marks, s.Ink, s.QR, s.Path, s.Booklet, s.Heavy, nil}
	if b := s.Book; b != nil {
		o.Book = &setBook{paperOf(b.Trim), b.Bleed, b.Cover}
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

func paperOf(p Paper) setPaper { return setPaper{p.Name(), p.Margin(), p.wide} }

func lineOf(it *Item) setPuzzle {
	p := &it.Puzzle
	line := setPuzzle{Puzzle: p.Givens.String(), Level: it.Level, Rating: it.Rating, Explainer: it.Explainer, Rank: it.Rank, Points: it.Points,
		Number: it.Number, Title: p.Title, Date: p.Date, Source: p.Source, Stars: p.Level,
		Corner: p.Corner, Centre: p.Centre, Drawing: it.Drawing}
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
	var o setOptions
	if err := readLine(in, &o); err != nil {
		return Sheet{}, err
	}
	s, ok := o.sheet()
	if !ok {
		return Sheet{}, errNoSet
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
		case err != nil && !errors.Is(err, errNoSet):
			return Sheet{}, err
		case err != nil || !ok:
			return Sheet{}, words.Error("paper.badset", "line", len(list)+2)
		}
		list = append(list, it)
	}
}

// maxSetLine is the most bytes of a line.
const maxSetLine = 1 << 20

// readLine reads a line of JSON. The error is errNoSet if it is none.
func readLine(in *bufio.Reader, into any) error {
	var text []byte
	for {
		piece, err := in.ReadSlice('\n')
		text = append(text, piece...)
		switch {
		case len(text) > maxSetLine:
			return errNoSet
		case err == bufio.ErrBufferFull:
			continue
		case err != nil && err != io.EOF:
			return err
		case err == io.EOF && len(bytes.TrimSpace(text)) == 0:
			return io.EOF
		}
		if json.Unmarshal(text, into) != nil {
			return errNoSet
		}
		return nil
	}
}

func (o *setOptions) sheet() (s Sheet, ok bool) {
	paper, fits := o.Paper.paper()
	lang, known := words.Parse(o.Lang)
	s = Sheet{Title: o.Title, Author: o.Author, Date: o.Date, Set: o.Set, Lang: lang, Paper: paper,
		PerPage: o.PerPage, DigitSize: o.DigitSize, Blank: o.Blank, Names: o.Names, Solutions: o.Solutions,
		Labels: o.Labels, Marks: o.Marks, Ink: o.Ink, QR: o.QR, Path: o.Path, Booklet: o.Booklet, Heavy: o.Heavy}
	ok = o.Version == setVersion && fits && known && o.Solutions <= Apart && o.Ink <= Sparing && 0 <= o.Blank && o.Blank <= MaxBlank
	if b := o.Book; b != nil {
		trim, fits := b.Trim.paper()
		s.Book = &Book{trim, b.Bleed, b.Cover}
		ok = ok && fits && b.Cover <= Cream
	}
	return s, ok
}

// MaxBlank is the greatest number of blank grids.
const MaxBlank = 100_000

func (p setPaper) paper() (Paper, bool) {
	paper, ok := ParsePaper(p.Name)
	if paper.Margin() != p.Margin {
		paper = paper.WithMargin(p.Margin)
	}
	paper.wide = p.Wide
	return paper, ok && 0 <= p.Margin && p.Margin <= MaxMargin
}

func (p *setPuzzle) item() (it Item, ok bool) {
	it = Item{Level: p.Level, Rating: p.Rating, Explainer: p.Explainer, Rank: p.Rank, Points: p.Points, Number: p.Number, Drawing: p.Drawing}
	it.Puzzle = puzzle.Puzzle{Title: p.Title, Date: p.Date, Source: p.Source, Level: p.Stars, Corner: p.Corner, Centre: p.Centre}
	read := func(text string, g *puzzle.Grid) bool {
		var ok bool
		*g, ok = puzzle.ParseGrid(text)
		return ok
	}
	ok = read(p.Puzzle, &it.Puzzle.Givens) &&
		(p.Solution == "" || read(p.Solution, &it.Solution)) &&
		(p.Entries == "" || read(p.Entries, &it.Puzzle.Entries))
	return it, ok && p.drawable()
}

// drawable reports whether marks and drawing are of a grid.
func (p *setPuzzle) drawable() bool {
	for c := range p.Corner {
		if (p.Corner[c]|p.Centre[c])&^puzzle.AllDigits != 0 {
			return false
		}
	}
	if p.Drawing == nil {
		return true
	}
	for _, colours := range p.Drawing.CandColours {
		if slices.Max(colours[:]) > 9 {
			return false
		}
	}
	for _, link := range p.Drawing.Links {
		for _, k := range slices.Concat(link.From, link.To) {
			if k >= 729 {
				return false
			}
		}
	}
	return true
}
