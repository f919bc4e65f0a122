// Package locale gives the toolkit a locale that it can read. It refuses C and
// POSIX, and none, with a message on standard error while packages initialise;
// this one imports the standard library alone and so initialises before it.
package locale

import (
	"os"
	"strings"
)

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
