import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import type { Stars as StarCount } from '#domain/reviews/reviews.ts'
import styles from './Rating.module.css'

// By itself: the kit imports no rules, which would load with it on every screen.
const STARS: readonly StarCount[] = [1, 2, 3, 4, 5]

/** The stars that one opinion gives. */
export function Stars({ value }: { readonly value: StarCount }) {
  const { t } = useLingui()
  return (
    <span className={styles.rating}>
      <span className="visually-hidden">{t`Ocena ${value} na 5`}</span>
      <span className={styles.stars} aria-hidden="true">
        {STARS.map((star) => (
          <Star key={star} className={styles.star} size={15} fill={star <= value ? 'currentColor' : 'none'} />
        ))}
      </span>
    </span>
  )
}
