// Package early does what has to be done before the packages of the toolkit are initialised:
// it imports only the standard library, and so is initialised before them.
package early

import (
	"os"
	"strings"
)

// The toolkit keeps the textures of a page that was left for a minute, which is 40 MB of pages that
// are looked through.
func init() {
	const kept = "FYNE_CACHE"
	if os.Getenv(kept) == "" {
		os.Setenv(kept, "15s")
	}
}

// The toolkit rejects the locales C and POSIX and an unset one with a message on standard
// error.
func init() {
	named := false
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		value := os.Getenv(name)
		named = named || value != ""
		switch base, _, _ := strings.Cut(value, "."); base {
		case "C", "POSIX":
			os.Setenv(name, "en_US.UTF-8")
		}
	}
	if !named {
		os.Setenv("LANG", "en_US.UTF-8")
	}
}
