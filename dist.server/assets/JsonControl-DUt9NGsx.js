import { n as Trans } from './dist-CJ0y7q9j.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { n as jsonFault } from './writtenChecks-CV4sTm5F.js'
import { o as Controls_module_default, s as wordsIn } from './useTemplateForm-DMlihWHq.js'
import { n as WrittenControl, t as NumberedLines } from './WrittenControl-Dzz0S7hw.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/ui/templateForm/controls/JsonControl.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Data as JSON: says where it stops being that, and lays it out line by line. */
function JsonControl(props) {
  const { value, onChange, field, attributes } = props
  const text = wordsIn(value)
  const fault = jsonFault(text)
  const laidOut = fault === null ? layOut(text) : text
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WrittenControl, {
    ...props,
    note:
      fault === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'puFsTS',
            message: ['Poprawny JSON'],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FaultWords, { place: fault.place }),
    tools:
      laidOut === text || field.isReadOnly || attributes.disabled
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'small',
            variant: 'quiet',
            onPress: () => onChange(laidOut),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '3yOfie',
              message: ['Uporządkuj'],
            }),
          }),
    preview: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberedLines, { text: laidOut }),
  })
}
function FaultWords({ place }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    className: Controls_module_default.warning,
    children:
      place === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'WiCBLI',
            message: ['To jeszcze nie jest JSON'],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'h9tL14',
            message: ['Coś się nie zgadza w\xA0wierszu ', ['0'], ', znak ', ['1']],
            values: {
              0: place.line,
              1: place.column,
            },
          }),
  })
}
var layOut = (text) => JSON.stringify(JSON.parse(text), null, 2)
export { JsonControl as default }
