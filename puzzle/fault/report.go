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

// Reports of which the player has not been told have another ending.
const (
	reportStart = "report-"
	toldEnd     = ".txt"
	untoldEnd   = ".new"
	maxReports  = 10 // of either kind; the oldest go
)

// Write keeps the report of f, for the player who is told of it now, and notes its
// path in f.
func (r Reports) Write(f *Fault) error { return r.write(f, toldEnd) }

// Leave keeps the report of f for Untold at the next start, and notes its path in f.
func (r Reports) Leave(f *Fault) error { return r.write(f, untoldEnd) }

func (r Reports) write(f *Fault, end string) error {
	path, err := r.put(f.What+"\n\n"+strings.Join(f.Stack, "\n")+"\n", end)
	if err == nil {
		f.File = strings.TrimSuffix(path, untoldEnd)
		if end == untoldEnd {
			f.File += toldEnd // its name when the player hears of it
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

// Untold returns the path of the newest report of which the player has not been told,
// or nothing, and takes them all as told.
func (r Reports) Untold() (path string) {
	for _, p := range r.list(untoldEnd) {
		told := strings.TrimSuffix(p, untoldEnd) + toldEnd
		if os.Rename(p, told) == nil {
			path = told
		}
	}
	r.thin(toldEnd)
	return path
}
