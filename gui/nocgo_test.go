package gui_test

import (
	"os/exec"
	"strings"
	"testing"
)

// A build without C says what to do.
func TestBuildWithoutC(t *testing.T) {
	cmd := exec.Command("go", "build", ".")
	cmd.Env = append(cmd.Environ(), "CGO_ENABLED=0")
	said, err := cmd.CombinedOutput()
	for _, want := range []string{"takes a C compiler and CGO_ENABLED=1", "-tags headless"} {
		if err == nil || !strings.Contains(string(said), want) {
			t.Errorf("%v, without %q: %s", err, want, said)
		}
	}
}
