package early

import (
	"os"
	"slices"
)

var started = os.Environ()

// Environ returns the environment that the program was started with, which what it starts gets.
// Its own is changed for the toolkit.
func Environ() []string { return slices.Clone(started) }
