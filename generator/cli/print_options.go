package cli

import (
	"math"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
)

// printOptions are the options of the verb print.
type printOptions struct {
	print.Options
	out             string
	perPage         string
	margin          float64
	landscape, book *bool
	booklet         *bool
	solutions       solutionsChoice
	names           string // the file with a name on each line
	saveSet, set    string
	printer         printerChoice
}

func newPrintOptions(c *call, cmd *cobra.Command) *printOptions {
	o := &printOptions{Options: print.Options{Trim: print.DefaultTrim}, perPage: "4", margin: math.NaN()}
	c.usage(cmd.Flags().VarPF(text{&o.out, "OUT"}, "output", "o", ""), "cli.flag.output.print")
	c.option(cmd, &o.printer, "printer", "")
	cmd.Flags().Lookup("printer").NoOptDefVal = defaultPrinter
	c.option(cmd, choice{&o.perPage, "N", counts()}, "per-page", "")
	c.option(cmd, length{&o.DigitSize, "PT", 4, 200}, "digit-size", "")
	c.option(cmd, parsed[print.Paper]{&o.Paper, "P", print.ParsePaper, "cli.wantpaper"}, "paper", "")
	_ = cmd.RegisterFlagCompletionFunc("paper", completeFrom(papers()))
	o.landscape = c.boolOption(cmd, "landscape")
	c.option(cmd, length{&o.margin, "MM", 0, print.MaxMargin}, "margin", "")
	o.declareContent(c, cmd)
	o.declareBook(c, cmd)
	c.option(cmd, text{&o.saveSet, "FILE"}, "save-set", "")
	c.option(cmd, text{&o.set, "FILE"}, "set", "")
	return o
}

// declareContent declares the options that say what is on a page.
func (o *printOptions) declareContent(c *call, cmd *cobra.Command) {
	c.option(cmd, &o.solutions, "solutions", "")
	cmd.Flags().Lookup("solutions").NoOptDefVal = print.SolutionsNames[print.AtFoot]
	_ = cmd.RegisterFlagCompletionFunc("solutions", completeFrom(print.SolutionsNames))
	c.option(cmd, number{&o.Blank, "N", 0, print.MaxBlank}, "blank", "")
	c.option(cmd, text{&o.names, "FILE"}, "names", "")
	c.boolVar(cmd, &o.Path, "path")
	c.option(cmd, parsed[print.Labels]{&o.Labels, "LIST", print.ParseLabels, "cli.wantlabels"}, "label", "")
	c.option(cmd, parsed[print.Marks]{&o.Marks, "M", print.ParseMarks, "cli.wantmarks"}, "marks", "")
	_ = cmd.RegisterFlagCompletionFunc("marks", completeFrom(print.MarksNames))
	c.option(cmd, parsed[print.Ink]{&o.Ink, "I", print.ParseInk, "cli.wantink"}, "ink", "")
	_ = cmd.RegisterFlagCompletionFunc("ink", completeFrom(print.InkNames))
	c.boolVar(cmd, &o.QR, "qr")
	c.boolVar(cmd, &o.Heavy, "heavy")
	c.boolVar(cmd, &o.Children, "children")
}

// declareBook declares the options of books and booklets.
func (o *printOptions) declareBook(c *call, cmd *cobra.Command) {
	o.book = c.boolOption(cmd, "book")
	c.option(cmd, parsed[print.Paper]{&o.Trim, "WxHin", print.ParseTrim, "cli.wanttrim"}, "trim", "")
	c.boolVar(cmd, &o.Bleed, "bleed")
	c.option(cmd, parsed[print.Cover]{&o.Cover, "C", print.ParseCover, "cli.wantcover"}, "cover", "")
	_ = cmd.RegisterFlagCompletionFunc("cover", completeFrom(print.CoverNames))
	o.booklet = c.boolOption(cmd, "booklet")
	c.option(cmd, text{&o.Title, "T"}, "title", "")
	c.option(cmd, text{&o.Author, "A"}, "author", "")
}

func counts() (names []string) {
	for _, n := range print.Counts {
		names = append(names, strconv.Itoa(n))
	}
	return names
}

func papers() (names []string) {
	for _, p := range print.Papers {
		names = append(names, strings.ToLower(p.Name()))
	}
	return names
}

