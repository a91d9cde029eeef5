import { Y as PLAIN_FIELDS } from '../renderPage.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var AddToCart_module_default = {
  purchase: '_purchase_4lfxq_2',
  button: '_button_4lfxq_8',
  note: '_note_4lfxq_13',
  pieces: '_pieces_4lfxq_24',
}
// src/features/cart/plain/QuantityInput.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A number of pieces by the browser's own field. */
function QuantityInput({ label, value, min, max }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
    type: 'number',
    className: AddToCart_module_default.pieces,
    name: PLAIN_FIELDS.quantity,
    'aria-label': label,
    inputMode: 'numeric',
    autoComplete: 'off',
    min,
    max,
    defaultValue: value,
    required: true,
  })
}
export { AddToCart_module_default as n, QuantityInput as t }
