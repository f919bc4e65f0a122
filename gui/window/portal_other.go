//go:build !(linux || freebsd || netbsd || openbsd)

package window

// systemDialog returns nil: here the toolkit's dialog is used.
func systemDialog() askFunc { return nil }
