import { Trans } from '@lingui/react/macro'
import type { Card } from '#domain/gifts/card.ts'
import styles from './AfterOpening.module.css'
import { CardFiles } from './CardFiles.tsx'
import { SenderLine } from './SenderLine.tsx'
import { Thanks } from './Thanks.tsx'

export interface AfterOpeningProps {
  readonly token: string
  readonly card: Card
  readonly isOffline: boolean
}

/** A card's giver, their further words, a thank-you form, and the card's files. */
export function AfterOpening({ token, card, isOffline }: AfterOpeningProps) {
  const { message } = card
  return (
    <div className={styles.after}>
      <p className={styles.sender}>
        <SenderLine card={card} />
      </p>
      {message === '' ? null : <p className={styles.message}>{message}</p>}
      <Thanks token={token} card={card} />
      {isOffline ? (
        <p className={styles.note}>
          <Trans>Nie ma sieci. Zapiszesz ją, gdy połączenie wróci.</Trans>
        </p>
      ) : (
        <CardFiles card={card} />
      )}
    </div>
  )
}
