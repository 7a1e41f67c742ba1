; The installer for Windows: for whoever runs it, without an administrator's rights. It puts the
; program in place, names it among the programs, and registers the files and links that open it. Saves
; lie in %APPDATA%\cz.ctyrhra.app and are neither made nor removed here.
;
;   makensis -INPUTCHARSET UTF8 -DVERSION=1.2.3 -DEXE=FILE -DOUT=FILE [-DLOADER=FILE] ctyrhra.nsi
;
; LOADER is WebView2Loader.dll: what MinGW builds needs it beside the program.

Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true
ShowInstDetails nevershow
ShowUninstDetails nevershow

!include MUI2.nsh
!include FileFunc.nsh
!include WinVer.nsh

!define APP "Čtyřhra"
!define ID "cz.ctyrhra.app"
!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
!define WEBVIEW "Microsoft\EdgeUpdate\Clients\{F3017226-FE2A-4295-8BDF-00C3A9A7E4C5}"

Name "${APP}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${APP}"
InstallDirRegKey HKCU "${UNINSTALL}" InstallLocation
BrandingText "${APP} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 ProductName "${APP}"
VIAddVersionKey /LANG=0 ProductVersion "${VERSION}"
VIAddVersionKey /LANG=0 FileVersion "${VERSION}"
VIAddVersionKey /LANG=0 FileDescription "${APP}"
VIAddVersionKey /LANG=0 LegalCopyright ""

; What the last page says.
Var Installed
Var Where
; Whether the program can be opened at once.
Var IsReady

!define MUI_ICON "../icons/icon.ico"
!define MUI_UNICON "../icons/icon.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "installer.bmp"
!define MUI_WELCOMEPAGE_TITLE "${APP}"
!define MUI_WELCOMEPAGE_TEXT "$(Welcome)"
!define MUI_FINISHPAGE_TITLE "$Installed"
!define MUI_FINISHPAGE_TEXT "$Where"
!define MUI_FINISHPAGE_RUN "$INSTDIR\ctyrhra.exe"
!define MUI_FINISHPAGE_RUN_TEXT "$(Play)"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(Remove)"

!insertmacro MUI_PAGE_WELCOME
!define MUI_PAGE_HEADER_SUBTEXT "$(Moment)"
!insertmacro MUI_PAGE_INSTFILES
!define MUI_PAGE_CUSTOMFUNCTION_SHOW OfferToPlay
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The first one is for whoever reads neither.
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE Czech

LangString Welcome ${LANG_ENGLISH} "Four modern board games on one device, for a family at one table and for one person on a train. Everything runs here, without an account and without a network.$\r$\n$\r$\nNo administrator is needed, and games that are already saved stay as they are.$\r$\n$\r$\nFiles ending in .ctyrhra and links beginning with ctyrhra: will open in ${APP}. Files ending in .backup keep the program they have; ${APP} is offered for them."
LangString Welcome ${LANG_CZECH} "Čtyři moderní deskové hry na jednom zařízení, pro rodinu u jednoho stolu i pro jednoho hráče ve vlaku. Všechno běží tady, bez účtu a bez sítě.$\r$\n$\r$\nNení k tomu potřeba správce a partie, které už máš uložené, zůstanou, jak jsou.$\r$\n$\r$\nSoubory s koncovkou .ctyrhra a odkazy, které začínají ctyrhra:, se budou otevírat ve Čtyřhře. Soubory s koncovkou .backup zůstanou svému programu, Čtyřhra se k nim jen nabídne."
LangString Moment ${LANG_ENGLISH} "${APP} is being installed. It takes a moment."
LangString Moment ${LANG_CZECH} "Čtyřhra se instaluje. Chvilku to potrvá."
LangString Installed ${LANG_ENGLISH} "Ready to play"
LangString Installed ${LANG_CZECH} "Můžeš hrát"
LangString Where ${LANG_ENGLISH} "${APP} is in the Start menu. It also opens saved games that somebody sends you."
LangString Where ${LANG_CZECH} "Čtyřhru najdeš v nabídce Start. Otevírá i uložené partie, které ti někdo pošle."
LangString Almost ${LANG_ENGLISH} "Almost ready"
LangString Almost ${LANG_CZECH} "Skoro hotovo"
LangString Later ${LANG_ENGLISH} "${APP} is in the Start menu. It opens once WebView2 is installed."
LangString Later ${LANG_CZECH} "Čtyřhru najdeš v nabídce Start. Otevře se, jakmile nainstaluješ WebView2."
LangString Play ${LANG_ENGLISH} "Open ${APP} now"
LangString Play ${LANG_CZECH} "Otevřít Čtyřhru hned"
LangString Remove ${LANG_ENGLISH} "${APP} will be removed. Your saved games stay in $APPDATA\${ID} and are there again when you install it once more."
LangString Remove ${LANG_CZECH} "Čtyřhra se odebere. Uložené partie zůstanou ve složce $APPDATA\${ID} a po nové instalaci tu budou zase."
LangString IsOpen ${LANG_ENGLISH} "${APP} is still open. Close it, then try again."
LangString IsOpen ${LANG_CZECH} "Čtyřhra je ještě otevřená. Zavři ji a zkus to znovu."
LangString IsOld ${LANG_ENGLISH} "${APP} needs Windows 10 or newer."
LangString IsOld ${LANG_CZECH} "Čtyřhra potřebuje Windows 10 nebo novější."
LangString NoWebView ${LANG_ENGLISH} "WebView2, the part of Windows in which ${APP} draws, is missing. Microsoft offers it for free. Open its page?"
LangString NoWebView ${LANG_CZECH} "Chybí WebView2, část Windows, ve které Čtyřhra kreslí. Microsoft ji nabízí zdarma. Otevřít její stránku?"
LangString Game ${LANG_ENGLISH} "${APP} game"
LangString Game ${LANG_CZECH} "Partie Čtyřhry"
LangString Backup ${LANG_ENGLISH} "${APP} backup"
LangString Backup ${LANG_CZECH} "Záloha Čtyřhry"

