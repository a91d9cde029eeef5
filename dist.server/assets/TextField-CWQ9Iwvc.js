import {
  a as $41fb335299a4a39e$export$f5b8910cec6cf069,
  d as $1f3c3b1a70cec653$export$f551688fc98f2e09,
  h as $43a3b93638fe5db9$export$b04be29aa201d4f5,
} from './useFormValidation-BfrjTX6Y.js'
import { t as $efe09c6d1c304b50$export$5f1af8db9871e1d6 } from './Text-CH09p7TZ.js'
import {
  n as $bd263d78e9bf3c56$export$f5c9f3c2c4054eec,
  t as $b8dcdc58eeae0d40$export$2c73285ae9390cec,
} from './TextField-CV3ImWgM.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { Qr as Field_module_default } from '../renderPage.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/ui/TextField.tsx
var import_jsx_runtime = require_jsx_runtime()
/** One line of text, or several with `multiline`. */
function TextField({ label, description, errorMessage, multiline = false, placeholder, ...rest }) {
  const isInvalid = rest.isInvalid ?? (errorMessage !== void 0 && errorMessage !== '')
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($b8dcdc58eeae0d40$export$2c73285ae9390cec, {
    ...rest,
    isInvalid,
    className: classNames(Field_module_default.field),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)($43a3b93638fe5db9$export$b04be29aa201d4f5, {
        className: classNames(Field_module_default.label),
        children: label,
      }),
      multiline
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)($bd263d78e9bf3c56$export$f5c9f3c2c4054eec, {
            className: classNames(Field_module_default.control),
            placeholder: placeholder ?? '',
            rows: 3,
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)($41fb335299a4a39e$export$f5b8910cec6cf069, {
            className: classNames(Field_module_default.control),
            placeholder: placeholder ?? '',
          }),
      description === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)($efe09c6d1c304b50$export$5f1af8db9871e1d6, {
            slot: 'description',
            className: classNames(Field_module_default.description),
            children: description,
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)($1f3c3b1a70cec653$export$f551688fc98f2e09, {
        className: classNames(Field_module_default.error),
        children: errorMessage,
      }),
    ],
  })
}
export { TextField as t }
