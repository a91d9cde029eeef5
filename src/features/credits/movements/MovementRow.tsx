import { Trans, useLingui } from '@lingui/react/macro'
import type { Movement } from '#domain/credits/credits.ts'
import { useFormat } from '#i18n/format.ts'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './Movements.module.css'
import { movementWords } from './movementWords.ts'

/** One movement: what it was about, when, what it did and what was there after it. */
export function MovementRow({ movement }: { readonly movement: Movement }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { label, icon: Icon } = movementWords(movement.kind)
  const balance = format.number(movement.balance)
  return (
    <li className={styles.row}>
      <Icon size={20} strokeWidth={1.75} className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.label}>{i18n._(label)}</p>
        <About movement={movement} />
        <p className={styles.muted}>{format.dateTime(movement.createdAt)}</p>
      </div>
      <div className={styles.figures}>
        {movement.amount === 0 ? null : (
          <span className={styles.amount} data-sign={Math.sign(movement.amount)}>
            {format.number(movement.amount, { signDisplay: 'always' })}
          </span>
        )}
        <span className={styles.muted}>
          <Trans>saldo {balance}</Trans>
        </span>
      </div>
    </li>
  )
}

/** The generation, the order or the note it belongs to; nothing for one that belongs to none. */
function About({ movement }: { readonly movement: Movement }) {
  const { generation, orderNumber, note } = movement
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
  const words = [orderNumber, note].filter((word) => word !== null)
  return words.length === 0 ? null : <p className={styles.about}>{words.join(' · ')}</p>
}
