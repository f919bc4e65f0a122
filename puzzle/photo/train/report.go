package main

import (
	"fmt"
	"math"

	"sudoku/puzzle/photo/net"
)

// temperature returns what to divide logits by, so that held-out examples become
// likeliest.
func temperature(n *net.Net, held []example) float32 {
	logits := allLogits(n, held)
	best, least := 1.0, math.Inf(1)
	for t := 0.4; t < 4; t *= 1.05 {
		loss := 0.0
		for i, l := range logits {
			loss -= math.Log(softmax(l, t)[held[i].class] + 1e-12)
		}
		if loss < least {
			best, least = t, loss
		}
	}
	return float32(best)
}

func allLogits(n *net.Net, all []example) [][]float32 {
	logits := make([][]float32, len(all))
	s := n.Scratch()
	for i, e := range all {
		logits[i] = append(logits[i], n.Run(e.floats(), s)...)
	}
	return logits
}

// report prints how well the net reads held-out examples.
func report(n *net.Net, held []example) {
	var right, digit, kind, sure, wrong, print, printRight int
	for i, l := range allLogits(n, held) {
		class, is := likeliest(l), held[i].class
		if class == is {
			right++
		}
		if class == is || class != 0 && is != 0 && (class-is)%9 == 0 {
			digit++
		}
		if (class > net.Written) == (is > net.Written) {
			kind++
		}
		if is > 0 && is <= net.Written {
			print++
			if class == is {
				printRight++
			}
		}
		if softmax(l, float64(n.Temperature))[class] >= 0.99 {
			sure++
			if class != is {
				wrong++
			}
		}
	}
	all := float64(len(held)) / 100
	fmt.Printf("held out: %.2f %% of cells, %.2f %% of digits whoever wrote them, %.2f %% print or not;\n",
		float64(right)/all, float64(digit)/all, float64(kind)/all)
	fmt.Printf("%d of %d printed digits; of %d at 99 %% and more %d wrong\n", printRight, print, sure, wrong)
}
