import { Plural, useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { useFormat } from '#i18n/format.ts'
import styles from './Rating.module.css'

export interface RatingProps {
  /** 0 to 5. */
  readonly value: number
  /** How many people rated it. */
  readonly count?: number
}

/** A rating as one star, its number and how many rated. */
export function Rating({ value, count }: RatingProps) {
  const { t } = useLingui()
  const format = useFormat()
  const shown = format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <span className={styles.rating}>
      <Star className={styles.star} size={15} fill="currentColor" />
      <span className="visually-hidden">{t`Ocena ${shown} na 5`}</span>
      <span aria-hidden="true">{shown}</span>
      {count === undefined || count === 0 ? null : (
        <span className={styles.count}>
          <span aria-hidden="true">({format.number(count)})</span>
          <span className="visually-hidden">
            <Plural value={count} one="# opinia" few="# opinie" many="# opinii" other="# opinii" />
          </span>
        </span>
      )}
    </span>
  )
}
