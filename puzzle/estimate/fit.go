package estimate

import (
	"math"

	"sudoku/puzzle"
	"sudoku/puzzle/estimate/prior"
)

// levels is how many levels there are.
const levels = int(puzzle.Extreme)

// The features of a puzzle, whose weights are fitted.
const (
	one     = iota // 1
	slope          // the level, from the middle one
	score          // the logarithm of the score, from the middle of the level
	own            // 1 for the puzzle's own level, 0 for the others
	columns = own + levels
)

// believed is what is believed of the weights before the first game, and how little: ten
// minutes for the middle level, give or take a factor of three and a half.
var believed = func() [columns]struct{ mean, sd float64 } {
	atOne, atSlope, atScore := prior.Line()
	return [columns]struct{ mean, sd float64 }{
		one: {atOne, 1.3}, slope: {atSlope, .3}, score: {atScore, .4},
		own: {0, .2}, {0, .2}, {0, .2}, {0, .2}, {0, .2},
	}
}()

// features are those of a puzzle; blur is the spread of its score if that isn't known.
type features struct {
	x    [columns]float64
	blur float64
}

func featuresOf(level puzzle.Level, points int) (f features) {
	f.x[one], f.x[slope], f.x[own+int(level)-1] = 1, float64(level)-3, 1
	if u := &prior.Usual[level]; points > 0 {
		f.x[score] = math.Log(float64(points) / u.Middle)
	} else {
		f.blur = u.Spread
	}
	return f
}

// halves are after how many games one weighs half, of the fits that compete.
var halves = [...]float64{15, 50, 1e6}

// What is believed of the noise before the first game, and how many games that weighs.
const (
	firstNoise  = .4
	firstWeight = 4
)

// A game farther off than outlier weighs less, as its distance grows: Huber's weights.
const outlier = 1.6

// A fit is a regression that forgets.
type fit struct {
	keep   float64 // what a game weighs when the next one comes
	xx     [columns][columns]float64
	xy     [columns]float64
	weight float64 // of the games, for the noise
	square float64 // of their errors
	noise  float64

	weights [columns]float64
	root    [columns][columns]float64 // of the precision: lower, by Cholesky
	n       int
	loss    float64
	errors  []mistake
}

// A mistake is how far a game was from what had been foretold, in standard deviations.
type mistake struct {
	off   float64
	level puzzle.Level
}

// keepLoss is what a game weighs in the choice of a fit when the next one comes.
const keepLoss = .98

// mostErrors is how many games are remembered for the range.
const mostErrors = 300

func newFit(half float64) fit {
	f := fit{keep: math.Exp2(-1 / half), noise: firstNoise}
	f.solve()
	return f
}

// predict returns what is foretold of the logarithm of the time, and its deviation.
func (f *fit) predict(of features) (mean, sd float64) {
	var z [columns]float64 // root z = x
	sum := 0.
	for i := range columns {
		mean += f.weights[i] * of.x[i]
		z[i] = of.x[i]
		for k := range i {
			z[i] -= f.root[i][k] * z[k]
		}
		z[i] /= f.root[i][i]
		sum += z[i] * z[i]
	}
	blur := f.weights[score] * of.blur
	return mean, math.Sqrt(f.noise*f.noise + sum + blur*blur)
}

// add takes in a game after noting how well it was foretold.
func (f *fit) add(of features, y float64, level puzzle.Level) {
	mean, sd := f.predict(of)
	off := (y - mean) / sd
	if f.n++; f.n > firstWeight {
		f.loss = keepLoss*f.loss + math.Log(sd) + math.Log1p(off*off/4)*2.5 // of Student's t with 4 degrees
		f.errors = append(f.errors, mistake{off, level})
		if len(f.errors) > mostErrors {
			f.errors = f.errors[1:]
		}
	}
	far := min(math.Abs(off), 2.5)
	f.weight = f.keep*f.weight + 1
	f.square = f.keep*f.square + far*far*f.noise*f.noise
	w := min(1, outlier/max(math.Abs(off), 1e-9))
	for i := range columns {
		f.xy[i] = f.keep*f.xy[i] + w*of.x[i]*y
		for k := range columns {
			f.xx[i][k] = f.keep*f.xx[i][k] + w*of.x[i]*of.x[k]
		}
	}
	f.noise = math.Sqrt((firstWeight*firstNoise*firstNoise + f.square) / (firstWeight + f.weight))
	f.solve()
}

// solve finds the weights: precision * weights = right.
func (f *fit) solve() {
	var right [columns]float64
	scale := 1 / (f.noise * f.noise)
	for i, p := range believed {
		for k := range i + 1 {
			sum := f.xx[i][k] * scale
			if i == k {
				sum += 1 / (p.sd * p.sd)
			}
			for j := range k {
				sum -= f.root[i][j] * f.root[k][j]
			}
			if i == k {
				f.root[i][i] = math.Sqrt(sum)
			} else {
				f.root[i][k] = sum / f.root[k][k]
			}
		}
		right[i] = f.xy[i]*scale + p.mean/(p.sd*p.sd)
		for k := range i {
			right[i] -= f.root[i][k] * right[k]
		}
		right[i] /= f.root[i][i]
	}
	for i := columns - 1; i >= 0; i-- {
		f.weights[i] = right[i]
		for k := i + 1; k < columns; k++ {
			f.weights[i] -= f.root[k][i] * f.weights[k]
		}
		f.weights[i] /= f.root[i][i]
	}
}
