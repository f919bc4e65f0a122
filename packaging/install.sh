#!/bin/sh
# Installs Sudoku Desk from the folder that this file lies in, or removes it:
#   ./install.sh
#   ./install.sh uninstall
# It goes to ~/.local, or for root to /usr/local; PREFIX=/folder says it otherwise.
set -eu
id=app.sudokudesk.SudokuDesk
name=${COMMAND:-sudoku}
here=$(cd "$(dirname "$0")" && pwd)
usual=$HOME/.local
[ "$(id -u)" != 0 ] || usual=/usr/local
prefix=${PREFIX-$usual}
to=${DESTDIR-}$prefix

put() {
	(cd "$here" && find bin share -type f) | while read -r file; do
		mode=644
		[ "${file%%/*}" != bin ] || mode=755
		mkdir -p "$to/${file%/*}"
		install -m $mode "$here/$file" "$to/$file"
	done
	case $prefix in
	*[!A-Za-z0-9/._+-]*) return ;; # that would have to be quoted
	esac
	# The menu finds the program also where PATH does not lead to it.
	sed "s|^Exec=|Exec=$prefix/bin/|" "$here/share/applications/$id.desktop" \
		>"$to/share/applications/$id.desktop"
}

remove() {
	cd "$to"
	rm -f "bin/$name" share/applications/$id.desktop share/metainfo/$id.metainfo.xml \
		share/mime/packages/$id.xml share/icons/hicolor/*/apps/$id.* \
		share/man/man1/"$name".1 share/man/*/man1/"$name".1 \
		share/bash-completion/completions/"$name" share/zsh/site-functions/_"$name" \
		share/fish/vendor_completions.d/"$name".fish share/doc/sudoku-desk/licences.txt
	rmdir share/doc/sudoku-desk 2>/dev/null || true
}

# Where the desktop keeps lists of what is installed, it has to make them anew.
refresh() {
	[ -z "${DESTDIR-}" ] || return 0
	quietly update-desktop-database "$to/share/applications"
	quietly update-mime-database "$to/share/mime"
	quietly gtk-update-icon-cache -q -t -f "$to/share/icons/hicolor"
}

quietly() { ! command -v "$1" >/dev/null || "$@" >/dev/null 2>&1 || true; }

case ${1-} in
'')
	put
	refresh
	echo "Sudoku Desk is installed: $to/bin/$name"
	;;
uninstall)
	[ ! -d "$to" ] || remove
	refresh
	;;
*)
	echo "Say $0, or $0 uninstall." >&2
	exit 2
	;;
esac
