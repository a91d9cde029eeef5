import type { ReactNode } from 'react'
import type { Product } from '#domain/catalogue/product.ts'
import { lookOfType } from '#domain/gifts/writtenLook.ts'
import { CardSheet } from '#ui/card/CardSheet.tsx'
import styles from './GiftPaper.module.css'

export interface GiftSheetProps {
  readonly product: Product
  /** The text: its length decides its size. */
  readonly text: string
  /** The paper. */
  readonly children: ReactNode
}

/** The sheet of a gift by itself: a page of a card, a letter, an e-mail, a message of a chat. */
export function GiftSheet({ product, text, children }: GiftSheetProps) {
  return (
    <div className={styles.page} data-look={lookOfType(product.details.aiType)}>
      <GiftPage product={product} text={text}>
        {children}
      </GiftPage>
    </div>
  )
}

/** The same as a page of something else: as large as there is room. */
export function GiftPage({ product, text, children }: GiftSheetProps) {
  return (
    <CardSheet
      look={lookOfType(product.details.aiType)}
      words={{ paragraphs: text.split(/\n{2,}/u), signature: '' }}
    >
      {children}
    </CardSheet>
  )
}
