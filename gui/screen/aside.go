package screen

import (
	"slices"
	"strings"
)

// PutAside has Home offer a game no more until it is played on.
func (p Preferences) PutAside(name string) {
	if !p.IsAside(name) {
		p.SetString(PrefAside, strings.Join(append(p.Aside(), name), "\n"))
	}
}

// TakeUp undoes PutAside.
func (p Preferences) TakeUp(name string) {
	if p.IsAside(name) {
		p.SetString(PrefAside, strings.Join(slices.DeleteFunc(p.Aside(), func(n string) bool { return n == name }), "\n"))
	}
}

// Aside returns the names of the games that were put aside, the first one first.
func (p Preferences) Aside() []string {
	return strings.FieldsFunc(p.String(PrefAside), func(r rune) bool { return r == '\n' })
}

// IsAside reports whether a game was put aside.
func (p Preferences) IsAside(name string) bool { return slices.Contains(p.Aside(), name) }
