import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { IntentRow } from '#offline/outbox/intent.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useIntentWords } from './shownIntents.ts'
import { useOutboxAction } from './useOutboxAction.ts'

/** Discards a change, after a question: it can't be restored. */
export function DiscardChange({ intent }: { readonly intent: IntentRow }) {
  const { t, i18n } = useLingui()
  const { place, words } = useIntentWords()(intent)
  const [isAsking, setAsking] = useState(false)
  const run = useOutboxAction()

  async function discard() {
    await run((actions) => actions.discard(intent.id))
    setAsking(false)
  }

  return (
    <>
      <Button size="small" variant="quiet" onPress={() => setAsking(true)}>
        <Trans>Odrzuć</Trans>
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        role="alertdialog"
        size="sm"
        title={t`Odrzucić zmianę?`}
        actions={
          <>
            <Button variant="quiet" onPress={() => setAsking(false)}>
              <Trans>Zostaw</Trans>
            </Button>
            <Button variant="danger" onPress={() => void discard()}>
              <Trans>Odrzuć zmianę</Trans>
            </Button>
          </>
        }
      >
        <p>
          <strong>{i18n._(words)}</strong>
        </p>
        <p>
          {place === 'cart' ? (
            <Trans>Zmiana nie dotrze do sklepu, a koszyk wróci do poprzedniego stanu.</Trans>
          ) : (
            <Trans>Zmiana nie dotrze na Twoje konto i zniknie z tego urządzenia.</Trans>
          )}
        </p>
      </Dialog>
    </>
  )
}
