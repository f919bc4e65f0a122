package logic

// A cache holds what finders have worked out about a board, so that it is worked out
// once a position, and the space for it once a board. Every family may keep a part of
// its own here, a kept value.
type cache struct {
	changes uint64 // of all boards that share the cache, as copies of a board do

	bivalue kept[wingList]
}

// A kept value is one that holds until the board changes.
type kept[T any] struct {
	stamp uint64 // of the board for which it holds
	value T
}

// of returns the value for b. If it is not that of b, work makes it so; it finds the
// value as it was left, with the space that it has.
func (k *kept[T]) of(b *Board, work func(*Board, *T)) *T {
	if k.stamp != b.stamp {
		work(b, &k.value)
		k.stamp = b.stamp
	}
	return &k.value
}
