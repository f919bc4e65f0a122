//go:build !headless && !linux

package gui

func identify() {}
