package cli

import (
	"bytes"
	"encoding/json"

	"github.com/spf13/cobra"
)

// The formats of a table of results.
const (
	asText = "text"
	asTSV  = "tsv"
	asJSON = "json"
)

// tableOption declares the option --format with some of these formats; the first is the
// default.
func (c *call) tableOption(cmd *cobra.Command, forms ...string) *string {
	form := forms[0]
	cmd.Flags().Var(choice{&form, "F", forms}, "format", c.T("cli.flag.table."+cmd.Name()))
	_ = cmd.RegisterFlagCompletionFunc("format", completeFrom(forms))
	return &form
}

// row appends a line of columns with tabs between them.
func (a *answer) row(columns ...string) {
	for i, s := range columns {
		if i > 0 {
			a.out = append(a.out, '\t')
		}
		a.out = append(a.out, s...)
	}
	a.out = append(a.out, '\n')
}

// object appends a line of JSON.
func (a *answer) object(v any) {
	var b bytes.Buffer
	to := json.NewEncoder(&b)
	to.SetEscapeHTML(false)
	if err := to.Encode(v); err != nil {
		panic(err) // impossible: our values can be encoded
	}
	a.out = append(a.out, b.Bytes()...)
}
