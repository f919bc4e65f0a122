package library

import (
	"bytes"
	"context"
	"path/filepath"
	"time"

	"sudoku/puzzle/practice"
)

const maxPractice = 16 << 20 // bytes of the record of practice

// practicePath returns where the record of practice lies, in the data folder.
func (l *Library) practicePath() string {
	return filepath.Join(filepath.Dir(l.dir), practice.FileName)
}

func (l *Library) backupPractice(b *backup) error {
	answers, _, err := practice.Load(l.practicePath())
	if err != nil || len(answers) == 0 {
		return nil // what can't be read must not keep the rest from being backed up
	}
	var text bytes.Buffer
	if err := practice.Write(&text, answers); err != nil {
		return err
	}
	b.put(practice.FileName, time.Time{}, text.Bytes())
	return b.err
}

// practice joins a record of practice with the one that is there.
func (in *restore) practice(ctx context.Context, text []byte) error {
	from, _, err := practice.Read(bytes.NewReader(text))
	if err != nil {
		return errUnusable
	}
	release, err := in.l.hold(ctx)
	defer release()
	if err != nil {
		return err
	}
	there, _, err := practice.Load(in.l.practicePath())
	if err != nil {
		return errUnusable // Save would refuse it, or lose what it is
	}
	return practice.Save(in.l.practicePath(), practice.Merge(there, from))
}
