package main

// patches is what the program is built without: code that nothing in it calls, but that is
// linked all the same, and fonts that few need in the form that is quick to open.
var patches = []patch{
	{module: "fyne.io/fyne/v2", before: fonts, pack: append([]string{"theme/font/EmojiOneColor.otf"}, rare...), edits: []edit{
		// http and tls, for addresses that are never opened.
		{"internal/repository/http.go", "", noHTTP},
		{"resource.go", "\t\"io\"\n\t\"net/http\"\n", "\t\"errors\"\n\t\"io\"\n"},
		{"resource.go", `	res, err := http.Get(urlStr) //gosec:disable G107 -- applying security measures to the URL is the caller’s responsibility
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()

	bytes, err := io.ReadAll(res.Body)
	if err != nil {
		return nil, err
	}

	name := filepath.Base(urlStr)
	return NewStaticResource(name, bytes), nil
`, "\treturn nil, errors.ErrUnsupported\n"},

		// Templates, which no text of the toolkit has. With them the linker keeps every
		// method of every type, for it can't tell which they call.
		{"lang/lang.go", "\t\"log\"\n\t\"strings\"\n\t\"sync\"\n\t\"text/template\"\n", "\t\"sync\"\n"},
		{"lang/lang.go", `	t, err := template.New(key).Parse(fallback)
	if err != nil {
		log.Println("Could not parse fallback template")
		return fallback
	}
	str := &strings.Builder{}
	_ = t.Execute(str, data)
	return str.String()
`, "\treturn fallback\n"},

		// What stands in FyneApp.toml is said by the program itself.
		{"internal/build/metadata.go", "NoMetadata = false", "NoMetadata = true"},

		// Fonts that are opened when a text first needs them.
		{"theme/packed.go", "", packedFont},
		{"theme/bundled-emoji.go", "", packedEmoji},
		{"theme/bundled-fonts.go", embedded("NotoSans-Italic.ttf", "notoSansItalic", "italic"), fontPacked("NotoSans-Italic.ttf", "notoSansItalic", "italic")},
		{"theme/bundled-fonts.go", embedded("NotoSans-BoldItalic.ttf", "notoSansBoldItalic", "bolditalic"), fontPacked("NotoSans-BoldItalic.ttf", "notoSansBoldItalic", "bolditalic")},
		{"theme/bundled-fonts.go", embedded("DejaVuSansMono-Powerline.ttf", "dejaVuSansMono", "monospace"), fontPacked("DejaVuSansMono-Powerline.ttf", "dejaVuSansMono", "monospace")},
		{"internal/painter/font.go", `		if emoji := theme.DefaultEmojiFont(); emoji != nil { // TODO only one emoji - maybe others too
			fallbacks = append(fallbacks, emoji)
		}
`, ""},
		{"internal/painter/font.go", "\tfor _, added := range additional {\n", "\tfaces.emoji = len(faces.faces)\n\tfor _, added := range additional {\n"},
		{"internal/painter/font.go", "\tfamily string\n}\n", "\tfamily string\n\temoji  int // before which of them the font of emoji is asked, 0 for never\n}\n\n" + emojiFace},
		{"internal/painter/font.go", "\tfor _, f := range d.faces {\n\t\tif _, ok := f.NominalGlyph(r); ok {\n", "\tfor i, f := range d.faces {\n\t\tif i > 0 && i == d.emoji && theme.IsEmoji(r) {\n\t\t\treturn emojiFace()\n\t\t}\n\t\tif _, ok := f.NominalGlyph(r); ok {\n"},
	}},
	{module: "github.com/nicksnyder/go-i18n/v2", edits: []edit{
		{"i18n/template/text_parser.go", "\t\"bytes\"\n", "\t\"errors\"\n"},
		{"i18n/template/text_parser.go", `	tmpl, err := template.New("").Delims(leftDelim, rightDelim).Option(option).Funcs(te.Funcs).Parse(src)
	if err != nil {
		return nil, err
	}
	return &parsedTextTemplate{tmpl: tmpl}, nil
}

type parsedTextTemplate struct {
	tmpl *template.Template
}

func (t *parsedTextTemplate) Execute(data any) (string, error) {
	var buf bytes.Buffer
	if err := t.tmpl.Execute(&buf, data); err != nil {
		return "", err
	}
	return buf.String(), nil
}
`, "\t_, _ = rightDelim, option\n\treturn nil, errors.ErrUnsupported\n}\n"},
	}},
	// An icon beside the clock, which this program has not, finds methods by their names.
	{module: "fyne.io/systray", edits: []edit{
		{"systray_unix.go", "func nativeStart() {\n", "func nativeStart() {\n\treturn\n"},
	}},
	// One reader of SVG is enough, and all that it reads is in UTF-8.
	{module: "github.com/go-text/render", edits: []edit{
		{"svg.go", "\"github.com/srwiley/oksvg\"", "\"github.com/fyne-io/oksvg\""},
	}},
	{module: "github.com/fyne-io/oksvg", edits: []edit{
		{"public.go", "\t\"golang.org/x/net/html/charset\"\n", ""},
		{"public.go", "\tdecoder.CharsetReader = charset.NewReaderLabel\n", ""},
	}},
	// Nobody looks for faults in what decodes AVIF and HEIC.
	{module: "github.com/tetratelabs/wazero", edits: []edit{
		{"internal/wasmdebug/dwarf.go", "", noDWARF},
		{"internal/wasm/binary/decoder.go", "\t\"debug/dwarf\"\n", ""},
		{"internal/wasm/binary/decoder.go", "\t\"github.com/tetratelabs/wazero/internal/wasmdebug\"\n", ""},
		{"internal/wasm/binary/decoder.go", "\t\td, _ := dwarf.New(abbrev, nil, nil, info, line, nil, ranges, str)\n\t\tm.DWARFLines = wasmdebug.NewDWARFLines(d)\n", "\t\t_, _, _, _, _ = abbrev, info, line, ranges, str\n"},
	}},
	// Nothing is written as AVIF.
	{module: "github.com/gen2brain/avif", edits: []edit{
		{"avif_wazero.go", "//go:embed lib/encode.wasm.gz\nvar", "var"},
	}},
	// Codes in Chinese and Korean encodings that no puzzle is written in.
	{module: "github.com/makiuchi-d/gozxing", edits: []edit{
		{"common/character_set_eci.go", "\t\"golang.org/x/text/encoding/ianaindex\"\n", ""},
		{"common/character_set_eci.go", "\t\"golang.org/x/text/encoding/korean\"\n", ""},
		{"common/character_set_eci.go", "\t\"golang.org/x/text/encoding/traditionalchinese\"\n", ""},
		{"common/character_set_eci.go", "asciiEnc, _   = ianaindex.IANA.Encoding(\"US-ASCII\")", "asciiEnc   = encoding.Encoding(charmap.Windows1252)"},
		{"common/character_set_eci.go", "utf16beEnc, _ = ianaindex.IANA.Encoding(\"UTF-16BE\")", "utf16beEnc = unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM)"},
		{"common/character_set_eci.go", "\tCharacterSetECI_Big5               = newCharsetECI([]int{28}, traditionalchinese.Big5, \"Big5\")\n", ""},
		{"common/character_set_eci.go", "\tCharacterSetECI_EUC_KR             = newCharsetECI([]int{30}, korean.EUCKR, \"EUC-KR\", \"EUC_KR\")\n", ""},
		{"common/character_set_eci.go", "\tiananame, _ := ianaindex.IANA.Name(charset)\n\tnameToECI[iananame] = c\n", ""},
		{"common/character_set_eci.go", `	name, err := ianaindex.IANA.Name(charset)
	if err != nil {
		return nil, false
	}
	eci, ok := nameToECI[name]
	return eci, ok
`, `	for _, c := range valueToECI {
		if c.charset == charset {
			return c, true
		}
	}
	return nil, false
`},
		{"common/string_utils.go", "\t\"golang.org/x/text/encoding/ianaindex\"\n", "\t\"errors\"\n"},
		{"common/string_utils.go", "\treturn ianaindex.IANA.Name(c)\n", "\treturn \"\", errors.ErrUnsupported\n"},
		{"common/string_utils.go", "\t\treturn ianaindex.IANA.Encoding(name)\n", "\t\treturn nil, errors.ErrUnsupported\n"},
	}},
}
