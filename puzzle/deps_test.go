package puzzle_test

import (
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// arrows is the policy on imports: each package may import those of ours after
// its colon and no others. A name that ends in /* stands for all below it but
// the package itself. "fyne" is the toolkit, "fyne/app" the part of it that
// needs a display.
const arrows = `
puzzle:
puzzle/words:
puzzle/words/check:
puzzle/font:
puzzle/fault: puzzle/words
puzzle/canon: puzzle
puzzle/format: puzzle puzzle/words puzzle/font
puzzle/game: puzzle puzzle/words puzzle/font
puzzle/route: puzzle
puzzle/store: puzzle puzzle/fault puzzle/game puzzle/words
puzzle/practice: puzzle/store puzzle/words
puzzle/library: puzzle puzzle/canon puzzle/fault puzzle/game puzzle/practice puzzle/store puzzle/words
puzzle/estimate: puzzle puzzle/library puzzle/estimate/prior
puzzle/estimate/prior: puzzle
puzzle/print/pdf:
puzzle/print: puzzle puzzle/fault puzzle/route puzzle/words puzzle/font puzzle/print/pdf
puzzle/photo: puzzle puzzle/words puzzle/photo/net
puzzle/photo/net:
puzzle/photo/phototest: puzzle
puzzle/photo/train: puzzle puzzle/photo puzzle/photo/net puzzle/photo/phototest
puzzle/printer: puzzle/words
puzzle/printer/printertest:
solver/lanes: puzzle
solver: puzzle puzzle/words puzzle/font solver/lanes
solver/logic: puzzle puzzle/words
solver/logic/logictest: puzzle puzzle/words solver/logic
solver/se: puzzle puzzle/words
solver/variant: puzzle solver
solver/variant/varianttest: puzzle
solver/hint: puzzle puzzle/* solver/logic
solver/rate: puzzle puzzle/library solver solver/logic solver/se solver/variant
solver/review: puzzle puzzle/* solver/hint solver/logic
solver/typo: puzzle puzzle/words solver
generator: puzzle puzzle/canon puzzle/fault puzzle/estimate/prior solver solver/logic solver/se solver/variant
generator/daily: puzzle solver solver/logic
generator/lesson: puzzle puzzle/practice puzzle/words solver solver/logic generator
generator/cli: puzzle puzzle/* solver solver/* generator generator/daily
gui/early:
gui/garbage:
gui/portal: puzzle/words gui/early
gui/portal/bustest:
gui/paint: puzzle/font
gui/theme: puzzle/font puzzle/words gui/paint fyne
gui/access:
gui/speech: puzzle/words gui/early
gui/access/atspi: gui/access gui/portal
gui/widget: gui/access gui/paint gui/theme fyne
gui/layout: gui/widget fyne
gui/folder: puzzle puzzle/*
gui/session: puzzle puzzle/* solver solver/* generator gui/folder
gui/single: puzzle/fault puzzle/store
gui/board: puzzle puzzle/game puzzle/route gui/paint gui/theme gui/widget fyne
gui/page: puzzle puzzle/* solver solver/* generator generator/lesson gui/access gui/board gui/layout gui/paint gui/theme gui/widget fyne
gui/caption: puzzle puzzle/* solver/logic solver/se generator/lesson gui/page gui/session
gui/readout: puzzle puzzle/* gui/board
gui/screen: puzzle puzzle/* solver/logic solver/rate generator generator/daily generator/lesson gui/board gui/caption gui/folder gui/layout gui/page gui/paint gui/portal gui/session gui/theme gui/widget fyne
gui/screen/screentest: gui/screen puzzle puzzle/* solver/logic gui/board gui/caption gui/page gui/paint gui/portal gui/session gui/theme gui/widget fyne
gui/screen/reading: gui/screen puzzle/* gui/layout gui/page gui/theme gui/widget fyne
gui/screen/files: gui/screen puzzle puzzle/* gui/board gui/caption gui/folder gui/layout gui/page gui/paint gui/portal gui/session gui/theme gui/widget fyne
gui/screen/home: gui/screen gui/screen/enter gui/screen/learn gui/screen/library gui/screen/order gui/screen/paper gui/screen/stats puzzle puzzle/* solver/logic solver/rate generator/daily generator/lesson gui/board gui/caption gui/layout gui/page gui/paint gui/session gui/theme gui/widget fyne
gui/screen/results: gui/access gui/screen gui/screen/learn gui/screen/stats puzzle puzzle/* solver/logic solver/review generator/daily gui/board gui/caption gui/layout gui/page gui/paint gui/session gui/theme gui/widget fyne
gui/screen/stats: gui/screen puzzle puzzle/* generator/daily gui/caption gui/layout gui/page gui/session gui/theme gui/widget fyne
gui/screen/pen: gui/screen puzzle puzzle/* gui/board gui/session fyne
gui/screen/settings: gui/screen puzzle/* gui/page gui/widget
gui/screen/table: gui/screen puzzle puzzle/* gui/board gui/caption gui/layout gui/page gui/session gui/theme gui/widget fyne
gui/screen/learn: gui/screen puzzle puzzle/* solver/logic generator generator/lesson gui/board gui/caption gui/layout gui/page gui/session gui/theme gui/widget fyne
gui/screen/hint: gui/access gui/screen gui/screen/learn puzzle puzzle/* solver/hint solver/logic gui/board gui/layout gui/page gui/session gui/theme gui/widget fyne
gui/screen/order: gui/screen puzzle puzzle/* solver/logic generator gui/board gui/caption gui/layout gui/page gui/session gui/theme gui/widget fyne
gui/screen/paper: gui/screen puzzle puzzle/* solver solver/hint solver/logic solver/se generator gui/caption gui/layout gui/page gui/portal gui/session gui/theme gui/widget fyne
gui/screen/library: gui/garbage gui/screen gui/screen/paper puzzle puzzle/* solver/logic solver/rate solver/se generator gui/board gui/caption gui/layout gui/page gui/portal gui/session gui/theme gui/widget fyne
gui/screen/enter: gui/screen gui/screen/hint puzzle puzzle/* solver solver/typo solver/variant generator gui/board gui/caption gui/layout gui/page gui/readout gui/session gui/theme gui/widget fyne
gui/board/boardtest: gui/board puzzle solver/logic
gui/key: puzzle puzzle/words gui/screen fyne
gui/menu: puzzle/words gui/access gui/key gui/page gui/paint gui/screen gui/screen/reading gui/widget fyne
gui/pad: puzzle puzzle/game gui/board gui/key gui/page gui/screen gui/screen/enter gui/screen/hint gui/screen/table gui/widget fyne
gui/window: puzzle puzzle/* solver solver/* generator generator/daily generator/lesson gui/access gui/key gui/menu gui/pad gui/portal gui/speech gui/session gui/caption gui/readout gui/screen gui/screen/* gui/early gui/page gui/board gui/paint gui/theme gui/widget fyne
gui: gui/access/atspi gui/early gui/portal gui/window gui/single puzzle/store puzzle/words fyne fyne/app
.: generator/cli gui
packaging/shops:
`

func TestArrows(t *testing.T) {
	may := map[string]string{}
	for line := range strings.Lines(arrows) {
		if pkg, list, ok := strings.Cut(strings.TrimSpace(line), ":"); ok {
			may[pkg] = list
		}
	}
	for _, tags := range []string{"", "headless"} {
		cmd := exec.Command("go", "list", "-tags", tags, "-f", `{{.ImportPath}}{{range .Imports}} {{.}}{{end}}`, "sudoku/...")
		cmd.Env = append(os.Environ(), "CGO_ENABLED=1") // the window's imports are listed where it can't be built, too
		out, err := cmd.Output()
		if err != nil {
			t.Fatal("go list: ", err)
		}
		for line := range strings.Lines(string(out)) {
			check(t, strings.Fields(line), may)
		}
	}
}

func check(t *testing.T, f []string, may map[string]string) {
	pkg := short(f[0])
	list, known := may[pkg]
	if !known {
		t.Errorf("package %s has no line in arrows", pkg)
	}
	for _, imp := range f[1:] {
		if s := short(imp); s != "" && !allowed(s, strings.Fields(list)) {
			t.Errorf("%s must not import %s", pkg, imp)
		}
	}
}

func allowed(imp string, list []string) bool {
	for _, a := range list {
		below, all := strings.CutSuffix(a, "/*")
		if a == imp || all && strings.HasPrefix(imp, below+"/") {
			return true
		}
	}
	return false
}

// short returns the name that arrows uses for an import path, "" for packages
// that it does not govern.
func short(path string) string {
	switch rest, ours := strings.CutPrefix(path, "sudoku/"); {
	case path == "sudoku":
		return "."
	case ours:
		return rest
	case path == "fyne.io/fyne/v2/app":
		return "fyne/app"
	case path == "fyne.io/fyne/v2/dialog":
		return "fyne/dialog" // nobody's: its dialog for files opens whatever it lists
	case strings.HasPrefix(path, "fyne.io/"):
		return "fyne"
	}
	return ""
}

// TestStatesNameNoToolkit: what a feature of the window is about, and what it says of that, is
// found out without the toolkit.
func TestStatesNameNoToolkit(t *testing.T) {
	files, err := filepath.Glob("../gui/screen/*_state.go")
	of, err2 := filepath.Glob("../gui/screen/*/*state.go")
	if files = append(files, of...); len(files) < 10 {
		t.Fatalf("%d files, %v, %v", len(files), err, err2)
	}
	for _, name := range files {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, imp := range f.Imports {
			switch path, _ := strconv.Unquote(imp.Path.Value); {
			case short(path) == "fyne", strings.HasPrefix(path, "sudoku/gui/") && allowed(short(path), []string{"gui/widget", "gui/theme", "gui/layout", "gui/paint"}):
				t.Errorf("%s must not import %s", filepath.Base(name), path)
			}
		}
	}
}
