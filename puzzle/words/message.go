package words

import (
	"errors"
	"io/fs"
	"syscall"
)

// A Sayer is a value that can say itself in a language, most often an error.
type Sayer interface{ In(Lang) string }

// A Message is an error whose sentence is in the catalogue. Two messages are the
// same error, to errors.Is, when their keys are.
type Message struct {
	Key  string
	Args []any // pairs of a name and a value
}

// Error makes a message of a key and its arguments.
func Error(key string, args ...any) Message { return Message{key, args} }

// A Noun is a value that some languages say in several forms, as with an article or in a case.
type Noun interface {
	Sayer
	// Form says it in a form that the language may have; without one as it is.
	Form(l Lang, form string) string
}

// Form implements [Noun]: the form "in" of house.r stands under house.r.in.
func (m Message) Form(l Lang, form string) string {
	if key := m.Key + "." + form; form != "" && l.Has(key) {
		return l.T(key, m.Args...)
	}
	return m.In(l)
}

// In says the message in a language.
func (m Message) In(l Lang) string { return l.T(m.Key, m.Args...) }

func (m Message) Error() string { return m.In(English) }

// Is compares by key alone.
func (m Message) Is(target error) bool {
	t, ok := target.(Message)
	return ok && t.Key == m.Key
}

// Messages are an error of several sentences.
type Messages []Message

// In says the messages one after the other.
func (m Messages) In(l Lang) string {
	var list []string
	for _, one := range m {
		list = append(list, one.In(l))
	}
	return l.Sentences(list...)
}

func (m Messages) Error() string { return m.In(English) }

// Error says an error to a person: in the language, where it can say itself or
// is one of the system's common ones, else as it stands.
func (l Lang) Error(err error) string {
	var s Sayer
	switch {
	case errors.As(err, &s):
		return s.In(l)
	case errors.Is(err, fs.ErrNotExist):
		return l.T("error.notexist")
	case errors.Is(err, fs.ErrPermission):
		return l.T("error.permission")
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT):
		return l.T("error.full")
	case errors.Is(err, syscall.EROFS):
		return l.T("error.readonly")
	case errors.Is(err, syscall.EISDIR):
		return l.T("error.isfolder")
	case errors.Is(err, syscall.ENOTDIR):
		return l.T("error.notfolder")
	case errors.Is(err, syscall.ELOOP):
		return l.T("error.loop")
	case errors.Is(err, syscall.ENAMETOOLONG):
		return l.T("error.longname")
	case errors.Is(err, syscall.EIO), errors.Is(err, syscall.ENOTCONN), errors.Is(err, syscall.ESTALE):
		return l.T("error.disk")
	}
	return Visible(err.Error())
}
