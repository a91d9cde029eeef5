import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var FieldPair_module_default = {
  pair: '_pair_1b87x_2',
  postcode: '_postcode_1b87x_15',
}
// src/ui/form/FieldPair.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Two fields beside each other; below each other where there is no room. */
function FieldPair({ of = 'equals', children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: classNames(
      FieldPair_module_default.pair,
      of === 'postcode' && FieldPair_module_default.postcode,
    ),
    children,
  })
}
export { FieldPair as t }
