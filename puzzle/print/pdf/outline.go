package pdf

import "fmt"

// An outlineItem is an entry of the outline that viewers show beside the pages.
type outlineItem struct {
	title  string
	page   int // the object
	parent *outlineItem
	object int
	below  []*outlineItem
}

// Outline adds an entry to the outline, for the page that was added last: at level 0 at the
// top, at level 1 below the last one of level 0, and so on.
func (f *Writer) Outline(level int, title string) {
	at := &f.outline
	for ; level > 0 && len(at.below) > 0; level-- {
		at = at.below[len(at.below)-1]
	}
	at.below = append(at.below, &outlineItem{title: title, page: f.pages[len(f.pages)-1], parent: at})
}

// closeOutline writes the outline, and returns its entry in the document catalogue.
func (f *Writer) closeOutline() string {
	root := &f.outline
	if len(root.below) == 0 {
		return ""
	}
	root.object = f.reserve()
	f.object(root.object, "<</Type/Outlines%s>>", f.writeBelow(root))
	return fmt.Sprintf("/Outlines %d 0 R", root.object)
}

// writeBelow writes the items below one, and returns the parent's entries about them. Each
// refers to its neighbours, so all get their object numbers first.
func (f *Writer) writeBelow(it *outlineItem) string {
	for _, b := range it.below {
		b.object = f.reserve()
	}
	for i, b := range it.below {
		beside := ""
		if i > 0 {
			beside += fmt.Sprintf("/Prev %d 0 R", it.below[i-1].object)
		}
		if i+1 < len(it.below) {
			beside += fmt.Sprintf("/Next %d 0 R", it.below[i+1].object)
		}
		f.object(b.object, "<</Title%s/Parent %d 0 R/Dest[%d 0 R/Fit]%s%s>>",
			textString(b.title), it.object, b.page, beside, f.writeBelow(b))
	}
	if len(it.below) == 0 {
		return ""
	}
	return fmt.Sprintf("/First %d 0 R/Last %d 0 R/Count %d", it.below[0].object, it.below[len(it.below)-1].object, it.descendants())
}

// descendants returns the number of items below an item, all of which are shown.
func (it *outlineItem) descendants() (n int) {
	for _, b := range it.below {
		n += 1 + b.descendants()
	}
	return n
}
