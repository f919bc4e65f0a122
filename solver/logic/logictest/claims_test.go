package logictest

import (
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// families are patterns of the IDs of their techniques, and the files of solver/logic/testdata that
// have cases of them.
var families = []struct{ name, techniques, files string }{
	{"singles", "full-house last-digit *-single", "cases lastdigit"},
	{"chains", "x-chain xy-chain *nice-loop *aic", "chain chain_sets cases"},
	{"sets", "als-* death-blossom", "als cases"},
	{"forcing", "kraken-fish-? forcing-chain*", "kraken forcing cases"},
	{"nets", "forcing-net* forcing-board dynamic-* *nested-*", "net deep"},
	{"subsets", "pointing claiming naked-pair naked-triple naked-quadruple hidden-pair hidden-triple hidden-quadruple locked-pair locked-triple", "cases"},
	{"almost locked", "almost-locked-*", "almost_locked"},
	{"fish", "*x-wing *swordfish *jellyfish *squirmbag *whale *leviathan", "fish"},
	{"colours", "simple-colors* multi-colors* 3d-medusa*", "color medusa cases"},
	{"wings", "xy-wing xyz-wing w-wing *wxyz-wing remote-pair", "wing bent remote"},
	{"uniqueness", "*-rectangle-? hidden-rectangle unique-loop-* bug-*", "unique uniqueloop extended bug"},
	{"crossings", "sue-de-coq firework-*", "suedecoq firework"},
	{"guardians", "oddagon tridagon", "guardian"},
	{"trials", "template-* brute-force", "template brute"},
	{"sectors", "aligned-* sk-loop multi-sector-locked-sets", "aligned multi_sector"},
	{"exocets", "*-exocet", "exocet"},
	{"turbots", "skyscraper *two-string-kite turbot-fish *empty-rectangle empty-rectangle-two", "turbot"},
	{"cages", "cage-* innie-*", ""},
	{"diagonals", "diagonal-seen", ""},
}

// in reports whether a name is one of some patterns.
func in(name, patterns string) bool {
	return slices.ContainsFunc(strings.Fields(patterns), func(p string) bool {
		ok, err := path.Match(p, name)
		return ok && err == nil
	})
}

// read are the beginnings of the keys of texts that are read: those of techniques, of hints that are
// no step, of lessons, legends and reviews.
var read = strings.Fields("logic. hint. lesson. legend. review.")

// aboutNoStep are texts among them that say what a technique is and not what a step is.
func aboutNoStep(key string) bool {
	return strings.HasSuffix(key, ".name") || strings.HasSuffix(key, ".doc")
}

// TestRows: each text that has arguments has a row, and each of its arguments is in a claim.
func TestRows(t *testing.T) {
	b := Claims()
	for _, key := range keysOf(read) {
		places, row := placesOf(words.English, key), b.Rows[key]
		if len(places) == 0 || aboutNoStep(key) {
			continue
		}
		if row == nil {
			t.Errorf("%s has no row: %v", key, words.English.Texts(key))
			continue
		}
		for _, name := range places {
			if row.Nothing == "" && name != "name" && !slices.ContainsFunc(row.Claims, func(c Claim) bool { return c.isAbout(name) }) {
				t.Errorf("%s claims nothing of {%s}", key, name)
			}
			if row.Nothing == "" && b.kindsOf(key)[name] == "" {
				t.Errorf("%s: {%s} has no kind", key, name)
			}
		}
	}
	for key := range b.Rows {
		if words.English.Texts(key) == nil {
			t.Errorf("no text: %s", key)
		}
	}
}

func keysOf(begins []string) (keys []string) {
	for _, begin := range begins {
		keys = append(keys, words.English.Keys(begin)...)
	}
	return keys
}

// mostWithoutClaims is how many texts with arguments may claim nothing.
const mostWithoutClaims = 30

// TestCount: few texts with arguments claim nothing, and each says why. It prints the table of
// docs/dev/logic.md.
func TestCount(t *testing.T) {
	rows, n := Claims().Rows, 0
	t.Log("| texts of | all | claim themselves | claim within another | claim nothing, for a reason | without arguments, names |")
	for _, begin := range read {
		var all, own, within, nothing, bare int
		for _, key := range words.English.Keys(begin) {
			row := rows[key]
			switch all++; {
			case row != nil && row.Nothing != "" && len(placesOf(words.English, key)) > 0:
				nothing++
				t.Log(key, row.Nothing)
			case row != nil && row.Says:
				within++
			case row != nil && len(row.Claims) > 0:
				own++
			default:
				bare++
			}
		}
		n += nothing
		t.Logf("| %s | %d | %d | %d | %d | %d |", strings.TrimSuffix(begin, "."), all, own, within, nothing, bare)
	}
	if n > mostWithoutClaims {
		t.Errorf("%d texts claim nothing", n)
	}
}

// TestCases: what is said of the steps of the cases of each family, and of its techniques'
// examples, is so.
func TestCases(t *testing.T) {
	b, long := Claims(), os.Getenv("SUDOKU_LONG") != ""
	for _, f := range families {
		t.Run(f.name, func(t *testing.T) {
			t.Parallel()
			r := newRecord(b)
			for _, c := range casesOf(t, f.files) {
				if in(c.technique.ID, f.techniques) && (long || r.steps[c.technique.ID] < 6) {
					for i, s := range logic.All(&c.pos, []*logic.Technique{c.technique}) {
						if i < 3 || long {
							r.check(t, &c.pos, s)
						}
					}
				}
			}
			for _, technique := range slices.Concat(logic.Techniques(), logic.ShapeTechniques()) {
				if pos, s, ok := technique.Example(); ok && in(technique.ID, f.techniques) {
					r.check(t, &pos, s)
				}
			}
			r.report(t)
		})
	}
}

// TestPaths: what is said of each step on the way to the solution of puzzles is so, and of others
// that could be made on this way.
func TestPaths(t *testing.T) {
	r := newRecord(Claims())
	some := slices.DeleteFunc(logic.Techniques(), func(t *logic.Technique) bool { return t.Level > puzzle.Hard })
	for _, line := range fieldsOf(t, "testdata/puzzles.txt") {
		g, ok := puzzle.ParseGrid(line)
		if !ok {
			t.Fatal(line)
		}
		pos := puzzle.NewPosition(g)
		path, _, err := logic.PathFrom(t.Context(), &pos, logic.Full.Techniques)
		if err != nil {
			t.Fatal(err)
		}
		for i, s := range path {
			r.check(t, &pos, s)
			if i%8 == 0 {
				r.oneOfEach(t, &pos, some)
			}
			s.Apply(&pos)
		}
	}
	r.report(t)
}
