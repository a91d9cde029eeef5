import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { Movement } from '#domain/credits/credits.ts'
import { useFormat } from '#i18n/format.ts'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './Movements.module.css'
import { movementWords, rowWords } from './movementWords.ts'

/** One row of the ledger: its subject, outcome, time, amount and the balance after it. */
export function MovementRow({ movement }: { readonly movement: Movement }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { label, icon: Icon } = rowWords(movement)
  const { amount } = movement
  const balance = format.number(movement.balance)
  return (
    <li className={styles.row}>
      <Icon size={20} strokeWidth={1.75} className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.label}>{i18n._(label)}</p>
        <About movement={movement} />
        <CameBack movement={movement} />
        <p className={styles.muted}>{format.dateTime(movement.createdAt)}</p>
      </div>
      <div className={styles.figures}>
        <span className={styles.amount} data-sign={Math.sign(amount)}>
          {amount === 0 ? '0' : format.number(amount, { signDisplay: 'always' })}
        </span>
        <span className={styles.muted}>
          <Trans>saldo {balance}</Trans>
        </span>
      </div>
      {movement.steps.length > 1 ? <Steps movement={movement} /> : null}
    </li>
  )
}

/** The steps in between. */
function Steps({ movement: { id, steps } }: { readonly movement: Movement }) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <details className={styles.steps}>
      <summary className={styles.summary}>
        <Trans>Krok po kroku</Trans>
        <ChevronDown size={16} className={styles.arrow} aria-hidden="true" />
      </summary>
      <ol>
        {steps.map(({ kind, amount, createdAt }) => (
          <li key={`${id} ${kind}`} className={styles.step}>
            <span>{i18n._(movementWords(kind).label)}</span>
            <span className={styles.muted}>{format.dateTime(createdAt)}</span>
            <span className={styles.stepAmount}>
              {amount === 0 ? '0' : format.number(amount, { signDisplay: 'always' })}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Of work that didn't end well: the refunded part of its price. */
function CameBack({ movement: { kind, steps, amount, generation } }: { readonly movement: Movement }) {
  if (generation === null) return null
  if (kind === 'charge') {
    return generation.status === 'cancelled' && amount < 0 ? (
      <p className={styles.muted}>
        <Trans>Cena nie wróciła: dostawca policzył już za tę pracę.</Trans>
      </p>
    ) : null
  }
  const credits = steps.at(-1)?.amount ?? 0
  if ((kind !== 'release' && kind !== 'refund') || credits === 0) return null
  return (
    <p className={styles.muted}>
      <Plural
        value={credits}
        one="Wrócił # kredyt"
        few="Wróciły # kredyty"
        many="Wróciło # kredytów"
        other="Wróciło # kredytu"
      />
    </p>
  )
}

/** The generation, the order or the note it belongs to; nothing for one that belongs to none. */
function About({ movement }: { readonly movement: Movement }) {
  const { generation, run, orderNumber, note } = movement
  if (generation !== null) {
    return (
      <>
        <p className={styles.about}>
          {generation.prompt === '' ? (
            <Trans>Usunięty wynik</Trans>
          ) : (
            <TextLink to="/generacje/$id" params={{ id: generation.id }} tone="quiet">
              {generation.prompt}
            </TextLink>
          )}
        </p>
        {note === null ? null : <p>{note}</p>}
      </>
    )
  }
  if (run !== null) {
    return (
      <p className={styles.about}>{run.title === '' ? <Trans>Usunięty wynik szablonu</Trans> : run.title}</p>
    )
  }
  const words = [orderNumber, note].filter((word) => word !== null)
  return words.length === 0 ? null : <p className={styles.about}>{words.join(' · ')}</p>
}
