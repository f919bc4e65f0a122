package speech

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
)

// An actor is an engine that notes what it is told to do. It speaks until the test lets it go on.
type actor struct {
	mu    sync.Mutex
	notes []string
	begun chan string   // each text, when it is begun
	spoke chan struct{} // lets it end
	fail  int           // how often it fails
}

func newActor() *actor { return &actor{begun: make(chan string, 100), spoke: make(chan struct{})} }

func (a *actor) note(format string, args ...any) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.notes = append(a.notes, fmt.Sprintf(format, args...))
}

func (a *actor) noted() string {
	a.mu.Lock()
	defer a.mu.Unlock()
	return strings.Join(a.notes, ", ")
}

func (a *actor) say(ctx context.Context, text string, v Voice) error {
	a.mu.Lock()
	failing := a.fail > 0
	a.fail--
	a.mu.Unlock()
	if failing {
		a.note("fails")
		return errors.New("broken")
	}
	a.begun <- text
	select {
	case <-a.spoke:
		a.note("%s", text)
		return nil
	case <-ctx.Done():
		a.note("%s-", text)
		return ctx.Err()
	}
}

func (a *actor) stop(context.Context) { a.note("stop") }
func (a *actor) close()               { a.note("close") }
func (a *actor) voices(context.Context) ([]systemVoice, error) {
	return []systemVoice{{"Anna", "de"}, {"Bill", "en-GB"}, {"Bill", "en_US"}, {"Mei", "cmn"}, {"Li", "zh-TW"}, {"Nobody", ""}}, nil
}

func (a *actor) open(context.Context) (engine, error) { a.note("open"); return a, nil }

// done waits until a Speaker has done all that it was told.
func (s *Speaker) done() {
	c := make(chan []string)
	s.Voices("", func(list []string) { c <- list })
	<-c
}

func TestSpeakerSpeaksInOrder(t *testing.T) {
	a := newActor()
	s := newSpeaker(a.open, func(err error) { t.Error(err) })
	for i := range 5 {
		s.Say(fmt.Sprint(" ", i, "\n\x07 "), Voice{})
	}
	s.Say(" \n", Voice{})
	for range 5 {
		<-a.begun
		a.spoke <- struct{}{}
	}
	s.done()
	if got := a.noted(); got != "open, 0, 1, 2, 3, 4" {
		t.Error(got)
	}
	s.Close()
}

func TestSpeakerStops(t *testing.T) {
	a := newActor()
	s := newSpeaker(a.open, func(err error) { t.Error(err) })
	s.Stop() // nothing to stop
	for _, text := range []string{"one", "two", "three"} {
		s.Say(text, Voice{})
	}
	<-a.begun
	s.Stop()
	s.Say("four", Voice{})
	if got := <-a.begun; got != "four" {
		t.Errorf("%q is spoken after stopping", got)
	}
	a.spoke <- struct{}{}
	s.done()
	if got := a.noted(); got != "open, one-, stop, four" && got != "open, one-, close, open, stop, four" {
		t.Error(got)
	}
	s.Close()
	s.Say("five", Voice{})
	s.Stop()
	s.Voices("en", func(list []string) {
		if list != nil {
			t.Error(list)
		}
	})
}

// Who types faster than the voice speaks doesn't fill the memory.
func TestSpeakerIsFull(t *testing.T) {
	a := newActor()
	s := newSpeaker(a.open, func(err error) { t.Error(err) })
	for i := range 10 * waiting {
		s.Say(fmt.Sprint(i), Voice{})
	}
	s.mu.Lock()
	n := len(s.jobs)
	s.mu.Unlock()
	if n > waiting {
		t.Error(n, "wait")
	}
	s.Close()
}

// TestSpeakerFails: what fails is tried once more with a new engine, and said once until
// something could be spoken.
func TestSpeakerFails(t *testing.T) {
	a, said := newActor(), make(chan error, 10)
	s := newSpeaker(a.open, func(err error) { said <- err })
	a.fail = 5
	for _, text := range []string{"one", "two", "three"} {
		s.Say(text, Voice{})
	}
	if got := <-a.begun; got != "three" {
		t.Errorf("%q is spoken first", got)
	}
	a.spoke <- struct{}{}
	s.done()
	if err := <-said; err.Error() != "broken" || len(said) > 0 {
		t.Error(err, len(said))
	}
	s.Close()
}

func TestSpeakerHasNone(t *testing.T) {
	said := make(chan error, 10)
	s := newSpeaker(func(context.Context) (engine, error) { return nil, errNone }, func(err error) { said <- err })
	s.Say("one", Voice{})
	s.Say("two", Voice{})
	s.done()
	if err := <-said; err.Error() != errNone.Error() || len(said) > 0 {
		t.Error(err, len(said))
	}
	s.Close()
}

func TestVoicesOfALanguage(t *testing.T) {
	a := newActor()
	s := newSpeaker(a.open, func(err error) { t.Error(err) })
	defer s.Close()
	for lang, want := range map[string][]string{"en": {"Bill"}, "zh-Hans": {"Mei", "Li"}, "de": {"Anna"}, "fr": nil} {
		got := make(chan []string)
		s.Voices(lang, func(list []string) { got <- list })
		if list := <-got; !slices.Equal(list, want) {
			t.Error(lang, list)
		}
	}
}
