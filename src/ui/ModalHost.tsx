import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import type { ModalEntry } from './state/modalRules.ts'
import { closeModal, useModals } from './state/modals.ts'

/** The dialogs that `openModal` has opened. */
export default function ModalHost() {
  return useModals().map((modal) => (
    <Dialog
      key={`${modal.id} ${modal.createdAt}`}
      isOpen
      onOpenChange={() => closeModal(modal.id)}
      title={modal.title}
      size={modal.size}
      isClosable={modal.closable}
      isPersistent={modal.persistent}
      hasBackdrop={modal.backdrop}
      actions={modal.actions.length === 0 ? undefined : <ModalActions modal={modal} />}
    >
      {modal.content}
    </Dialog>
  ))
}

function ModalActions({ modal }: { readonly modal: ModalEntry }) {
  return modal.actions.map((action) => (
    <Button
      key={action.label}
      variant={action.variant}
      onPress={() => {
        if (action.closeOnClick ?? true) closeModal(modal.id)
        action.onAction?.()
      }}
    >
      {action.label}
    </Button>
  ))
}
