import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { IntentRow } from '#offline/outbox/intent.ts'
import { useFormat } from '#i18n/format.ts'
import { DiscardChange } from './DiscardChange.tsx'
import { failureText } from './failureText.ts'
import { IntentWords } from './IntentWords.tsx'
import styles from './OutboxPanel.module.css'

/** The changes that will be sent by themselves: since when, why not yet, and when the next try is. */
export function WaitingChanges({ intents }: { readonly intents: readonly IntentRow[] }) {
  const [oldest] = intents
  if (oldest === undefined) return null
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>
        <Plural
          value={intents.length}
          one="Koszyk: # zmiana"
          few="Koszyk: # zmiany"
          many="Koszyk: # zmian"
          other="Koszyk: # zmiany"
        />
      </h3>
      <WaitingState intents={intents} since={oldest.createdAt} />
      <ul className={styles.list}>
        {intents.map((intent) => (
          <li key={intent.id} className={styles.item}>
            <span className={styles.words}>
              <IntentWords intent={intent} />
            </span>
            <DiscardChange intent={intent} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function WaitingState({
  intents,
  since,
}: {
  readonly intents: readonly IntentRow[]
  readonly since: number
}) {
  const { i18n } = useLingui()
  const format = useFormat()
  const failure = intents.findLast((intent) => intent.lastError !== null)?.lastError ?? null
  const sinceTime = format.time(new Date(since))
  const next = Math.min(...intents.map((intent) => intent.nextAttemptAt))
  const nextTime = format.time(new Date(next))
  return (
    <p className={styles.state}>
      <Trans>Czeka od {sinceTime}.</Trans>{' '}
      {failure === null ? (
        <Trans>Wyślemy za chwilę.</Trans>
      ) : (
        <>
          {i18n._(failureText(failure))}{' '}
          {next - failure.at < 60_000 ? (
            <Trans>Następna próba za chwilę.</Trans>
          ) : (
            <Trans>Następna próba: {nextTime}.</Trans>
          )}
        </>
      )}
    </p>
  )
}
