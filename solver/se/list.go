package se

// A rule is one way of finding a step. The catalogue has its name, and why its steps hold,
// under se.ID.
type rule struct {
	id    string
	least Value // of its steps
	// find puts the first step into s.step and reports whether there is one.
	find func(s *search) bool
}

// unique reports whether the steps of r hold only because there is one solution.
func (r *rule) unique() bool { return r.id == "unique-loop" || r.id == "bug" }

// rules has the rules in the order in which they are tried.
var rules = []rule{
	{"hidden-single", 10, (*search).hiddenSingle},
	{"direct-locking", 17, (*search).directLocking},
	{"direct-hidden-pair", 20, func(s *search) bool { return s.directHiddenSet(2, 2.0) }},
	{"naked-single", 23, (*search).nakedSingle},
	{"direct-hidden-triple", 25, func(s *search) bool { return s.directHiddenSet(3, 2.5) }},
	{"locked-candidates", 26, (*search).locking},
	{"naked-pair", 30, func(s *search) bool { return s.nakedSet(2, 3.0) }},
	{"x-wing", 32, func(s *search) bool { return s.fish(2, 3.2) }},
	{"hidden-pair", 34, func(s *search) bool { return s.hiddenSet(2, 3.4) }},
	{"naked-triple", 36, func(s *search) bool { return s.nakedSet(3, 3.6) }},
	{"swordfish", 38, func(s *search) bool { return s.fish(3, 3.8) }},
	{"hidden-triple", 40, func(s *search) bool { return s.hiddenSet(3, 4.0) }},
	{"xy-wing", 42, (*search).xyWing},
	{"xyz-wing", 44, (*search).xyzWing},
	{"unique-loop", 45, (*search).uniqueLoop},
	{"naked-quad", 50, func(s *search) bool { return s.nakedSet(4, 5.0) }},
	{"jellyfish", 52, func(s *search) bool { return s.fish(4, 5.2) }},
	{"hidden-quad", 54, func(s *search) bool { return s.hiddenSet(4, 5.4) }},
	{"bug", 56, (*search).bug},
	{"aligned-pair", 62, (*search).alignedPair},
	{"forcing-chain", 65, (*search).forcingChain},
	{"aligned-triple", 75, (*search).alignedTriplet},
	{"nishio", 75, func(s *search) bool { return s.chains(nishio) }},
	{"multiple-chains", 80, func(s *search) bool { return s.chains(multiple) }},
	{"dynamic-chains", 85, func(s *search) bool { return s.chains(dynamic(0)) }},
	{"dynamic-plus", 90, func(s *search) bool { return s.chains(dynamic(1)) }},
	{"dynamic-forcing", 95, func(s *search) bool { return s.chains(dynamic(2)) }},
	{"dynamic-multiple", 100, func(s *search) bool { return s.chains(dynamic(3)) }},
	{"dynamic-dynamic", 105, func(s *search) bool { return s.chains(dynamic(4)) }},
	{"dynamic-nested", 110, func(s *search) bool { return s.chains(dynamic(5)) }},
}

// firstBeyondLayers is the first rule for which there are no layers.
const firstBeyondLayers = 6
