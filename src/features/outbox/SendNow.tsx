import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { IntentFailure, IntentRow } from '#offline/outbox/intent.ts'
import { type ConnectionView, useConnectionView } from '#services/connectionView.ts'
import { Button } from '#ui/Button.tsx'
import styles from './OutboxPanel.module.css'
import { useOutboxAction } from './useOutboxAction.ts'

/**
 * Sends waiting changes at once, and says above the button that they are being sent, or why they can't be. Arrived ones
 * leave the list.
 */
export function SendNow({ intents }: { readonly intents: readonly IntentRow[] }) {
  const { i18n } = useLingui()
  const run = useOutboxAction()
  const view = useConnectionView()
  const [askedAt, setAskedAt] = useState<number | null>(null)
  const failure = intents.findLast(({ lastError }) => (lastError?.at ?? 0) >= (askedAt ?? Infinity))

  async function send(): Promise<void> {
    setAskedAt(Date.now())
    await run((actions) => actions.retry(intents.map((intent) => intent.id)))
  }

  return (
    <>
      <output className={styles.answer}>
        {askedAt === null ? null : i18n._(answerText(view, failure?.lastError ?? null))}
      </output>
      <Button variant="primary" size="large" className={styles.send ?? ''} onPress={() => void send()}>
        <Trans>Wyślij teraz</Trans>
      </Button>
    </>
  )
}

/** The result of a press, with the failure after it. */
function answerText(view: ConnectionView, failure: IntentFailure | null): MessageDescriptor {
  if (view === 'offline') return msg`Nie ma teraz sieci. Wyślemy zmiany, gdy tylko wróci.`
  if (failure === null) return msg`Wysyłamy…`
  return failure.kind === 'unreachable'
    ? msg`Nie ma odpowiedzi. Wkrótce spróbujemy ponownie.`
    : msg`Jeszcze się nie udało. Powód jest przy zmianach. Wkrótce spróbujemy ponownie.`
}
