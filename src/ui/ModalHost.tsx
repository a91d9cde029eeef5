import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { modalLayer, type ModalEntry } from './state/modalRules.ts'
import { closeModal, dismissTopModal, useModals } from './state/modals.ts'

/** The stack of modals. Only the top one takes keys and presses; the focus goes back when it leaves. */
export default function ModalHost() {
  const modals = useModals()
  return modals.map((modal, place) => (
    <Dialog
      key={modal.id}
      isOpen
      onOpenChange={() => dismissTopModal()}
      title={modal.title}
      size={modal.size}
      isClosable={modal.closable}
      hasBackdrop={modal.backdrop}
      zIndex={modalLayer(place)}
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
