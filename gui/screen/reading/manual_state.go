package reading

import (
	"io/fs"
	"path"
	"regexp"
	"strings"

	"sudoku/puzzle/words"
)

// A chapter is one of the manual: a file of Markdown.
type chapter struct {
	title string
	lines []TextLine
}

// readManual reads the chapters of the manual in a language, in English where it lacks that. The
// manual is a folder for each language, whose files are in order by name.
func readManual(manual fs.FS, l words.Lang) (list []chapter) {
	files, _ := fs.Glob(manual, path.Join(l.Code(), "*.md"))
	if len(files) == 0 {
		files, _ = fs.Glob(manual, path.Join(words.English.Code(), "*.md"))
	}
	for _, name := range files {
		if text, err := fs.ReadFile(manual, name); err == nil {
			folder, _ := fs.Sub(manual, path.Dir(name)) // the path is valid
			list = append(list, readChapter(string(text), folder))
		}
	}
	return list
}

// readChapter reads what the manual uses of Markdown: headings, paragraphs, lists, tables of two
// columns, links, lines of a program, and pictures, whose files are in a folder.
func readChapter(text string, folder fs.FS) (c chapter) {
	open := false // a paragraph that goes on with the next line
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		text := plain(strings.TrimSpace(line))
		switch {
		case text == "":
			open = false
		case strings.HasPrefix(line, "# "):
			c.title = text[2:]
		case strings.HasPrefix(line, "## "):
			c.lines = append(c.lines, TextLine{Heading: text[3:]})
		case strings.HasPrefix(line, "!["):
			c.lines, open = append(c.lines, pictureLine(line, folder)), false
		case strings.HasPrefix(line, "|"):
			c.lines = append(c.lines, tableRow(text)...)
		case strings.HasPrefix(line, "    "):
			c.lines = append(c.lines, TextLine{Text: strings.Join(strings.Fields(text), " "), typed: true})
		case !open || startsItem(line):
			c.lines, open = append(c.lines, TextLine{Text: bullet(text)}), true
		default:
			last := &c.lines[len(c.lines)-1]
			last.Text = joinLines(last.Text, text)
		}
	}
	return c
}

// link is what Markdown makes one of: a text, and where it leads.
var link = regexp.MustCompile(`\[([^]]*)\]\(([^)]*)\)`)

// plain takes the marks out of a line that tell bold text and what is typed, and of a link leaves
// its text.
func plain(line string) string {
	return link.ReplaceAllString(strings.NewReplacer("**", "", "`", "").Replace(line), "$1")
}

// pictureLine reads the line of a picture.
func pictureLine(line string, folder fs.FS) TextLine {
	m := link.FindStringSubmatch(line)
	if m == nil {
		return TextLine{Text: plain(line)}
	}
	return TextLine{Text: m[1], picture: &textPicture{folder: folder, file: m[2]}}
}

// startsItem reports whether a line is the first of an item of a list.
func startsItem(line string) bool {
	number, _, ok := strings.Cut(line, ". ")
	return strings.HasPrefix(line, "- ") || ok && number != "" && strings.Trim(number, "0123456789") == ""
}

// bullet writes the sign of an item as it is printed.
func bullet(text string) string {
	if rest, ok := strings.CutPrefix(text, "- "); ok {
		return "• " + rest
	}
	return text
}

// joinLines joins two lines of a paragraph: between Chinese characters there is no space.
func joinLines(a, b string) string {
	if a[len(a)-1] >= 0x80 && b[0] >= 0x80 {
		return a + b
	}
	return a + " " + b
}

// tableRow returns a row of a table, none for the line below its head.
func tableRow(line string) []TextLine {
	cells := strings.Split(strings.Trim(line, "|"), "|")
	if len(cells) != 2 || strings.Trim(cells[0], "- ") == "" {
		return nil
	}
	return []TextLine{{Left: strings.TrimSpace(cells[0]), Right: strings.TrimSpace(cells[1])}}
}
