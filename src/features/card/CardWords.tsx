import '#ui/card/cardFonts.gen.css'
import type { Card, Written } from '#domain/gifts/card.ts'
import styles from './CardWords.module.css'

/** How many characters still are few, and how many aren’t many: the fewer, the larger they are set. */
const FEW = 220
const SOME = 600
/** A first paragraph of so few characters greets; a longer one is part of the text. */
const LONGEST_GREETING = 48

/** The words of a card or a letter on their paper, in the type that the PDF is set in. Its container tells the width. */
export function CardWords({ card, isFolded }: { readonly card: Card; readonly isFolded: boolean }) {
  const { paragraphs, signature, language } = card
  const [first = ''] = paragraphs
  const greets = paragraphs.length > 1 && first.length <= LONGEST_GREETING
  return (
    <div
      className={styles.paper}
      lang={language}
      data-sheet={isFolded ? 'card' : 'letter'}
      data-words={amountOf(card)}
    >
      {isFolded ? <span className={styles.ornament} aria-hidden="true" /> : null}
      <div className={styles.words}>
        {paragraphs.map((paragraph, place) => (
          <p key={place} className={greets && place === 0 ? styles.greeting : undefined}>
            {paragraph}
          </p>
        ))}
        {signature === '' ? null : <p className={styles.signature}>{signature}</p>}
      </div>
      <span className={styles.mark} aria-hidden="true">
        Iskra
      </span>
    </div>
  )
}

function amountOf({ paragraphs, signature }: Written): 'few' | 'some' | 'many' {
  const { length } = [...paragraphs, signature].join(' ')
  return length <= FEW ? 'few' : length <= SOME ? 'some' : 'many'
}
