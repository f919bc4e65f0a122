//go:build !(linux || freebsd || netbsd || openbsd || windows || darwin)

package portal

// Files returns nil: there is no dialog of the system.
func Files() FileDialog { return nil }
