import { t as Button } from './Button-BS8EKtfW.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { D as dismissTopModal, E as closeModal, O as useModals, k as modalLayer } from '../renderPage.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/ui/ModalHost.tsx
var import_jsx_runtime = require_jsx_runtime()
/** The stack of modals. Only the top one takes keys and presses; the focus goes back when it leaves. */
function ModalHost() {
  return useModals().map((modal, place) =>
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
      Dialog,
      {
        isOpen: true,
        onOpenChange: () => dismissTopModal(),
        title: modal.title,
        size: modal.size,
        isClosable: modal.closable,
        hasBackdrop: modal.backdrop,
        zIndex: modalLayer(place),
        actions:
          modal.actions.length === 0
            ? void 0
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ModalActions, { modal }),
        children: modal.content,
      },
      modal.id,
    ),
  )
}
function ModalActions({ modal }) {
  return modal.actions.map((action) =>
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
      Button,
      {
        variant: action.variant,
        onPress: () => {
          if (action.closeOnClick ?? true) closeModal(modal.id)
          action.onAction?.()
        },
        children: action.label,
      },
      action.label,
    ),
  )
}
export { ModalHost as default }
