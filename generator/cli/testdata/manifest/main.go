// Command manifest reads the manifest of a Kubernetes Job from standard input and fails
// if it has a field that the types of k8s.io/api don't have, or lacks what they need.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	batch "k8s.io/api/batch/v1"
	"sigs.k8s.io/yaml"
)

func main() {
	if err := check(os.Stdin); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func check(r io.Reader) error {
	text, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	var job batch.Job
	if err := yaml.UnmarshalStrict(text, &job); err != nil {
		return err
	}
	spec := &job.Spec
	switch {
	case job.APIVersion != "batch/v1" || job.Kind != "Job" || job.Name == "":
		return errors.New("it is not a named Job of batch/v1")
	case spec.CompletionMode == nil || *spec.CompletionMode != batch.IndexedCompletion:
		return errors.New("it is not indexed")
	case spec.Completions == nil || *spec.Completions < 1 || spec.Parallelism == nil || *spec.Parallelism < 1:
		return errors.New("completions and parallelism are not said")
	case len(spec.Template.Spec.Containers) != 1 || spec.Template.Spec.Containers[0].Image == "":
		return errors.New("it does not have one container with an image")
	}
	volumes := map[string]bool{}
	for _, v := range spec.Template.Spec.Volumes {
		volumes[v.Name] = true
	}
	for _, m := range spec.Template.Spec.Containers[0].VolumeMounts {
		if !volumes[m.Name] {
			return fmt.Errorf("there is no volume %s", m.Name)
		}
	}
	return nil
}
