// Trim writes the bindings to OpenGL that lie in the folder above: of those of
// github.com/go-gl/gl, which bind 3,000 functions, the fifty that the toolkit calls. The C
// compiler takes minutes for all of them and a second for these.
//
// After a change of the versions in go.mod, run it there: go -C gui/gl run ./trim.
package main

import (
	"encoding/json"
	"errors"
	"go/format"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// upstream is what is trimmed, at the version that go.mod of the program requires.
const upstream = "github.com/go-gl/gl"

// bindings are the packages of it that the toolkit uses, and the file of its painter that does.
var bindings = []struct{ dir, user string }{
	{"v2.1/gl", "gl_core.go"},
	{"v3.1/gles2", "gl_es.go"},
}

func main() {
	log.SetFlags(0)
	version, err := output("go", "list", "-m", "-f", "{{.Version}}", upstream)
	must(err)
	source, err := downloaded(upstream + "@" + version)
	must(err)
	toolkit, err := output("go", "list", "-m", "-f", "{{.Dir}}", "fyne.io/fyne/v2")
	must(err)
	for _, b := range bindings {
		user, err := os.ReadFile(filepath.Join(toolkit, "internal/painter/gl", b.user))
		must(err)
		must(trim(filepath.Join(source, b.dir), b.dir, used(user)))
	}
	must(copyFile(filepath.Join(source, "LICENSE"), "LICENSE"))
}

// used returns the names of package gl that a file of the toolkit mentions.
func used(user []byte) map[string]bool {
	names := map[string]bool{}
	for _, m := range regexp.MustCompile(`\bgl\.([A-Za-z]\w*)`).FindAllSubmatch(user, -1) {
		names[string(m[1])] = true
	}
	// With an offset or without, it is one function of OpenGL.
	names["VertexAttribPointer"] = names["VertexAttribPointerWithOffset"]
	return names
}

// trim writes the package in folder from, of which only names are used, to folder to.
func trim(from, to string, names map[string]bool) error {
	text, err := os.ReadFile(filepath.Join(from, "package.go"))
	if err != nil {
		return err
	}
	less, err := trimmed(string(text), names)
	if err != nil {
		return err
	}
	formatted, err := format.Source(less)
	if err != nil {
		return err
	}
	return errors.Join(
		os.MkdirAll(filepath.Join(to, "KHR"), 0o755),
		os.WriteFile(filepath.Join(to, "package.go"), formatted, 0o644),
		copyFile(filepath.Join(from, "conversions.go"), filepath.Join(to, "conversions.go")),
		copyFile(filepath.Join(from, "procaddr.go"), filepath.Join(to, "procaddr.go")),
		copyFile(filepath.Join(from, "KHR/khrplatform.h"), filepath.Join(to, "KHR/khrplatform.h")),
	)
}

func copyFile(from, to string) error {
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, text, 0o644)
}

// downloaded returns the folder of a module as it is published, whatever replaces it here.
func downloaded(module string) (string, error) {
	said, err := output("go", "mod", "download", "-json", module)
	if err != nil {
		return "", err
	}
	var answer struct{ Dir string }
	err = json.Unmarshal([]byte(said), &answer)
	return answer.Dir, err
}

func output(name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir = "../.." // the program's module, not that of the bindings
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	return strings.TrimSpace(string(out)), err
}

func must(err error) {
	if err != nil {
		log.Fatal("trim: ", err)
	}
}
