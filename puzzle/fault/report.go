package fault

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"
)

// Reports is the folder that reports are kept in.
type Reports struct {
	Dir     string
	Version string // of the program
}

// Reports that the player has not seen yet have another ending.
const (
	reportStart = "report-"
	seenEnd     = ".txt"
	newEnd      = ".new"
	maxReports  = 10 // of either kind; the oldest go
)

// Write keeps the report of f, which the player is told of now, and notes its
// path in f.
func (r Reports) Write(f *Fault) error { return r.write(f, seenEnd) }

// Leave keeps the report of f for Unseen at the next start, and notes its path in f.
func (r Reports) Leave(f *Fault) error { return r.write(f, newEnd) }

func (r Reports) write(f *Fault, end string) error {
	path, err := r.put(f.What+"\n\n"+strings.Join(f.Stack, "\n")+"\n", end)
	if err == nil {
		f.File = strings.TrimSuffix(path, newEnd)
		if end == newEnd {
			f.File += seenEnd // its name when the player hears of it
		}
	}
	return err
}

// put writes a report in a file of its own.
func (r Reports) put(text, end string) (path string, err error) {
	if err := os.MkdirAll(r.Dir, 0o700); err != nil {
		return "", err
	}
	now := time.Now()
	file, err := os.CreateTemp(r.Dir, reportStart+now.Format("20060102-150405-")+"*"+end)
	if err != nil {
		return "", err
	}
	_, err = fmt.Fprintf(file, "Sudoku Desk %s\n%s %s/%s\n%s\n\n%s", r.Version,
		runtime.Version(), runtime.GOOS, runtime.GOARCH, now.UTC().Format(time.RFC3339), text)
	err = cmp.Or(err, file.Sync(), file.Close())
	r.thin(end)
	return file.Name(), err
}

// thin removes the oldest reports where there are too many.
func (r Reports) thin(end string) {
	list := r.list(end)
	for _, path := range list[:max(0, len(list)-maxReports)] {
		os.Remove(path)
	}
}

// list is the reports with an ending, the oldest first.
func (r Reports) list(end string) []string {
	list, _ := filepath.Glob(filepath.Join(r.Dir, reportStart+"*"+end))
	slices.Sort(list)
	return list
}

// Unseen returns the path of the newest report that the player has not seen yet,
// or nothing, and marks them all as seen.
func (r Reports) Unseen() (path string) {
	for _, p := range r.list(newEnd) {
		seen := strings.TrimSuffix(p, newEnd) + seenEnd
		if os.Rename(p, seen) == nil {
			path = seen
		}
	}
	r.thin(seenEnd)
	return path
}
