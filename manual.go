//go:build !headless

package main

import (
	"embed"
	"io/fs"
)

//go:embed docs/manual
var manuals embed.FS

// chapters is what Help shows: a folder for each language.
func chapters() fs.FS {
	folder, _ := fs.Sub(manuals, "docs/manual") // the path is valid
	return folder
}
