package cli

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// fenced returns the text of a block of docs/dev/generate.md by what stands behind its fence.
func fenced(t *testing.T, name string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(here, "../../docs/dev/generate.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(b), "```"+name+"\n")
	text, _, ok := strings.Cut(text, "```")
	if !ok {
		t.Fatalf("there is no block %q", name)
	}
	return text
}

// containerCommand returns the script of the container in a manifest: the folded lines
// behind ">-".
func containerCommand(t *testing.T, manifest string) string {
	t.Helper()
	_, text, ok := strings.Cut(manifest, ">-\n")
	if !ok {
		t.Fatal("the container has no script")
	}
	indent := len(text) - len(strings.TrimLeft(text, " "))
	var words []string
	for line := range strings.Lines(text) {
		if len(line)-len(strings.TrimLeft(line, " ")) < indent {
			break
		}
		words = append(words, strings.TrimSpace(line))
	}
	return strings.Join(words, " ")
}

// The scripts of docs/dev/generate.md make the puzzles that one machine makes, byte for byte.
func TestShardScripts(t *testing.T) {
	t.Chdir(t.TempDir())
	_, want, _ := script(t, "sudoku generate -n 1000 --difficulty medium --seed 7")
	if strings.Count(want, "\n") != 1000 {
		t.Fatalf("%d puzzles", strings.Count(want, "\n"))
	}
	arrays := func(command, variable string, first int) string {
		var b strings.Builder
		for i := range 4 {
			fmt.Fprintf(&b, "(export %s=%d; %s) && ", variable, first+i, strings.TrimSpace(command))
		}
		return b.String() + "cat part-?.txt > puzzles.txt"
	}
	slurm := fenced(t, "sh slurm")
	kubernetes := strings.ReplaceAll(containerCommand(t, fenced(t, "yaml kubernetes")), "/out/", "")
	if err := os.WriteFile("slurm.sh", []byte(slurm), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, line := range map[string]string{
		"parallel":   fenced(t, "sh parallel"),
		"slurm":      arrays("sh slurm.sh", "SLURM_ARRAY_TASK_ID", 1),
		"kubernetes": arrays(kubernetes, "JOB_COMPLETION_INDEX", 0),
	} {
		status, _, errs := script(t, "rm -f part-?.txt puzzles.txt; "+line)
		got, _ := os.ReadFile("puzzles.txt")
		if status != 0 || string(got) != want {
			t.Errorf("%s: status %d, %d puzzles that are not the same, %q", name, status, strings.Count(string(got), "\n"), errs)
		}
	}
}

// The manifest is one that the types of Kubernetes know, field by field. The types are in a
// module of their own, which is fetched: under SUDOKU_LONG only.
func TestShardManifest(t *testing.T) {
	if os.Getenv("SUDOKU_LONG") == "" {
		t.Skip("SUDOKU_LONG is not set")
	}
	manifest := fenced(t, "yaml kubernetes")
	for text, good := range map[string]bool{
		manifest: true,
		strings.Replace(manifest, "parallelism", "parallelisms", 1):      false,
		strings.Replace(manifest, "completions: 4", "completions: x", 1): false,
		strings.Replace(manifest, "- name: out", "- name: in", 1):        false,
	} {
		cmd := exec.CommandContext(t.Context(), "go", "run", ".")
		cmd.Dir = filepath.Join(here, "testdata/manifest")
		cmd.Stdin = strings.NewReader(text)
		if out, err := cmd.CombinedOutput(); (err == nil) != good {
			t.Errorf("%v, %s, for\n%s", err, out, text)
		}
	}
}
