import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var Paper_module_default = { paper: '_paper_1kvvo_2' }
// src/ui/Paper.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A sheet of card, light in every theme, for words that somebody gets. */
function Paper({ className, amount, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: classNames(Paper_module_default.paper, className),
    'data-words': amount,
    children,
  })
}
export { Paper as t }
