import type { Card } from '#domain/gifts/card.ts'
import { CardWords } from '#ui/card/CardSheet.tsx'
import { typeOf } from '#ui/card/cardType.ts'
import styles from './CardPaper.module.css'

/** The words of a card or a letter on their paper, in the type that the PDF is set in. Its container tells the width. */
export function CardPaper({ card, isFolded }: { readonly card: Card; readonly isFolded: boolean }) {
  const look = isFolded ? 'card' : 'A4'
  return (
    <div className={styles.paper} lang={card.language} data-look={look} style={typeOf(look, card)}>
      {isFolded ? <span className={styles.ornament} aria-hidden="true" /> : null}
      <div className={styles.words}>
        <CardWords {...card} />
      </div>
      <span className={styles.mark} aria-hidden="true">
        Iskra
      </span>
    </div>
  )
}
