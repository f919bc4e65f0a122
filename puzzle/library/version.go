package library

// A Version tells whether a library has changed: as long as it is the same, so is what is read of it.
type Version struct {
	own   int64 // changes by this program
	all   int64 // changes by any that the file beside the database counts
	games int64 // when the folder of games had changed last
}

// Version returns what tells whether anything has changed since, games that Sync hasn't read yet among it. It
// reads no more than a short file.
func (l *Library) Version() Version {
	v := Version{own: l.made.Load(), games: l.games.Changed().UnixNano()}
	if l.dir != "" {
		v.all = readSaved(l.dir).changes
	}
	if l.memory != nil {
		v.own += l.memory.made.Load()
	}
	return v
}
