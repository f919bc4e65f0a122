# One set of flags for every run of go, so that all of them share one cache and what is
# tested is what ships. The same sources give the same program, in whatever folder they lie.
# On Linux everything is compiled as the program with its window has to be, see .ci/build.
# What ships has no symbols, so nothing is compiled with those for a debugger, which saves
# an eighth of the compiler's time.
# A flag -tags takes the place of this one, so it names nodynamic too.
# What needs the window sources .ci/trimmed too.
export GOFLAGS := $(GOFLAGS) -trimpath -buildvcs=false -tags=nodynamic -gcflags=all=-dwarf=false $(if $(filter Linux,$(shell uname -s)),-buildmode=pie)

# Where install puts the program, and what the command is called there.
PREFIX ?= /usr/local
COMMAND := sudoku
FUZZTIME ?= 5m
KILLS ?= 200
SEARCHTIME ?= 2h
SINCE ?=
export PREFIX DESTDIR COMMAND FUZZTIME KILLS SEARCHTIME SINCE

.PHONY: help run build test words quick long headless bench measure figures rooms fuzz torture install uninstall package package-windows release app reproduce release-test fresh icons pictures hints clean
.NOTPARALLEL:

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-15s %s\n", $$1, $$2 }' Makefile

run: build ## build and open the window; ARGS='FILE' opens a file, ARGS='solve FILE' solves it
	@.ci/setup run
	@build/sudoku $(ARGS)

build: ## the program, as build/sudoku
	@.ci/setup build
	@.ci/build build/sudoku
	@[ build/licences.txt -nt go.mod ] || packaging/licences >build/licences.txt

test: ## every check; STEPS='vet race' runs these alone
	@.ci/setup test
	@.ci/check $(STEPS)

words: ## what is missing, wrong or long in each language
	@.ci/setup go
	@go run ./puzzle/words/check

quick: ## what a change touches, in about a minute; SINCE=COMMIT for all changes since then
	@.ci/setup test
	@.ci/check quick

long: ## what takes hours: every test with all its data, the race detector on all, torture, monkey, fuzz
	@.ci/setup test
	@.ci/check long

headless: ## the command line alone, as a static build/headless/sudoku; heeds GOOS and GOARCH
	@.ci/setup go
	CGO_ENABLED=0 go build -buildmode=default -tags 'headless nodynamic' -ldflags '-s -w -buildid=' -o build/headless/ .

bench: ## how fast the solver is, as a table; SETS=FOLDER measures puzzle files of yours
	@.ci/setup go
	@.ci/bench $(SETS)

measure: ## the window beside others: start, memory, rest, keys; about twenty minutes
	@.ci/setup test
	@.ci/measure $(ROUNDS)

rooms: ## the packages as a table: size, exported names, who uses them; types with many methods
	@.ci/setup go
	@go run ./.ci/rooms

figures: ## how fast the program is beside others of this repository; fails where it has become slower
	@.ci/setup test
	@.ci/check figures

fuzz: ## every fuzz test, each for FUZZTIME (5m)
	@.ci/setup go
	@.ci/fuzz $(FUZZTIME)

torture: ## kill the window at KILLS (200) random moments of play; nothing may be lost
	@.ci/setup test
	@.ci/check torture

install: ## the program with menu entry, icons, manual page, completion; PREFIX (/usr/local), DESTDIR
	@[ -x build/sudoku -a -f build/licences.txt ] || $(MAKE) build
	@tree=$$(mktemp -d) && trap 'rm -rf "$$tree"' EXIT && \
		packaging/tree build/sudoku "$$tree" "$$COMMAND" && "$$tree/install.sh"

uninstall: ## remove what install put there
	@packaging/install.sh uninstall

package: ## a Debian package and a portable archive for this machine, in build/release
	@.ci/setup package
	@packaging/tools nfpm
	@packaging/linux "$$(go env GOHOSTARCH)" deb portable
	@ls -l build/release

package-windows: ## the window and the command line for Windows, archive and installer, in build/release
	@.ci/setup windows
	@packaging/windows
	@ls -l build/release

release: ## all that Linux can build for all systems, with sums, in build/release
	@.ci/setup release
	@packaging/release
	@ls -l build/release

app: ## Sudoku Desk.app, on a Mac, in build/release
	@.ci/setup build
	@packaging/macos
	@ls -l build/release

reproduce: ## build the last commit's release twice, in different surroundings, and compare
	@.ci/setup release
	@packaging/reproduce

release-test: ## install what build/release has in clean roots, start it there, and remove it; as root
	@.ci/setup release
	@.ci/setup try
	@packaging/try $(KINDS)

fresh: ## make build, run and test in clean roots of Debian 12 and 13, by root and by a user; as root
	@.ci/setup try
	@packaging/fresh $(SUITES)

icons: ## every size of the icon, from its drawings in packaging, by rsvg-convert
	packaging/draw-icons

pictures: ## the pictures of README.md and docs/, from the window itself, under Xvfb
	@.ci/setup test
	@.ci/setup pictures
	. .ci/trimmed && go test -count 1 -tags 'e2e pictures nodynamic' -run 'TestPictures|TestHomeSizes' ./gui

hints: ## docs/dev/hints.md and its pictures, from the program itself
	go test -count 1 ./solver/logic -run TestHintsPage -args -hints
	. .ci/trimmed && go test -count 1 ./gui/screen/hint -run TestHintsPictures -args -hints

clean: ## remove what was built
	rm -rf build
