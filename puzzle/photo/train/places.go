package main

import (
	"context"
	_ "embed"
	"encoding/csv"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/photo"
)

// placeList says where the grids of the pictures lie, so that the weights don't depend on
// how well grids are found at the time: the name of a picture, and x and y in tenths of a
// pixel where every third line of its upright grid crosses every third other one, row by
// row. It is made by -locate.
//
//go:embed places.txt
var placeList string

// places returns the nodes of the grids by the names of the pictures.
func places() (map[string]*photo.Nodes, error) {
	all := map[string]*photo.Nodes{}
	for line := range strings.Lines(placeList) {
		in := strings.NewReader(line)
		var name string
		if _, err := fmt.Fscan(in, &name); err != nil || name == "#" {
			continue
		}
		var coarse [4][4]photo.Point
		for j := range coarse {
			for i := range coarse[j] {
				p := &coarse[j][i]
				if _, err := fmt.Fscan(in, &p.X, &p.Y); err != nil {
					return nil, fmt.Errorf("places.txt, %s: %w", name, err)
				}
				p.X, p.Y = p.X/10, p.Y/10
			}
		}
		all[name] = nodesBetween(&coarse)
	}
	return all, nil
}

// nodesBetween lays cubics through every third node each way (J. Lagrange).
func nodesBetween(coarse *[4][4]photo.Point) *photo.Nodes {
	n := new(photo.Nodes)
	for j := range n {
		down := cubic(float64(j) / 3)
		for i := range n[j] {
			along := cubic(float64(i) / 3)
			for k := range coarse {
				for l, p := range coarse[k] {
					n[j][i].X += down[k] * along[l] * p.X
					n[j][i].Y += down[k] * along[l] * p.Y
				}
			}
		}
	}
	return n
}

// cubic returns how much the values at 0, 1, 2 and 3 count at t.
func cubic(t float64) (of [4]float64) {
	for k := range of {
		of[k] = 1
		for l := range of {
			if l != k {
				of[k] *= (t - float64(l)) / float64(k-l)
			}
		}
	}
	return of
}

// locate writes places.txt for the pictures of a folder that are read right, but for few
// cells.
func locate(folder string, w io.Writer) error {
	list, err := filledPictures(folder)
	if err != nil {
		return err
	}
	fmt.Fprintln(w, "# picture; x and y of every third node of its grid, in tenths of a pixel")
	for _, shown := range list {
		p, err := decoded(filepath.Join(folder, shown.file))
		if err != nil {
			return err
		}
		all, err := photo.Read(context.Background(), p, unsolved)
		if err != nil {
			return err
		}
		nodes, ok := located(p, all, &shown.all)
		if !ok {
			continue
		}
		fmt.Fprint(w, shown.file)
		for j := 0; j < 10; j += 3 {
			for i := 0; i < 10; i += 3 {
				fmt.Fprintf(w, " %.0f %.0f", 10*nodes[j][i].X, 10*nodes[j][i].Y)
			}
		}
		fmt.Fprintln(w)
	}
	return nil
}

// located returns the nodes of the grid that shows most of what is known, the right way up;
// none if that is not even most of it.
func located(p *photo.Picture, read []photo.Reading, all *puzzle.Grid) (best photo.Nodes, ok bool) {
	most := 60
	for _, r := range read {
		for n, turns := r.Nodes, 0; turns < 4; n, turns = n.Turned(), turns+1 {
			up := photo.ReadUp(p, n, unsolved)
			if k := agreeing(&up, all); k > most {
				best, most, ok = n, k, true
			}
		}
	}
	return best, ok
}

// agreeing counts the cells whose digit was read right, whoever wrote it.
func agreeing(r *photo.Reading, all *puzzle.Grid) (n int) {
	for c, d := range all {
		if max(r.Givens[c], r.Entries[c]) == d {
			n++
		}
	}
	return n
}

// unsolved is a solver that decides nothing: what is read is what the cells look like.
func unsolved(*puzzle.Grid) (puzzle.Grid, int) { return puzzle.Grid{}, 0 }

func decoded(path string) (*photo.Picture, error) {
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return photo.Decode(b)
}

// A filledPicture is one of the folder with what it shows.
type filledPicture struct {
	file        string
	givens, all puzzle.Grid
	printed     string
}

// filledPictures lists those of a folder.
func filledPictures(folder string) (list []filledPicture, err error) {
	f, err := os.Open(filepath.Join(folder, "truth.tsv"))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r := csv.NewReader(f)
	r.Comma = '\t'
	rows, err := r.ReadAll()
	for _, row := range rows {
		if len(row) < 4 || row[1] != "mixed" {
			continue
		}
		p := filledPicture{file: row[0], printed: row[2]}
		p.givens, _ = puzzle.ParseGrid(row[2])
		p.all, _ = puzzle.ParseGrid(row[3])
		list = append(list, p)
	}
	return list, err
}
