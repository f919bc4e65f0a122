//go:build !linux && !windows && !darwin

package session

// OnBattery reports whether the computer runs on its battery, as far as the system says.
func OnBattery() bool { return false }
