import type { CSSProperties, ReactNode } from 'react'
import type { Written } from '#domain/gifts/card.ts'
import {
  greets,
  GREETING_SIZE,
  PARAGRAPH_GAP,
  SIGNATURE_SIZE,
  sizeOf,
  WRITTEN_SHEETS,
} from '#domain/gifts/cardType.ts'
import type { WrittenLook } from '#domain/gifts/writtenLook.ts'
import { classNames } from '../classNames.ts'
import { Paper } from '../Paper.tsx'
import './cardFonts.gen.css'
import styles from './CardPaper.module.css'

export interface CardPaperProps {
  readonly look: WrittenLook
  /** What stands on it: how much it is says how large it is set. */
  readonly words: Written
  readonly className?: string | undefined
  /** The words as they are shown: `CardWords` where nothing is done with them. */
  readonly children: ReactNode
}

/** What words are written on: a sheet in the type of its PDF, an e-mail, a message of a chat. */
export function CardPaper({ look, words, className, children }: CardPaperProps) {
  return (
    <div className={styles.sheet} data-look={look} style={typeOf(look, words)}>
      <Paper className={classNames(styles.paper, className)}>{children}</Paper>
    </div>
  )
}

/** The words of a card: who is greeted, the text, who signs. */
export function CardWords({ paragraphs, signature }: Written) {
  const hasGreeting = greets(paragraphs)
  return (
    <>
      {paragraphs.map((paragraph, place) => (
        <p key={place} className={hasGreeting && place === 0 ? cardTypeClasses.greeting : undefined}>
          {paragraph}
        </p>
      ))}
      {signature === '' ? null : <p className={cardTypeClasses.signature}>{signature}</p>}
    </>
  )
}

/** The type of a greeting and of a signature, for words that are shown otherwise than by `CardWords`. */
export const cardTypeClasses = { greeting: styles.greeting, signature: styles.signature } as const

/** The numbers of a sheet’s type, in hundredths of its width, for its style sheet. */
export function typeOf(look: WrittenLook, words: Written): CSSProperties {
  if (look === 'email' || look === 'chat') return {}
  const sheet = WRITTEN_SHEETS[look]
  const part = (millimetres: number) => String(Number(((millimetres / sheet.width) * 100).toFixed(2)))
  const numbers: Readonly<Record<`--${string}`, string>> = {
    '--type-size': part(sizeOf(words, sheet)),
    '--type-margin': part(sheet.margin),
    '--type-top': part(sheet.top),
    '--type-bottom': part(sheet.bottom),
    '--type-leading': String(sheet.leading),
    '--type-align': sheet.align,
    '--type-greeting': String(GREETING_SIZE),
    '--type-signature': String(SIGNATURE_SIZE),
    '--type-gap': String(PARAGRAPH_GAP),
  }
  return numbers
}
