import { Trans } from '@lingui/react/macro'
import { Suspense, useId } from 'react'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import { useIsHydrated } from '#ui/useIsHydrated.ts'
import { classNames } from '#ui/classNames.ts'
import styles from './RestockSection.module.css'

// The document's content comes before the interactive part.
const RestockForm = lazyPart(() => import('./RestockForm.tsx'))

export interface RestockSectionProps {
  readonly product: Product
  readonly variant: ProductVariant
}

/** The form for a letter once a variant is back. */
export default function RestockSection({ product, variant }: RestockSectionProps) {
  const id = useId()
  const isBeingTakenOver = useIsHydrated()
  return (
    <section className={classNames(styles.place, 'needs-script')} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Trans>Dać Ci znać, gdy produkt wróci?</Trans>
      </h2>
      <div className={styles.room}>
        {isBeingTakenOver ? null : (
          <Suspense fallback={null}>
            <RestockForm key={variant.id} product={product} variant={variant} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
