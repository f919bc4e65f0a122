package print

import (
	"bytes"
	"compress/zlib"
	"context"
	"errors"
	"fmt"
	"io"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"testing"
)

// writePDF writes a sheet as a PDF file.
func writePDF(ctx context.Context, w io.Writer, s Sheet) error {
	d, err := s.Document()
	if err != nil {
		return err
	}
	return d.PDF(ctx, w)
}

func written(t *testing.T, s Sheet) []byte {
	var b bytes.Buffer
	if err := writePDF(t.Context(), &b, s); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestEqualSheetsGiveEqualBytes(t *testing.T) {
	s := Sheet{Items: items(5), Options: Options{Title: "数独 and Sudoku", Date: "1 May", Solutions: AtFoot, Labels: DefaultLabels}}
	first := written(t, s)
	for range 5 {
		if !bytes.Equal(first, written(t, s)) {
			t.Fatal("the same sheet gave other bytes")
		}
	}
	s.Date = "2 May"
	if bytes.Equal(first, written(t, s)) {
		t.Error("another sheet gave the same bytes")
	}
}

// contents checks the structure of a PDF file, and that each entry of the table of objects
// refers to its object, and returns the contents of each page.
func contents(t *testing.T, file []byte) (pages []string) {
	start := regexp.MustCompile(`startxref\n(\d+)\n%%EOF\s*$`).FindSubmatch(file)
	if !bytes.HasPrefix(file, []byte("%PDF-1.")) || start == nil {
		t.Fatal("no head or no end")
	}
	at, _ := strconv.Atoi(string(start[1]))
	if !bytes.HasPrefix(file[at:], []byte("xref\n")) {
		t.Fatal("the end does not point at the table of objects")
	}
	for i, m := range regexp.MustCompile(`(?m)^(\d{10}) 00000 n`).FindAllSubmatch(file[at:], -1) {
		off, _ := strconv.Atoi(string(m[1]))
		if !bytes.HasPrefix(file[off:], fmt.Appendf(nil, "%d 0 obj", i+1)) {
			t.Errorf("object %d is not at %d", i+1, off)
		}
	}
	for _, m := range regexp.MustCompile(`/Contents (\d+) 0 R`).FindAllSubmatch(file, -1) {
		_, obj, _ := bytes.Cut(file, fmt.Appendf(nil, "\n%s 0 obj", m[1]))
		_, stream, _ := bytes.Cut(obj, []byte("stream\n"))
		r, err := zlib.NewReader(bytes.NewReader(stream))
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		pages = append(pages, string(text))
	}
	return pages
}

func TestPDFHoldsEveryOperation(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	for name, s := range sheets {
		if s.Paper != A4 {
			continue
		}
		pages := contents(t, written(t, s))
		if len(pages) != s.NumPages() {
			t.Errorf("%s: %d pages, want %d", name, len(pages), s.NumPages())
			continue
		}
		for i, drawn := range pages {
			p := s.PageAt(i)
			if got := strings.Count(drawn, " Tj ET\n"); got != len(p.Texts) {
				t.Errorf("%s, page %d: %d texts, want %d", name, i, got, len(p.Texts))
			}
			if got := strings.Count(drawn, " re f\n"); got != len(p.Fills) {
				t.Errorf("%s, page %d: %d fills, want %d", name, i, got, len(p.Fills))
			}
		}
	}
}

func TestSections(t *testing.T) {
	for where, want := range map[Solutions]string{NoSolutions: "", AtFoot: "", AtEnd: "Puzzles Solutions"} {
		file := written(t, Sheet{Items: items(5), Options: Options{Solutions: where}})
		var got []string
		for _, m := range regexp.MustCompile(`/Title\((.*?)\)/Parent`).FindAllSubmatch(file, -1) {
			got = append(got, string(m[1]))
		}
		if strings.Join(got, " ") != want {
			t.Errorf("solutions %d: sections %q, want %q", where, got, want)
		}
	}
}

// A page can be printed whatever the texts are.
func TestStrangeWords(t *testing.T) {
	for _, title := range []string{"\xff\xfe", "a\nb\x00c", "😀👩‍🚀", "שלום", "(\\)", strings.Repeat("数独", 50000)} {
		s := Sheet{Items: items(1), Options: Options{Title: title, Date: title, Set: title, Labels: DefaultLabels, Solutions: AtFoot}}
		s.Items.(List)[0].Rating, s.Items.(List)[0].Explainer = title, title
		if n := len(contents(t, written(t, s))); n != 1 {
			t.Errorf("%.20q: %d pages", title, n)
		}
	}
}

type full struct{}

var errFull = errors.New("full")

func (full) Write([]byte) (int, error) { return 0, errFull }

func TestFailedWrite(t *testing.T) {
	if err := writePDF(t.Context(), full{}, Sheet{Items: items(1)}); !errors.Is(err, errFull) {
		t.Errorf("%v, want %v", err, errFull)
	}
}

func TestInterruptedPDF(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if err := writePDF(ctx, io.Discard, Sheet{Items: items(1)}); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want %v", err, context.Canceled)
	}
}

// A scale is a writer that measures the memory in use at each write.
type scale struct{ last int }

func (s *scale) Write(b []byte) (int, error) {
	var m runtime.MemStats
	runtime.GC()
	runtime.GC() // also empties the pools
	runtime.ReadMemStats(&m)
	s.last = int(m.HeapAlloc)
	return len(b), nil
}

// Pages are not kept in memory after they are written.
func TestMemory(t *testing.T) {
	all := items(200)
	held := func(n int) int {
		var s scale
		if err := writePDF(t.Context(), &s, Sheet{Items: all[:n], Options: Options{PerPage: 1, Labels: DefaultLabels}}); err != nil {
			t.Fatal(err)
		}
		return s.last
	}
	few, many := held(50), held(200)
	runtime.KeepAlive(all)
	const pages, bytesAPage = 150, 200 // a page has more than four times that in the file
	if grown := many - few; grown > pages*bytesAPage {
		t.Errorf("%d more pages hold %d bytes more, want no more than %d a page", pages, grown, bytesAPage)
	}
}

func BenchmarkPDF(b *testing.B) {
	s := Sheet{Items: items(100), Options: Options{Title: "Sudoku", Solutions: AtFoot, Labels: DefaultLabels}}
	for b.Loop() {
		if err := writePDF(b.Context(), io.Discard, s); err != nil {
			b.Fatal(err)
		}
	}
}
