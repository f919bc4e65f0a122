// Package locale sets a locale that the toolkit accepts. The toolkit rejects C, POSIX
// and an unset locale with a message on standard error during package initialisation;
// this package imports only the standard library and so is initialised before it.
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
