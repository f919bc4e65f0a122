; The installer for Windows: for one user, without an administrator. packaging/windows
; says VERSION, NUMBERS, FILES (the folder with what is installed), ICON and OUT.
; Silently: setup.exe /S [/D=FOLDER], and Uninstall.exe /S.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetDateSave off ; the same bytes, whenever it is made
RequestExecutionLevel user
ManifestDPIAware true
!include MUI2.nsh
!include FileFunc.nsh

!define APP "Sudoku Desk"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\SudokuDesk"
!define CLASSES "Software\Classes"

Name "${APP}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Sudoku Desk"
InstallDirRegKey HKCU "${ENTRY}" "InstallLocation"
BrandingText "${APP} ${VERSION}"
VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "${APP}"
VIAddVersionKey /LANG=0 "FileDescription" "${APP}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\SudokuDesk.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(Kept)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE SimpChinese
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE SpanishInternational
!insertmacro MUI_LANGUAGE Italian
!insertmacro MUI_LANGUAGE PortugueseBR
!insertmacro MUI_LANGUAGE Japanese
!insertmacro MUI_LANGUAGE TradChinese
LangString Kept ${LANG_ENGLISH} "Your games, settings and library stay where they are, in $LOCALAPPDATA\sudoku-desk. Everything else goes."
LangString Kept ${LANG_SIMPCHINESE} "你的游戏、设置和题库会留在 $LOCALAPPDATA\sudoku-desk，其他文件都会移除。"
LangString Kept ${LANG_GERMAN} "Deine Spiele, Einstellungen und die Bibliothek bleiben, wo sie sind, in $LOCALAPPDATA\sudoku-desk. Alles andere wird entfernt."
LangString Kept ${LANG_FRENCH} "Vos parties, vos paramètres et la bibliothèque restent où ils sont, dans $LOCALAPPDATA\sudoku-desk. Tout le reste est supprimé."
LangString Kept ${LANG_SPANISHINTERNATIONAL} "Tus partidas, los ajustes y la biblioteca se quedan donde están, en $LOCALAPPDATA\sudoku-desk. Todo lo demás se elimina."
LangString Kept ${LANG_ITALIAN} "Le partite, le impostazioni e la libreria restano dove sono, in $LOCALAPPDATA\sudoku-desk. Tutto il resto viene rimosso."
LangString Kept ${LANG_PORTUGUESEBR} "Seus jogos, as configurações e a biblioteca ficam onde estão, em $LOCALAPPDATA\sudoku-desk. Todo o resto é removido."
LangString Kept ${LANG_JAPANESE} "ゲーム、設定、ライブラリは$LOCALAPPDATA\sudoku-deskに残ります。ほかはすべて削除されます。"
LangString Kept ${LANG_TRADCHINESE} "遊戲、設定和題庫會留在 $LOCALAPPDATA\sudoku-desk，其他檔案都會移除。"
LangString Open ${LANG_ENGLISH} "Sudoku Desk is open. Close its window, then try again."
LangString Open ${LANG_SIMPCHINESE} "Sudoku Desk 正在运行。请关闭它的窗口再试。"
LangString Open ${LANG_GERMAN} "Sudoku Desk ist geöffnet. Schließe sein Fenster und versuche es noch einmal."
LangString Open ${LANG_FRENCH} "Sudoku Desk est ouvert. Fermez sa fenêtre, puis réessayez."
LangString Open ${LANG_SPANISHINTERNATIONAL} "Sudoku Desk está abierto. Cierra su ventana e inténtalo de nuevo."
LangString Open ${LANG_ITALIAN} "Sudoku Desk è aperto. Chiudi la sua finestra e riprova."
LangString Open ${LANG_PORTUGUESEBR} "O Sudoku Desk está aberto. Feche a janela e tente de novo."
LangString Open ${LANG_JAPANESE} "Sudoku Deskが開いています。ウィンドウを閉じてから、もう一度試してください。"
LangString Open ${LANG_TRADCHINESE} "Sudoku Desk 正在執行。請關閉它的視窗再試一次。"
LangString Game ${LANG_ENGLISH} "Sudoku Desk game"
LangString Game ${LANG_SIMPCHINESE} "Sudoku Desk 游戏"
LangString Game ${LANG_GERMAN} "Spiel von Sudoku Desk"
LangString Game ${LANG_FRENCH} "Partie de Sudoku Desk"
LangString Game ${LANG_SPANISHINTERNATIONAL} "Partida de Sudoku Desk"
LangString Game ${LANG_ITALIAN} "Partita di Sudoku Desk"
LangString Game ${LANG_PORTUGUESEBR} "Jogo do Sudoku Desk"
LangString Game ${LANG_JAPANESE} "Sudoku Deskのゲーム"
LangString Game ${LANG_TRADCHINESE} "Sudoku Desk 遊戲"
LangString Puzzles ${LANG_ENGLISH} "Sudoku puzzles"
LangString Puzzles ${LANG_SIMPCHINESE} "数独题目"
LangString Puzzles ${LANG_GERMAN} "Sudoku-Rätsel"
LangString Puzzles ${LANG_FRENCH} "Grilles de sudoku"
LangString Puzzles ${LANG_SPANISHINTERNATIONAL} "Puzles de sudoku"
LangString Puzzles ${LANG_ITALIAN} "Schemi di sudoku"
LangString Puzzles ${LANG_PORTUGUESEBR} "Sudokus"
LangString Puzzles ${LANG_JAPANESE} "数独の問題"
LangString Puzzles ${LANG_TRADCHINESE} "數獨題目"

