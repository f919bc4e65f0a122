package logic

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

func written(t testing.TB, p *Profile, l words.Lang) string {
	t.Helper()
	var b bytes.Buffer
	if err := p.Write(&b, l); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// A profile that is written and read back is the same, in the same forms.
func TestProfileReadsBack(t *testing.T) {
	for _, p := range Profiles {
		for _, l := range words.Langs {
			got, err := ReadProfile(strings.NewReader(written(t, p, l)))
			if err != nil || !slices.Equal(got.Techniques, p.Techniques) {
				t.Errorf("%s does not read back: %v", p.Name, err)
			}
		}
		ids := map[string]bool{}
		for line := range strings.Lines(written(t, p, words.English)) {
			f := strings.Split(line, "\t")
			if len(f) != 6 || ids[f[1]] {
				t.Errorf("%s: %q", p.Name, line)
			}
			ids[f[1]] = true
		}
		for _, row := range rows {
			if !ids[row.ID] {
				t.Errorf("%s: %s is not listed", p.Name, row.ID)
			}
		}
	}
}

// Off stands what is not of the profile, where the list has it.
func TestProfileOff(t *testing.T) {
	p := Profile{Techniques: []*Technique{claiming, nakedSingle}}
	text := written(t, &p, words.English)
	if !strings.HasPrefix(text, "off\tfull-house\t0000\tEasy\t4\tFull house\n") {
		t.Error(text)
	}
	last := -1
	for _, want := range []string{"on\tclaiming", "off\tnaked-pair", "on\tnaked-single", "off\thidden-single", "off\tpointing"} {
		at := strings.Index(text, want+"\t")
		if at <= last {
			t.Errorf("%s is not in its place in\n%s", want, text)
		}
		last = at
	}
	if strings.Count(text, "\non\t") != 2 {
		t.Error(text)
	}
}

// What a file reorders, switches off and rescores, a rating follows.
func TestProfileEdited(t *testing.T) {
	p, err := ReadProfile(strings.NewReader("\ufeff# mine\r\n\r\non hidden-single 0002 medium 7\r\n  on\tnaked-single - EASY 5 any name\n" +
		"off x-wing\non\tpointing\nhodoku als-chain 0903 Extreme 340\n"))
	if err != nil || len(p.Techniques) != 4 {
		t.Fatal(err)
	}
	for i, want := range []struct {
		id    string
		level puzzle.Level
		score int
	}{{"hidden-single", puzzle.Medium, 7}, {"naked-single", puzzle.Easy, 5}, {"pointing", puzzle.Medium, 50}, {"als-chain", puzzle.Extreme, 340}} {
		if got := p.Techniques[i]; got.ID != want.id || got.Level != want.level || got.Score != want.score {
			t.Errorf("%s, %s, %d, want %v", got.ID, got.Level, got.Score, want)
		}
	}
	if hiddenSingle.Score != 14 || p.Techniques[2] != pointing || !p.limited["als-chain"] {
		t.Error("a copy was not made, or one too many")
	}
	g, _ := minimal(rand.New(rand.NewPCG(11, 4)))
	pos := puzzle.NewPosition(g)
	for _, techs := range [][]*Technique{p.Techniques, {hiddenSingle, nakedSingle, pointing}} {
		r, _ := Rate(t.Context(), g, techs)
		want := 0
		path, _, _ := PathFrom(t.Context(), &pos, techs)
		for _, s := range path {
			want += s.Technique.Score
		}
		if r.Score != want || want == 0 {
			t.Errorf("the score is %d, want %d", r.Score, want)
		}
	}
}

func TestProfileErrors(t *testing.T) {
	for _, tt := range []struct {
		text         string
		line, column int
		key          string
	}{
		{"on\tx-wing\nyes\tkite", 2, 1, "profile.state"},
		{"on", 1, 3, "profile.noid"},
		{"# note\n\non\tno-such\n", 3, 4, "profile.unknown"},
		{"on x-wing\noff  x-wing\n", 2, 6, "profile.twice"},
		{"hodoku mutant-x-wing", 1, 8, "profile.nothodoku"},
		{"on x-wing - Harder 4", 1, 13, "profile.level"},
		{"on x-wing 方方 unrated 4", 1, 14, "profile.level"},
		{"on x-wing 方方 hard -1", 1, 19, "profile.score"},
		{"on x-wing - hard 1000001", 1, 18, "profile.score"},
		{"off x-wing - hard 1e3", 1, 19, "profile.score"},
	} {
		_, err := ReadProfile(strings.NewReader(tt.text))
		var e *ProfileError
		if !errors.As(err, &e) || e.Line != tt.line || e.Column != tt.column || e.Err.Key != tt.key {
			t.Errorf("%q: %v", tt.text, err)
		}
	}
	for text, want := range map[string]error{
		"": words.Error("profile.none"), "off x-wing\n# on kite": words.Error("profile.none"),
		strings.Repeat("x", 1<<17): words.Error("profile.long"),
	} {
		if _, err := ReadProfile(strings.NewReader(text)); !errors.Is(err, want) {
			t.Errorf("%.20q: %v", text, err)
		}
	}
	if _, err := ReadProfile(iotest.ErrReader(io.ErrUnexpectedEOF)); !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Error(err)
	}
}

// FuzzProfile: whatever a file holds, it is a profile that reads back, or the
// error has a place that exists.
func FuzzProfile(f *testing.F) {
	f.Add("on\tx-wing\t0300\tHard\t140\tX-wing\noff\tskyscraper\n")
	f.Add("# mine\r\nhodoku als-chain\non 方 x")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ReadProfile(strings.NewReader(text))
		var e *ProfileError
		switch {
		case errors.As(err, &e):
			lines := strings.Split(text, "\n")
			if e.Line > len(lines) || e.Column < 1 || e.Column > len(lines[e.Line-1])+1 || strings.HasPrefix(e.Err.Error(), "profile.") {
				t.Errorf("%q: %v", text, err)
			}
		case err == nil:
			again := written(t, p, words.Chinese)
			q, err := ReadProfile(strings.NewReader(again))
			if err != nil || written(t, q, words.Chinese) != again {
				t.Errorf("%q: written as %q: %v", text, again, err)
			}
		}
	})
}
