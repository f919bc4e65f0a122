package photo_test

import (
	"bytes"
	"context"
	"image"
	"image/jpeg"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomedium"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/gomonobold"
	"golang.org/x/image/font/gofont/goregular"

	"sudoku/puzzle/photo"
	"sudoku/puzzle/photo/phototest"
)

// faces are pairs of fonts, regular and bold.
var faces = [][2][]byte{{goregular.TTF, gobold.TTF}, {gomono.TTF, gomonobold.TTF}, {gomedium.TTF, gobold.TTF}}

// lookNames are those of phototest.Looks, in their order.
var lookNames = []string{"lines", "dark tiles", "shaded boxes", "black", "tinted givens", "bold givens", "dark tinted", "pale boxes",
	"blue tiles", "grey entries", "dark boxes", "white lines"}

// appOf returns the n-th window in a look: how much is filled and marked goes by the number.
func appOf(t testing.TB, look, n int) *phototest.App {
	rng := rand.New(rand.NewPCG(uint64(look), uint64(n)))
	f := faces[n%len(faces)]
	k := phototest.Looks(ink{font: f[0]}.set(t).Font, ink{font: f[1]}.set(t).Font)[look]
	a := &phototest.App{
		Grid: filled(puzzleOf(rng, 24+rng.IntN(8)), rng, []float64{0.15, 0.5, 0, 0.85}[n%4]),
		Look: &k, Pixels: []float64{44, 30, 66.5, 28}[n/2%4], Chosen: rng.IntN(82) - 1, Pad: n%3 == 0,
	}
	if n%4 != 1 {
		a.Noted(rng, 0.6)
	}
	return a
}

// seen is the picture of a window as a program of screenshots writes it: every third in a JPEG
// file.
func seen(t testing.TB, m image.Image, n int) *photo.Picture {
	if n%3 != 1 {
		return photo.NewPicture(m)
	}
	var file bytes.Buffer
	if err := jpeg.Encode(&file, m, &jpeg.Options{Quality: 80 + n%15}); err != nil {
		t.Fatal(err)
	}
	p, err := photo.Decode(file.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestApps: boards of programs are read in each look, digits told from each other by whose
// they are, and marks never taken for digits; what is certain is right.
func TestApps(t *testing.T) {
	pages := 3
	if long, err := strconv.Atoi(os.Getenv("SUDOKU_LONG")); err == nil {
		pages = long
	}
	var sum tally
	for look, name := range lookNames {
		t.Run(name, func(t *testing.T) {
			var y tally
			for n := range pages {
				a := appOf(t, look, n)
				s := &screenshot{File: strconv.Itoa(n), Givens: a.Givens.String(), Entries: a.Entries.String()}
				for c, m := range a.Marks {
					for d := range m.All() {
						s.Marks[c] = append(s.Marks[c], d)
					}
				}
				y.pages++
				all, err := photo.Read(context.Background(), seen(t, a.Draw(), n), uniquely())
				if err != nil || len(all) == 0 {
					t.Logf("%d: %d grids, %v", n, len(all), err)
					continue
				}
				y.found++
				y.count(t, s, &all[0])
				near(t, n, a, &all[0])
			}
			t.Logf("%d pages, %d found, %d whole, %d with givens right, %d certain, %d wrong; told %d of %d; %d cells with marks, %d as digits, %d right",
				y.pages, y.found, y.whole, y.givens, y.certain, y.wrong, y.told, y.digits, y.marked, y.asDigits, y.marks)
			if y.wrong > 0 || y.asDigits > 0 {
				t.Errorf("%d certain and wrong, %d cells with marks taken for digits", y.wrong, y.asDigits)
			}
			sum.pages, sum.whole, sum.certain = sum.pages+y.pages, sum.whole+y.whole, sum.certain+y.certain
			sum.told, sum.digits = sum.told+y.told, sum.digits+y.digits
		})
	}
	if 100*sum.whole < 97*sum.pages || 4*sum.certain < 3*sum.whole || 100*sum.told < 99*sum.digits {
		t.Errorf("%d of %d pages whole, %d certain; %d of %d digits told", sum.whole, sum.pages, sum.certain, sum.told, sum.digits)
	}
}

// near reports an error if the grid was not found where it is.
func near(t *testing.T, n int, a *phototest.App, r *photo.Reading) {
	for j := range r.Nodes {
		for i, p := range r.Nodes[j] {
			if q := a.Nodes[j][i]; max(p.X-q[0], q[0]-p.X, p.Y-q[1], q[1]-p.Y) > 0.2*a.Pixels {
				t.Errorf("%d: lines %d and %d cross at %v, want %v", n, i, j, p, q)
				return
			}
		}
	}
}
