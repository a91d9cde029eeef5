import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { n as Entry_module_default } from './OfflineNote-DesUhASu.js'
import { n as Trans } from './dist-CJ0y7q9j.js'
import { ni as WifiOff } from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/sign-in/SubmitButton.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Sends an entry form. Without a network it says that it waits for one, and nothing typed is tried in vain. */
function SubmitButton({ children, pending, isPending, isOffline }) {
  const isWaiting = isOffline && !isPending
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    type: 'submit',
    variant: 'primary',
    size: 'large',
    isPending,
    isDisabled: isWaiting,
    icon: isWaiting ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WifiOff, { size: 20 }) : null,
    children: isPending
      ? pending
      : isWaiting
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'LCSSez',
            message: ['Czekamy na sieć…'],
          })
        : children,
  })
}
// src/features/sign-in/EntryForm.tsx
/** A form of the entry screens: what went wrong with the last try, the fields, and the one thing to press. */
function EntryForm({ form, label, isOffline, action, pending, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    ...form.element,
    className: classNames(Entry_module_default.form, 'needs-script'),
    'aria-label': label,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: form.failure }),
      children,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SubmitButton, {
        isPending: form.isPending,
        isOffline,
        pending,
        children: action,
      }),
    ],
  })
}
export { EntryForm as t }
