import { useLingui } from '@lingui/react/macro'
import type { CartItem } from '#domain/cart/cartItem.ts'
import type { RemovedItem } from '#domain/cart/cartNotice.ts'
import { openCartDrawer } from '#ui/state/cartDrawer.ts'
import { showToast } from '#ui/state/toasts.ts'
import { useCartAction } from './useCartAction.ts'

/** Long enough to read, find the button and press it, also with a screen reader. */
const UNDO_MS = 10_000

/** Takes a line out of the cart, with a way back. */
export function useRemoval(): (item: CartItem) => Promise<void> {
  const { t } = useLingui()
  const runCartAction = useCartAction()
  const offerUndo = useUndoOffer()
  return async (item) => {
    const removed = await runCartAction((actions) => actions.remove(item))
    if (removed !== undefined) offerUndo(t`Usunięto z koszyka: ${item.title}`, removed)
  }
}

/** Says what was taken out and offers to bring it back. */
export function useUndoOffer(): (title: string, removed: RemovedItem | readonly RemovedItem[]) => void {
  const { t } = useLingui()
  const runCartAction = useCartAction()
  return (title, removed) => {
    showToast({
      type: 'info',
      title,
      duration: UNDO_MS,
      action: {
        label: t`Cofnij`,
        onAction: () => {
          openCartDrawer()
          void runCartAction((actions) => actions.restore(removed))
        },
      },
    })
  }
}
