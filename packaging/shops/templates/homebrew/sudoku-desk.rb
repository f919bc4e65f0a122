# The command line; the window is built from the sources on a Mac.
class SudokuDesk < Formula
  desc "Play, solve, generate and print Sudoku on the command line"
  homepage "{{.URL}}"
  version "{{.Version}}"
  license "MIT"

  on_macos do
    on_arm do
      url "{{.Address "sudoku-V-darwin-arm64.tar.gz"}}"
      sha256 "{{.Sum "sudoku-V-darwin-arm64.tar.gz"}}"
    end
    on_intel do
      url "{{.Address "sudoku-V-darwin-amd64.tar.gz"}}"
      sha256 "{{.Sum "sudoku-V-darwin-amd64.tar.gz"}}"
    end
  end

  on_linux do
    on_arm do
      url "{{.Address "sudoku-V-linux-arm64.tar.gz"}}"
      sha256 "{{.Sum "sudoku-V-linux-arm64.tar.gz"}}"
    end
    on_intel do
      url "{{.Address "sudoku-V-linux-amd64.tar.gz"}}"
      sha256 "{{.Sum "sudoku-V-linux-amd64.tar.gz"}}"
    end
  end

  def install
    bin.install "sudoku"
    generate_completions_from_executable(bin/"sudoku", "completion")
    (man1/"sudoku.1").write Utils.safe_popen_read(bin/"sudoku", "man", "--lang", "en")
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/sudoku version")
  end
end
