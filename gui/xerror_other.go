//go:build cgo && !headless && !(linux || freebsd || netbsd || openbsd)

package gui

func ignoreXErrors() {}
