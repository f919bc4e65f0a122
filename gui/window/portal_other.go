//go:build !(linux || freebsd || netbsd || openbsd)

package window

// systemDialog returns nil: the toolkit's dialog serves here.
func systemDialog() askFunc { return nil }
