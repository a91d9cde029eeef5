import { Trans, useLingui } from '@lingui/react/macro'
import { correctCredits } from '#api/product/adminCalls.ts'
import type { Person, PersonMovement } from '#domain/administration/people.ts'
import { useFormat } from '#i18n/format.ts'
import { Card } from '#ui/Card.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import rows from '#ui/Rows.module.css'
import styles from '../Administration.module.css'
import { ActButton } from './ActButton.tsx'
import type { PersonAct } from './ActDialog.tsx'
import type { PersonWords } from './personWords.ts'

/** The balance, its last changes, and its correction. */
export function CreditsCard({ person, words }: { readonly person: Person; readonly words: PersonWords }) {
  const { t } = useLingui()
  const format = useFormat()
  const { available, reserved, used } = person.credits
  const facts: readonly (readonly [string, number])[] = [
    [t`Do wydania`, available],
    [t`Zarezerwowane`, reserved],
    [t`Wydane`, used],
  ]
  const act: PersonAct = {
    title: t`Korekta kredytów`,
    explanation: (
      <Trans>
        Na tym koncie jest teraz <CreditCount value={available} />.
      </Trans>
    ),
    verb: t`Skoryguj`,
    asks: 'reason and credits',
    perform: (api, given, { credits, options }) => correctCredits(api, { ...given, credits }, options),
  }
  return (
    <Card title={<Trans>Kredyty</Trans>} actions={<ActButton person={person} act={act} about={t`kredyty`} />}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd className={rows.amount}>{format.number(value)}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.subheading}>
        <Trans>Ostatnie ruchy</Trans>
      </h3>
      {person.movements.length === 0 ? (
        <p>
          <Trans>Brak ruchów.</Trans>
        </p>
      ) : (
        <ul className={rows.rows}>
          {person.movements.map((movement) => (
            <MovementRow key={movement.id} movement={movement} words={words} />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface MovementRowProps {
  readonly movement: PersonMovement
  readonly words: PersonWords
}

function MovementRow({ movement, words }: MovementRowProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { kind, amount, orderNumber, note, createdAt } = movement
  const balance = format.number(movement.balance)
  const about = [orderNumber, note].filter((word) => word !== null).join(' · ')
  return (
    <li className={rows.plain}>
      <div className={rows.words}>
        <span>{i18n._(words.movement(kind))}</span>
        {about === '' ? null : <span>{about}</span>}
        <span className={rows.muted}>
          {format.dateTime(createdAt)} · <Trans>saldo {balance}</Trans>
        </span>
      </div>
      {amount === 0 ? null : (
        <span className={rows.amount}>{format.number(amount, { signDisplay: 'always' })}</span>
      )}
    </li>
  )
}
