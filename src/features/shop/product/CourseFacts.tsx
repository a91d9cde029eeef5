import { Trans, useLingui } from '@lingui/react/macro'
import { ChartNoAxesColumnIncreasing, Clock } from 'lucide-react'
import type { ProductDetails } from '#domain/catalogue/product.ts'
import { DIFFICULTY_LABELS } from '../labels.ts'
import styles from './CourseFacts.module.css'

/** How long and how hard a course is. */
export default function CourseFacts({ details }: { readonly details: ProductDetails }) {
  const { i18n } = useLingui()
  const { duration, difficulty } = details
  return (
    <dl className={styles.facts}>
      {duration === null ? null : (
        <div className={styles.fact}>
          <Clock size={20} aria-hidden="true" />
          <dt>
            <Trans>Czas nauki</Trans>
          </dt>
          <dd>{duration}</dd>
        </div>
      )}
      {difficulty === null ? null : (
        <div className={styles.fact}>
          <ChartNoAxesColumnIncreasing size={20} aria-hidden="true" />
          <dt>
            <Trans>Trudność</Trans>
          </dt>
          <dd>{i18n._(DIFFICULTY_LABELS[difficulty])}</dd>
        </div>
      )}
    </dl>
  )
}
