//go:build measure

package se

import (
	"context"
	"encoding/csv"
	"fmt"
	"os"
	"strconv"
	"syscall"
	"testing"
	"time"

	"sudoku/puzzle"
)

// bands are the ranges of ER by which agreement and speed are told; each ends below the next.
var bands = []Value{0, 30, 50, 70, 80, 90, 100, 105, 110, Beyond + 1}

// TestCorpus compares the ratings of the puzzles in the CSV file SUDOKU_SE, in its columns
// puzzle, se_er, se_ep and se_ed, and says by band how many agree and how many are rated in
// a second of processor time. SUDOKU_SE_FROM and SUDOKU_SE_TO limit the ER.
func TestCorpus(t *testing.T) {
	f, err := os.Open(os.Getenv("SUDOKU_SE"))
	if err != nil {
		t.Skip("SUDOKU_SE names no file: ", err)
	}
	defer f.Close()
	records, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	column := map[string]int{}
	for i, name := range records[0] {
		column[name] = i
	}
	from, to := tenths(os.Getenv("SUDOKU_SE_FROM")), tenths(os.Getenv("SUDOKU_SE_TO"))
	all, same := make([]int, len(bands)), make([]int, len(bands))
	used := make([]time.Duration, len(bands))
	var r Rater
	for _, rec := range records[1:] {
		col := func(name string) string { return rec[column[name]] }
		er := tenths(col("se_er"))
		if er == 0 || er < from || to > 0 && er > to {
			continue
		}
		band := 0
		for er >= bands[band+1] {
			band++
		}
		g, _ := puzzle.ParseGrid(col("puzzle"))
		start := cpu()
		got, err := r.Rate(context.Background(), &g)
		took := cpu() - start
		used[band] += took
		all[band]++
		want := Rating{ER: er, EP: tenths(col("se_ep")), ED: tenths(col("se_ed"))}
		if err == nil && got == want {
			same[band]++
		} else {
			fmt.Printf("%s %s: %v/%v/%v, not %v/%v/%v %v\n", rec[0], col("puzzle"), got.ER, got.EP, got.ED, want.ER, want.EP, want.ED, err)
		}
		if os.Getenv("SUDOKU_SE_TIMES") != "" {
			fmt.Printf("%s %v %v\n", rec[0], er, took)
		}
	}
	for i := range bands {
		if all[i] > 0 {
			fmt.Printf("%5.1f-%5.1f: %d of %d agree, %.1f/s\n", float64(bands[i])/10, float64(bands[i+1]-1)/10, same[i], all[i], float64(all[i])/used[i].Seconds())
		}
	}
}

func tenths(s string) Value {
	x, _ := strconv.ParseFloat(s, 64)
	return Value(x*10 + 0.5)
}

func cpu() time.Duration {
	var u syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
