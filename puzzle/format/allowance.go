package format

import "bytes"

// An allowance bounds what the links of one text unpack to, all together: a few packed
// bytes can stand for a thousand times as many. What a link unpacks to is ordinary up to
// some times its own length, so that a stream of honest links may be of any length. The
// zero value has spent nothing.
type allowance struct{ spent int }

const (
	ordinary    = 8         // times the length of a link; links of the sites have 2 to 5
	maxUnpacked = 512 << 10 // characters of one link: no puzzle comes near it
	maxExtra    = 3 << 20   // characters beyond what is ordinary, of all links of a text
	sniffExtra  = 1 << 20   // as many again where its layout is told
)

// sniffing is the allowance of the lines that tell the layout, which are read once more.
func sniffing() allowance { return allowance{maxExtra - sniffExtra} }

// most returns how much a link of that length may unpack to.
func (a *allowance) most(packed int) int {
	return min(maxUnpacked, maxExtra-a.spent+ordinary*packed)
}

// spend counts what a link has unpacked to.
func (a *allowance) spend(packed, unpacked int) {
	a.spent = max(0, a.spent+unpacked-ordinary*packed)
}

// tooMuch says why a link is left out that would unpack to more than most.
func tooMuch(most int) error {
	if most < maxUnpacked {
		return errLinkMuch
	}
	return ErrBrokenLink
}

// mayPack reports whether lines may hold a link that has to be unpacked. Where they are not
// ASCII a site may be written in characters that stand for those of its name.
func mayPack(text []byte) bool {
	if bytes.IndexByte(text, '/') < 0 && !bytes.Contains(text, []byte("／")) {
		return false
	}
	for _, site := range packingSites {
		if bytes.Contains(text, []byte(site)) {
			return true
		}
	}
	return !isASCII(text)
}

// packingSites are in the address of every link that has to be unpacked.
var packingSites = append([]string{penpaSite, fpuzzlesSite}, padSites...)
