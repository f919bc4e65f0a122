package screen

import (
	"math"
	"slices"
)

// Adopt takes over settings that nothing was chosen for, and reports whether there were any.
func (p Preferences) Adopt(values map[string]any) (some bool) {
	for name, v := range values {
		if slices.Contains(ofPlace, name) {
			continue
		}
		switch v := v.(type) {
		case string:
			if p.StringWithFallback(name, unset) == unset {
				p.SetString(name, v)
				some = true
			}
		case bool:
			if p.BoolWithFallback(name, true) && !p.BoolWithFallback(name, false) {
				p.SetBool(name, v)
				some = true
			}
		case float64:
			if math.IsNaN(p.FloatWithFallback(name, math.NaN())) {
				p.SetFloat(name, v)
				some = true
			}
		}
	}
	return some
}

const unset = "\x00" // is no setting

// ofPlace are settings that a backup doesn't bring: what is done at the moment, and where.
var ofPlace = []string{PrefPen, PrefDay, PrefStarts, PrefAtHome, PrefWidth, PrefHeight, PrefOpenFolder, PrefPhotoFolder, PrefSaveFolder, PrefRecentFolders}
