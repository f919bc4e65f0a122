package session

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A PuzzleSource is where new puzzles come from: the stock, or the generator. None comes that
// was there before. Any goroutine but the window's can use it: it reads the disk.
type PuzzleSource struct {
	stock  store.Stock
	Used   *UsedPuzzles
	Yields Yields

	mu    sync.Mutex
	spare map[string][]puzzle.Grid // puzzles that are not written to the stock
	tried map[string]int           // how often puzzles were made ahead, by their kind
}

// NewPuzzleSource returns where the puzzles for a store of games come from.
func NewPuzzleSource(games store.Games) *PuzzleSource {
	return &PuzzleSource{stock: games.Stock(), Used: NewUsedPuzzles(games), spare: map[string][]puzzle.Grid{}, tried: map[string]int{}}
}

// errSame means that the puzzles of an order have all been there before.
var errSame = words.Error("new.same")

// sameAgain is how many puzzles in a row may have been there before.
const sameAgain = 100

// Make makes a puzzle that is new, unless the order says which one by its seed; else a seed
// of the order is only where it begins. There is no end of tries but that of ctx.
func (s *PuzzleSource) Make(ctx context.Context, o generator.Order, seeded bool, workers int, report func(generator.Progress)) (generator.Result, error) {
	o.Attempts = math.MaxInt32
	for again := range sameAgain {
		if o.Seed == 0 && !seeded || again > 0 {
			o.Seed = rand.Uint64()
		}
		for r, err := range generator.Stream(ctx, o, 1, workers, report) {
			if err != nil || seeded || o.Kind != generator.Classic || !s.Used.Has(r.Puzzle.Givens) {
				return r, err
			}
		}
	}
	return generator.Result{}, errSame
}

// Practise makes an exercise in a technique with a puzzle that is new.
func (s *PuzzleSource) Practise(ctx context.Context, t *logic.Technique, workers int, report func(tried int)) (generator.Exercise, error) {
	for range sameAgain {
		e, err := generator.Practise(ctx, t, rand.Uint64(), workers, report)
		if err != nil || !s.Used.Has(e.Puzzle.Givens) {
			return e, err
		}
	}
	return generator.Exercise{}, errSame
}

// Take takes a puzzle out of the stock that fits its order and is new. Other boards than the
// classic one have no stock: their puzzles are made in no time.
func (s *PuzzleSource) Take(ctx context.Context, of PuzzleOrder, o *generator.Order) (puzzle.Grid, bool) {
	if of.Seeded() || o.Kind != generator.Classic {
		return puzzle.Grid{}, false
	}
	for ctx.Err() == nil {
		g, ok := s.pop(of.Kind())
		if !ok {
			break
		}
		if o.Fits(ctx, &g) && !s.Used.Has(g) {
			return g, true
		}
	}
	return puzzle.Grid{}, false
}

func (s *PuzzleSource) pop(kind string) (puzzle.Grid, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if list := s.spare[kind]; len(list) > 0 {
		s.spare[kind] = list[1:]
		return list[0], true
	}
	return s.stock.Take(kind)
}

// List returns the puzzles that are kept for an order.
func (s *PuzzleSource) List(of PuzzleOrder) []puzzle.Grid {
	s.mu.Lock()
	defer s.mu.Unlock()
	kind := of.Kind()
	list := append(slices.Clone(s.spare[kind]), s.stock.List(kind)...)
	return slices.DeleteFunc(list, s.Used.Has)
}

// First returns the first puzzle that is kept for an order, which it makes where there is none.
func (s *PuzzleSource) First(ctx context.Context, of PuzzleOrder) (puzzle.Grid, error) {
	if list := s.List(of); len(list) > 0 {
		return list[0], nil
	}
	order, wrong := of.Order()
	if wrong != nil {
		return puzzle.Grid{}, wrong
	}
	if err := s.Fill(ctx, of, order, 1, func(generator.Progress) {}); err != nil {
		return puzzle.Grid{}, err
	}
	if list := s.List(of); len(list) > 0 {
		return list[0], nil
	}
	return puzzle.Grid{}, errSame
}

// TakeThis takes one of them, and reports whether it was still there.
func (s *PuzzleSource) TakeThis(of PuzzleOrder, g puzzle.Grid) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	kind := of.Kind()
	if i := slices.Index(s.spare[kind], g); i >= 0 {
		s.spare[kind] = slices.Delete(s.spare[kind], i, i+1)
		return true
	}
	return s.stock.TakeThis(kind, g)
}

// Put keeps a puzzle for an order.
func (s *PuzzleSource) Put(of PuzzleOrder, g puzzle.Grid) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if kind := of.Kind(); s.stock.Put(kind, g) != nil {
		s.spare[kind] = append(s.spare[kind], g)
	}
}

// Ready returns how many puzzles are kept for an order.
func (s *PuzzleSource) Ready(of PuzzleOrder) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	kind := of.Kind()
	return s.stock.Len(kind) + len(s.spare[kind])
}

// try reports whether another try is to be made to have n puzzles of an order ready.
func (s *PuzzleSource) try(of PuzzleOrder, n, most int) bool {
	if s.Ready(of) >= n {
		return false
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	kind := of.Kind()
	s.tried[kind]++
	return s.tried[kind] <= most
}

// Fill makes as many puzzles as are ordered and puts each into the stock at once.
func (s *PuzzleSource) Fill(ctx context.Context, of PuzzleOrder, o generator.Order, workers int, report func(generator.Progress)) error {
	o.Attempts = math.MaxInt32
	if !of.Seeded() {
		o.Seed = rand.Uint64()
	}
	var made atomic.Int64
	began := time.Now()
	defer func() { s.Yields.add(of, int(made.Load()), workers, began) }()
	attempts, left := 0, of.Number()
	for again := 0; left > 0 && again < sameAgain; o.Seed = rand.Uint64() {
		before := attempts
		count := func(p generator.Progress) {
			p.Made, p.Attempts = int(made.Load()), p.Attempts+before
			report(p)
		}
		for r, err := range generator.Stream(ctx, o, left, workers, count) {
			if err != nil {
				return err
			}
			attempts += r.Attempt
			if !of.Seeded() && s.Used.Has(r.Puzzle.Givens) {
				again++
				continue
			}
			s.Put(of, r.Puzzle.Givens)
			left--
			report(generator.Progress{Made: int(made.Add(1)), Attempts: attempts})
		}
	}
	if left > 0 {
		return errSame
	}
	return nil
}
