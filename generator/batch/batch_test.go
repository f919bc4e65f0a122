package batch

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"sudoku/puzzle/words"
)

// A few puzzles and their answers.
const (
	one     = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	oneDone = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

	// pojCase is the first case of problem 2676.
	pojCase = "103000509\n002109400\n000704000\n300502006\n060000050\n700803004\n000401000\n009205800\n804000107\n"
	pojDone = "143628579\n572139468\n986754231\n391542786\n468917352\n725863914\n237481695\n619275843\n854396127\n"

	many  = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5........."
	clash = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	// none clashes nowhere, but r1c9 has no digit left.
	none = "12345678..................9......................................................"
)

// try runs a command line on a standard input.
func try(t *testing.T, stdin string, args ...string) (status int, stdout, stderr string) {
	t.Helper()
	var out, err bytes.Buffer
	status = Main(t.Context(), append(args, "--lang", "en"), strings.NewReader(stdin), &out, &err)
	return status, out.String(), err.String()
}

// says is an English sentence of the catalogue.
func says(key string, args ...any) string { return words.English.T(key, args...) }

func TestHandles(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, name := range []string{"puzzles.txt", "solve"} {
		if err := os.WriteFile(name, nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir("folder", 0o777); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		args []string
		want bool
	}{
		{nil, false},
		{[]string{"puzzles.txt"}, false},
		{[]string{"./puzzles.txt"}, false},
		{[]string{"solve"}, true}, // a verb, whatever files there are
		{[]string{"./solve"}, false},
		{[]string{"help"}, true},
		{[]string{"--help"}, true},
		{[]string{"nosuch.txt"}, true},
		{[]string{"folder"}, true},
		{[]string{"__complete", ""}, true},
	} {
		if got := Handles(tt.args); got != tt.want {
			t.Errorf("%q: %v", tt.args, got)
		}
	}
}

// Misused command lines: the sentence on standard error, nothing on standard
// output, status 2.
func TestMisuse(t *testing.T) {
	folder := t.TempDir()
	for _, tt := range []struct{ args, want string }{
		{"slove", says("batch.noverb", "name", "slove", "nearest", "solve")},
		{"Count", says("batch.noverb", "name", "Count", "nearest", "count")},
		{"generaet", says("batch.noverb", "name", "generaet", "nearest", "generate")},
		{"-- solve.txt", says("batch.noverb", "name", "solve.txt", "nearest", "solve")},
		{folder, says("batch.folder", "name", folder)},
		{"help slove", says("batch.noverb", "name", "slove", "nearest", "solve")},
		{"help solve count", says("batch.noarguments", "name", "count")},
		{"version 2", says("batch.noarguments", "name", "2")},
		{"generate 5", says("batch.noarguments", "name", "5")},
		{"solve --uniqe", says("batch.nooptionbut", "name", "--uniqe", "nearest", "--unique")},
		{"solve -q", says("batch.nooption", "name", "-q")},
		{"solve --=", says("batch.nooption", "name", "--=")},
		{"solve --all", says("batch.needsvalue", "name", "--all", "kind", "N")},
		{"solve --unique=perhaps", says("batch.novalue", "name", "--unique", "value", "perhaps")},
		{"solve --unique --all 2", says("batch.uniqueall")},
		{"solve --all 0", says("batch.wantatleast", "min", 1)},
		{"solve --workers 0", says("batch.wantnumber", "min", 1, "max", 1024)},
		{"count --limit none", `--limit does not take "none". ` + says("batch.wantatleast", "min", 1)},
		{"generate -n 0", `-n does not take "0". ` + says("batch.wantatleast", "min", 1)},
		{"generate --clues 16..30", says("batch.wantspan", "min", 17, "max", 80)},
		{"generate --clues 17..81", says("batch.wantspan", "min", 17, "max", 80)},
		{"generate --clues 30..29", says("batch.wantspan", "min", 17, "max", 80)},
		{"generate --clues 81", says("batch.wantspan", "min", 17, "max", 80)},
		{"generate --clues 20-30", says("batch.wantspan", "min", 17, "max", 80)},
		{"generate --seed -1", says("batch.wantseed")},
		{"generate --seed 18446744073709551616", says("batch.wantseed")},
		{"generate --difficulty eazy", "easy, medium, hard, unfair, extreme"},
		{"generate --symmetry round", "none, half-turn, quarter-turn"},
		{"generate --format pdf", "line, rows"},
		{"generate --difficulty extreme", says("batch.untold", "level", "extreme")},
		{"convert", "line, rows"},
		{"convert --to pdf", "line, rows"},
		{"print", says("batch.needsoutput")},
		{"print -o x.pdf --per-page 5", says("batch.wantname", "names", "1, 2, 4, 6, 9, 12")},
		{"print -o x.pdf --paper a3", says("batch.wantname", "names", "a4, a5, letter, legal")},
		{"completion", says("batch.noshell")},
		{"completion tcsh", says("batch.noshell")},
		{"version --lang fr", says("batch.wantname", "names", "en, zh-Hans, zh")},
	} {
		var out, errs bytes.Buffer
		args := append([]string{"--lang=en"}, strings.Fields(tt.args)...)
		status := Main(t.Context(), args, strings.NewReader(one), &out, &errs)
		if status != 2 || out.Len() > 0 || !strings.Contains(errs.String(), tt.want) || !strings.Contains(errs.String(), "sudoku help") {
			t.Errorf("%s: status %d, %q, %q", tt.args, status, out.String(), errs.String())
		}
	}
}

// Every verb has help, in every language, and help is a result.
func TestHelp(t *testing.T) {
	for _, l := range words.Langs {
		for _, v := range verbs() {
			for _, line := range []string{"help " + v.name, v.name + " --help", v.name + " -h"} {
				args := append(strings.Fields(line), "--lang", l.Code())
				var out, errs bytes.Buffer
				status := Main(t.Context(), args, strings.NewReader(""), &out, &errs)
				if status != 0 || errs.Len() > 0 || !strings.HasPrefix(out.String(), "sudoku "+v.name) {
					t.Errorf("%s: status %d, %q", args, status, errs.String())
				}
				if strings.Contains(out.String(), "batch.") || strings.Contains(out.String(), "{") {
					t.Errorf("%s: a text is missing:\n%s", args, out.String())
				}
			}
		}
	}
	for _, line := range []string{"help", "--help", "-h", "--lang zh"} {
		status, out, _ := try(t, "", strings.Fields(line)...)
		if status != 0 {
			t.Errorf("%s: status %d", line, status)
		}
		for _, v := range verbs() {
			if !strings.Contains(out, "\n  "+v.name+" ") {
				t.Errorf("%s: nothing about %s", line, v.name)
			}
		}
	}
}

// The language follows the system, and --lang goes before it.
func TestLanguage(t *testing.T) {
	for _, tt := range []struct {
		system string
		args   []string
		want   words.Lang
	}{
		{"C", []string{"help"}, words.English},
		{"zh_CN.UTF-8", []string{"help"}, words.Chinese},
		{"zh_CN.UTF-8", []string{"help", "--lang", "en"}, words.English},
		{"C", []string{"--lang=zh", "help"}, words.Chinese},
		{"C", []string{"help", "--lang", "zh-Hans"}, words.Chinese},
	} {
		t.Setenv("LC_ALL", tt.system)
		t.Setenv("LANGUAGE", "")
		var out bytes.Buffer
		Main(t.Context(), tt.args, strings.NewReader(""), &out, io.Discard)
		if !strings.Contains(out.String(), tt.want.T("batch.help.short")) {
			t.Errorf("%s %v: not %s", tt.system, tt.args, tt.want.Name())
		}
	}
}

func TestVersion(t *testing.T) {
	for _, arg := range []string{"version", "--version"} {
		if status, out, _ := try(t, "", arg); status != 0 || out != "Sudoku Desk "+words.Version+"\n" {
			t.Errorf("%s: status %d, %q", arg, status, out)
		}
	}
}

func TestCompletion(t *testing.T) {
	for _, shell := range shells {
		if status, out, errs := try(t, "", "completion", shell); status != 0 || !strings.Contains(out, "sudoku") {
			t.Errorf("%s: status %d, %q", shell, status, errs)
		}
	}
	for _, tt := range []struct{ words, want string }{
		{"so", "solve"},
		{"generate --symmetry ", "anti-diagonal"},
		{"generate --mini", "--minimal"},
		{"convert --to ", "pencilmarks"},
		{"help ex", "explain"},
		{"completion z", "zsh"},
	} {
		// What a shell sends: the words so far, the last of which may be empty.
		args := append([]string{"__complete"}, strings.Split(tt.words, " ")...)
		var out bytes.Buffer
		if status := Main(t.Context(), args, strings.NewReader(""), &out, io.Discard); status != 0 || !strings.Contains(out.String(), tt.want) {
			t.Errorf("%q: status %d, %q", tt.words, status, out.String())
		}
	}
}

// A fullDisk takes nothing.
type fullDisk struct{ err error }

func (w fullDisk) Write([]byte) (int, error) { return 0, w.err }

func TestUnwritable(t *testing.T) {
	for _, line := range []string{"solve", "count", "rate", "explain", "convert --to rows", "convert --to poj",
		"convert --list", "generate --seed 1", "help", "solve -h", "version", "completion bash", "print -o -"} {
		for _, tt := range []struct {
			err    error
			status int
			says   string
		}{
			{syscall.ENOSPC, 1, says("batch.write", "why", says("error.full"))},
			{errors.New("it is broken"), 1, "it is broken"},
			{syscall.EPIPE, 0, ""},
			{io.ErrClosedPipe, 0, ""},
		} {
			args := append(strings.Fields(line), "--lang=en")
			in := strings.NewReader(strings.Repeat(one+"\n", 300)) // more than a chunk
			var errs bytes.Buffer
			status := Main(t.Context(), args, in, fullDisk{tt.err}, &errs)
			if status != tt.status || !strings.Contains(errs.String(), tt.says) || (tt.says == "") != (errs.Len() == 0) {
				t.Errorf("%s, %v: status %d, %q", line, tt.err, status, errs.String())
			}
		}
	}
}

// An interrupt ends what would not end by itself.
func TestInterrupt(t *testing.T) {
	for _, line := range []string{"count --limit 1000000000000000000", "solve --all 1000000000000000000", "solve"} {
		ctx, stop := context.WithCancel(t.Context())
		in, feed := io.Pipe() // stays open: solve waits for more
		out := &tripwire{pull: stop}
		go feed.Write([]byte(strings.Repeat(".", 81) + "\n" + one + "\n"))
		if strings.HasPrefix(line, "count") { // it says nothing before it ends
			time.AfterFunc(20*time.Millisecond, stop)
		}
		if status := Main(ctx, strings.Fields(line), in, out, io.Discard); status != 130 {
			t.Errorf("%s: status %d", line, status)
		}
		feed.Close()
	}
}

// A tripwire calls pull when something is written.
type tripwire struct{ pull func() }

func (w *tripwire) Write(b []byte) (int, error) { w.pull(); return len(b), nil }
