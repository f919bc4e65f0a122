package photo

import (
	_ "embed"
	"math"
	"sync"

	"sudoku/puzzle/photo/net"
)

// Chances says how likely each class of package net is.
type Chances [net.Classes]float64

//go:embed weights.bin
var weights []byte

// reader returns the net, whose weights are read when it is first asked for.
var reader = sync.OnceValue(func() *net.Net {
	n, err := net.Load(weights)
	if err != nil {
		panic(err) // impossible: a test loads them
	}
	return n
})

// chances turns logits into chances.
func chances(logits []float32, temperature float32) (c Chances) {
	most := math.Inf(-1)
	for _, v := range logits {
		most = max(most, float64(v))
	}
	sum := 0.0
	for i, v := range logits {
		c[i] = math.Exp((float64(v) - most) / float64(temperature))
		sum += c[i]
	}
	for i := range c {
		c[i] /= sum
	}
	return c
}

// likeliest returns the greatest of the chances and its class.
func (c *Chances) likeliest() (class int, p float64) {
	for i, v := range c {
		if v > p {
			class, p = i, v
		}
	}
	return class, p
}

// written is the chance that the cell holds handwriting.
func (c *Chances) written() (p float64) {
	for _, v := range c[net.Written+1:] {
		p += v
	}
	return p
}

// divided returns the chances if what is not empty is odds times as likely handwriting.
func (c Chances) divided(odds float64) Chances {
	p, w := c.printed(), c.written()
	if p+w == 0 {
		return c
	}
	k := (p + w) / (p + odds*w)
	for d := 1; d <= 9; d++ {
		c[net.Printed+d] *= k
		c[net.Written+d] *= k * odds
	}
	return c
}

// hand returns the likeliest digit if the cell holds handwriting, and how likely any is.
func (c *Chances) hand() (digit int, sum float64) {
	digit = 1
	for d := 1; d <= 9; d++ {
		sum += c[net.Written+d]
		if c[net.Written+d] > c[net.Written+digit] {
			digit = d
		}
	}
	return digit, sum
}

// printed is the chance that the cell holds a printed digit.
func (c *Chances) printed() (p float64) {
	for _, v := range c[net.Printed+1 : net.Written+1] {
		p += v
	}
	return p
}

// weighed returns the chances if handwriting is odds times as frequent, against print, as
// where the net was trained.
func (c Chances) weighed(odds float64) Chances {
	sum := 0.0
	for i := range c {
		if i > net.Written {
			c[i] *= odds
		}
		sum += c[i]
	}
	for i := range c {
		c[i] /= sum
	}
	return c
}
