package print

import (
	"errors"
	"io"
	"strings"
	"testing"

	"sudoku/puzzle/fault"
)

// A torn list panics at one of its items.
type torn struct {
	List
	at int
}

func (l torn) At(i int) Item {
	if i == l.at {
		panic("torn")
	}
	return l.List.At(i)
}

// TestFaultOnAPage: a panic while a page is drawn is the error of the whole file.
func TestFaultOnAPage(t *testing.T) {
	for _, at := range []int{0, 50, 99} {
		err := writePDF(t.Context(), io.Discard, Sheet{Items: torn{items(100), at}, Options: Options{PerPage: 1}})
		if f, ok := errors.AsType[*fault.Fault](err); !ok || !strings.Contains(f.Stack[0], "torn") {
			t.Errorf("item %d: %v", at, err)
		}
	}
}
