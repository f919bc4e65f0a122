package main

import (
	"context"
	"encoding/csv"
	"hash/fnv"
	"image"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync"

	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/photo/net"
	"sudoku/puzzle/photo/page"
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
func drawn(print, hands page.Fonts, pages int, seed uint64) []example {
	of := make([][]example, pages)
	each(pages, func(k int) {
		p := page.Practice(rand.New(rand.NewPCG(seed, uint64(k))), print, hands)
		g := &p.Grids[0]
		of[k] = examples(p.Image, nodesOf(g), &g.Givens, &g.Entries)
	})
	var all []example
	for _, e := range of {
		all = append(all, e...)
	}
	return all
}

func nodesOf(g *page.Grid) *photo.Nodes {
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
func photographed(folder string, n *net.Net) (train, held []example, err error) {
	f, err := os.Open(filepath.Join(folder, "truth.tsv"))
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	r := csv.NewReader(f)
	r.Comma = '\t'
	rows, err := r.ReadAll()
	if err != nil {
		return nil, nil, err
	}
	for _, row := range rows {
		if len(row) < 4 || row[1] != "mixed" {
			continue
		}
		cells, err := labelled(filepath.Join(folder, row[0]), row[2], row[3], n)
		if err != nil {
			return nil, nil, err
		}
		if heldOut(row[2]) {
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

// labelled returns the cells of a picture, turned so that most are what the truth says;
// none if that is not even half of them.
func labelled(path, printed, all string, n *net.Net) ([]example, error) {
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	p, err := photo.Decode(b)
	if err != nil {
		return nil, err
	}
	givens, _ := puzzle.ParseGrid(printed)
	entries, _ := puzzle.ParseGrid(all)
	var best []example
	most := 40
	for _, nodes := range photo.Find(context.Background(), p) {
		for range 4 {
			e := examples(p.Gray(), &nodes, &givens, &entries)
			if k := agreeing(n, e); k > most {
				best, most = e, k
			}
			nodes = nodes.Turned()
		}
	}
	return best, nil
}

// agreeing counts the examples whose digit the net reads, be it print or handwriting.
func agreeing(n *net.Net, all []example) (k int) {
	s := n.Scratch()
	for _, e := range all {
		if c := likeliest(n.Run(e.floats(), s)); c == e.class || c != 0 && e.class != 0 && (c-e.class)%9 == 0 {
			k++
		}
	}
	return k
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
