//go:build !amd64 || purego

package net

func dotLanes(lanes *[4][4]float32, x, a, b, c, d []float32) { plainDotLanes(lanes, x, a, b, c, d) }

func addLanes(to []float32, by *[4]float32, a, b, c, d []float32) { plainAddLanes(to, by, a, b, c, d) }
