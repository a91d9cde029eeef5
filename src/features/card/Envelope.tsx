import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Card } from '#domain/gifts/card.ts'
import { Picture } from '#ui/Picture.tsx'
import { CARD_THINGS } from './cardThings.ts'
import styles from './Envelope.module.css'
import { SenderLine } from './SenderLine.tsx'
import { Spark } from './Spark.tsx'

export interface EnvelopeProps {
  readonly card: Card
  readonly onOpen: () => void
}

/** A closed envelope with the recipient's name, as a button. The scene around it describes how it opens. */
export function Envelope({ card, onOpen }: EnvelopeProps) {
  const { i18n } = useLingui()
  const address = useId()
  const { recipient, front, kind } = card
  return (
    <button
      type="button"
      className={styles.envelope}
      aria-label={i18n._(CARD_THINGS[kind].opens)}
      aria-describedby={address}
      onClick={onOpen}
    >
      <span className={styles.turning}>
        <span className={styles.front}>
          <span id={address} className={styles.address}>
            <span className={styles.sender}>
              <SenderLine card={card} />
            </span>
            {recipient === '' ? null : (
              <span className={styles.recipient} data-length={recipient.length > 18 ? 'long' : undefined}>
                <span className="visually-hidden">
                  <Trans>Dla:</Trans>{' '}
                </span>
                {recipient}
              </span>
            )}
          </span>
          <span className={styles.stamp} aria-hidden="true">
            <span className={styles.stampFace}>
              <Spark />
            </span>
          </span>
        </span>
        <span className={styles.back} aria-hidden="true">
          <span className={styles.lining} />
          <span className={styles.sheet}>
            {front === null || !CARD_THINGS[kind].isFolded ? null : (
              <Picture picture={{ ...front, altText: '' }} sizes="(min-width: 34rem) 28rem, 84vw" priority />
            )}
          </span>
          <svg className={styles.pocket} viewBox="0 0 324 228" preserveAspectRatio="none">
            <path className={styles.side} d="M0 2 162 132 0 228Z" />
            <path className={styles.side} d="M324 2 162 132 324 228Z" />
            <path className={styles.lower} d="M2 228 148 118Q162 107 176 118L322 228Z" />
          </svg>
          <span className={styles.flap}>
            <svg viewBox="0 0 324 140" preserveAspectRatio="none">
              <path className={styles.flapFace} d="M0 0H324L177 130Q162 141 147 130Z" />
              <path className={styles.flapLining} d="M12 0H312L173 120Q162 129 151 120Z" />
            </svg>
          </span>
          <span className={styles.seal}>
            <Spark />
          </span>
        </span>
      </span>
    </button>
  )
}
