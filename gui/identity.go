//go:build cgo && !headless && !linux

package gui

func identify() {}
