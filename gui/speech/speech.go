// Package speech says words aloud with the voices of the system, for a person whose eyes are
// elsewhere: on the newspaper that is typed. On Linux and the BSDs it asks speech-dispatcher, on
// macOS the command say, on Windows System.Speech by PowerShell. It knows nothing about the toolkit.
package speech

import (
	"context"
	"slices"
	"strings"
	"sync"
	"unicode"

	"sudoku/puzzle/words"
)

// A Voice says how to speak.
type Voice struct {
	Name string // one of Voices; "" is the system's choice for the language
	Lang string // a code such as "en" or "zh-Hans"
	Rate int    // from -100, the slowest, to 100; 0 is the system's
}

// waiting is how many texts wait to be spoken at most: who types faster than the voice speaks
// for so long hears the rest of them and not what comes meanwhile.
const waiting = 32

// errNone means that the system has no voices that the program knows to use.
var errNone = words.Error("speech.none")

// An engine is what the system speaks with. Its methods are called by one goroutine.
type engine interface {
	// say speaks a text after those before it. It returns when that is spoken, when the context
	// ends, or before if the system will speak it.
	say(ctx context.Context, text string, v Voice) error
	stop(ctx context.Context) // ends what the system still has to speak
	voices(ctx context.Context) ([]systemVoice, error)
	close()
}

// A systemVoice is a voice by its name and the code of its language.
type systemVoice struct{ name, lang string }

// A Speaker speaks one text after the other. Its methods return at once, and may be called by
// any goroutine.
type Speaker struct {
	open   func(context.Context) (engine, error)
	failed func(error)

	mu   sync.Mutex
	jobs []job
	wake chan struct{}
	stop context.CancelFunc // of the job that is done now; nil: none is
	end  context.CancelFunc // of all; nil: nothing was asked for yet
	shut bool
}

// A job is done with the engine, on the speaker's goroutine.
type job struct {
	spoken bool // it speaks, and can be stopped
	do     func(context.Context, engine) error
	lost   func() // it can't be done; may be nil
}

// New returns a Speaker, which starts nothing until it has to speak. failed is called, on another
// goroutine, when nothing can be spoken, once until something could.
func New(failed func(error)) *Speaker { return newSpeaker(openEngine, failed) }

func newSpeaker(open func(context.Context) (engine, error), failed func(error)) *Speaker {
	return &Speaker{open: open, failed: failed, wake: make(chan struct{}, 1)}
}

// Say speaks a text after those before it.
func (s *Speaker) Say(text string, v Voice) {
	if text = plain(text); text != "" {
		v.Name, v.Lang, v.Rate = plain(v.Name), plain(v.Lang), min(max(v.Rate, -100), 100)
		s.add(job{spoken: true, do: func(ctx context.Context, e engine) error { return e.say(ctx, text, v) }})
	}
}

// Stop ends what is spoken, and drops what waits.
func (s *Speaker) Stop() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.end == nil || s.shut {
		return
	}
	s.jobs = slices.DeleteFunc(s.jobs, func(j job) bool { return j.spoken })
	if s.stop != nil {
		s.stop()
	}
	s.append(job{do: func(ctx context.Context, e engine) error { e.stop(ctx); return nil }})
}

// Voices calls got, on another goroutine, with the names of the voices for a language, those
// of its own name only; with none if there are none or they can't be had.
func (s *Speaker) Voices(lang string, got func([]string)) {
	s.add(job{do: func(ctx context.Context, e engine) error {
		list, err := e.voices(ctx)
		got(namesFor(list, lang))
		return err
	}, lost: func() { got(nil) }})
}

// Close ends it. What is spoken stops.
func (s *Speaker) Close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.shut = true
	if s.end != nil {
		s.end()
	}
}

func (s *Speaker) add(j job) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.shut || len(s.jobs) >= waiting {
		if j.lost != nil {
			go j.lost()
		}
		return
	}
	s.append(j)
}

// append adds a job; s.mu is held.
func (s *Speaker) append(j job) {
	s.jobs = append(s.jobs, j)
	if s.end == nil {
		var ctx context.Context
		ctx, s.end = context.WithCancel(context.Background())
		go s.run(ctx)
	}
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// next takes the next job, with a context that Stop ends.
func (s *Speaker) next(ctx context.Context) (job, context.Context, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.stop != nil {
		s.stop()
		s.stop = nil
	}
	if len(s.jobs) == 0 {
		return job{}, nil, false
	}
	j := s.jobs[0]
	s.jobs = s.jobs[1:]
	if j.spoken {
		ctx, s.stop = context.WithCancel(ctx)
	}
	return j, ctx, true
}

// run does the jobs. An engine that fails is opened anew, for the same job once.
func (s *Speaker) run(ctx context.Context) {
	var w worker
	defer func() { w.close() }()
	for {
		j, c, ok := s.next(ctx)
		if !ok {
			select {
			case <-s.wake:
				continue
			case <-ctx.Done():
				return
			}
		}
		err := w.do(c, s.open, j)
		if err != nil && c.Err() == nil {
			err = w.do(c, s.open, j)
		}
		switch {
		case ctx.Err() != nil:
			return
		case err != nil && c.Err() == nil:
			if j.lost != nil {
				j.lost()
			}
			if !w.told {
				w.told = true
				s.failed(err)
			}
		case err == nil && j.spoken:
			w.told = false
		}
	}
}

// A worker holds the engine.
type worker struct {
	engine engine
	told   bool // that it fails
}

// do does a job, and drops an engine that fails.
func (w *worker) do(ctx context.Context, open func(context.Context) (engine, error), j job) (err error) {
	if w.engine == nil {
		if w.engine, err = open(ctx); err != nil {
			w.engine = nil
			return err
		}
	}
	if err = j.do(ctx, w.engine); err != nil {
		w.close()
	}
	return err
}

func (w *worker) close() {
	if w.engine != nil {
		w.engine.close()
		w.engine = nil
	}
}

// plain returns a text in one line, without what controls anything.
func plain(text string) string {
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == unicode.ReplacementChar {
			return ' '
		}
		return r
	}, text))
}

// namesFor returns the names of the voices for a language, each once.
func namesFor(list []systemVoice, lang string) (names []string) {
	for _, v := range list {
		if base(v.lang) == base(lang) && !slices.Contains(names, v.name) {
			names = append(names, v.name)
		}
	}
	return names
}

// base returns the language of a code without script and region. Mandarin, which some call by its
// own code, is Chinese.
func base(code string) string {
	code, _, _ = strings.Cut(strings.ToLower(strings.ReplaceAll(code, "_", "-")), "-")
	if code == "cmn" {
		return "zh"
	}
	return code
}
