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
	v := Version{own: l.db.made.Load(), games: l.played.games.Changed().UnixNano()}
	if l.db.dir != "" {
		v.all = readSaved(l.db.dir).changes
	}
	if l.played.db != l.db {
		v.own += l.played.db.made.Load()
	}
	return v
}
