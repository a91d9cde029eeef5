import '#ui/card/cardFonts.gen.css'
import type { Card } from '#domain/gifts/card.ts'
import { greets } from '#domain/gifts/cardType.ts'
import { typeOf } from '#ui/card/cardType.ts'
import styles from './CardWords.module.css'

/** The words of a card or a letter on their paper, in the type that the PDF is set in. Its container tells the width. */
export function CardWords({ card, isFolded }: { readonly card: Card; readonly isFolded: boolean }) {
  const { paragraphs, signature, language } = card
  const hasGreeting = greets(paragraphs)
  return (
    <div
      className={styles.paper}
      lang={language}
      data-sheet={isFolded ? 'card' : 'letter'}
      style={typeOf(isFolded ? 'card' : 'A4', card)}
    >
      {isFolded ? <span className={styles.ornament} aria-hidden="true" /> : null}
      <div className={styles.words}>
        {paragraphs.map((paragraph, place) => (
          <p key={place} className={hasGreeting && place === 0 ? styles.greeting : undefined}>
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
