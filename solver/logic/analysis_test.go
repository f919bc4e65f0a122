package logic

import (
	"context"
	"errors"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// From the givens PathFrom takes the steps that are rated; from anywhere on the path it
// leads to the same end.
func TestPathFrom(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	for range 20 {
		g, solution := minimal(rng)
		pos := puzzle.NewPosition(g)
		want, wantErr := Rate(t.Context(), g, HoDoKu.Techniques)
		steps, rating, err := PathFrom(t.Context(), &pos, HoDoKu.Techniques)
		if rating != want || !errors.Is(err, wantErr) || len(steps) != want.Steps {
			t.Errorf("%v: %v, %v, want %v, %v", g, rating, err, want, wantErr)
		}
		for i, s := range steps {
			if s.Apply(&pos); i%10 != 0 || wantErr != nil {
				continue
			}
			left, _, err := PathFrom(t.Context(), &pos, HoDoKu.Techniques)
			end := pos
			for _, s := range left {
				s.Apply(&end)
			}
			if err != nil || end.Grid != solution {
				t.Errorf("%v: after step %d: %v", g, i+1, err)
			}
		}
	}
}

func sameStep(a, b Step) bool { return reflect.DeepEqual(key(a), key(b)) }

func TestUpTo(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 4))
	never := 0
	for range 10 {
		g, _ := minimal(rng)
		pos := puzzle.NewPosition(g)
		path, _, _ := PathFrom(t.Context(), &pos, HoDoKu.Techniques)
		for _, tech := range []*Technique{pointing, claiming, simpleColorsTrap, simpleColors, xyWing} {
			at := slices.IndexFunc(path, func(s Step) bool {
				return s.Technique == tech || tech == simpleColors && (s.Technique == simpleColorsTrap || s.Technique == simpleColorsWrap)
			})
			steps, err := UpTo(t.Context(), &pos, HoDoKu.Techniques, tech)
			want := path
			if at >= 0 {
				want = path[:at]
			} else {
				never++
			}
			if errors.Is(err, ErrUnused) != (at < 0) || !slices.EqualFunc(steps, want, sameStep) {
				t.Errorf("%v: %d steps and %v up to %s, want %d", g, len(steps), err, tech.ID, len(want))
			}
		}
	}
	if never == 0 || never == 50 {
		t.Errorf("%d of 50 never come", never)
	}
}

// In each position singles place as many digits as Path does with them alone.
func TestUnlocks(t *testing.T) {
	singles := []*Technique{nakedSingle, hiddenSingle}
	places := func(pos *puzzle.Position) int {
		steps, _, _ := PathFrom(context.Background(), pos, singles)
		return pos.Grid.Count() + len(steps)
	}
	some := 0
	plainWalk(t, 6, 20, func(b *Board, _ *puzzle.Grid) {
		for _, s := range All(&b.Position, HoDoKu.Techniques[3:20]) {
			after := b.Position
			s.Apply(&after)
			want := places(&after) - places(&b.Position)
			if got := unlocks(&b.Position, &s, filled(&b.Position)); got != want {
				t.Errorf("%v: %v unlocks %d, want %d", b.Grid, s.Eliminate, got, want)
			}
			if want > 0 {
				some++
			}
		}
	})
	if some == 0 {
		t.Error("nothing unlocked anything")
	}
}

func TestSortSteps(t *testing.T) {
	step := func(t *Technique, place, eliminated, unlocks int) Found {
		return Found{Step: Step{Technique: t, Place: make([]puzzle.Candidate, place), Eliminate: make([]puzzle.Candidate, eliminated)}, Unlocks: unlocks}
	}
	copied := *pointing
	for by, want := range map[Order]string{
		ByTechnique: "12 00 31 03 20", // pointing, its copy, claiming, kite
		ByEffect:    "00 31 20 12 03",
		ByUnlocks:   "03 12 31 20 00",
	} {
		found := []Found{step(kite, 0, 2, 0), step(pointing, 0, 1, 2), step(&copied, 1, 0, 0), step(pointing, 0, 3, 1), step(claiming, 0, 0, 3)}
		SortSteps(found, by)
		got := ""
		for _, f := range found {
			got += string(rune('0'+len(f.Eliminate))) + string(rune('0'+f.Unlocks)) + " "
		}
		if got != want+" " {
			t.Errorf("order %d: %s, want %s", by, got, want)
		}
	}
}

