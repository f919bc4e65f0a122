//go:build !purego

package net

// dotLanes adds the products of x with four rows to lanes, the i-th value to lane i modulo
// 4. All are as long as x, which is a multiple of 4.
//
//go:noescape
func dotLanes(lanes *[4][4]float32, x, a, b, c, d []float32)

// addLanes adds multiples of four rows to one. All are as long as it, which is a multiple
// of 4.
//
//go:noescape
func addLanes(to []float32, by *[4]float32, a, b, c, d []float32)
