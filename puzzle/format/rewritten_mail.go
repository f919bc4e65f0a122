package format

import (
	"io"
	"mime/quotedprintable"
	"strings"
)

var quotedMail = compileLater(`(?mi)^content-transfer-encoding:[ \t]*quoted-printable[ \t]*$`)

// rewriteMail decodes the body of a mail whose header says that it is quoted-printable.
func rewriteMail(text string) string {
	head, body, ok := strings.Cut(text, "\n\n")
	if !ok || !quotedMail().MatchString(head) {
		return text
	}
	plain, err := io.ReadAll(quotedprintable.NewReader(strings.NewReader(body)))
	if err != nil {
		return text
	}
	return strings.Repeat("\n", strings.Count(head, "\n")+2) + plainText(string(plain))
}
