package format

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"sudoku/puzzle"
)

// board sets the board of a puzzle by the rules that are said of it.
func (a *aside) board(p *puzzle.Puzzle) error {
	if len(a.rules)+len(a.cages)+len(a.regions)+a.box[0]+a.box[1] == 0 && p.Shape == nil {
		return nil
	}
	b := siteBoard{size: p.Shape.Size(), others: variant{}}
	width, height := p.Shape.BoxSize()
	if a.box[0] > 0 && a.box[0] != width || a.box[1] > 0 && a.box[1] != height {
		b.rule("regions")
	}
	for _, name := range a.rules {
		b.rule(name)
	}
	for _, raw := range a.regions {
		if labels, ok := b.labelled(raw); !ok || !b.areBoxes(labels) {
			b.rule("regions")
		}
	}
	all := len(a.cages) > 0
	for _, raw := range a.cages {
		all = b.plainCages(raw) && all
	}
	if all {
		delete(b.others, "cage")
	}
	return b.put(p)
}

// plainCages adds a list of cages with their sums. ok is false if it has anything else.
func (b *siteBoard) plainCages(raw []byte) (ok bool) {
	var list []map[string]any
	if json.Unmarshal(raw, &list) != nil {
		return false
	}
	base, known := b.base(list)
	if !known {
		return false
	}
	for _, fields := range list {
		var cells puzzle.CellSet
		sum := ""
		for name, value := range fields {
			switch name {
			case "cells":
				if cells, ok = b.cellList(value, base); !ok {
					return false
				}
			case "sum", "value", "total", "target":
				sum = strings.TrimSuffix(fmt.Sprint(value), "<nil>")
			case "id", "color", "colour":
			default:
				return false
			}
		}
		if cells.Empty() {
			return false
		}
		b.cage(cells, sum)
	}
	return true
}

// cellList reads a list of cells, each a name or a pair of row and column from base on.
func (b *siteBoard) cellList(value any, base int) (cells puzzle.CellSet, ok bool) {
	list, _ := value.([]any)
	var at []int
	for _, one := range list {
		r, c, ok := b.placeOf(one)
		if !ok {
			return cells, false
		}
		if _, isName := one.(string); !isName {
			r, c = r-base, c-base
		}
		if r < 0 || c < 0 || r >= b.size || c >= b.size {
			return cells, false
		}
		at = append(at, r*b.size+c)
	}
	return b.set(at)
}

// placeOf reads one cell: r1c1, [0, 0] or {"row": 0, "col": 0}. Of a name row and column are from 0 on.
func (b *siteBoard) placeOf(value any) (r, c int, ok bool) {
	var pair []any
	switch v := value.(type) {
	case string:
		cell, ok := b.siteCell(v)
		return cell.Row(), cell.Col(), ok
	case []any:
		pair = v
	case map[string]any:
		col, ok := v["col"]
		if !ok {
			col = v["column"]
		}
		pair = []any{v["row"], col}
	}
	if len(pair) != 2 {
		return 0, 0, false
	}
	x, okX := pair[0].(float64)
	y, okY := pair[1].(float64)
	return int(x), int(y), okX && okY && x == float64(int(x)) && y == float64(int(y))
}

// base returns whether pairs of row and column count from 0 or from 1. known is false if they may do
// either.
func (b *siteBoard) base(list []map[string]any) (base int, known bool) {
	zero, last, pairs := false, false, false
	for _, fields := range list {
		cells, _ := fields["cells"].([]any)
		for _, one := range cells {
			if _, isName := one.(string); isName {
				continue
			}
			r, c, _ := b.placeOf(one)
			pairs, zero, last = true, zero || min(r, c) == 0, last || max(r, c) == b.size
		}
	}
	if last {
		base = 1
	}
	return base, !pairs || zero != last
}

// labelled reads regions: a label for each cell, in a text, a list or a list of rows, or a list of the
// cells of each region.
func (b *siteBoard) labelled(raw []byte) (labels *[81]string, ok bool) {
	var value any
	if json.Unmarshal(raw, &value) != nil {
		return nil, false
	}
	labels = new([81]string)
	flat := b.flat(value)
	if len(flat) == b.size*b.size {
		for i, label := range flat {
			labels[b.at(i)] = label
		}
		return labels, !distinct(flat) || b.indexed(flat, labels)
	}
	regions, _ := value.([]any)
	for i, region := range regions {
		cells, ok := b.cellList(region, 0)
		if !ok {
			return nil, false
		}
		for c := range cells.All() {
			labels[c] += strconv.Itoa(i)
		}
	}
	return labels, len(regions) == b.size
}

// flat returns the elements of lists in lists, of texts without lists their characters.
func (b *siteBoard) flat(value any) (list []string) {
	switch v := value.(type) {
	case string:
		if len(v) >= b.size {
			return strings.Split(strings.NewReplacer(" ", "", "\n", "", ",", "").Replace(v), "")
		}
		return []string{v}
	case []any:
		for _, one := range v {
			list = append(list, b.flat(one)...)
		}
		return list
	}
	return []string{fmt.Sprint(value)}
}

func distinct(list []string) bool {
	seen := map[string]bool{}
	for _, s := range list {
		seen[s] = true
	}
	return len(seen) == len(list)
}

// indexed reads the cells of one region after the other as numbers by rows, from 0 or 1 on.
func (b *siteBoard) indexed(list []string, labels *[81]string) bool {
	zero := 1
	for _, s := range list {
		if s == "0" {
			zero = 0
		}
	}
	for i, s := range list {
		n, err := strconv.Atoi(s)
		if n -= zero; err != nil || n < 0 || n >= len(list) {
			return false
		}
		labels[b.at(n)] = strconv.Itoa(i / b.size)
	}
	return true
}
