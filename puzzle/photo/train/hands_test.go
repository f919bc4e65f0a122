package main

import (
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/photo/net"
)

// TestHandwriting reads 500 handwritten cells of the held-out pictures of a folder, each by
// itself:
//
//	SUDOKU_PHOTOS=FOLDER go test -v -run TestHandwriting ./puzzle/photo/train
func TestHandwriting(t *testing.T) {
	folder := os.Getenv("SUDOKU_PHOTOS")
	if folder == "" {
		t.Skip("SUDOKU_PHOTOS names no folder of pictures")
	}
	_, held, err := photographed(folder)
	if err != nil {
		t.Fatal(err)
	}
	var hands []example
	for _, e := range held {
		if e.class > net.Written {
			hands = append(hands, e)
		}
	}
	rng := rand.New(rand.NewPCG(1, 1))
	rng.Shuffle(len(hands), func(i, j int) { hands[i], hands[j] = hands[j], hands[i] })
	all := min(500, len(hands))
	var first, second, sure, surely int
	began := time.Now()
	for i := range hands[:all] {
		var cell photo.Cell
		copy(cell[:], hands[i].floats())
		want := puzzle.Digit(hands[i].class - net.Written)
		got := photo.HandDigits(&cell)
		if got[0].Digit == want {
			first++
		} else if got[1].Digit == want {
			second++
		}
		if got[0].Chance >= .94 {
			if sure++; got[0].Digit == want {
				surely++
			}
		}
	}
	t.Logf("%d first, %d second of %d (of %d); of %d at 94 %% and more %d right; %v each", first, second, all, len(hands), sure, surely, time.Since(began)/time.Duration(max(all, 1)))
	if first+second < all*98/100 {
		t.Errorf("only %d", first+second)
	}
}
