import { Trans, useLingui } from '@lingui/react/macro'
import { MailOpen } from 'lucide-react'
import { type Ref } from 'react'
import type { Picture as PictureData } from '#domain/catalogue/product.ts'
import type { Written } from '#domain/gifts/card.ts'
import { classNames } from '#ui/classNames.ts'
import { Paper } from '#ui/Paper.tsx'
import { Picture } from '#ui/Picture.tsx'
import type { CardSide } from './cardSide.ts'
import styles from './FoldingCard.module.css'

export interface FoldingCardProps {
  readonly title: string
  readonly front: PictureData
  readonly written: Written
  /** What it is written in. */
  readonly language: 'pl' | 'en'
  /** Its front is an envelope with a seal in the middle. */
  readonly isSealed: boolean
  /** What of it is seen. */
  readonly side: CardSide
  readonly onOpen: () => void
  /** Where the words are: what is focused when it opens. */
  readonly inside: Ref<HTMLDivElement>
}

/**
 * A card of paper: closed, opened like a book, or turned over. On a phone its cover swings out of sight. What isn’t seen
 * is there for nobody. Without motion it changes at once.
 */
export function FoldingCard(props: FoldingCardProps) {
  const { title, front, written, language, isSealed, side, onOpen, inside } = props
  const { t } = useLingui()
  const { paragraphs, signature } = written
  const motif = { ...front, altText: '' }
  return (
    <div className={styles.stage}>
      <div className={styles.card} data-side={side}>
        <div
          ref={inside}
          tabIndex={-1}
          className={styles.inside}
          lang={language}
          inert={side !== 'inside'}
          data-words={lengthOf(written)}
        >
          <Paper className={styles.page}>
            {paragraphs.map((paragraph, place) => (
              <p key={place}>{paragraph}</p>
            ))}
            {signature === '' ? null : <p className={styles.signature}>{signature}</p>}
          </Paper>
        </div>
        <div className={styles.cover}>
          <div className={classNames(styles.face, styles.lining)} aria-hidden="true">
            <Motif picture={motif} isSealed={isSealed} />
          </div>
          <button
            type="button"
            className={classNames(styles.face, styles.front)}
            aria-label={t`Otwórz kartkę`}
            disabled={side !== 'front'}
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
          <Motif picture={motif} isSealed={isSealed} />
          <p className={styles.title}>{title}</p>
          <p className={styles.mark}>Iskra</p>
        </div>
      </div>
    </div>
  )
}

/** What is drawn on the front, small and round, without the words above it. */
function Motif({ picture, isSealed }: { readonly picture: PictureData; readonly isSealed: boolean }) {
  return (
    <span className={styles.motif} data-sealed={isSealed || undefined}>
      <Picture picture={picture} sizes="14rem" />
    </span>
  )
}

/** How many characters still are few, and how many aren’t many: the fewer, the larger they are set. */
const FEW = 220
const SOME = 600

function lengthOf({ paragraphs, signature }: Written): 'few' | 'some' | 'many' {
  const { length } = [...paragraphs, signature].join(' ')
  return length <= FEW ? 'few' : length <= SOME ? 'some' : 'many'
}
