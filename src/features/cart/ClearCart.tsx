import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/Button.tsx'
import { useCartAction } from './useCartAction.ts'
import { useUndoOffer } from './useUndoOffer.ts'

/** Empties the cart at once: a way back is better than a question. */
export function ClearCart() {
  const { t } = useLingui()
  const runCartAction = useCartAction()
  const offerUndo = useUndoOffer()

  async function clear(): Promise<void> {
    offerUndo(t`Koszyk opróżniony`, (await runCartAction((actions) => actions.clear())) ?? [])
  }

  return (
    <Button variant="quiet" size="small" onPress={() => void clear()}>
      <Trans>Opróżnij koszyk</Trans>
    </Button>
  )
}
