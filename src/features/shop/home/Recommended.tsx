import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { Product } from '#domain/catalogue/product.ts'
import { ProductGrid, ProductGridSkeleton } from '../ProductGrid.tsx'
import { SectionHeading } from './SectionHeading.tsx'
import styles from './Recommended.module.css'

export interface RecommendedProps {
  /** In the storefront's own order: best selling of late, then the shop's own order. */
  readonly products: readonly Product[]
  readonly isPending: boolean
}

/** Two rows of four, or four of two. */
const COUNT = 8

/** The shop's recommended products that are available now. */
export function Recommended({ products, isPending }: RecommendedProps) {
  const id = useId()
  const shown = products.filter((product) => product.availableForSale).slice(0, COUNT)
  if (!isPending && shown.length === 0) return null
  return (
    <section className={styles.recommended} aria-labelledby={id}>
      <SectionHeading id={id} to="/sklep" link={<Trans>Cały sklep</Trans>}>
        <Trans>Polecamy</Trans>
      </SectionHeading>
      {isPending ? (
        <ProductGridSkeleton count={COUNT} />
      ) : (
        <ProductGrid products={shown} showsBestsellers={false} />
      )}
    </section>
  )
}