// check returns a usage error for options that exclude each other or are out of range.
func (o *printOptions) check(cmd *cobra.Command) error {
	changed := cmd.Flags().Changed
	for _, pair := range [][2]string{{"per-page", "digit-size"}, {"book", "booklet"}, {"book", "paper"}, {"book", "landscape"}, {"book", "names"}} {
		if changed(pair[0]) && changed(pair[1]) {
			return newUsageError(cmd, "cli.exclude", "one", "--"+pair[0], "other", "--"+pair[1])
		}
	}
	for _, name := range []string{"trim", "bleed", "cover"} {
		if changed(name) && !*o.book {
			return newUsageError(cmd, "cli.onlybook", "name", "--"+name)
		}
	}
	for name, s := range map[string]string{"--title": o.Title, "--author": o.Author} {
		if n := len([]rune(s)); n > print.MaxTitle {
			return newUsageError(cmd, "cli.toolong", "name", name, "n", n, "most", print.MaxTitle)
		}
	}
	return o.checkFiles(cmd)
}

// checkFiles returns a usage error if two things would be written to the same file.
func (o *printOptions) checkFiles(cmd *cobra.Command) error {
	names := []string{o.out, o.solutions.file, o.saveSet}
	if o.Cover != print.NoCover {
		names = append(names, print.NewTarget(o.out).Beside("cover"))
	}
	seen := map[string]bool{}
	for _, name := range names {
		if name == "" {
			continue
		}
		clean := filepath.Clean(name)
		if seen[clean] {
			return newUsageError(cmd, "cli.samefile", "name", quoted(name))
		}
		seen[clean] = true
	}
	return nil
}

// sheet returns the sheet that was ordered, without its puzzles.
func (o *printOptions) sheet(c *call, cmd *cobra.Command) (s print.Sheet, err error) {
	if err := o.check(cmd); err != nil {
		return s, err
	}
	s = print.Sheet{Options: o.Options, Lang: c.lang}
	s.Labels, s.Solutions, s.Set = o.labels(cmd), o.solutions.place, nameOf(o.saveSet)
	s.Paper, s.Trim = o.margins(o.Paper), o.margins(o.Trim)
	if *o.landscape {
		s.Paper = s.Paper.Landscape()
	}
	if s.DigitSize == 0 {
		s.PerPage, _ = strconv.Atoi(o.perPage)
	}
	if o.Children && !cmd.Flags().Changed("per-page") {
		s.PerPage = print.ChildrenPerPage
	}
	switch {
	case *o.booklet:
		s.Binding = print.Booklet
	case *o.book:
		s.Binding = print.Book
		if s.DigitSize == 0 && !cmd.Flags().Changed("per-page") {
			s.PerPage = 2
		}
		if !cmd.Flags().Changed("solutions") {
			s.Solutions = print.AtEnd
		}
	}
	if err := s.CheckOptions(); err != nil {
		return s, asUsageError(cmd, err)
	}
	s.Names, err = readNames(o.names)
	return s, err
}

func (o *printOptions) margins(p print.Paper) print.Paper {
	if math.IsNaN(o.margin) {
		return p
	}
	return p.WithMargin(o.margin)
}

// labels returns the labels that were chosen: those of a set unless there is a list.
// Pages are named by solutions where these are not on the page of their puzzles.
func (o *printOptions) labels(cmd *cobra.Command) print.Labels {
	l := print.DefaultLabels
	switch {
	case cmd.Flags().Changed("label"):
		l = o.Labels | print.Heading | print.PageNumber
	case *o.book:
		l = l.With(print.Name, false).With(print.Score, true)
	}
	named := o.solutions.named && o.solutions.place != print.AtFoot
	return l.With(print.Reference, named || *o.book)
}

// rated reports whether scores are printed.
func (o *printOptions) rated(cmd *cobra.Command) bool {
	return *o.book && !cmd.Flags().Changed("label") || o.Labels.Has(print.Score)
}

// keeps returns what is kept of each puzzle.
func (o *printOptions) keeps() keeping {
	return keeping{o.Labels&(print.OwnTitle|print.OwnDate) != 0, o.Marks&print.Game != 0, o.Labels.Has(print.Explainer), o.Blank > 0, o.Children}
}

// files returns the files to read. Only blank grids need none.
func (o *printOptions) files(names []string) []string {
	if len(names) == 0 {
		return nil
	}
	return names
}

// errNames means that the file of names has none.
var errNames = words.Error("cli.nonames")
