package main

import (
	"hash/fnv"
	"image"
	"math/rand/v2"
	"path/filepath"
	"sync"

	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/photo/net"
	"sudoku/puzzle/photo/phototest"
)

// An example is the picture of a cell, a byte a pixel, and its class.
type example struct {
	cell  *[net.Side * net.Side]uint8
	class int
}

// packed rounds a cell to bytes; unpack is the reverse.
func packed(c *photo.Cell) *[net.Side * net.Side]uint8 {
	b := new([net.Side * net.Side]uint8)
	for i, v := range c {
		b[i] = uint8(v*100 + 60.5)
	}
	return b
}

func unpack(b uint8) float32 { return (float32(b) - 60) / 100 }

// examples labels the cells of a grid.
func examples(m *image.Gray, n *photo.Nodes, givens, entries *puzzle.Grid) (all []example) {
	cells := photo.Cells(m, n)
	for i := range cells {
		class := net.Empty
		switch {
		case givens[i] != 0:
			class = net.Printed + int(givens[i])
		case entries[i] != 0:
			class = net.Written + int(entries[i])
		}
		all = append(all, example{packed(&cells[i]), class})
	}
	return all
}

// drawn returns the cells of drawn pages. Each page has its own seed.
func drawn(print, hands phototest.Fonts, pages int, seed uint64) []example {
	of := make([][]example, pages)
	each(pages, func(k int) {
		p := phototest.Practice(rand.New(rand.NewPCG(seed, uint64(k))), print, hands)
		g := &p.Grids[0]
		of[k] = examples(p.Image, nodesOf(g), &g.Givens, &g.Entries)
	})
	var all []example
	for _, e := range of {
		all = append(all, e...)
	}
	return all
}

func nodesOf(g *phototest.Grid) *photo.Nodes {
	n := new(photo.Nodes)
	for j := range n {
		for i := range n[j] {
			n[j][i] = photo.Point{X: g.Nodes[j][i][0], Y: g.Nodes[j][i][1]}
		}
	}
	return n
}

// each calls f with 0 to n-1, some at a time.
func each(n int, f func(int)) {
	var wait sync.WaitGroup
	next := make(chan int)
	for range workers {
		wait.Go(func() {
			for k := range next {
				f(k)
			}
		})
	}
	for k := range n {
		next <- k
	}
	close(next)
	wait.Wait()
}

// photographed returns the cells of the filled pictures of a folder. One puzzle in four,
// whichever picture shows it, is held out.
func photographed(folder string) (train, held []example, err error) {
	list, err := filledPictures(folder)
	if err != nil {
		return nil, nil, err
	}
	at, err := places()
	if err != nil {
		return nil, nil, err
	}
	for _, shown := range list {
		nodes := at[shown.file]
		if nodes == nil {
			continue
		}
		p, err := decoded(filepath.Join(folder, shown.file))
		if err != nil {
			return nil, nil, err
		}
		cells := examples(p.Gray(), nodes, &shown.givens, &shown.all)
		if heldOut(shown.printed) {
			held = append(held, cells...)
		} else {
			train = append(train, cells...)
		}
	}
	return train, held, nil
}

// heldOut reports whether a puzzle is not trained on.
func heldOut(printed string) bool {
	h := fnv.New32a()
	h.Write([]byte(printed))
	return h.Sum32()%4 == 0
}

func (e example) floats() []float32 {
	v := make([]float32, len(e.cell))
	for i, b := range e.cell {
		v[i] = unpack(b)
	}
	return v
}

func likeliest(logits []float32) (best int) {
	for i, v := range logits {
		if v > logits[best] {
			best = i
		}
	}
	return best
}
