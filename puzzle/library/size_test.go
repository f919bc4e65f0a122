//go:build unix

package library

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"runtime/pprof"
	"strconv"
	"syscall"
	"testing"
	"time"
)

func cpu() time.Duration {
	var r syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &r)
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}

func peak() string {
	b, _ := os.ReadFile("/proc/self/status")
	for line := range bytes.Lines(b) {
		if v, ok := bytes.CutPrefix(line, []byte("VmHWM:")); ok {
			return string(bytes.TrimSpace(v))
		}
	}
	return "?"
}

func step(name string, do func()) {
	_ = os.WriteFile("/proc/self/clear_refs", []byte("5"), 0)
	c, w := cpu(), time.Now()
	do()
	fmt.Printf("%-28s cpu %8.0f ms wall %8.0f ms peak %s\n", name, float64((cpu()-c).Microseconds())/1000, float64(time.Since(w).Microseconds())/1000, peak())
}

func TestSizes(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("SIZES"))
	if n == 0 {
		t.Skip()
	}
	ctx := context.Background()
	home := t.TempDir()
	list := shuffled(n, 3)
	var l *Library
	step("open", func() { l = open(t, home) })
	id := create(t, l, "Many")
	if p := os.Getenv("PROF"); p != "" {
		f, _ := os.Create(p)
		pprof.StartCPUProfile(f)
		defer pprof.StopCPUProfile()
	}
	step("import", func() {
		if _, err := l.Import(ctx, id, seq(list...), nil); err != nil {
			t.Fatal(err)
		}
	})
	list = nil
	search := func(q Query) (r *Result) {
		name := fmt.Sprintf("%q sort %d", q.Text, q.Sort)
		step(name+" first", func() { r, _ = l.Search(ctx, q); _, _ = r.Rows(ctx, 0, 32) })
		step(name+" all", func() {
			var err error
			if r, err = r.All(ctx); err != nil {
				t.Fatal(err)
			}
		})
		fmt.Println("   ", r.Len())
		return r
	}
	search(Query{Reverse: true})
	search(Query{Text: "no 777", Reverse: true})
	search(Query{Text: "paper 777", Reverse: true})
	search(Query{Text: "paper book"})
	search(Query{Text: "77"})
	search(Query{Text: "paper"})
	search(Query{Text: "qx"})
	search(Query{Text: "q"})
	search(Query{Text: "2023-07-1"})
	search(Query{Text: "-paper"})
	search(Query{Text: "24 givens"})
	search(Query{Text: "paper", Sort: ByTitle})
	search(Query{Text: "site 2021-05", Sort: ByTitle})
	r := search(Query{Sort: ByTitle})
	step("views", func() { fmt.Println(l.Views(ctx)) })
	step("collections", func() { l.Collections(ctx) })
	step("page down", func() {
		for i := 0; i < r.Len(); i += r.Len() / 10 {
			r.Rows(ctx, i, i+32)
		}
	})
	step("tag all", func() {
		if _, err := l.Edit(ctx, r.IDs(0, r.Len()), Change{AddTags: []string{"winter"}}); err != nil {
			t.Fatal(err)
		}
	})
	path := t.TempDir() + "/b"
	step("backup", func() {
		f, _ := os.Create(path)
		if err := l.Backup(ctx, f, nil); err != nil {
			t.Fatal(err)
		}
		f.Close()
	})
	info, _ := os.Stat(path)
	db, _ := os.Stat(home + "/library.db")
	fmt.Println("backup", info.Size()>>20, "MB, library", db.Size()>>20, "MB")
	step("restore over it", func() {
		f, _ := os.Open(path)
		fmt.Println(l.Restore(ctx, f, info.Size(), nil))
	})
	l.Close()
	to := open(t, t.TempDir())
	step("restore", func() {
		f, _ := os.Open(path)
		fmt.Println(to.Restore(ctx, f, info.Size(), nil))
	})
	step("check", func() { fmt.Println(to.Check(ctx)) })
	to.Close()
	step("open again", func() { l = open(t, home) })
	search(Query{Text: "no 777", Reverse: true})
}
