package cli

import (
	"context"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"sudoku/generator/daily"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
)

// dailyVerb is the verb that writes the puzzle of a day.
func dailyVerb(c *call, cmd *cobra.Command) job {
	date := daily.DateOf(time.Now())
	difficulty, layout := "", format.Line.Name
	c.option(cmd, dateValue{&date}, "date", "")
	c.usage(cmd.Flags().VarPF(choice{&difficulty, "D", levels()}, "difficulty", "", ""), "cli.flag.difficulty.daily")
	_ = cmd.RegisterFlagCompletionFunc("difficulty", completeFrom(levels()))
	c.layoutOption(cmd, &layout)
	form := c.formOption(cmd, asText)
	return func(ctx context.Context, _ []string) error {
		level, ok := puzzle.ParseLevel(difficulty)
		if !ok {
			level = date.Level()
		}
		d, err := daily.Make(ctx, date, level)
		if err != nil {
			return err
		}
		if *form != asText {
			return c.write(appendRecord(nil, *form, newDaily(&d), c.pen()))
		}
		d.Puzzle.Level = c.lang.Level(level.Name())
		to, _ := format.ByName(layout)
		w := &layoutWriter{Format: to}
		return w.frame(ctx, c, func(c *call) error {
			w.n.Add(1)
			return c.write(w.Append(nil, &d.Puzzle))
		})
	}
}

// A dailyRecord is the answer of daily as tsv and json.
type dailyRecord struct {
	Date   string `json:"date"`
	Puzzle cells  `json:"puzzle"`
	Givens int    `json:"givens"`
	rating
}

func newDaily(d *daily.Daily) *dailyRecord {
	g := &d.Puzzle.Givens
	return &dailyRecord{d.Date.String(), cells(*g), g.Count(), newRating(&d.Rating)}
}

func (r *dailyRecord) columns(dst []byte, p pen) []byte {
	dst = tabbed(dst, r.Date, r.Puzzle.column(), strconv.Itoa(r.Givens), "")
	return r.rating.columns(dst, p)
}

// dateValue is the value of an option that takes a date.
type dateValue struct{ date *daily.Date }

func (v dateValue) String() string { return "" }
func (v dateValue) Type() string   { return "DATE" }

func (v dateValue) Set(s string) (err error) {
	d, err := daily.ParseDate(s)
	if err != nil {
		return words.Error("cli.wantdate")
	}
	*v.date = d
	return nil
}
