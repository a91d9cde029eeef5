import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { V as showToast } from '../renderPage.js'
import { r as FormFailure } from './FormShell-DQVOwZQd.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/account/frame/ConfirmedAction.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** Something that can't be taken back: asked about first, and open until it is really done. */
function ConfirmedAction(props) {
  const { verb, name, question, children, confirmation, done, onConfirm } = props
  const [isOpen, setOpen] = (0, import_react.useState)(false)
  const [isPending, setPending] = (0, import_react.useState)(false)
  const [failure, setFailure] = (0, import_react.useState)(null)
  function change(open) {
    setOpen(open)
    setFailure(null)
  }
  async function confirm() {
    setPending(true)
    setFailure(null)
    try {
      await onConfirm()
      setOpen(false)
      showToast({
        type: 'success',
        title: done,
      })
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        size: 'small',
        'aria-haspopup': 'dialog',
        'aria-label': name,
        onPress: () => change(true),
        children: verb,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
        isOpen,
        onOpenChange: change,
        role: 'alertdialog',
        size: 'sm',
        title: question,
        actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              onPress: () => change(false),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'WrkZ3t',
                message: ['Zostaw'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'danger',
              isPending,
              onPress: () => void confirm(),
              children: confirmation,
            }),
          ],
        }),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', { children }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { failure }),
        ],
      }),
    ],
  })
}
export { ConfirmedAction as t }
