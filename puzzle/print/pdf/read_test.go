package pdf

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// A file is a PDF file read back: its objects by number, streams decompressed.
type file struct {
	objects map[int]string
	trailer string
}

// read reads a file by its table of objects, and checks the table.
func read(t *testing.T, data []byte) *file {
	t.Helper()
	end := regexp.MustCompile(`(?s)trailer\n(.*)\nstartxref\n(\d+)\n%%EOF\n$`).FindSubmatch(data)
	if !bytes.HasPrefix(data, []byte("%PDF-1.7\n")) || end == nil {
		t.Fatalf("no head or no end: %.20q", data)
	}
	start, _ := strconv.Atoi(string(end[2]))
	rows := strings.SplitAfter(string(data[start:]), "\n")
	var count int
	if _, err := fmt.Sscanf(rows[0]+rows[1], "xref\n0 %d\n", &count); err != nil || !strings.Contains(string(end[1]), fmt.Sprintf("/Size %d/", count)) {
		t.Fatalf("the table begins %q, %v; %s", rows[:2], err, end[1])
	}
	f := &file{objects: map[int]string{}, trailer: string(end[1])}
	for n, row := range rows[3 : 2+count] {
		at, err := strconv.Atoi(row[:10])
		if len(row) != 20 || err != nil {
			t.Fatalf("row %q", row)
		}
		f.objects[n+1] = object(t, data[at:], n+1)
	}
	return f
}

// object reads an object from its start, and returns it with its stream decompressed.
func object(t *testing.T, data []byte, n int) string {
	t.Helper()
	head := fmt.Sprintf("%d 0 obj\n", n)
	if !bytes.HasPrefix(data, []byte(head)) {
		t.Fatalf("object %d begins %.20q", n, data)
	}
	data = data[len(head):]
	text, _, _ := bytes.Cut(data, []byte("\nendobj\n"))
	dictionary, _, packed := bytes.Cut(text, []byte("stream\n"))
	if !packed {
		return string(text)
	}
	length, _ := strconv.Atoi(first(string(dictionary), `/Length (\d+)`))
	data = data[len(dictionary)+len("stream\n"):]
	if !bytes.HasPrefix(data[length:], []byte("\nendstream\nendobj\n")) {
		t.Fatalf("object %d: %s, but then comes %.20q", n, dictionary, data[length:])
	}
	z, err := zlib.NewReader(bytes.NewReader(data[:length]))
	if err != nil {
		t.Fatal(err)
	}
	plain, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return string(dictionary) + string(plain)
}

// first returns the match of the first group of an expression.
func first(s, expr string) string {
	if m := regexp.MustCompile(expr).FindStringSubmatch(s); m != nil {
		return m[1]
	}
	return ""
}

// at returns the object that a dictionary entry refers to.
func (f *file) at(dictionary, key string) string { return f.objects[f.number(dictionary, key)] }

func (f *file) number(dictionary, key string) int {
	n, _ := strconv.Atoi(first(dictionary, "/"+key+`[ []?(\d+) 0 R`))
	return n
}

func (f *file) catalog() string { return f.at(f.trailer, "Root") }

// pages walks the page tree, and checks the entries of its nodes.
func (f *file) pages(t *testing.T, node, parent int) (pages []string) {
	t.Helper()
	o := f.objects[node]
	if parent != 0 && f.number(o, "Parent") != parent {
		t.Fatalf("%d is below %d: %s", node, parent, o)
	}
	if strings.Contains(o, "/Type/Page/") {
		return []string{o}
	}
	kids := strings.Split(first(o, `/Kids\[(.*?)\]`), " 0 R")
	for _, kid := range kids[:len(kids)-1] {
		n, _ := strconv.Atoi(strings.TrimSpace(kid))
		pages = append(pages, f.pages(t, n, node)...)
	}
	if first(o, `/Count (\d+)`) != strconv.Itoa(len(pages)) || len(kids) > fanout+1 {
		t.Fatalf("%d pages below %.60s", len(pages), o)
	}
	return pages
}
