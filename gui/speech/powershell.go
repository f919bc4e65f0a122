package speech

import (
	"encoding/base64"
	"fmt"
	"strings"
	"unicode/utf16"
)

// powershell speaks with System.Speech, which each Windows has, by Windows PowerShell.
func powershell() *command {
	return &command{program: "powershell.exe", list: script(listVoices), parse: parseVoice,
		speak: func(v Voice) []string { return script(speakScript(v)) }}
}

// The texts come by the input as UTF-8.
const (
	speechStart = `Add-Type -AssemblyName System.Speech; $s = New-Object System.Speech.Synthesis.SpeechSynthesizer; `
	speechText  = `$r = New-Object System.IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8); $s.Speak($r.ReadToEnd())`
	listVoices  = `[Console]::OutputEncoding = [Text.Encoding]::UTF8; ` + speechStart +
		`$s.GetInstalledVoices() | ForEach-Object { $_.VoiceInfo.Name + "` + "`t" + `" + $_.VoiceInfo.Culture.Name }`
)

func speakScript(v Voice) string {
	text := speechStart + fmt.Sprintf("$s.Rate = %d; ", v.Rate/10)
	if v.Name != "" {
		text += fmt.Sprintf("$s.SelectVoice('%s'); ", strings.ReplaceAll(v.Name, "'", "''"))
	} else if v.Lang != "" {
		text += fmt.Sprintf("try { $s.SelectVoiceByHints('NotSet', 'NotSet', 0, '%s') } catch {}; ", strings.ReplaceAll(base(v.Lang), "'", "''"))
	}
	return text + speechText
}

// script returns the arguments that run a script, which is encoded so that nothing in it is
// taken for anything else.
func script(text string) []string {
	var b []byte
	for _, u := range utf16.Encode([]rune(text)) {
		b = append(b, byte(u), byte(u>>8))
	}
	return []string{"-NoProfile", "-NonInteractive", "-EncodedCommand", base64.StdEncoding.EncodeToString(b)}
}

func parseVoice(line string) (systemVoice, bool) {
	name, lang, ok := strings.Cut(line, "\t")
	return systemVoice{name, lang}, ok && name != ""
}
