{
  lib,
  buildGoModule,
  fetchurl,
  pkg-config,
  libGL,
  libxkbcommon,
  wayland,
  xorg,
}:
buildGoModule {
  pname = "sudoku-desk";
  version = "{{.Version}}";
  src = fetchurl {
    url = "{{.Address "sudoku-desk-V-source.tar.gz"}}";
    sha256 = "{{.Sum "sudoku-desk-V-source.tar.gz"}}";
  };
  vendorHash = null; # the archive has the modules
  nativeBuildInputs = [ pkg-config ];
  buildInputs = [
    libGL
    libxkbcommon
    wayland
  ]
  ++ (with xorg; [
    libX11
    libXcursor
    libXi
    libXinerama
    libXrandr
    libXxf86vm
  ]);
  buildPhase = ''
    runHook preBuild
    patchShebangs .ci packaging
    make build
    runHook postBuild
  '';
  installPhase = ''
    runHook preInstall
    make install PREFIX=$out
    runHook postInstall
  '';
  doCheck = false; # its tests need a display
  meta = {
    description = "Play, solve, generate and print Sudoku";
    homepage = "{{.URL}}";
    license = lib.licenses.mit;
    mainProgram = "sudoku";
    platforms = lib.platforms.linux;
  };
}
