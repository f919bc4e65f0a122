package generator

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

// rareOrders are what is rare, to see how long it takes: a row of the table each.
const rareOrders = `
clues=17..17
clues=18..18
se=9.0..9.4
se=9.5..9.9
se=10.0..10.9
se=10.6..10.9
se=11.0..11.9
score=15000..19999
score=20000..60000
score=25000..60000
hardest=unique-rectangle-6
hardest=forcing-net
hardest=brute-force
with=avoidable-rectangle-2
with=unique-rectangle-5
with=almost-locked-pair
with=almost-locked-triple
with=extended-rectangle-1
with=unique-loop-6-1
with=unique-loop-8-1
with=unique-loop-10-1
with=bug-2
with=bug-4
with=wxyz-wing
with=firework-triple
with=death-blossom
with=aligned-triple-exclusion
with=finned-franken-jellyfish
with=finned-mutant-swordfish
with=kraken-fish-1
with=oddagon
with=grouped-aic
with=dynamic-forcing-net
with=tridagon
with=sk-loop
with=junior-exocet
with=senior-exocet
with=multi-sector-locked-sets
first=wxyz-wing
once=death-blossom
without=almost-locked-pair difficulty=unfair
`

// TestRareTable writes a table of rare orders: the median and the longest of the times that seeds
// take, by the processor and by the clock, as docs/dev/generate.md has it. All puzzles are rated
// afresh. SUDOKU_RARE says from which seed on, after how many seconds of
// processor time a seed is given up, and how many seeds there are.
func TestRareTable(t *testing.T) {
	first, seconds, n := uint64(101), 20, 20
	if _, err := fmt.Sscan(os.Getenv("SUDOKU_RARE"), &first, &seconds, &n); os.Getenv("SUDOKU_LONG") == "" && err != nil {
		t.Skip("neither SUDOKU_LONG nor SUDOKU_RARE is set")
	}
	fmt.Println("| order | found | CPU, median | CPU, worst | clock, median |\n|---|--:|--:|--:|--:|")
	for text := range strings.FieldsFuncSeq(rareOrders, func(r rune) bool { return r == '\n' }) {
		o := parsedOrder(t, text)
		var took, clock []float64
		found := 0
		for seed := range uint64(n) {
			o.Seed, o.Attempts = first+seed, 1<<30
			start, before := time.Now(), processorTime()
			r, err := generateWithin(t.Context(), o, float64(seconds))
			took, clock = append(took, processorTime()-before), append(clock, time.Since(start).Seconds())
			if err == nil {
				found++
				checkOrder(t, text, &o, r)
			}
		}
		slices.Sort(took)
		slices.Sort(clock)
		fmt.Printf("| %s | %d | %.2f s | %.1f s | %.1f s |\n", text, found, took[n/2], took[n-1], clock[n/2])
	}
}

// generateWithin makes a puzzle if it takes no more than so many seconds of processor time.
func generateWithin(ctx context.Context, o Order, seconds float64) (Result, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	end := processorTime() + seconds
	go func() {
		for ctx.Err() == nil && processorTime() < end {
			time.Sleep(20 * time.Millisecond)
		}
		cancel()
	}()
	return Generate(ctx, o, 2, nil)
}

// processorTime is the seconds that the program has worked so far.
func processorTime() float64 {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return float64(u.Utime.Nano()+u.Stime.Nano()) / 1e9
}
