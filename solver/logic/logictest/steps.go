package logictest

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// Texts returns the texts of a step, by part. The argument is one, in paragraphs, for what is said
// in one of them rests on those before. Told link by link, it is another.
func Texts(s logic.Step, l words.Lang) map[string][]string {
	why := strings.Join(s.Why(l), "\n")
	texts := map[string][]string{"title": {s.Title(l)}, "where": {s.Where(l)}, "what": {s.What(l)}, "pattern": {s.Pattern(l)}, "why": {why}, "done": {s.Done(l)}}
	var parts []string
	for _, p := range s.Parts(l) {
		parts = append(parts, p.Text)
	}
	if told := strings.Join(parts, "\n"); told != why {
		texts["parts"] = []string{told}
	}
	return texts
}

// Check reads all that a step says in a language and proves it on its position. Each fault is
// an error that says which text, and why.
func (b *Book) Check(pos *puzzle.Position, s logic.Step, l words.Lang) (faults []error) {
	p := Proof{Pos: pos, Step: s}
	texts := Texts(s, l)
	for _, part := range sortedKeys(texts) {
		for _, text := range texts[part] {
			if err := b.CheckText(p, part, text, l); err != nil {
				faults = append(faults, fmt.Errorf("%s, %s: %q: %w", s.Technique.ID, part, text, err))
			}
		}
	}
	return faults
}

// CheckText reads one text of a step, a part of what it says, and proves it. On a page, its
// sentences may be of further keys, which may end in *.
func (b *Book) CheckText(p Proof, part, text string, l words.Lang, also ...string) error {
	ways := b.Read(l, text, b.Starts(p.Technique, part, also...))
	switch len(ways) {
	case 0:
		return fmt.Errorf("it can't be read")
	case 1:
		return b.Prove(p, ways[0])
	}
	one, other := ways[0], ways[1]
	for len(one) > 1 && len(other) > 1 && one[0].String() == other[0].String() {
		one, other = one[1:], other[1:]
	}
	return fmt.Errorf("it can be read in %d ways:\n%v\n%v", len(ways), one[0], other[0])
}

// Starts returns the keys with which sentences of a text can begin: of a part of what a technique's
// step says, if there is one, and further ones, which may end in *.
func (b *Book) Starts(t *logic.Technique, part string, also ...string) (keys []string) {
	if t != nil {
		keys = slices.Clip(b.startsOf(t, part))
	}
	for _, more := range also {
		keys = append(keys, b.match(more)...)
	}
	return keys
}

// startsOf returns those of a part of a technique's text, of which each is asked for often.
func (b *Book) startsOf(t *logic.Technique, part string) []string {
	of := partOfTechnique{t.ID, part}
	if keys, ok := b.starting.Load(of); ok {
		return keys.([]string)
	}
	keys := b.starts(t, part)
	b.starting.Store(of, keys)
	return keys
}

type partOfTechnique struct{ id, part string }

// starts returns those of a part of a technique's text: its own, and those that are no part of any.
// Some are only said within others.
func (b *Book) starts(t *logic.Technique, part string) (keys []string) {
	own := func(parts ...string) {
		for _, part := range parts {
			if key := t.TextOf(part); key != "" {
				keys = append(keys, key)
			}
		}
	}
	switch own(part); part {
	case "done":
		return []string{"logic.text.done"}
	case "title":
		return []string{"logic.text.title"}
	case "where":
		if keys[0] == "logic.text.where" {
			keys = append(keys, "logic.text.where.cell")
			keys = append(keys, b.match("logic."+t.ID+".where.*")...)
		}
		return keys
	case "what":
		return keys
	case "why", "parts":
		for i := 1; i < 9; i++ {
			own("why." + strconv.Itoa(i))
		}
	case "pattern":
		if len(keys) == 0 {
			keys = b.match("logic.verity.pattern logic.contradiction.pattern")
		}
	}
	for _, key := range b.shared() {
		if (part == "parts" || !slices.Contains(linkByLink, key)) && !ofAnother(t, key) {
			keys = append(keys, key)
		}
	}
	return keys
}

// ofAnother reports whether a text is one of another technique, or of others whose ID begins so. What
// tells cases link by link is not said where a technique has its own words for all.
func ofAnother(t *logic.Technique, key string) bool {
	name := strings.Split(key, ".")[1]
	switch {
	case name == "cage" || name == "innie":
		return !strings.HasPrefix(t.ID, name)
	case slices.Contains(tellCases, name):
		return t.TextOf("why.1") != "" && !strings.HasPrefix(t.ID, "kraken")
	}
	of, ok := logic.ByID(name)
	return ok && of.ID != t.ID
}

var tellCases = []string{"chain", "forcing", "first", "net", "deep", "try"}

// linkByLink are texts that are said only where links are told one by one.
var linkByLink = []string{"logic.chain.so", "logic.chain.so.closed", "logic.forcing.refuted"}

var partOf = regexp.MustCompile(`\.(where|what|pattern|notation|why\.[0-9])(\.cell)?$`)

// shared returns the keys of whole texts that are no part of a technique's.
func (b *Book) shared() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.begin == nil {
		for _, key := range sortedKeys(b.Rows) {
			if strings.HasPrefix(key, "logic.") && !b.Rows[key].Says && !partOf.MatchString(key) && !strings.HasPrefix(key, "logic.text.removable") && !strings.HasPrefix(key, "logic.text.removed") && key != "logic.text.done" {
				b.begin = append(b.begin, key)
			}
		}
	}
	return b.begin
}

// Distinct returns those readings that claim something else than others: not those of which
// another claims all.
func (b *Book) Distinct(ways [][]*Sentence) (out [][]*Sentence) {
	var claims []map[string]bool
	for _, way := range ways {
		set := map[string]bool{}
		b.addClaims(set, way)
		claims = append(claims, set)
	}
	for i, way := range ways {
		if !slices.ContainsFunc(claims[:i], func(o map[string]bool) bool { return within(claims[i], o) }) &&
			!slices.ContainsFunc(claims[i+1:], func(o map[string]bool) bool { return within(claims[i], o) && len(claims[i]) < len(o) }) {
			out = append(out, way)
		}
	}
	return out
}

// within reports whether the claims of one are all among those of another.
func within(one, other map[string]bool) bool {
	for c := range one {
		if !other[c] {
			return false
		}
	}
	return true
}

// addClaims adds what sentences claim, those within others like those beside them.
func (b *Book) addClaims(set map[string]bool, way []*Sentence) {
	for _, s := range way {
		row := b.Rows[s.Key]
		if row == nil {
			set[s.String()] = true
			continue
		}
		for _, c := range row.Claims {
			if args, _ := s.arguments(c); args != nil && c.Name != "said" {
				set[c.Name+" "+shortly(args)] = true
			}
		}
		for _, name := range sortedKeys(s.Args) {
			b.addClaims(set, s.Args[name].Said)
		}
	}
}

// shortly writes arguments out, but for texts: what these claim is beside it.
func shortly(args []Value) string {
	var out strings.Builder
	for _, v := range args {
		if len(v.Said) == 0 {
			fmt.Fprint(&out, v, " ")
		}
	}
	return out.String()
}
