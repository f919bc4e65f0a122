package printer

import (
	"context"
	"strings"

	"golang.org/x/sys/windows"
	"golang.org/x/sys/windows/registry"

	"sudoku/puzzle/words"
)

// Settings reports whether the settings of a job but for the queue have an effect: the
// program that prints PDF files asks for them itself, or not at all.
const Settings = false

// readsLater reports whether a file is read after send has returned.
const readsLater = true

// queues reads the printers of the user from the registry.
func queues(context.Context) (list []Queue, err error) {
	const at = `Software\Microsoft\Windows NT\CurrentVersion\`
	devices, err := registry.OpenKey(registry.CURRENT_USER, at+"Devices", registry.QUERY_VALUE)
	if err != nil {
		return nil, ErrNone
	}
	defer devices.Close()
	all, err := devices.ReadValueNames(-1)
	if err != nil {
		return nil, err
	}
	standard := ""
	if k, err := registry.OpenKey(registry.CURRENT_USER, at+"Windows", registry.QUERY_VALUE); err == nil {
		device, _, _ := k.GetStringValue("Device") // such as "Laser,winspool,Ne01:"
		standard, _, _ = strings.Cut(device, ",")
		k.Close()
	}
	for _, name := range all {
		list = append(list, Queue{name, name == standard})
	}
	return list, nil
}

// send has the program that prints PDF files print a file.
func send(_ context.Context, file string, j Job) (string, error) {
	verb, err := windows.UTF16PtrFromString("printto")
	if err != nil {
		return "", err
	}
	name, err := windows.UTF16PtrFromString(file)
	if err != nil {
		return "", err
	}
	queue, err := windows.UTF16PtrFromString(`"` + strings.ReplaceAll(j.Queue, `"`, "") + `"`)
	if err != nil {
		return "", err
	}
	if err := windows.ShellExecute(0, verb, name, queue, nil, windows.SW_HIDE); err != nil {
		return "", words.Error("printer.refused", "name", j.Queue, "why", err.Error())
	}
	return "", nil
}
