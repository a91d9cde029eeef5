import { useLingui } from '@lingui/react/macro'
import type { RemovedItem } from '#domain/cart/cartNotice.ts'
import { openCartDrawer } from '#ui/state/cartDrawer.ts'
import { showToast } from '#ui/state/toasts.ts'
import { useCartAction } from './useCartAction.ts'

/** Long enough to read, find the button and press it, also with a screen reader. */
const UNDO_MS = 10_000

/** Announces removed lines and offers an undo; nothing when none were removed. */
export function useUndoOffer(): (title: string, removed: readonly RemovedItem[]) => void {
  const { t } = useLingui()
  const runCartAction = useCartAction()
  return (title, removed) => {
    if (removed.length === 0) return
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
