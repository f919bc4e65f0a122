package session

import (
	"context"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"sudoku/puzzle/practice"
	"sudoku/puzzle/store"
)

// Answers keeps what was answered in lessons: the record is read when it is first needed, and
// each answer is written at once. Other windows and backups may add to the file, so that each
// write joins what it has.
type Answers struct {
	path    string
	job     *Jobs
	failed  func(error) // is called on the window's goroutine when the record can't be read or written
	list    []practice.Answer
	read    bool
	busy    bool
	unsaved []practice.Answer
	waiting []func([]practice.Answer)
	writing sync.Mutex
}

// NewAnswers makes the Answers of the record beside a folder of games.
func NewAnswers(r *Runner, games store.Games, failed func(error)) *Answers {
	return &Answers{path: filepath.Join(filepath.Dir(games.Dir), practice.FileName), job: r.Jobs(), failed: failed}
}

// Use calls f with all answers, now or when they are read, on the window's goroutine.
func (a *Answers) Use(f func([]practice.Answer)) {
	if a.read && !a.busy {
		f(a.list)
		return
	}
	a.waiting = append(a.waiting, f)
	a.work()
}

// Renew reads the record again when it is used next: something else may have added to it.
func (a *Answers) Renew() { a.read = false }

// Add adds answers to the record.
func (a *Answers) Add(more ...practice.Answer) {
	if len(more) == 0 {
		return
	}
	for _, m := range more {
		m.When = m.When.UTC().Truncate(time.Second) // as the record keeps it
		a.unsaved = append(a.unsaved, m)
	}
	a.work()
}

// work reads the record, and writes it if there is something to add.
func (a *Answers) work() {
	if a.busy {
		return
	}
	a.busy = true
	more := slices.Clone(a.unsaved)
	Start(a.job, func(context.Context, func(struct{})) ([]practice.Answer, error) { return a.join(more) }, nil,
		func(list []practice.Answer, err error) { a.joined(list, len(more), err) })
}

// joined takes over what the record has now, with so many answers more than before.
func (a *Answers) joined(list []practice.Answer, saved int, err error) {
	a.busy = false
	if err != nil {
		a.failed(err)
		list = practice.Merge(a.list, a.unsaved)
	} else {
		a.unsaved = a.unsaved[saved:]
	}
	a.list, a.read = list, true
	if err == nil && len(a.unsaved) > 0 {
		a.work()
		return
	}
	waiting := a.waiting
	a.waiting = nil
	for _, f := range waiting {
		f(a.list)
	}
}

// join adds answers to the file, and returns all that it has then.
func (a *Answers) join(more []practice.Answer) ([]practice.Answer, error) {
	a.writing.Lock()
	defer a.writing.Unlock()
	there, _, err := practice.Load(a.path)
	if err != nil {
		return nil, err
	}
	all := practice.Merge(there, more)
	if len(all) == len(there) {
		return all, nil
	}
	return all, practice.Save(a.path, all)
}

// Close writes what is not written yet.
func (a *Answers) Close() error {
	a.job.Stop()
	a.waiting = nil
	if len(a.unsaved) == 0 {
		return nil
	}
	_, err := a.join(a.unsaved)
	return err
}
