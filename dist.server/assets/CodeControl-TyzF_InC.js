import { n as Trans } from './dist-CJ0y7q9j.js'
import { t as bracketFault } from './writtenChecks-CV4sTm5F.js'
import { o as Controls_module_default, s as wordsIn } from './useTemplateForm-DMlihWHq.js'
import { n as WrittenControl, t as NumberedLines } from './WrittenControl-Dzz0S7hw.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/ui/templateForm/controls/CodeControl.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Code in any language: what can be told of all is whether its brackets have each other. */
function CodeControl(props) {
  const text = wordsIn(props.value)
  const fault = bracketFault(text)
  const lines = text.split('\n').length
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WrittenControl, {
    ...props,
    note:
      fault === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'AVLa-X',
            message: [
              [
                'lines',
                'plural',
                {
                  offset: void 0,
                  one: ['#', '\xA0wiersz'],
                  few: ['#', '\xA0wiersze'],
                  many: ['#', '\xA0wierszy'],
                  other: ['#', '\xA0wiersza'],
                },
              ],
            ],
            values: { lines },
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Controls_module_default.warning,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Mv_fJz',
              message: ['Nawias ', ['0'], ' w\xA0wierszu ', ['1'], ' nie ma pary'],
              values: {
                0: fault.bracket,
                1: fault.place.line,
              },
            }),
          }),
    preview: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberedLines, { text }),
  })
}
export { CodeControl as default }
