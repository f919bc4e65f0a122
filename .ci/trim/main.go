// Trim makes the build fast: it writes, into the folder build, the bindings to OpenGL without
// what the toolkit doesn't call, and a go.mod that replaces the whole ones by these.
//
//	go run ./.ci/trim && go build -modfile=build/go.mod
//
// Of 3,000 functions of OpenGL fifty stay. The C compiler takes minutes for all of them and a
// second for these. Without -modfile the program does the same.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/format"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
)

// bindings is the module that is trimmed, at the version that go.mod requires.
const bindings = "github.com/go-gl/gl"

// packages are those of it that the toolkit uses, and the file of its painter that does.
var packages = []struct{ dir, user string }{
	{"v2.1/gl", "gl_core.go"},
	{"v3.1/gles2", "gl_es.go"},
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("trim: ")
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	source, err := downloaded(bindings)
	if err != nil {
		return err
	}
	toolkit, err := downloaded("fyne.io/fyne/v2")
	if err != nil {
		return err
	}
	if err := os.MkdirAll("build", 0o755); err != nil {
		return err
	}
	if err := fresh("gl", func(to string) error { return trimAll(source, toolkit, to) }); err != nil {
		return err
	}
	return replace()
}

// fresh has a folder of build made anew. It is made under another name, so that another run
// never sees half of it.
func fresh(name string, make func(to string) error) error {
	made, err := os.MkdirTemp("build", name+"-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(made)
	if err := make(made); err != nil {
		return err
	}
	to := filepath.Join("build", name)
	return errors.Join(os.Chmod(made, 0o755), os.RemoveAll(to), os.Rename(made, to))
}

// trimAll writes the module in folder source, as far as the toolkit calls it, to folder to.
func trimAll(source, toolkit, to string) error {
	for _, p := range packages {
		user, err := os.ReadFile(filepath.Join(toolkit, "internal/painter/gl", p.user))
		if err == nil {
			err = trim(filepath.Join(source, p.dir), filepath.Join(to, p.dir), used(user))
		}
		if err != nil {
			return err
		}
	}
	return errors.Join(
		copyFile(filepath.Join(source, "LICENSE"), filepath.Join(to, "LICENSE")),
		os.WriteFile(filepath.Join(to, "go.mod"), []byte("module "+bindings+"\n\ngo 1.26.0\n"), 0o644),
	)
}

// replace writes build/go.mod, the go.sum that belongs to it, and build/go.work, which says
// the same to programs that can't be given -modfile. The first is what says that all is made.
func replace() error {
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return err
	}
	work := fmt.Sprintf("go %s\n\nuse ..\n\nreplace %s => ./gl\n", goVersion.FindSubmatch(mod)[1], bindings)
	mod = fmt.Appendf(mod, "\nreplace %s => ./build/gl\n", bindings)
	return errors.Join(
		copyFile("go.sum", "build/go.sum"),
		os.WriteFile("build/go.work", []byte(work), 0o644),
		os.WriteFile("build/go.mod", mod, 0o644),
	)
}

var goVersion = regexp.MustCompile(`(?m)^go (\S+)$`)

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

// downloaded returns the folder of a module, at the version that go.mod requires.
func downloaded(module string) (string, error) {
	cmd := exec.Command("go", "mod", "download", "-json", module)
	cmd.Stderr = os.Stderr
	said, err := cmd.Output()
	if err != nil {
		return "", err
	}
	var answer struct{ Dir string }
	err = json.Unmarshal(said, &answer)
	return answer.Dir, err
}
