import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { frontOf } from '#domain/catalogue/cardFace.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { lookOfType } from '#domain/gifts/writtenLook.ts'
import { isOwnStorefront } from '#domain/runtimeConfig.ts'
import { useServices } from '#services/services.tsx'
import { announce } from '#ui/announce.ts'
import type { CardSide } from '#ui/card/cardSide.ts'
import { CardSides } from '#ui/card/CardSides.tsx'
import { FoldingCard } from '#ui/card/FoldingCard.tsx'
import { GiftPage, GiftSheet } from './GiftSheet.tsx'

export interface GiftCardProps {
  readonly product: Product
  readonly language: 'pl' | 'en'
  /** The text inside. */
  readonly text: string
  /** With each new object, the card opens to its missing words; null for none. */
  readonly openedFor: object | null
  /** The paper that is written on. */
  readonly children: ReactNode
}

/**
 * A card as it will be given: open for editing, closed to its front, or turned over. A letter, an e-mail and a message
 * are a sheet.
 */
export function GiftCard({ product, language, text, openedFor, children }: GiftCardProps) {
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
  if (front === null || lookOfType(product.details.aiType) !== 'card') {
    return (
      <GiftSheet product={product} text={text}>
        {children}
      </GiftSheet>
    )
  }
  return (
    <>
      <FoldingCard
        title={product.title}
        front={front}
        language={language}
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
        <GiftPage product={product} text={text}>
          {children}
        </GiftPage>
      </FoldingCard>
      <CardSides side={side} onTurn={setSide} />
    </>
  )
}
