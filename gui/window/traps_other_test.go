//go:build !unix

package window

// setTraps does nothing: there are no pipes here.
func (s *trial) setTraps() {}
