package practice

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strconv"
	"strings"
	"time"

	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// FileName is what the record is called in the data folder.
const FileName = "practice.txt"

// A record is a text file: its form and version, then an answer a line, as in
//
//	sudoku-desk practice 1
//	2026-11-23T08:15:00Z skyscraper 4
const (
	form    = "sudoku-desk practice "
	version = 1
	maxLine = 200     // bytes
	maxID   = 64      // bytes of a technique's ID
	most    = 200_000 // answers
)

// Errors of Read.
var (
	ErrOther = words.Error("practice.other") // it is something else
	ErrNewer = words.Error("practice.newer") // a later version of the program wrote it
)

// Read reads a record. Lines that are damaged are passed over; lost is how many.
func Read(r io.Reader) (answers []Answer, lost int, err error) {
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, maxLine)
	if !lines.Scan() {
		if err := lines.Err(); err != nil && !errors.Is(err, bufio.ErrTooLong) {
			return nil, 0, err
		}
		return nil, 0, ErrOther
	}
	value, ok := strings.CutPrefix(strings.TrimSuffix(lines.Text(), "\r"), form)
	n, bad := strconv.ParseUint(value, 10, 32)
	switch {
	case !ok, bad != nil, n == 0:
		return nil, 0, ErrOther
	case n > version:
		return nil, 0, ErrNewer
	}
	for lines.Scan() {
		a, ok := parse(lines.Text())
		if !ok || len(answers) == most {
			lost++
			continue
		}
		answers = append(answers, a)
	}
	if errors.Is(lines.Err(), bufio.ErrTooLong) {
		return Merge(answers, nil), lost + 1, nil
	}
	return Merge(answers, nil), lost, lines.Err()
}

// parse reads one answer.
func parse(line string) (a Answer, ok bool) {
	f := strings.Fields(line)
	if len(f) != 3 || len(f[1]) > maxID || strings.Trim(f[1], "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
		return a, false
	}
	when, err := time.Parse(time.RFC3339, f[0])
	grade, bad := strconv.ParseUint(f[2], 10, 8)
	if err != nil || bad != nil || grade > uint64(maxGrade) {
		return a, false
	}
	when = when.UTC().Truncate(time.Second)
	return Answer{when, f[1], Grade(grade)}, when.Year() >= 1 && when.Year() <= 9999
}

// Write writes a record as Read reads it.
func Write(w io.Writer, answers []Answer) error {
	b := bufio.NewWriter(w)
	fmt.Fprint(b, form, version, "\n")
	for _, a := range answers {
		fmt.Fprintln(b, a.When.UTC().Format(time.RFC3339), a.Item, a.Grade)
	}
	return b.Flush()
}

// Load reads the record at a path; none is empty.
func Load(path string) (answers []Answer, lost int, err error) {
	f, err := store.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, 0, nil
	}
	if err != nil {
		return nil, 0, err
	}
	defer f.Close()
	return Read(f)
}

// Save replaces the record at a path atomically. Damaged lines are not lost either: the
// file as it was is kept beside it when there are any.
func Save(path string, answers []Answer) error {
	if _, lost, err := Load(path); errors.Is(err, ErrNewer) {
		return err
	} else if lost > 0 || errors.Is(err, ErrOther) {
		if err := keep(path); err != nil {
			return err
		}
	}
	return store.WriteFile(path, 0o600, func(w io.Writer) error { return Write(w, answers) })
}

// keep copies a damaged record to a name of its own.
func keep(path string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	return store.WriteFile(path+".damaged", 0o600, func(w io.Writer) error {
		_, err := w.Write(text)
		return err
	})
}
