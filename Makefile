# One set of flags for every run of go, so that all of them share one cache. The
# same sources give the same program, in whatever folder they lie.
export GOFLAGS := $(GOFLAGS) -trimpath -buildvcs=false

PREFIX ?= /usr/local
FUZZTIME ?= 5m
KILLS ?= 200
ID := app.sudokudesk.SudokuDesk
share := $(DESTDIR)$(PREFIX)/share

.PHONY: help run build test headless bench measure fuzz torture install uninstall icon pictures clean
.NOTPARALLEL:

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "%-11s %s\n", $$1, $$2 }' Makefile

run: build ## build and open the window; ARGS='FILE' opens a file, ARGS='solve FILE' solves it
	@build/sudoku $(ARGS)

build: ## the program, as build/sudoku
	@.ci/setup build
	go build -o build/sudoku .

test: ## every check; STEPS='vet race' runs these alone
	@.ci/setup test
	@.ci/check $(STEPS)

headless: ## the command line alone, as a static build/headless/sudoku; heeds GOOS and GOARCH
	@.ci/setup go
	CGO_ENABLED=0 go build -tags headless -o build/headless/ .

bench: ## how fast the solver is, as a table; SETS=FOLDER measures puzzle files of yours
	@.ci/setup go
	@.ci/bench $(SETS)

measure: ## the window beside others: start, memory, rest, keys; a quarter of an hour
	@.ci/setup test
	@.ci/measure

fuzz: ## every fuzz test, each for FUZZTIME (5m)
	@.ci/setup go
	@.ci/fuzz $(FUZZTIME)

torture: ## kill the window at KILLS (200) random moments of play; nothing may be lost
	@.ci/setup test
	go test -tags e2e -run '^TestKills$$' -count 1 -timeout 2h -v ./gui -kills $(KILLS)

install: ## the program, its menu entry and icons, under PREFIX (/usr/local)
	@[ -x build/sudoku ] || { echo 'Nothing is built yet: make build'; exit 1; }
	install -D build/sudoku $(DESTDIR)$(PREFIX)/bin/sudoku
	install -D -m 644 packaging/$(ID).desktop $(share)/applications/$(ID).desktop
	install -D -m 644 packaging/$(ID).metainfo.xml $(share)/metainfo/$(ID).metainfo.xml
	install -D -m 644 packaging/$(ID).mime.xml $(share)/mime/packages/$(ID).xml
	install -D -m 644 packaging/icon.svg $(share)/icons/hicolor/scalable/apps/$(ID).svg
	install -D -m 644 packaging/icon-16.svg $(share)/icons/hicolor/16x16/apps/$(ID).svg

uninstall: ## what install put there
	rm -f $(DESTDIR)$(PREFIX)/bin/sudoku $(share)/applications/$(ID).desktop \
		$(share)/metainfo/$(ID).metainfo.xml $(share)/mime/packages/$(ID).xml \
		$(share)/icons/hicolor/*/apps/$(ID).svg

icon: ## Icon.png from packaging/icon.svg, by rsvg-convert
	rsvg-convert -w 512 packaging/icon.svg -o Icon.png

pictures: ## the pictures of README.md and docs/, from the window itself, under Xvfb
	@.ci/setup test
	go test -count 1 -tags 'e2e pictures' -run TestPictures ./gui

clean: ## remove what was built
	rm -rf build
