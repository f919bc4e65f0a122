// Package fault turns panics into errors that can be told and reported: where in the
// source they happened, and nothing of what was worked on, for that is the player's.
package fault

import (
	"fmt"
	"runtime"
	"strings"

	"sudoku/puzzle/words"
)

// A Fault is a panic that was caught.
type Fault struct {
	What  string   // the runtime's words, or the type of the value that panic was called with
	Stack []string // the calls that led there, each as "function file:line", the innermost first
	File  string   // its report; empty while there is none
}

// Of is the fault whose panic has value, which recover returned. Call it in the
// deferred function that recovered.
func Of(value any) *Fault {
	if f, ok := value.(*Fault); ok { // caught in another goroutine before
		return f
	}
	f := &Fault{What: fmt.Sprintf("a %T", value), Stack: stack()}
	if err, ok := value.(runtime.Error); ok {
		f.What = err.Error()
	}
	return f
}

// Recover makes a panic the error of the function that defers it.
func Recover(err *error) {
	if value := recover(); value != nil {
		*err = Of(value)
	}
}

// PassOn makes a panic of the goroutine that defers it one of another's: do runs a
// function there.
func PassOn(do func(func())) {
	if value := recover(); value != nil {
		f := Of(value)
		do(func() { panic(f) })
	}
}

// maxCalls is deep enough for everything but an endless recursion.
const maxCalls = 200

// stack lists the calls up to the panic, without arguments.
func stack() (list []string) {
	pc := make([]uintptr, maxCalls)
	frames := runtime.CallersFrames(pc[:runtime.Callers(3, pc)])
	for more := true; more; {
		var f runtime.Frame
		f, more = frames.Next()
		if f.Function == "runtime.gopanic" || strings.HasPrefix(f.Function, "runtime.") && len(list) == 0 {
			list = nil // what came before is the recovery
			continue
		}
		list = append(list, fmt.Sprintf("%s %s:%d", f.Function, f.File, f.Line))
	}
	return list
}

func (f *Fault) Error() string {
	if len(f.Stack) == 0 {
		return f.What
	}
	return f.What + ", at " + f.Stack[0]
}

// In says in a language that something failed, and where the report is.
func (f *Fault) In(l words.Lang) string {
	if f.File == "" {
		return l.T("fault.failed")
	}
	return l.T("fault.failed") + " " + l.T("fault.report", "file", f.File)
}
