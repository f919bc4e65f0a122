package hint

import (
	"context"
	"sync"

	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// keptPaths is how many paths are kept for when they are asked for again; a path takes some
// ten kilobytes.
const keptPaths = 4096

// PrintedSteps returns a func for [print.Sheet]: it returns the solution path of a puzzle
// that has one solution, as far as it is found before ctx is done. To find a path takes some
// milliseconds for an easy puzzle and seconds for the hardest; the first paths are kept, so
// that each is found once though a sheet asks for it while it is laid out and again for
// every page.
func PrintedSteps(ctx context.Context, l words.Lang) func(*print.Item) []print.Step {
	p := &printed{kept: map[printedKey]*printedPath{}, most: keptPaths, find: func(k printedKey) []print.Step {
		return printedSteps(ctx, l, k)
	}}
	return func(it *print.Item) []print.Step {
		if it.Solution == (puzzle.Grid{}) {
			return nil
		}
		return p.steps(printedKey{it.Puzzle.Shape, it.Puzzle.Givens})
	}
}

// A printed finds solution paths and keeps the first of them.
type printed struct {
	mu   sync.Mutex
	kept map[printedKey]*printedPath
	most int
	find func(printedKey) []print.Step
}

// A printedKey is a puzzle.
type printedKey struct {
	shape *puzzle.Shape
	grid  puzzle.Grid
}

// A printedPath is found by the first who asks for it, while others wait.
type printedPath struct {
	once  sync.Once
	steps []print.Step
}

func (p *printed) steps(k printedKey) []print.Step {
	p.mu.Lock()
	path := p.kept[k]
	if path == nil {
		path = new(printedPath)
		if len(p.kept) < p.most {
			p.kept[k] = path
		}
	}
	p.mu.Unlock()
	path.once.Do(func() { path.steps = p.find(k) })
	return path.steps
}

func printedSteps(ctx context.Context, l words.Lang, k printedKey) (list []print.Step) {
	pos := k.shape.NewPosition(k.grid)
	steps, _, _ := logic.PathFrom(ctx, &pos, logic.For(k.shape).Techniques)
	for i, s := range steps {
		step := print.Step{Title: s.Notation(), Single: len(s.Place) > 0}
		if i == 0 || !step.Single {
			step.Reasons = &print.Reasons{Text: s.Why(l), Position: pos, Diagram: s.Diagram}
		}
		list = append(list, step)
		s.Apply(&pos)
	}
	return list
}
