package logic

import (
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle/words"
)

// TestHiddenSingleIsNamedByItsHouse: English has one name for it, Chinese one for each
// kind of house.
func TestHiddenSingleIsNamedByItsHouse(t *testing.T) {
	want := map[byte]string{'r': "行排除：", 'c': "列排除：", 'b': "宫排除："}
	seen := map[byte]bool{}
	var steps []Step
	for _, grid := range []string{
		"..9.7...5..21..9..1...28....7...5..1..851......5....3.......3..68........21.....7",
		".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
		"7.95.13..5.84.3.7..3.6.7..59..73...14..9.5237375..4...69......3.5.3.96..8.3.567..",
	} {
		pos := position(t, grid, "")
		steps = append(steps, All(&pos, []*Technique{hiddenSingle})...)
	}
	for _, s := range steps {
		kind := s.house().Kind()
		seen[kind] = true
		if zh := s.Title(words.Chinese); !strings.HasPrefix(zh, want[kind]) || !strings.HasPrefix(s.Notation(), "Hidden Single: ") {
			t.Errorf("in %v: %s, %s", s.house(), zh, s.Notation())
		}
		if en := s.Title(words.English); !strings.HasPrefix(en, "Hidden single on ") {
			t.Errorf("in %v: %s", s.house(), en)
		}
	}
	if len(seen) != 3 {
		t.Error("kinds of houses seen:", len(seen))
	}
}

// TestChineseNames: of fish by their order, with the name that the plain ones have behind it,
// and of types.
func TestChineseNames(t *testing.T) {
	for id, want := range map[string]string{
		"x-wing":                "二阶鱼（X-Wing）",
		"swordfish":             "三阶鱼（剑鱼）",
		"finned-jellyfish":      "带鳍四阶鱼",
		"sashimi-x-wing":        "退化二阶鱼",
		"franken-swordfish":     "宫内三阶鱼",
		"finned-mutant-x-wing":  "带鳍交叉二阶鱼",
		"siamese-finned-x-wing": "孪生带鳍二阶鱼",
		"mutant-squirmbag":      "交叉五阶鱼",
		"als-xy-wing":           "ALS-XY-Wing",
		"unique-rectangle-1":    "唯一矩形 1 型",
		"kraken-fish-1":         "毛刺鱼 1 型",
		"multi-colors-2":        "多重染色 2 型",
		"hidden-single":         "排除",
	} {
		tech, ok := ByID(id)
		if !ok {
			t.Error("no", id)
			continue
		}
		if got := words.Chinese.Say(tech.Name()); got != want {
			t.Errorf("%s is %s, want %s", id, got, want)
		}
	}
	for _, row := range slices.Concat(rows, shapeRows) {
		for _, text := range []string{words.Chinese.Say(row.Name()), words.Chinese.T(row.TextOf("what"))} {
			if strings.Contains(text, "类型") || strings.Contains(text, "一型") || strings.Contains(text, "有X") {
				t.Errorf("%s: %s", row.ID, text)
			}
		}
	}
}

// TestFamilies: every technique is of the family in which one looks for it.
func TestFamilies(t *testing.T) {
	for id, want := range map[string]Family{
		"hidden-single": Singles, "last-digit": Singles, "claiming": LockedCandidates, "locked-pair": Subsets, "hidden-triple": Subsets, "almost-locked-pair": Subsets, "oddagon": Chains, "tridagon": Sets,
		"skyscraper": Turbots, "turbot-fish": Turbots, "empty-rectangle": Turbots, "x-wing": Fish, "finned-mutant-x-wing": Fish, "siamese-finned-x-wing": Fish,
		"finned-jellyfish": Fish, "kraken-fish-1": Fish, "xy-wing": Wings, "w-wing": Wings, "wxyz-wing": Wings, "unique-rectangle-1": Uniqueness,
		"hidden-rectangle": Uniqueness, "bug-plus-1": Uniqueness, "unique-loop-6-1": Uniqueness, "multi-colors-1": Colouring, "3d-medusa-trap": Colouring,
		"x-chain": Chains, "remote-pair": Chains, "grouped-nice-loop": Chains, "als-xy-wing": Sets, "als-chain": Sets, "sue-de-coq": Sets,
		"aligned-pair-exclusion": Sets, "firework-triple": Sets, "forcing-net": Forcing, "nested-forcing-net": Forcing, "template-set": Trial, "brute-force": Trial,
	} {
		if tech, ok := ByID(id); !ok || tech.Family() != want {
			t.Errorf("%s is there: %v; want %s", id, ok, words.English.Say(want.Text()))
		}
	}
	seen := map[Family]int{}
	for _, row := range slices.Concat(rows, shapeRows) {
		f := row.Family()
		seen[f]++
		known := false
		for _, r := range familyParts {
			for _, part := range r.parts {
				known = known || strings.Contains(row.ID, part)
			}
		}
		if !known && f != Fish {
			t.Errorf("%s has no family", row.ID)
		}
	}
	for f, n := range seen {
		if n == 0 || !words.English.Has(string(f.Text())) {
			t.Error(f, n)
		}
	}
	if len(seen) != len(familyNames) {
		t.Errorf("%d of %d families have techniques", len(seen), len(familyNames))
	}
}
