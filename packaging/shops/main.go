// Shops writes what shops of programs take, from the files of a release:
//
//	go run ./packaging/shops VERSION RELEASE TO
//
// RELEASE is the folder with SHA256SUMS and the files that it lists, TO the one to write
// to. RELEASE_URL says where these files will lie, RELEASE_OWNER who offers them.
package main

import (
	"embed"
	"fmt"
	"log"
	"os"
	"path"
	"path/filepath"
	"strings"
	"text/template"
)

//go:embed templates
var templates embed.FS

func main() {
	log.SetFlags(0)
	log.SetPrefix("shops: ")
	if len(os.Args) != 4 {
		log.Fatal("say VERSION RELEASE TO")
	}
	sums, err := os.ReadFile(filepath.Join(os.Args[2], "SHA256SUMS"))
	if err != nil {
		log.Fatal(err)
	}
	r, err := newRelease(os.Args[1], os.Getenv("RELEASE_URL"), os.Getenv("RELEASE_OWNER"), string(sums))
	if err == nil {
		err = r.write(os.Args[3])
	}
	if err != nil {
		log.Fatal(err)
	}
}

// A release is what the templates are filled with.
type release struct {
	Version, URL, Owner string
	sums                map[string]string // by the names of files
}

func newRelease(version, url, owner, sums string) (*release, error) {
	if !strings.Contains(url, "://") {
		return nil, fmt.Errorf("RELEASE_URL=%s is no address", url)
	}
	if owner == "" {
		owner = "The Sudoku Desk authors"
	}
	r := &release{Version: version, URL: strings.TrimSuffix(url, "/"), Owner: owner, sums: map[string]string{}}
	for line := range strings.Lines(sums) {
		if sum, name, ok := strings.Cut(strings.TrimSpace(line), "  "); ok {
			r.sums[name] = sum
		}
	}
	return r, nil
}

// File returns the name of a file of the release, in which V stands for the version.
func (r *release) File(pattern string) (string, error) {
	name := strings.Replace(pattern, "-V-", "-"+r.Version+"-", 1)
	if r.sums[name] == "" {
		return "", fmt.Errorf("the release has no %s", name)
	}
	return name, nil
}

// Sum returns the sum of such a file.
func (r *release) Sum(pattern string) (string, error) {
	name, err := r.File(pattern)
	return r.sums[name], err
}

// Address returns where such a file lies.
func (r *release) Address(pattern string) (string, error) {
	name, err := r.File(pattern)
	return r.URL + "/" + name, err
}

// write fills every template, in the folders that they lie in.
func (r *release) write(to string) error {
	all, err := template.New("").Funcs(template.FuncMap{"upper": strings.ToUpper}).ParseFS(templates, "templates/*/*")
	if err != nil {
		return err
	}
	folders, err := templates.ReadDir("templates")
	if err != nil {
		return err
	}
	for _, folder := range folders {
		files, err := templates.ReadDir(path.Join("templates", folder.Name()))
		if err != nil {
			return err
		}
		for _, file := range files {
			if err := r.fill(all.Lookup(file.Name()), filepath.Join(to, folder.Name(), file.Name())); err != nil {
				return err
			}
		}
	}
	return nil
}

func (r *release) fill(t *template.Template, file string) error {
	var b strings.Builder
	if err := t.Execute(&b, r); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, []byte(b.String()), 0o644)
}
