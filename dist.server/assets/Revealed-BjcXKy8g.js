import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { Ji as require_react_dom } from '../renderPage.js'
import { t as PASSWORD_LENGTH } from './credentials-zVSPX39l.js'
import { t as AccountName } from './AccountName-v10aNQIt.js'
import { t as PasswordField } from './PasswordField-BlTxN1a8.js'
// src/features/account/form/CurrentPasswordField.tsx
var import_jsx_runtime = require_jsx_runtime()
/** The password as it is now: proof that it is the owner who asks. */
function CurrentPasswordField({ field, email }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountName, { email }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
        ...field,
        label: _t(
          /** i18n */
          {
            id: '72xySI',
            message: ['Obecne hasło'],
          },
        ),
        autoComplete: 'current-password',
        maxLength: PASSWORD_LENGTH.max,
        isRequired: true,
      }),
    ],
  })
}
// src/features/account/frame/Revealed.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_react_dom = /* @__PURE__ */ __toESM(require_react_dom(), 1)
var Revealed_module_default = { revealed: '_revealed_34v4y_2' }
// src/features/account/frame/Revealed.tsx
/** A form that is seldom needed, behind its button. Opening leads into its first field, closing back. */
function Revealed({ verb, children }) {
  const [isOpen, setOpen] = (0, import_react.useState)(false)
  const id = (0, import_react.useId)()
  function open() {
    ;(0, import_react_dom.flushSync)(() => setOpen(true))
    document.getElementById(id)?.querySelector('input:not([hidden]), textarea')?.focus()
  }
  function close() {
    ;(0, import_react_dom.flushSync)(() => setOpen(false))
    document.getElementById(id)?.querySelector('button')?.focus()
  }
  if (!isOpen)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
      id,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        onPress: open,
        children: verb,
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    id,
    className: Revealed_module_default.revealed,
    children: children(close),
  })
}
export { CurrentPasswordField as n, Revealed as t }
