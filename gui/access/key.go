package access

// A Key is a key that was pressed or released. Readers that don't see the keys themselves
// are told of each: they say what is typed, and have keys of their own.
type Key struct {
	Down   bool
	Symbol uint32 // its X11 keysym
	Name   string // as in "Left", or the character
	Text   bool   // it types a character
	Echo   bool   // the reader has to say that character, for nothing else shows it where the focus is
	Code   int    // of the hardware, as X11 has it
	Shift  bool
	Ctrl   bool
	Alt    bool
	Super  bool
}

// Keys that readers take as modifiers of theirs.
const (
	SymbolInsert   = 0xff63
	SymbolCapsLock = 0xffe5
)
