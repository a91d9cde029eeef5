import { Trans, useLingui } from '@lingui/react/macro'
import { MailOpen } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import type { Picture as PictureData } from '#domain/catalogue/product.ts'
import { classNames } from '../classNames.ts'
import { Picture } from '../Picture.tsx'
import type { CardSide } from './cardSide.ts'
import styles from './FoldingCard.module.css'

export interface FoldingCardProps {
  readonly title: string
  readonly front: PictureData
  /** Its language. */
  readonly language: 'pl' | 'en'
  /** It is about to open by itself: nothing asks for a press. */
  readonly opensItself?: boolean
  /** The visible side. */
  readonly side: CardSide
  /** Opened, it is a `spread` where there is room, or its `page` alone is shown. */
  readonly opensTo: 'spread' | 'page'
  readonly onOpen: () => void
  /** The element of the words, focused when it opens. */
  readonly inside: Ref<HTMLDivElement>
  /** The page with the words, on its paper. */
  readonly children: ReactNode
}

/**
 * A card of paper: closed, opened like a book, or turned over. On a phone its cover swings out of sight. Hidden sides
 * are hidden from everyone. With reduced motion it changes at once.
 */
export function FoldingCard(props: FoldingCardProps) {
  const { title, front, language, opensItself = false, side, opensTo, onOpen, inside, children } = props
  const { t } = useLingui()
  const motif = { ...front, altText: '' }
  return (
    <div className={styles.stage} data-opens={opensTo}>
      <div className={styles.card} data-side={side}>
        <div ref={inside} tabIndex={-1} className={styles.inside} lang={language} inert={side !== 'inside'}>
          {children}
        </div>
        <div className={styles.cover}>
          <div className={classNames(styles.face, styles.lining)} aria-hidden="true">
            <Motif picture={motif} />
          </div>
          <button
            type="button"
            className={classNames(styles.face, styles.front)}
            aria-label={t`Otwórz kartkę`}
            disabled={side !== 'front' || opensItself}
            onClick={onOpen}
          >
            <Picture picture={motif} sizes="(min-width: 30rem) 26rem, 92vw" priority />
            <span className={styles.hint}>
              <MailOpen size={18} aria-hidden="true" />
              <Trans>Otwórz</Trans>
            </span>
          </button>
        </div>
        <div className={classNames(styles.face, styles.back)} lang={language} inert={side !== 'back'}>
          <Motif picture={motif} />
          <p className={styles.title}>{title}</p>
          <p className={styles.mark}>Iskra</p>
        </div>
      </div>
    </div>
  )
}

/** The front's picture, small and round, without the words above it. */
function Motif({ picture }: { readonly picture: PictureData }) {
  return (
    <span className={styles.motif}>
      <Picture picture={picture} sizes="14rem" />
    </span>
  )
}
