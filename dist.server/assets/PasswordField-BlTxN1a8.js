import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Eye } from './eye-BuMTlRUV.js'
import { t as EyeOff } from './eye-off-AFSfpz_c.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  a as $41fb335299a4a39e$export$f5b8910cec6cf069,
  d as $1f3c3b1a70cec653$export$f551688fc98f2e09,
  h as $43a3b93638fe5db9$export$b04be29aa201d4f5,
} from './useFormValidation-BfrjTX6Y.js'
import { t as $efe09c6d1c304b50$export$5f1af8db9871e1d6 } from './Text-CH09p7TZ.js'
import { t as $b8dcdc58eeae0d40$export$2c73285ae9390cec } from './TextField-CV3ImWgM.js'
import { t as PASSWORD_LENGTH } from './credentials-zVSPX39l.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { Qr as Field_module_default, St as IconButton } from '../renderPage.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/ui/PasswordField.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var PasswordField_module_default = {
  field: '_field_1yauc_2',
  aside: '_aside_1yauc_6',
  row: '_row_1yauc_13',
  input: '_input_1yauc_17',
  toggle: '_toggle_1yauc_26',
  capsLock: '_capsLock_1yauc_35',
}
// src/ui/PasswordField.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A password, hidden until its writer wants to see it. Says when Caps Lock is on. */
function PasswordField(props) {
  const { label, description, errorMessage, aside, children, autoComplete, ...rest } = props
  const { _: _t } = useLingui()
  const [isShown, setShown] = (0, import_react.useState)(false)
  const [isCapsLock, setCapsLock] = (0, import_react.useState)(false)
  const watchCapsLock = (event) => setCapsLock(event.getModifierState('CapsLock'))
  const rules = autoComplete === 'new-password' ? { passwordrules: RULES } : {}
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($b8dcdc58eeae0d40$export$2c73285ae9390cec, {
    ...rest,
    type: isShown ? 'text' : 'password',
    autoComplete,
    autoCorrect: 'off',
    spellCheck: 'false',
    isInvalid: errorMessage !== void 0,
    className: classNames(Field_module_default.field, PasswordField_module_default.field),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)($43a3b93638fe5db9$export$b04be29aa201d4f5, {
        className: classNames(Field_module_default.label),
        children: label,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: PasswordField_module_default.row,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)($41fb335299a4a39e$export$f5b8910cec6cf069, {
            ...rules,
            className: classNames(Field_module_default.control, PasswordField_module_default.input),
            autoCapitalize: 'none',
            onKeyDown: watchCapsLock,
            onKeyUp: watchCapsLock,
            onBlur: () => setCapsLock(false),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            className: classNames(PasswordField_module_default.toggle),
            label: isShown
              ? _t(
                  /** i18n */
                  {
                    id: 'ugXo7Y',
                    message: ['Ukryj hasło'],
                  },
                )
              : _t(
                  /** i18n */
                  {
                    id: 'RjJh-G',
                    message: ['Pokaż hasło'],
                  },
                ),
            size: 'small',
            onPress: () => setShown(!isShown),
            children: isShown
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EyeOff, { size: 20 })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Eye, { size: 20 }),
          }),
        ],
      }),
      aside === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: PasswordField_module_default.aside,
            children: aside,
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
        className: PasswordField_module_default.capsLock,
        children: isCapsLock
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'DgicNu',
              message: ['Caps Lock jest włączony.'],
            })
          : null,
      }),
      description === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)($efe09c6d1c304b50$export$5f1af8db9871e1d6, {
            slot: 'description',
            className: classNames(Field_module_default.description),
            children: description,
          }),
      children,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)($1f3c3b1a70cec653$export$f551688fc98f2e09, {
        className: classNames(Field_module_default.error),
        children: errorMessage,
      }),
    ],
  })
}
var RULES = `minlength: ${PASSWORD_LENGTH.min}; maxlength: ${PASSWORD_LENGTH.max};`
export { PasswordField as t }
