import { useLingui } from '@lingui/react/macro'
import type { CardWish } from './cardFace.ts'
import { drawCard } from './drawCard.ts'
import styles from './GiftCardDialog.module.css'

/** Enough for the largest preview on a sharp screen. */
const PREVIEW_WIDTH = 800

/** The front of the card as it will be printed. */
export function CardFront({ picture, wish }: { readonly picture: ImageBitmap; readonly wish: CardWish }) {
  const { t } = useLingui()
  const words = wish.front.trim()
  return (
    <figure className={styles.figure}>
      <canvas
        ref={(canvas) => {
          if (canvas !== null) drawCard(canvas, picture, wish, PREVIEW_WIDTH)
        }}
        className={styles.front}
      />
      <figcaption className="visually-hidden">
        {words === '' ? t`Przód kartki, bez napisu` : t`Przód kartki z napisem: ${words}`}
      </figcaption>
    </figure>
  )
}
