import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Choice_module_default } from './Choice.module-D2rNwfSW.js'
import { Qr as Field_module_default } from '../renderPage.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/ui/Checkbox.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** One yes or no that takes effect with the form or list it belongs to. */
function Checkbox(props) {
  const { children, description, isSelected, onChange, isDisabled = false, name, errorMessage } = props
  const errorId = (0, import_react.useId)()
  const isInvalid = errorMessage !== void 0
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('label', {
    className: Choice_module_default.choice,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
        type: 'checkbox',
        className: Choice_module_default.box,
        name,
        value: props.value,
        checked: isSelected,
        disabled: isDisabled,
        'aria-required': props.isRequired === true || void 0,
        'aria-invalid': isInvalid || void 0,
        'aria-errormessage': isInvalid ? errorId : void 0,
        'aria-describedby': isInvalid ? errorId : void 0,
        onChange: (event) => onChange(event.currentTarget.checked),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
        className: Choice_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children }),
          description === void 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Choice_module_default.description,
                children: description,
              }),
          isInvalid
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                id: errorId,
                className: Field_module_default.error,
                children: errorMessage,
              })
            : null,
        ],
      }),
    ],
  })
}
export { Checkbox as t }
