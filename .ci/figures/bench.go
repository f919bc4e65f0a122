package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A bench runs commands in a folder with the files that they read.
type bench struct{ dir, table string }

// newBench writes the files; done removes them.
func newBench(files []dataFile, table string) (b *bench, done func(), err error) {
	dir, err := os.MkdirTemp("", "figures")
	if err != nil {
		return nil, nil, err
	}
	b, done = &bench{dir: dir}, func() { os.RemoveAll(dir) }
	for _, f := range files {
		if err := b.write(f); err != nil {
			done()
			return nil, nil, err
		}
	}
	if table != "" {
		text, err := os.ReadFile(table)
		if err != nil {
			done()
			return nil, nil, err
		}
		b.table = string(text)
	}
	return b, done, nil
}

// write writes a file.
func (b *bench) write(f dataFile) error {
	if err := os.MkdirAll(filepath.Join(b.dir, filepath.Dir(f.name)), 0o777); err != nil {
		return err
	}
	_, err := b.run(f.command + " >" + f.name)
	return err
}

// ratio measures a figure. That of the window has been measured in turns before.
func (b *bench) ratio(f *figure, rounds int) (float64, error) {
	if what, ok := strings.CutPrefix(f.command, windowPrefix); ok {
		return windowRatio(b.table, what, f.against)
	}
	var found []float64
	for range rounds {
		ours, err := b.cost(f.command)
		if err != nil {
			return 0, err
		}
		other, err := b.cost(f.against)
		if err != nil {
			return 0, err
		}
		found = append(found, ours/other)
	}
	return median(found), nil
}

// cost returns the processor time of a command, in seconds.
func (b *bench) cost(command string) (sum float64, err error) {
	n, command := times(command)
	for range n {
		s, err := b.run(command)
		if err != nil {
			return 0, err
		}
		sum += s
	}
	return sum, nil
}

// run runs a command in the shell, and returns the processor time of all that it started, in seconds.
func (b *bench) run(command string) (float64, error) {
	cmd := exec.Command("sh", "-c", command)
	cmd.Dir = b.dir
	cmd.Env = append(os.Environ(), "HOME="+b.dir, "XDG_DATA_HOME="+b.dir, "LANG=C")
	var said strings.Builder
	cmd.Stderr = &said
	if err := cmd.Run(); err != nil {
		return 0, fmt.Errorf("%s: %w\n%s", command, err, said.String())
	}
	state := cmd.ProcessState
	return (state.UserTime() + state.SystemTime()).Seconds(), nil
}
