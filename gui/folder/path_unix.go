//go:build !windows

package folder

// addressRoot is before the path in the address of a file, and not a part of it.
const addressRoot = ""
