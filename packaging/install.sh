#!/bin/sh
# Installs Sudoku Desk from the folder that this file lies in, or removes it:
#   ./install.sh
#   ./install.sh uninstall
# It goes to ~/.local, or for root to /usr/local; PREFIX=/folder says it otherwise.
# What it put there stands in a list beside the menu entry. What is not in that list,
# or was changed since, belongs to somebody else: it is neither replaced nor removed.
set -eu
id=app.sudokudesk.SudokuDesk
entry=share/applications/$id.desktop
list=share/applications/$id.manifest

fail() {
	echo "$*" >&2
	exit 1
}

# What the command is called, the tree says here; make hands COMMAND on all the same.
case ${COMMAND-sudoku} in
'' | [!A-Za-z0-9]* | *[!A-Za-z0-9._+-]*)
	fail "COMMAND=$COMMAND is no name for a command. Use letters, digits and - + . _ only."
	;;
esac
here=$(cd "$(dirname "$0")" && pwd)
usual=${HOME:+$HOME/.local}
[ "$(id -u)" != 0 ] || usual=/usr/local
prefix=${PREFIX-$usual}
case $prefix in
/*) ;;
'') fail "Where to? HOME is not set; say it with PREFIX=/folder." ;;
*) fail "PREFIX=$prefix is no whole path. Say it from / on: PREFIX=$PWD/$prefix" ;;
esac
to=${DESTDIR-}$prefix
# Outside of the home it is for everyone, whatever the umask says.
case $prefix/ in
"${HOME:-/nowhere}"/*) ;;
*) umask 022 ;;
esac

# there FILE: something of that name exists, if only a link that leads nowhere.
there() { [ -e "$to/$1" ] || [ -L "$to/$1" ]; }

# plain FILE: it is a file and no link to one.
plain() { [ -f "$to/$1" ] && [ ! -L "$to/$1" ]; }

new_files() { (cd "$here" && find bin share -type f); }

# content FILE prints what is to be installed as FILE. The menu has to find the
# program also where PATH does not lead to it.
content() {
	case $1:$prefix in
	"$entry":*[!A-Za-z0-9/._+-]*) cat "$here/$1" ;; # that would have to be quoted
	"$entry":*) sed "s|^Exec=|Exec=${prefix%/}/bin/|" "$here/$1" ;;
	*) cat "$here/$1" ;;
	esac
}

# sums CONTENT prints a line of the list for each file that it reads the name of: the
# checksum and size of what CONTENT prints of it, and the name.
sums() {
	while read -r file; do
		echo "$("$1" "$file" | cksum) $file"
	done
}

installed() { cat "$to/$1"; }

# owned prints the files that an earlier run put there and that are still as it left
# them. The menu entry may differ: menu editors write into it.
owned() {
	if [ -f "$to/$list" ]; then
		while read -r sum size file; do
			case $file in
			*..* | /*) continue ;;
			esac
			plain "$file" || continue
			[ "$file" = "$entry" ] || [ "$(installed "$file" | cksum)" = "$sum $size" ] || continue
			echo "$file"
		done <"$to/$list" | sort -u
	elif [ -f "$to/$entry" ]; then
		before_lists
	fi
}

# before_lists prints what was installed when no list was written yet. The menu entry
# says what the command was called.
before_lists() {
	name=$(sed -n 's|^Exec=\([^ ]*/\)\{0,1\}\([^/ ]*\).*|\2|p' "$to/$entry" | head -n 1)
	(
		cd "$to"
		for file in "bin/$name" "$entry" share/metainfo/$id.metainfo.xml \
			share/mime/packages/$id.xml share/icons/hicolor/*/apps/"$id".* \
			share/man/man1/"$name".1 share/man/*/man1/"$name".1 \
			share/bash-completion/completions/"$name" share/zsh/site-functions/_"$name" \
			share/fish/vendor_completions.d/"$name".fish share/doc/sudoku-desk/licences.txt; do
			if [ -f "$file" ] && [ ! -L "$file" ]; then echo "$file"; fi
		done
	)
}

# not_in LIST prints the lines it reads that are not in LIST.
not_in() { grep -vxF -e "$1" || true; }

put() {
	old=$(owned)
	foreign=$(new_files | while read -r file; do
		if there "$file"; then echo "$file"; fi
	done | not_in "$old" | sed "s|^|  $to/|")
	[ -z "$foreign" ] || fail "Nothing was installed, for something else has these names:
$foreign
Move that away, or say another folder with PREFIX=/folder."

	# The list is there before the first file: whatever ends this, the next run knows.
	mkdir -p "$to/${list%/*}"
	new=$(new_files | sums content)
	{ echo "$old" | sed '/^$/d' | sums installed && echo "$new"; } | write "$list" 644
	new_files | while read -r file; do
		mode=644
		[ "${file%%/*}" != bin ] || mode=755
		content "$file" | write "$file" $mode
	done
	echo "$old" | not_in "$(new_files)" | discard
	echo "$new" | write "$list" 644
}

# write FILE MODE makes FILE from what it reads, whole or not at all.
write() {
	mkdir -p "$to/${1%/*}"
	part=$(mktemp "$to/$1.XXXXXX")
	if cat >"$part" && chmod "$2" "$part" && mv -f "$part" "$to/$1"; then
		return
	fi
	rm -f "$part"
	return 1
}

discard() { while read -r file; do [ -z "$file" ] || rm -f "$to/$file"; done; }

remove() {
	owned | discard
	[ ! -f "$to/$list" ] || while read -r _ _ file; do
		! there "$file" || echo "Left there, for it was changed since it was installed: $to/$file"
	done <"$to/$list"
	rm -f "$to/$list"
	rmdir "$to/share/doc/sudoku-desk" 2>/dev/null || true
}

# Where the desktop keeps lists of what is installed, it has to make them anew.
refresh() {
	[ -z "${DESTDIR-}" ] || return 0
	quietly update-desktop-database "$to/share/applications"
	quietly update-mime-database "$to/share/mime"
	quietly gtk-update-icon-cache -q -t -f "$to/share/icons/hicolor"
}

quietly() { ! command -v "$1" >/dev/null || "$@" >/dev/null 2>&1 || true; }

if [ -z "${DESTDIR-}" ] && [ ! -f "$to/$list" ] && command -v dpkg-query >/dev/null &&
	dpkg-query -S "$to/$entry" >/dev/null 2>&1; then
	fail "What is in $to came as a Debian package: apt-get remove sudoku-desk."
fi
case ${1-} in
'')
	put
	refresh
	for file in "$here"/bin/*; do
		echo "Sudoku Desk is installed: $to/bin/${file##*/}"
	done
	;;
uninstall)
	if [ -f "$to/$list" ] || [ -f "$to/$entry" ]; then
		remove
		refresh
	else
		echo "Sudoku Desk is not installed in $to."
	fi
	;;
*)
	echo "Say $0, or $0 uninstall." >&2
	exit 2
	;;
esac
