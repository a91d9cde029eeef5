import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { frontOf, isSealed } from '#domain/catalogue/cardFace.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { isOwnStorefront } from '#domain/runtimeConfig.ts'
import { useServices } from '#services/services.tsx'
import { announce } from '#ui/announce.ts'
import type { CardSide } from '#ui/card/cardSide.ts'
import { CardSides } from '#ui/card/CardSides.tsx'
import { FoldingCard } from '#ui/card/FoldingCard.tsx'
import styles from './GiftPaper.module.css'

export interface GiftCardProps {
  readonly product: Product
  readonly language: 'pl' | 'en'
  /** Each time it is another, the card opens to what is missing inside; null for none. */
  readonly openedFor: object | null
  /** The paper that is written on. */
  readonly children: ReactNode
}

/** The card as it is given: open where it is written, closed to its front, or turned over. */
export function GiftCard({ product, language, openedFor, children }: GiftCardProps) {
  const { t } = useLingui()
  const { config } = useServices()
  const [side, setSide] = useState<CardSide>('inside')
  const inside = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(openedFor)
  if (openedFor !== opened) {
    setOpened(openedFor)
    if (openedFor !== null) setSide('inside')
  }
  const front = frontOf(product, { language, isOwnShop: isOwnStorefront(config) })
  if (front === null) return <div className={styles.page}>{children}</div>
  return (
    <>
      <FoldingCard
        title={product.title}
        front={front}
        language={language}
        isSealed={isSealed(product.details.aiType)}
        side={side}
        opensTo="page"
        inside={inside}
        onOpen={() => {
          setSide('inside')
          announce(t`Kartka jest otwarta`)
          // It can be focused once it isn’t closed any more.
          requestAnimationFrame(() => inside.current?.focus({ preventScroll: true }))
        }}
      >
        {children}
      </FoldingCard>
      <CardSides side={side} onTurn={setSide} />
    </>
  )
}
