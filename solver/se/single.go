package se

// regionTypes are the first houses of each type in the order in which most rules look
// through them: boxes, columns, rows.
var regionTypes = [3]int{boxes, columns, rows}

// hiddenSingle finds the last empty cell of a house, and otherwise a digit with one place
// in a house.
func (s *search) hiddenSingle() bool {
	return s.lastCell() || s.onePlace()
}

func (s *search) lastCell() bool {
	for _, first := range regionTypes {
		for h := first; h < first+9; h++ {
			if s.empty[h] != 1 {
				continue
			}
			for d, at := range &s.places[h] {
				if one(at) {
					s.step.put(1.0, int(cellAt[h][low(at)]), d)
					return true
				}
			}
		}
	}
	return false
}

func (s *search) onePlace() bool {
	for _, first := range regionTypes {
		for h := first; h < first+9; h++ {
			if s.empty[h] < 2 {
				continue
			}
			for d, at := range &s.places[h] {
				if one(at) {
					value := 1.5
					if first == boxes {
						value = 1.2
					}
					s.step.put(value, int(cellAt[h][low(at)]), d)
					return true
				}
			}
		}
	}
	return false
}

// nakedSingle finds a cell with one candidate.
func (s *search) nakedSingle() bool {
	for c, ds := range &s.cands {
		if one(ds) {
			s.step.put(2.3, c, low(ds))
			return true
		}
	}
	return false
}
