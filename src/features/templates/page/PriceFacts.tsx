import { Trans, useLingui } from '@lingui/react/macro'
import type { PublicTemplate } from '#domain/template/publicTemplate.ts'
import { PriceRange } from '#ui/PriceRange.tsx'
import styles from './TemplatePage.module.css'

/**
 * The price of a template's run, shown before the form is filled: beside the title on a phone, beside the form else.
 */
export function PriceFacts({ template: { price, displayRange } }: { readonly template: PublicTemplate }) {
  const { t } = useLingui()
  return (
    <section className={styles.price} aria-label={t`Cena`}>
      <strong className={styles.amount}>
        <PriceRange price={price} displayRange={displayRange} />
      </strong>
      {price.most === 0 ? null : (
        <span className={styles.priceNote}>
          {price.least === price.most ? (
            <Trans>Za nieudane nie płacisz.</Trans>
          ) : (
            <Trans>Zależy od odpowiedzi. Za nieudane nie płacisz.</Trans>
          )}
        </span>
      )}
    </section>
  )
}
