package generator

import (
	"slices"
	"strings"
	"testing"
)

// What no puzzle can fit is refused at once, by its rule.
func TestContradictions(t *testing.T) {
	for _, tt := range []struct {
		text string
		want Rule
	}{
		{"with=mutant-whale", NeverUsed},
		{"without=mutant-whale", NeverUsed},
		{"hardest=squirmbag", NeverUsed},
		{"with=squirmbag", NeverUsed},
		{"with=franken-swordfish", NeverSeen},
		{"hardest=unique-rectangle-5", NeverSeen},
		{"se=12.0..12.5", TooHard},
		{"hardest=wxyz-wing", NeverRated},
		{"with=wxyz-wing without=wxyz-wing", NotBoth},
		{"first=wxyz-wing difficulty=easy", NotBoth},
		{"with=x-wing without=x-wing", NotBoth},
		{"hardest=x-wing difficulty=easy", NotBoth},
		{"once=als-xz hardest=x-wing", NotBoth},
		{"first=pointing without=pointing", NotBoth},
		{"with=forcing-net score=0..300", NotBoth},
		{"first=naked-single", NotASingle},
		{"singles=1..40 difficulty=easy", OnlySingles},
		{"hardest=hidden-single score=2000..3000", OnlySingles},
		{"hardest=hidden-single difficulty=hard", OnlySingles},
		{"count-of=x-wing=2..4 once=x-wing", NotSoMany},
		{"count-of=x-wing=0 with=x-wing", NotBoth},
		{"count-of=mutant-whale=2", NeverUsed},
		{"count-of=pointing=2,als-xz=9.. score=600..900", NotSoMany},
		{"count-of=pointing=30.. difficulty=medium", NotSoMany},
		{"minutes=30.. difficulty=easy", NotSoLong},
		{"minutes=0..5 hardest=xy-chain", NotBoth},
		{"with=fish without=fish", NoneLeft},
		{"with=guessing difficulty=hard", NoneLeft},
		{"count-of=fish=1..2 difficulty=medium", NoneLeft},
		{"with=x-wing without=fish", NotBoth},
		{"without=locked,subsets,turbots,fish,wings,uniqueness,colouring,chains,sets,guessing difficulty=hard", OnlySingles},
		{"row=1=123456789,2=123......", DigitsClash},
		{"row=1=123456789 within=2" + strings.Repeat("x", 80), NoGrid},
		{"row=1=123456789 within=xxxxxxxxx1" + strings.Repeat("x", 71), NoGrid},
		{"first-at=hard=20.. difficulty=medium", NoneLeft},
		{"first-at=extreme=20.. hardest=x-wing", NoneLeft},
		{"first-at=x-wing=20.. without=x-wing", NotBoth},
		{"difficulty=medium score=1001..3000", ScoreLevel},
	} {
		o := parsedOrder(t, tt.text)
		_, err := Generate(t.Context(), o, 1, nil)
		if c, ok := err.(*Contradiction); !ok || c.Rule != tt.want {
			t.Errorf("%s: %v, want %s", tt.text, err, tt.want)
		}
	}
}

func TestConditionsThatCannotBeRead(t *testing.T) {
	for _, text := range []string{
		"score=", "score=..", "score=1..2..", "score=..5", "se=..", "se=..9.0", "se=9.0..9.5..", "score=x", "score=5..4", "score=-1..4", "score=1..2..3", "score=99999999999",
		"singles=..", "with=", "with=x-wing,", "with=nonsense", "hardest=X", "once=a,b", "first=", "difficulty=none",
		"minutes=..5", "minutes=x", "minutes=9..8", "minutes=",
		"with=fishes", "without=fish,", "hardest=fish", "once=fish", "first=guessing", "count-of=fish=2,fish=3",
		"first-at=", "first-at=hard", "first-at=easy=3", "first-at=hard=3,hard=4", "first-at=hard=5..4", "first-at=x-wing=1,", "first-at=nonsense=1",
		"count-of=", "count-of=x-wing", "count-of=x-wing=", "count-of=x-wing=2..1", "count-of=x-wing=2,", "count-of==2", "count-of=x-wing=2,0300=3", "count-of=x-wing=2=3", "count-of=nonsense=2",
	} {
		name, value, _ := strings.Cut(text, "=")
		i := slices.IndexFunc(Conditions, func(c *Condition) bool { return c.Name == name })
		if err := Conditions[i].Parse(&Order{}, value); err == nil {
			t.Errorf("%s is read", text)
		}
	}
}
