package daily

// random is a source of random numbers, SplitMix64 (Steele, Lea and Flood, "Fast splittable
// pseudorandom number generators", 2014). That of the standard library may change.
type random uint64

func (r *random) next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// order returns the numbers below n in random order.
func (r *random) order(n int) []int {
	list := make([]int, n)
	for i := range list {
		k := int(r.next() % uint64(i+1)) // the bias is below 2 to the -58
		list[i] = list[k]
		list[k] = i
	}
	return list
}
