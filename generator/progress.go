package generator

import "sync"

// Progress says how far a Stream has come. Puzzles made ahead of their turn count.
type Progress struct {
	Made     int // puzzles that fit
	Attempts int
}

// A tally counts for Progress.
type tally struct {
	mu     sync.Mutex
	sofar  Progress
	report func(Progress) // may be nil
}

func (t *tally) attempt() { t.add(Progress{Attempts: 1}) }
func (t *tally) made()    { t.add(Progress{Made: 1}) }

func (t *tally) add(p Progress) {
	if t.report == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.sofar.Made += p.Made
	t.sofar.Attempts += p.Attempts
	t.report(t.sofar)
}
