package words

import "iter"

// House says which house h is: "row 3". Its kind is r, c or b.
func House(h interface {
	Kind() byte
	Number() int
}) Message {
	return Message{"house." + string(h.Kind()), []any{"n", h.Number()}}
}

// And says things as a list: "1, 3 and 5".
func And[T any](things iter.Seq[T]) Sayer {
	var l and
	for t := range things {
		l = append(l, t)
	}
	return l
}

type and []any

func (a and) In(l Lang) string {
	parts := make([]string, len(a))
	for i, t := range a {
		parts[i] = l.value(t)
	}
	return l.List(parts)
}