func TestEachFound(t *testing.T) {
	plainWalk(t, 7, 2, func(b *Board, _ *puzzle.Grid) {
		var found []Found
		err := EachFound(t.Context(), &b.Position, HoDoKu.Techniques[:20], func(f Found) { found = append(found, f) })
		all := All(&b.Position, HoDoKu.Techniques[:20])
		if err != nil || len(found) != len(all) {
			t.Fatalf("%v: %d steps, want %d, %v", b.Grid, len(found), len(all), err)
		}
		for i, f := range found {
			if !sameStep(f.Step, all[i]) || f.Unlocks != unlocks(&b.Position, &f.Step, filled(&b.Position)) {
				t.Errorf("%v: step %d", b.Grid, i)
			}
		}
	})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	pos := puzzle.NewPosition(puzzle.Grid{1, 2, 3, 4, 5, 6, 7, 8})
	if err := EachFound(ctx, &pos, HoDoKu.Techniques, func(f Found) { t.Error("found", f.Notation()) }); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// Backdoors are what trying all sets finds, and small ones come first.
func TestBackdoors(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 4))
	sizes := map[int]int{}
	for range 6 {
		g, solution := minimal(rng)
		pos := puzzle.NewPosition(g)
		for _, with := range [][]*Technique{nil, plain} {
			for _, wrong := range []bool{false, true} {
				find, most := Backdoors, 2
				if wrong {
					find, most = WrongCandidates, 1
				}
				var got [][]puzzle.Candidate
				err := find(t.Context(), &pos, &solution, with, most, func(ks []puzzle.Candidate) bool {
					got = append(got, ks)
					return true
				})
				want := allBackdoors(&pos, &solution, with, most, wrong)
				if err != nil || !reflect.DeepEqual(got, want) {
					t.Errorf("%v: %v, want %v, %v", g, got, want, err)
				}
				for _, ks := range got {
					sizes[len(ks)]++
				}
			}
		}
	}
	if sizes[1] == 0 || sizes[2] == 0 {
		t.Errorf("sizes %v", sizes)
	}
}

// allBackdoors tries all sets of at most two candidates.
func allBackdoors(pos *puzzle.Position, solution *puzzle.Grid, with []*Technique, most int, wrong bool) (sets [][]puzzle.Candidate) {
	if with == nil {
		with = []*Technique{nakedSingle, hiddenSingle}
	}
	solves := func(ks ...puzzle.Candidate) bool {
		after := *pos
		for _, k := range ks {
			if wrong {
				after.Eliminate(k)
			} else {
				after.Place(k)
			}
		}
		_, _, err := PathFrom(context.Background(), &after, with)
		return err == nil
	}
	var keys []puzzle.Candidate
	for k := range puzzle.Candidate(729) {
		if pos.Has(k) && (solution[k.Cell()] == k.Digit()) != wrong {
			keys = append(keys, k)
		}
	}
	if solves() {
		return nil
	}
	var hard []puzzle.Candidate
	for _, k := range keys {
		if solves(k) {
			sets = append(sets, []puzzle.Candidate{k})
		} else {
			hard = append(hard, k)
		}
	}
	for i, k := range hard {
		for _, q := range hard[i+1:] {
			if most > 1 && solves(k, q) {
				sets = append(sets, []puzzle.Candidate{k, q})
			}
		}
	}
	return sets
}

// A search for backdoors ends when found returns false, and soon after its context.
func TestBackdoorsEnd(t *testing.T) {
	g, _ := puzzle.ParseGrid("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
	solution, _ := puzzle.ParseGrid("812753649943682175675491283154237896369845721287169534521974368438526917796318452")
	pos := puzzle.NewPosition(g)
	calls, sizes := 0, 0
	err := Backdoors(t.Context(), &pos, &solution, nil, 3, func(ks []puzzle.Candidate) bool {
		calls++
		sizes += len(ks)
		return calls < 3
	})
	if calls != 3 || sizes < 3 || err != nil {
		t.Error(calls, sizes, err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	calls = 0
	err = Backdoors(ctx, &pos, &solution, nil, 3, func([]puzzle.Candidate) bool { calls++; cancel(); return true })
	if calls != 1 || !errors.Is(err, context.Canceled) {
		t.Error(calls, err)
	}
	if err = WrongCandidates(ctx, &pos, &solution, Full.Techniques, 3, nil); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// Digits are those by which a library of cases distinguishes steps of a technique.
func TestDigits(t *testing.T) {
	want := map[string]string{
		"full-house": "1", "hidden-single": "8", "pointing": "6", "locked-triple": "289", "naked-triple": "157", "hidden-pair": "47",
		"finned-x-wing": "1", "finned-mutant-jellyfish": "2", "skyscraper": "7", "turbot-fish": "5", "empty-rectangle": "1",
		"dual-two-string-kite": "1", "simple-colors-wrap": "1", "multi-colors-2": "2", "x-chain": "5", "xy-chain": "6", "remote-pair": "15",
		"continuous-nice-loop": "2456", "discontinuous-nice-loop": "2", "grouped-aic": "89", "unique-rectangle-2": "79", "unique-rectangle-3": "25",
		"hidden-rectangle": "34", "avoidable-rectangle-1": "78", "bug-plus-1": "", "xy-wing": "236", "xyz-wing": "125", "w-wing": "14",
		"als-xz": "1", "death-blossom": "8", "sue-de-coq": "267", "forcing-chain-contradiction": "6",
	}
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		for _, line := range lines(t, filepath.Base(file)) {
			f := strings.SplitN(line, " ", 4)
			digits, ok := want[f[0]]
			if !ok || len(f) < 4 || f[3] == "-" {
				continue
			}
			pos := position(t, f[1], f[2])
			tech, _ := ByID(f[0])
			if all := All(&pos, []*Technique{tech}); len(all) == 0 || all[0].Digits().String() != digits {
				t.Errorf("%s: the digits are not %s", line, digits)
			}
			delete(want, f[0])
		}
	}
	if len(want) > 0 {
		t.Errorf("no case for %v", want)
	}
}