; A program that runs cannot be replaced, and half of one must not be left.
!macro Closed
  try:
  IfFileExists "$INSTDIR\ctyrhra.exe" 0 closed
  ClearErrors
  FileOpen $0 "$INSTDIR\ctyrhra.exe" a
  IfErrors open
  FileClose $0
  Goto closed
  open:
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsOpen)" /SD IDCANCEL IDRETRY try
  SetErrorLevel 2
  Quit
  closed:
!macroend

; What opens with the program: TYPE is the name of a class, NAME what people read.
!macro Class TYPE NAME
  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" "$INSTDIR\ctyrhra.exe,0"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\ctyrhra.exe" "%1"'
!macroend

Function .onInit
  SetRegView 64
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(IsOld)" /SD IDOK
    Abort
  ${EndIf}
FunctionEnd

Function OfferToPlay
  SendMessage $mui.FinishPage.Run ${BM_SETCHECK} $IsReady 0
FunctionEnd

Function un.onInit
  SetRegView 64
FunctionEnd

Section "" Program
  !insertmacro Closed
  SetOutPath "$INSTDIR"
  File "/oname=ctyrhra.exe" "${EXE}"
  !ifdef LOADER
    File "/oname=WebView2Loader.dll" "${LOADER}"
  !endif
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${APP}.lnk" "$INSTDIR\ctyrhra.exe"

  !insertmacro Class cz.ctyrhra.game "$(Game)"
  WriteRegStr HKCU "${CLASSES}\.ctyrhra" "" cz.ctyrhra.game
  WriteRegStr HKCU "${CLASSES}\.ctyrhra" "Content Type" application/x-ctyrhra-game
  WriteRegStr HKCU "${CLASSES}\.ctyrhra\OpenWithProgids" cz.ctyrhra.game ""
  ; Others have backups, too: it is offered for theirs and takes none away.
  !insertmacro Class cz.ctyrhra.backup "$(Backup)"
  WriteRegStr HKCU "${CLASSES}\.backup\OpenWithProgids" cz.ctyrhra.backup ""
  !insertmacro Class ctyrhra "URL:${APP}"
  WriteRegStr HKCU "${CLASSES}\ctyrhra" "URL Protocol" ""
  ${RefreshShellIcons}

  SectionGetSize ${Program} $0
  WriteRegStr HKCU "${UNINSTALL}" DisplayName "${APP}"
  WriteRegStr HKCU "${UNINSTALL}" DisplayVersion "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" DisplayIcon "$INSTDIR\ctyrhra.exe,0"
  WriteRegStr HKCU "${UNINSTALL}" Publisher "${APP}"
  WriteRegStr HKCU "${UNINSTALL}" InstallLocation "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" UninstallString '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" EstimatedSize $0
  WriteRegDWORD HKCU "${UNINSTALL}" NoModify 1
  WriteRegDWORD HKCU "${UNINSTALL}" NoRepair 1

  StrCpy $IsReady ${BST_CHECKED}
  StrCpy $Installed "$(Installed)"
  StrCpy $Where "$(Where)"
  ReadRegStr $0 HKLM "SOFTWARE\WOW6432Node\${WEBVIEW}" pv
  ReadRegStr $1 HKCU "Software\${WEBVIEW}" pv
  ${If} "$0$1" == ""
  ${OrIf} "$0$1" == "0.0.0.0"
    StrCpy $IsReady ${BST_UNCHECKED}
    StrCpy $Installed "$(Almost)"
    StrCpy $Where "$(Later)"
    MessageBox MB_YESNO|MB_ICONINFORMATION "$(NoWebView)" /SD IDNO IDNO later
    ExecShell open "https://go.microsoft.com/fwlink/p/?LinkId=2124703"
    later:
  ${EndIf}
SectionEnd

Section Uninstall
  !insertmacro Closed
  Delete "$INSTDIR\ctyrhra.exe"
  Delete "$INSTDIR\WebView2Loader.dll"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${APP}.lnk"

  ; Whoever opens games with another program goes on doing so.
  ReadRegStr $0 HKCU "${CLASSES}\.ctyrhra" ""
  ${If} $0 == cz.ctyrhra.game
    DeleteRegValue HKCU "${CLASSES}\.ctyrhra" ""
    DeleteRegValue HKCU "${CLASSES}\.ctyrhra" "Content Type"
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\.ctyrhra\OpenWithProgids" cz.ctyrhra.game
  DeleteRegKey /ifempty HKCU "${CLASSES}\.ctyrhra\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.ctyrhra"
  DeleteRegValue HKCU "${CLASSES}\.backup\OpenWithProgids" cz.ctyrhra.backup
  DeleteRegKey /ifempty HKCU "${CLASSES}\.backup\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.backup"
  DeleteRegKey HKCU "${CLASSES}\cz.ctyrhra.game"
  DeleteRegKey HKCU "${CLASSES}\cz.ctyrhra.backup"
  DeleteRegKey HKCU "${CLASSES}\ctyrhra"
  DeleteRegKey HKCU "${UNINSTALL}"
  ${un.RefreshShellIcons}
SectionEnd
