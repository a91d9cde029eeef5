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
  /** Its form. */
  readonly look: WrittenLook
  readonly written: Written
  /** Its language. */
  readonly language: 'pl' | 'en'
}

/** A finished gift: its front and its text. On a phone they are swiped through. */
export default function GiftSheets({ title, front, look, written, language }: GiftSheetsProps) {
  const { t } = useLingui()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled area has to be reachable by keys
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
