//go:build measure

package se

import (
	"context"
	"fmt"
	"os"
	"testing"

	"sudoku/puzzle"
)

func TestWalk(t *testing.T) {
	g, ok := puzzle.ParseGrid(os.Getenv("SUDOKU_SE_PUZZLE"))
	if !ok {
		t.Skip()
	}
	var r Rater
	_, err := r.walk(context.Background(), &g, Beyond, func(s *step) {
		fmt.Print(s.value(), " ")
		if s.rule != nil {
			fmt.Print(s.rule.name)
		}
		if s.places {
			fmt.Print(" ", puzzle.Cell(s.cell), "=", s.digit+1)
		} else {
			for _, m := range s.removes {
				fmt.Print(" ", puzzle.Cell(m.cell), "<>", puzzle.DigitSet(m.digits))
			}
		}
		fmt.Println()
	})
	fmt.Println(err)
}
