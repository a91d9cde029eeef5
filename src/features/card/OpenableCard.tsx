import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { Card, CardColours } from '#domain/gifts/card.ts'
import { announce } from '#ui/announce.ts'
import type { CardSide } from '#ui/card/cardSide.ts'
import { CardSides } from '#ui/card/CardSides.tsx'
import { FoldingCard } from '#ui/card/FoldingCard.tsx'
import { classNames } from '#ui/classNames.ts'
import { AfterOpening } from './AfterOpening.tsx'
import { CARD_THINGS } from './cardThings.ts'
import styles from './CardScreen.module.css'
import { CardPaper } from './CardPaper.tsx'
import { Envelope } from './Envelope.tsx'
import { MelodySwitch } from './MelodySwitch.tsx'
import { PlainCard } from './PlainCard.tsx'
import { ShopLine } from './ShopLine.tsx'
import { useOpening } from './useOpening.ts'

export interface OpenableCardProps {
  readonly token: string
  readonly card: Card
  readonly plainThanks: string | null
  readonly isOffline: boolean
}

/** A card in its envelope; once opened, the card shows with its actions. Without a script it is open from the start. */
export function OpenableCard({ token, card, plainThanks, isOffline }: OpenableCardProps) {
  const { i18n } = useLingui()
  const { scene, opening, open } = useOpening()
  const thing = CARD_THINGS[card.kind]
  const isOpen = opening === 'open'
  useEffect(() => {
    if (isOpen) announce(i18n._(thing.isOpen))
  }, [isOpen, i18n, thing])
  return (
    <div ref={scene} className={styles.scene} style={colourProperties(card.colours)} data-opening={opening}>
      <PlainCard token={token} card={card} notice={plainThanks} />
      <div className={classNames(styles.stage, 'needs-script')}>
        {isOpen ? (
          <h1 className="visually-hidden">{i18n._(thing.title)}</h1>
        ) : (
          <div className={styles.sealed}>
            <h1 className={styles.title}>{i18n._(thing.title)}</h1>
            <Envelope card={card} onOpen={open} />
            <p className={styles.hint} aria-hidden="true">
              <Trans>Dotknij koperty, aby otworzyć</Trans>
            </p>
          </div>
        )}
        <div className={styles.card} aria-hidden={!isOpen || undefined}>
          <LyingCard card={card} isOpen={isOpen} />
        </div>
      </div>
      {isOpen ? <AfterOpening token={token} card={card} isOffline={isOffline} /> : null}
      <ShopLine />
    </div>
  )
}

/** The content of the envelope: a card that opens by itself and can be turned, or a sheet. */
function LyingCard({ card, isOpen }: { readonly card: Card; readonly isOpen: boolean }) {
  const [turned, setTurned] = useState<CardSide | null>(null)
  const inside = useRef<HTMLDivElement>(null)
  const { front, kind, language, title } = card
  const isFolded = CARD_THINGS[kind].isFolded && front !== null
  const side = turned ?? (isOpen || front === null ? 'inside' : 'front')
  useEffect(() => {
    // It takes the focus once it isn’t closed any more, unless the reader has already moved it.
    if (!isOpen) return undefined
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) inside.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isOpen])
  if (!isFolded) {
    return (
      <div ref={inside} tabIndex={-1} className={styles.sheet} data-kind={kind}>
        <CardPaper card={card} isFolded={false} />
      </div>
    )
  }
  return (
    <>
      <FoldingCard
        title={title}
        front={front}
        opensTo="spread"
        language={language}
        opensItself={!isOpen}
        side={side}
        onOpen={() => {
          setTurned('inside')
          requestAnimationFrame(() => inside.current?.focus({ preventScroll: true }))
        }}
        inside={inside}
      >
        <CardPaper card={card} isFolded />
      </FoldingCard>
      {isOpen ? (
        <div className={styles.controls}>
          <CardSides side={side} onTurn={setTurned} />
          <MelodySwitch />
        </div>
      ) : null}
    </>
  )
}

/** The colours of a card as custom properties, for everything around it. */
function colourProperties({ paper, deep, accent, second }: CardColours): CSSProperties {
  const properties: Record<`--${string}`, string> = {
    '--card-paper': paper,
    '--card-deep': deep,
    '--card-accent': accent,
    '--card-second': second,
  }
  return properties
}
