//go:build !windows

package printer

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"sudoku/puzzle/words"
)

// Settings reports whether the settings of a job but for the queue have an effect.
const Settings = true

// readsLater reports whether a file is read after send has returned.
const readsLater = false

// queues asks lpstat.
func queues(ctx context.Context) (list []Queue, err error) {
	out, err := run(ctx, "lpstat", "-e")
	if err != nil {
		return nil, ErrNone // no such program, no service, or no queue
	}
	chosen, _ := run(ctx, "lpstat", "-d") // fails if there is none
	_, standard, _ := strings.Cut(strings.TrimSpace(chosen), ": ")
	for name := range strings.FieldsSeq(out) {
		list = append(list, Queue{name, name == standard})
	}
	return list, nil
}

// send hands a file to lp, which copies it.
func send(ctx context.Context, file string, j Job) (id string, err error) {
	out, err := run(ctx, "lp", append(arguments(j), "--", file)...)
	if err != nil {
		return "", words.Error("printer.refused", "name", j.Queue, "why", reason(err))
	}
	return regexp.MustCompile(regexp.QuoteMeta(j.Queue) + `-\d+`).FindString(out), nil
}

// arguments returns the options of lp for a job.
func arguments(j Job) []string {
	sides := [...]string{"one-sided", "two-sided-long-edge", "two-sided-short-edge"}
	list := []string{"-d", j.Queue, "-n", strconv.Itoa(min(max(j.Copies, 1), MaxCopies)), "-t", title(j.Title),
		"-o", "sides=" + sides[j.Sides], "-o", "print-scaling=none"}
	if j.Grey {
		list = append(list, "-o", "print-color-mode=monochrome")
	}
	if j.Width > 0 {
		list = append(list, "-o", "media="+media(j.Width, j.Height))
	}
	return list
}

// maxTitle is the most bytes of the name of a job.
const maxTitle = 127

// title returns the name of a job: one line that begins with no hyphen.
func title(s string) string {
	words := strings.FieldsFunc(strings.ToValidUTF8(s, ""), func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) })
	s = strings.TrimLeft(strings.Join(words, " "), "-")
	for i := range s {
		if i > maxTitle-4 {
			return s[:i]
		}
	}
	if s == "" {
		return "Sudoku"
	}
	return s
}

// media returns what CUPS calls paper of a size, which it knows upright.
func media(w, h float64) string {
	w, h = min(w, h), max(w, h)
	switch fmt.Sprintf("%.1fx%.1f", w, h) {
	case "210.0x297.0":
		return "A4"
	case "148.0x210.0":
		return "A5"
	case "215.9x279.4":
		return "Letter"
	case "215.9x355.6":
		return "Legal"
	}
	return fmt.Sprintf("Custom.%.4gx%.4gmm", w, h)
}

// run runs a program of CUPS and returns what it says, in English.
func run(ctx context.Context, name string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Env = append(Environ(), "LC_ALL=C.UTF-8")
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if said := strings.TrimSpace(errs.String()); err != nil && said != "" {
		err = errors.New(said)
	}
	return string(out), err
}

// reason returns what lp said, without the names of the program.
func reason(err error) string {
	if errors.Is(err, exec.ErrNotFound) {
		return "lp: " + exec.ErrNotFound.Error()
	}
	s, _, _ := strings.Cut(err.Error(), "\n")
	s = strings.TrimPrefix(s, "lp: ")
	return strings.TrimRight(strings.TrimPrefix(s, "Error - "), ".")
}
