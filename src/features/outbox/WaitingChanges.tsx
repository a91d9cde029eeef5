import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import type { IntentRow } from '#offline/outbox/intent.ts'
import type { IntentPlace } from '#services/manifest.ts'
import { useFormat } from '#i18n/format.ts'
import { DiscardChange } from './DiscardChange.tsx'
import { failureText } from './failureText.ts'
import styles from './OutboxPanel.module.css'
import { useIntentWords } from './shownIntents.ts'

interface WaitingProps {
  readonly intents: readonly IntentRow[]
  readonly place: IntentPlace
}

/** The changes that will be sent by themselves, by whom they wait for. */
export function WaitingChanges({ intents }: Pick<WaitingProps, 'intents'>) {
  const wordsOf = useIntentWords()
  const placeOf = (intent: IntentRow) => wordsOf(intent).place
  const places = [...new Set(intents.map(placeOf))]
  return places.map((place) => {
    const its = intents.filter((intent) => placeOf(intent) === place)
    return <WaitingGroup key={place} place={place} intents={its} />
  })
}

/** The waiting changes of one service: since when, why, and the time of the next try. */
function WaitingGroup({ intents, place }: WaitingProps) {
  const { i18n } = useLingui()
  const wordsOf = useIntentWords()
  const [oldest] = intents
  const Title = TITLES[place]
  if (oldest === undefined) return null
  return (
    <div className={styles.group}>
      <h3 className={styles.groupTitle}>
        <Title count={intents.length} />
      </h3>
      <WaitingState intents={intents} place={place} since={oldest.createdAt} />
      <ul className={styles.list}>
        {intents.map((intent) => (
          <li key={intent.id} className={styles.item}>
            <span className={styles.words}>{i18n._(wordsOf(intent).words)}</span>
            <DiscardChange intent={intent} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface CountProps {
  readonly count: number
}

function CartTitle({ count }: CountProps) {
  return (
    <Plural
      value={count}
      one="Koszyk: # zmiana"
      few="Koszyk: # zmiany"
      many="Koszyk: # zmian"
      other="Koszyk: # zmiany"
    />
  )
}

function AccountTitle({ count }: CountProps) {
  return (
    <Plural
      value={count}
      one="Konto: # zmiana"
      few="Konto: # zmiany"
      many="Konto: # zmian"
      other="Konto: # zmiany"
    />
  )
}

function GenerationsTitle({ count }: CountProps) {
  return (
    <Plural
      value={count}
      one="Generowanie: # zmiana"
      few="Generowanie: # zmiany"
      many="Generowanie: # zmian"
      other="Generowanie: # zmiany"
    />
  )
}

const TITLES = {
  cart: CartTitle,
  account: AccountTitle,
  generations: GenerationsTitle,
} satisfies Record<IntentPlace, ComponentType<CountProps>>

function WaitingState({ intents, place, since }: WaitingProps & { readonly since: number }) {
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
          {i18n._(failureText(failure, place))}{' '}
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
