package cli

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
	// none has no conflicts, but r1c9 has no candidate.
	none = "12345678..................9......................................................"
)

// try runs a command line on a standard input.
func try(t *testing.T, stdin string, args ...string) (status int, stdout, stderr string) {
	t.Helper()
	var out, err bytes.Buffer
	status = Main(t.Context(), append(args, "--lang", "en"), strings.NewReader(stdin), &out, &err)
	return status, out.String(), err.String()
}

// says returns a message in English.
func says(key string, args ...any) string { return words.English.T(key, args...) }

func TestForWindow(t *testing.T) {
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
		args, files, lang string
		want              bool
	}{
		{"", "", "", true},
		{"puzzles.txt", "puzzles.txt", "", true},
		{"./puzzles.txt x", "./puzzles.txt x", "", true},
		{"solve", "", "", false}, // a verb, even if there is a file of that name
		{"./solve", "./solve", "", true},
		{"help", "", "", false},
		{"--help", "", "", false},
		{"nosuch.txt", "", "", false},
		{"folder", "", "", false},
		{"__complete x", "", "", false},
		{"--lang zh", "", "zh-Hans", true},
		{"--lang=zh_CN puzzles.txt", "puzzles.txt", "zh-Hans", true},
		{"--lang zh solve", "", "", false},
		{"--lang xx", "", "", false},
		{"--lang", "", "", false},
		{"--lang= puzzles.txt", "", "", false},
	} {
		files, lang, ok := ForWindow(strings.Fields(tt.args))
		if !ok {
			files, lang = nil, ""
		}
		if got := strings.Join(files, " "); got != tt.files || lang != tt.lang || ok != tt.want {
			t.Errorf("%s: %q in %q, %v", tt.args, files, lang, ok)
		}
	}
}

func TestVersion(t *testing.T) {
	for _, arg := range []string{"version", "--version"} {
		if status, out, _ := try(t, "", arg); status != 0 || !strings.HasPrefix(out, "Sudoku Desk "+words.Origin().Version+"\nCommit ") {
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
		{"steps --technique skys", "skyscraper"},
		{"steps --technique x-wing,03", "x-wing,0301"},
		{"steps --format ", "tsv"},
		{"generate --without x-wing,ch", "x-wing,chains"},
		{"generate --first-at ha", "hard="},
		{"generate --first fi", "firework-triple"},
		{"generate --count-of x-wing=2..,skys", "x-wing=2..,skyscraper="},
		{"explain --up-to ", "sue-de-coq"},
		{"rate --profile ", "hodoku"},
	} {
		// What a shell sends: the words so far, the last of which may be empty.
		args := append([]string{"__complete"}, strings.Split(tt.words, " ")...)
		var out bytes.Buffer
		if status := Main(t.Context(), args, strings.NewReader(""), &out, io.Discard); status != 0 || !strings.Contains(out.String(), tt.want) {
			t.Errorf("%q: status %d, %q", tt.words, status, out.String())
		}
	}
}

// A fullDisk fails every write.
type fullDisk struct{ err error }

func (w fullDisk) Write([]byte) (int, error) { return 0, w.err }

func TestUnwritable(t *testing.T) {
	for _, line := range []string{"solve", "count", "canon", "convert --distinct --to sdk", "rate", "explain", "steps --technique 0003", "techniques", "convert --to rows", "convert --to poj",
		"check", "convert --list", "generate --seed 1", "help", "solve -h", "version", "--version", "man",
		"completion bash", "print -o -"} {
		for _, tt := range []struct {
			err    error
			status int
			says   string
		}{
			{syscall.ENOSPC, 1, says("cli.write", "why", says("error.full"))},
			{errors.New("it is broken"), 1, "it is broken"},
			{syscall.EPIPE, 0, ""},
			{io.ErrClosedPipe, 0, ""},
		} {
			if testing.Short() && tt.err != syscall.ENOSPC && tt.err != syscall.EPIPE {
				continue // the same with another status or sentence
			}
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

// An interrupt ends commands that would not end by themselves.
func TestInterrupt(t *testing.T) {
	for _, line := range []string{"count --limit 1000000000000000000", "solve --all 1000000000000000000", "solve", "steps --technique naked-single"} {
		ctx, stop := context.WithCancel(t.Context())
		in, feed := io.Pipe() // stays open: solve waits for more
		out := &tripwire{pull: stop}
		go feed.Write([]byte(strings.Repeat(".", 81) + "\n" + one + "\n"))
		if strings.HasPrefix(line, "count") { // it writes nothing before it ends
			time.AfterFunc(20*time.Millisecond, stop)
		}
		if status := Main(ctx, strings.Fields(line), in, out, io.Discard); status != 130 {
			t.Errorf("%s: status %d", line, status)
		}
		feed.Close()
	}
}

// A tripwire calls pull on every write.
type tripwire struct{ pull func() }

func (w *tripwire) Write(b []byte) (int, error) { w.pull(); return len(b), nil }
