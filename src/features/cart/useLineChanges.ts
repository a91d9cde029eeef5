import { useLingui } from '@lingui/react/macro'
import type { CartItem } from '#domain/cart/cartItem.ts'
import type { LineAnswer } from '#offline/cart/quantityCommands.ts'
import { showAnswer } from './showAnswer.ts'
import { useCartAction } from './useCartAction.ts'
import { useUndoOffer } from './useUndoOffer.ts'

export interface LineChanges {
  /** So many pieces more, or fewer. */
  readonly step: (by: number) => void
  readonly set: (quantity: number) => void
  readonly remove: () => void
}

/**
 * The changes of a line. A press means "one more", never a number counted from the screen, and the screen shows it once
 * it is stored: no older reading undoes a press, and a shown number survives any crash.
 */
export function useLineChanges(item: CartItem): LineChanges {
  const { t } = useLingui()
  const runCartAction = useCartAction()
  const offerUndo = useUndoOffer()
  const leftWords = t`Usunięto z koszyka: ${item.title}`

  async function change(make: Parameters<typeof runCartAction<LineAnswer | null>>[0]): Promise<void> {
    const answer = await runCartAction(make)
    if (answer === undefined || answer === null) return
    showAnswer(answer)
    offerUndo(leftWords, answer.removed)
  }

  async function remove(): Promise<void> {
    offerUndo(leftWords, (await runCartAction((actions) => actions.remove(item))) ?? [])
  }

  return {
    step: (by) => void change((actions) => actions.step(item, by)),
    set: (quantity) => void change((actions) => actions.setQuantity(item, quantity)),
    remove: () => void remove(),
  }
}
