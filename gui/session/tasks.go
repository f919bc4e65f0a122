package session

// Tasks are the background work of one screen: it makes all its jobs here, and Close stops
// them. All methods must be called on the window's goroutine.
type Tasks struct {
	runner *Runner
	jobs   []*Jobs
	closed bool
}

// Tasks returns Tasks without jobs.
func (r *Runner) Tasks() *Tasks { return &Tasks{runner: r} }

// Jobs returns a new Jobs.
func (t *Tasks) Jobs() *Jobs {
	j := t.runner.Jobs()
	j.closed = t.closed
	t.jobs = append(t.jobs, j)
	return j
}

// Close stops all jobs and drops their results; what is started from now on does not run.
func (t *Tasks) Close() {
	t.closed = true
	for _, j := range t.jobs {
		j.Stop()
		j.closed = true
	}
}

// Closed reports whether Close was called.
func (t *Tasks) Closed() bool { return t.closed }
