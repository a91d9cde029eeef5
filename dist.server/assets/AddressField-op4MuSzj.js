import { r as useLingui } from './dist-CJ0y7q9j.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/sign-in/AddressField.tsx
var import_jsx_runtime = require_jsx_runtime()
/** The e-mail address that one signs in with, as password managers know it unless told. */
function AddressField(props) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
    autoComplete: 'username',
    ...props,
    label: _t(
      /** i18n */
      {
        id: 'N7jm1z',
        message: ['Adres e-mail'],
      },
    ),
    type: 'email',
    inputMode: 'email',
    maxLength: 254,
    isRequired: true,
  })
}
export { AddressField as t }
