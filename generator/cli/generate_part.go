package cli

import (
	"math/big"
	"slices"
	"strconv"
	"strings"
	"time"

	"sudoku/generator"
	"sudoku/puzzle/words"
)

// A part says which of the puzzles of an order are made: those of a shard but those that
// are skipped. The zero part is all.
type part struct {
	shard shard
	skip  skipped
}

// of returns the numbers of the part of n puzzles, from first up to end.
func (p part) of(n int) (first, end int) {
	first, end = p.shard.of(n)
	return first + min(p.skip.n+len(p.skip.before), end-first), end
}

// A shard is the i-th of several parts of an order, from 1, each a run of its puzzles.
// The zero shard is the whole order.
type shard struct{ i, parts int }

// of returns the numbers of the shard of n puzzles: shards differ by one at most.
func (s shard) of(n int) (first, end int) {
	if s.parts == 0 {
		return 0, n
	}
	return share(n, s.i-1, s.parts), share(n, s.i, s.parts)
}

// share returns n*i/of, which need not fit in between.
func share(n, i, of int) int {
	x := big.NewInt(int64(n))
	x.Mul(x, big.NewInt(int64(i)))
	return int(x.Div(x, big.NewInt(int64(of))).Int64())
}

// shardValue is the value of an option that takes a shard, I/N.
type shardValue struct{ *shard }

func (v shardValue) String() string { return "" }
func (v shardValue) Type() string   { return "I/N" }

func (v shardValue) Set(s string) error {
	first, last, _ := strings.Cut(s, "/")
	i, errI := strconv.Atoi(first)
	of, errOf := strconv.Atoi(last)
	if errI != nil || errOf != nil || i < 1 || i > of {
		return words.Error("cli.wantshard")
	}
	*v.shard = shard{i, of}
	return nil
}

// searching says how far a search has come: puzzles found, grids tried and how many a
// second, of how many one becomes a puzzle, about how long it will still take, and what the
// closest puzzle misses.
func (m *generateOptions) searching(l words.Lang, so generator.Progress, took time.Duration) string {
	first, end := m.part.of(m.n)
	wanted := end - first
	rate := float64(so.Attempts) / took.Seconds()
	text := l.T("cli.progress", "found", so.Made, "of", wanted, "n", so.Attempts, "count", grouped(so.Attempts), "rate", grouped(int(rate)))
	left, atLeast := so.Left(wanted, took)
	switch time := left.Round(time.Second).String(); {
	case atLeast:
		text += l.T("cli.progress.atleast", "time", time)
	default:
		if one := int(1/so.Yield() + 0.5); one > 1 {
			text += l.T("cli.progress.yield", "count", grouped(one))
		}
		text += l.T("cli.progress.left", "time", time)
	}
	if misses := so.Closest.Misses(); len(misses) > 0 && so.Yield() < rareYield {
		for i := range misses {
			misses[i] = "--" + misses[i]
		}
		text += l.T("cli.progress.closest", "names", words.And(slices.Values(misses)))
	}
	return text
}

// rareYield is how many of the grids become puzzles at most where the closest is shown.
const rareYield = 0.001
