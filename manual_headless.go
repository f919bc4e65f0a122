//go:build headless

package main

import "io/fs"

// chapters is nothing: without a window nothing shows it.
func chapters() fs.FS { return nil }
