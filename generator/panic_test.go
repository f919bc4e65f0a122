package generator

import (
	"errors"
	"testing"

	"sudoku/puzzle/fault"
)

// TestWorkerPanics: a panic of a worker is one of the caller, who can recover.
func TestWorkerPanics(t *testing.T) {
	err := func() (err error) {
		defer fault.Recover(&err)
		for range Stream(t.Context(), Order{Seed: 1}, 100, 4, func(Progress) { panic("broken") }) {
		}
		return nil
	}()
	if f, ok := errors.AsType[*fault.Fault](err); !ok || f.What != "a string" {
		t.Error(err)
	}
}
