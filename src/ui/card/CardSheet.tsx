import type { ReactNode } from 'react'
import type { Written } from '#domain/gifts/card.ts'
import { greets } from '#domain/gifts/cardType.ts'
import { typeset } from '#domain/typography/typeset.ts'
import type { WrittenLook } from '#domain/gifts/writtenLook.ts'
import './cardFonts.gen.css'
import { typeOf } from './cardType.ts'
import styles from './CardSheet.module.css'

export interface CardSheetProps {
  readonly look: WrittenLook
  /** Its words: their length decides their size. */
  readonly words: Written
  /** The `Paper` with the words. */
  readonly children: ReactNode
}

/** The surface of words: a sheet in the type of its PDF, an e-mail, a message of a chat. */
export function CardSheet({ look, words, children }: CardSheetProps) {
  return (
    <div className={styles.sheet} data-look={look} style={typeOf(look, words)}>
      {children}
    </div>
  )
}

/** The words of a card: who is greeted, the text, who signs. */
export function CardWords({ paragraphs, signature }: Written) {
  const hasGreeting = greets(paragraphs)
  return (
    <>
      {paragraphs.map((paragraph, place) => (
        <p key={place} className={hasGreeting && place === 0 ? cardType.greeting : undefined}>
          {typeset(paragraph)}
        </p>
      ))}
      {signature === '' ? null : <p className={cardType.signature}>{signature}</p>}
    </>
  )
}

/** The type of a greeting and of a signature, for words that are shown otherwise than by `CardWords`. */
export const cardType = { greeting: styles.greeting, signature: styles.signature } as const
