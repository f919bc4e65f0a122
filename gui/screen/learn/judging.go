package learn

import (
	"context"

	"sudoku/generator/lesson"
	"sudoku/gui/session"
)

// A judging judges answers in the background, one after the other.
type judging struct {
	jobs   *session.Jobs
	queue  []lesson.Answer                          // those that are to be judged
	judged func(lesson.Answer, lesson.Verdict) bool // takes a verdict, and reports whether the next is wanted
}

// answer has an answer on a position judged after those before it.
func (j *judging) answer(pos *lesson.Position, a lesson.Answer) {
	j.queue = append(j.queue, a)
	if !j.jobs.Busy() {
		j.next(pos)
	}
}

func (j *judging) next(pos *lesson.Position) {
	if len(j.queue) == 0 {
		return
	}
	a, of := j.queue[0], *pos
	j.queue = j.queue[1:]
	session.Start(j.jobs, func(context.Context, func(struct{})) (lesson.Verdict, error) {
		return lesson.Judge(&of, a), nil
	}, nil, func(v lesson.Verdict, err error) {
		if err == nil && j.judged(a, v) {
			j.next(pos)
		}
	})
}

// stop drops the answers that are not judged.
func (j *judging) stop() {
	j.queue = nil
	j.jobs.Stop()
}
