package print

import (
	"os"
	"strings"
	"sync"
	"unicode"

	"sudoku/puzzle/fault"
	embedded "sudoku/puzzle/font"
	"sudoku/puzzle/print/pdf"
)

// system has the faces of the system, for characters that no embedded face has. They are
// looked for when such a character is met, each file is read when it is needed. Equal
// systems number their faces in the same way, so that equal sheets give equal files.
var system systemFaces

type systemFaces struct {
	mu     sync.Mutex
	listed bool
	faces  []*systemFace
	chosen map[rune]Face // 0 for those that no face has
}

type systemFace struct {
	embedded.SystemFace
	read bool
	font *pdf.Font // nil if it can't be read
}

// face returns the face for a character, 0 if there is none.
func (s *systemFaces) face(r rune) Face {
	s.mu.Lock()
	defer s.mu.Unlock()
	if f, ok := s.chosen[r]; ok {
		return f
	}
	if !s.listed {
		s.listed, s.chosen = true, map[rune]Face{}
		for _, f := range embedded.SystemFaces(embedded.SystemDirs()) {
			s.faces = append(s.faces, &systemFace{SystemFace: f})
		}
	}
	s.chosen[r] = s.find(r)
	return s.chosen[r]
}

// find looks for a character, for one of Chinese first in faces of traditional Chinese: the
// embedded face has the simplified ones.
func (s *systemFaces) find(r rune) Face {
	for _, traditional := range []bool{true, false} {
		for i, f := range s.faces {
			if !f.Covers(r) || traditional && !(unicode.Is(unicode.Han, r) && f.traditional()) {
				continue
			}
			if f.draws(r) {
				return numFaces + Face(i)
			}
		}
	}
	return 0
}

// traditional reports whether a face has the forms of traditional Chinese, by its name.
func (f *systemFace) traditional() bool {
	for _, word := range []string{" TC", " HK", " TW", "Hant", "Traditional", "JhengHei", "MingLiU", "AR PL UMing", "AR PL UKai"} {
		if strings.Contains(f.Family, word) {
			return true
		}
	}
	return false
}

// draws reads the face, unless it is read already, and reports whether it has an outline for
// a character. A face that can't be read has none.
func (f *systemFace) draws(r rune) bool {
	if !f.read {
		f.read = true
		if err := f.load(); err != nil {
			f.font = nil
		}
	}
	return f.font != nil && f.font.Draws(r)
}

func (f *systemFace) load() (err error) {
	defer fault.Recover(&err) // any file may be there
	data, err := os.ReadFile(f.Path)
	if err != nil {
		return err
	}
	f.font, err = pdf.ParseFace(data, f.Index)
	return err
}

// at returns a face that was found.
func (s *systemFaces) at(f Face) *systemFace {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.faces[f-numFaces]
}

// fonts returns all faces by number, nil for those that are not read.
func (s *systemFaces) fonts() (list []*pdf.Font) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, f := range s.faces {
		list = append(list, f.font)
	}
	return list
}