; Type CLASS NAME says how files of a class are called and opened.
!macro Type CLASS NAME
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\SudokuDesk.exe,0"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\SudokuDesk.exe" "%1"'
!macroend

; Each CALL does what CALL says with every ending, and the class of its files.
!macro Each CALL
  !insertmacro ${CALL} ".sudoku" "SudokuDesk.Game"
  !insertmacro ${CALL} ".sdk" "SudokuDesk.Puzzles"
  !insertmacro ${CALL} ".sdm" "SudokuDesk.Puzzles"
  !insertmacro ${CALL} ".sdx" "SudokuDesk.Puzzles"
  !insertmacro ${CALL} ".ss" "SudokuDesk.Puzzles"
  !insertmacro ${CALL} ".opensudoku" "SudokuDesk.Puzzles"
  !insertmacro ${CALL} ".ksudoku" "SudokuDesk.Puzzles"
!macroend

; An ending that another program opens stays its own: ours is offered beside it.
!macro Offer ENDING CLASS
  WriteRegStr HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}" ""
!macroend
!macro Withdraw ENDING CLASS
  DeleteRegValue HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
!macroend

; Closed stops where the window is open: its file couldn't be replaced.
!macro Closed UN
Function ${UN}closed
again:
  IfFileExists "$INSTDIR\SudokuDesk.exe" 0 free
  ClearErrors
  FileOpen $0 "$INSTDIR\SudokuDesk.exe" a
  IfErrors 0 close
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Open)" /SD IDCANCEL IDRETRY again
  SetErrorLevel 2
  Abort "$(Open)"
close:
  FileClose $0
free:
FunctionEnd
!macroend
!insertmacro Closed ""
!insertmacro Closed "un."

Section
  Call closed
  SetOutPath "$INSTDIR"
  File "${FILES}/SudokuDesk.exe" "${FILES}/sudoku.exe" "${FILES}/README.txt" "${FILES}/LICENSE.txt" "${FILES}/licences.txt"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${APP}.lnk" "$INSTDIR\SudokuDesk.exe"
  !insertmacro Type "SudokuDesk.Game" "$(Game)"
  !insertmacro Type "SudokuDesk.Puzzles" "$(Puzzles)"
  !insertmacro Each Offer
  WriteRegStr HKCU "${ENTRY}" "DisplayName" "${APP}"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\SudokuDesk.exe"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "The Sudoku Desk authors"
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" $0
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section Uninstall
  Call un.closed
  Delete "$INSTDIR\SudokuDesk.exe"
  Delete "$INSTDIR\sudoku.exe"
  Delete "$INSTDIR\README.txt"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\licences.txt"
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${APP}.lnk"
  !insertmacro Each Withdraw
  DeleteRegKey HKCU "${CLASSES}\SudokuDesk.Game"
  DeleteRegKey HKCU "${CLASSES}\SudokuDesk.Puzzles"
  DeleteRegKey HKCU "${ENTRY}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
  DetailPrint "$(Kept)"
SectionEnd
