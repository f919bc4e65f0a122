//go:build measure

package main

import (
	"fmt"
	"os"
	"slices"
	"text/tabwriter"
)

// at returns the quantile of the values for a fraction.
func at(values []float64, part float64) float64 {
	if len(values) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(values))
	return sorted[min(int(part*float64(len(sorted))), len(sorted)-1)]
}

func median(v []float64) float64 { return (at(v, .5) + at(v, .4999)) / 2 }

// A row compares one of our values with that of another window.
type row struct {
	what   string
	ours   *program
	other  *program
	bar    string
	within func(ours, other float64) bool
}

func ratio(most float64) func(a, b float64) bool {
	return func(a, b float64) bool { return a <= most*b }
}
func more(most float64) func(a, b float64) bool {
	return func(a, b float64) bool { return a <= b+most }
}

// table prints the medians with their limits.
func (b *bench) table() {
	out := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(out, "medians\tours\tbeside it\t\tratio\tat most\t\tto gnome-sudoku")
	once := func(ours, _ float64) bool { return ours > .9 && ours < 1.1 }
	never := func(ours, _ float64) bool { return ours == 0 }
	rows := []row{
		{frameTime, b.desk, b.hello, "1.1x", ratio(1.1)},
		{frameCPU, b.desk, b.hello, "1.1x", ratio(1.1)},
		{rss, b.desk, b.hello, "+10", more(10)},
		{pss, b.desk, b.hello, "", nil},
		{idleCPU, b.paused, b.hello, "+10", more(10)},
		{idleCPU, b.hidden, b.hello, "+10", more(10)},
		{idleCPU, b.desk, b.hello, "", nil},
		{repaints, b.paused, b.hello, "none", never},
		{repaints, b.hidden, b.hello, "none", never},
		{repaints, b.desk, b.hello, "one", once},
		{keyTime, b.desk, b.rectangle, "0.8x", ratio(.8)},
		{keySlow, b.desk, b.rectangle, "", nil},
		{keyCPU, b.desk, b.rectangle, "0.7x", ratio(.7)},
		{keyTime, b.read, b.desk, "1.05x", ratio(1.05)},
		{keyCPU, b.read, b.desk, "", nil},
		{frameTime, b.full, b.desk, "+3", more(3)},
		{frameCPU, b.full, b.desk, "", nil},
	}
	if b.earlier != nil {
		rows = append(rows, row{frameTime, b.desk, b.earlier, "+3", more(3)}, row{frameCPU, b.desk, b.earlier, "", nil},
			row{rss, b.desk, b.earlier, "", nil}, row{keyTime, b.desk, b.earlier, "", nil}, row{keyCPU, b.desk, b.earlier, "", nil})
	}
	for _, r := range rows {
		b.print(out, r)
	}
	if b.read != nil && b.measured(b.read, focusTime) {
		v := b.found[b.read][focusTime]
		fmt.Fprintf(out, "%s\tmedian %.1f\t95 of 100 %.1f\tworst %.1f\tof %d\t20\n", focusTime, median(v), at(v, .95), at(v, 1), len(v))
	}
	if v := b.found[b.desk][indicatorTime]; len(v) > 0 {
		fmt.Fprintf(out, "%s\tmedian %.1f\t95 of 100 %.1f\tworst %.1f\tof %d\t%d\n",
			indicatorTime, median(v), at(v, .95), at(v, 1), len(v), indicatorBar)
	}
	out.Flush()
}

func (b *bench) print(out *tabwriter.Writer, r row) {
	name := r.what
	if r.ours != nil && r.ours != b.desk {
		name += ", " + r.ours.name
	}
	if r.ours == nil || !b.measured(r.ours, r.what) || !b.measured(r.other, r.what) {
		return
	}
	ours, other := b.value(r.ours, r.what), b.value(r.other, r.what)
	verdict, times, gnome := "", "", ""
	if r.within != nil {
		verdict = "MISSED"
		if r.within(ours, other) {
			verdict = "ok"
		}
	}
	if other > 0 {
		times = fmt.Sprintf("%.2fx", ours/other)
	}
	if b.gnome != nil {
		if g := b.value(b.gnome, r.what); g > 0 {
			gnome = fmt.Sprintf("%.2fx (%.1f)", ours/g, g)
		}
	}
	fmt.Fprintf(out, "%s\t%.1f\t%.1f\t%s\t%s\t%s\t%s\t%s\n", name, ours, other, r.other.name, times, r.bar, verdict, gnome)
}

func (b *bench) measured(p *program, what string) bool {
	if what == keySlow {
		what = keyTime
	}
	return len(b.found[p][what]) > 0
}

func (b *bench) value(p *program, what string) float64 {
	if what == keySlow {
		return at(b.found[p][keyTime], .95)
	}
	return median(b.found[p][what])
}
