//go:build measure

package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"time"
)

// Key codes of 5 and Delete in Xvfb: a digit is entered and removed again.
var typed = [2]byte{14, 119}

const presses = 50

// keys measures the time from a key to the first pixel that changes, and the CPU time
// that a key costs above that of an idle window, in each window in turn.
func (b *bench) keys() error {
	const rounds = 3
	for round := range rounds {
		for _, p := range installed(b.desk, b.rectangle, b.read, b.earlier) {
			fmt.Fprintf(os.Stderr, "\rkeys %d of %d ", round+1, rounds)
			if err := b.typeInto(p); err != nil {
				return err
			}
		}
	}
	fmt.Fprintln(os.Stderr)
	return nil
}

func (b *bench) typeInto(p *program) error {
	r, err := p.begin(b.screen)
	if err != nil {
		return err
	}
	defer r.end()
	if err := r.open(); err != nil {
		return err
	}
	time.Sleep(5 * time.Second)
	watched := r.findPixels(typed)
	if len(watched) == 0 {
		return fmt.Errorf("%s shows nothing of a key", p.name)
	}
	dice := rand.New(rand.NewPCG(3, 4)) // the toolkit polls keys 60 times a second: don't run in step with it
	const quiet = 4 * time.Second
	cpu := r.cpu()
	time.Sleep(quiet)
	rest := float64(r.cpu()-cpu) / float64(quiet)
	began := time.Now()
	cpu = r.cpu()
	for i := range presses {
		before := r.colours(watched)
		start := time.Now()
		r.press(typed[i%2])
		if !until(time.Second, func() bool { return r.changed(watched, before) }) {
			return fmt.Errorf("%s shows nothing of key %d", p.name, i)
		}
		b.note(p, keyTime, float64(time.Since(start))/1e6)
		time.Sleep(90*time.Millisecond + time.Duration(dice.Int64N(int64(2*time.Second/60))))
	}
	b.note(p, keyCPU, (float64(r.cpu()-cpu)-rest*float64(time.Since(began)))/1e6/presses)
	return nil
}

// learn presses both keys a few times and returns pixels that each of them changes.
func (r *run) findPixels(keys [2]byte) []probe {
	var shown [4][]uint32
	for i := range shown {
		r.press(keys[i%2])
		time.Sleep(500 * time.Millisecond)
		shown[i] = r.picture()
	}
	var changing []probe
	for i, p := range shown[1] {
		if p != shown[2][i] && p == shown[3][i] && shown[0][i] == shown[2][i] {
			changing = append(changing, probe{at: i})
		}
	}
	return sample(changing, 200)
}

func (r *run) colours(of []probe) (list []uint32) {
	for _, p := range of {
		list = append(list, r.at(p.at))
	}
	return list
}

func (r *run) changed(of []probe, since []uint32) bool {
	for i, p := range of {
		if r.at(p.at) != since[i] {
			return true
		}
	}
	return false
}
