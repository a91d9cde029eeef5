import { useLingui } from '@lingui/react/macro'
import type { Picture as PictureData } from '#domain/catalogue/product.ts'
import type { Written } from '#domain/gifts/card.ts'
import type { WrittenLook } from '#domain/gifts/writtenLook.ts'
import { CardSheet, CardWords } from '#ui/card/CardSheet.tsx'
import { classNames } from '#ui/classNames.ts'
import { Paper } from '#ui/Paper.tsx'
import { Picture } from '#ui/Picture.tsx'
import styles from './Orders.module.css'

export interface GiftSheetsProps {
  readonly title: string
  readonly front: PictureData
  /** What it is. */
  readonly look: WrittenLook
  readonly written: Written
  /** What it is written in. */
  readonly language: 'pl' | 'en'
}

/** A gift as it is finished: its front, and what it says inside. On a phone one is swiped to after the other. */
export default function GiftSheets({ title, front, look, written, language }: GiftSheetsProps) {
  const { t } = useLingui()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled has to be reached by keys
    <section className={styles.sheets} aria-label={t`${title}: podgląd`} tabIndex={0}>
      <figure className={classNames(styles.sheet, styles.front)}>
        <Picture picture={{ ...front, altText: t`Przód: ${title}` }} sizes="(min-width: 44rem) 20rem, 76vw" />
      </figure>
      <div lang={language}>
        <CardSheet look={look} words={written}>
          <Paper className={classNames(styles.sheet, styles.inside)}>
            <CardWords {...written} />
          </Paper>
        </CardSheet>
      </div>
    </section>
  )
}
