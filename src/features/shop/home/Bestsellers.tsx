import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { Product } from '#domain/catalogue/product.ts'
import { ProductGrid, ProductGridSkeleton } from '../ProductGrid.tsx'
import { SectionHeading } from './SectionHeading.tsx'
import styles from './Bestsellers.module.css'

export interface BestsellersProps {
  /** Best selling first, as the storefront orders them. */
  readonly products: readonly Product[]
  readonly isPending: boolean
}

/** Two rows of four, or four of two. */
const COUNT = 8

/** What people buy most and can buy now. */
export function Bestsellers({ products, isPending }: BestsellersProps) {
  const id = useId()
  const available = products.filter((product) => product.availableForSale)
  const marked = available.filter((product) => product.details.bestseller)
  const shown = (marked.length >= COUNT / 2 ? marked : available).slice(0, COUNT)
  if (!isPending && shown.length === 0) return null
  return (
    <section className={styles.bestsellers} aria-labelledby={id}>
      <SectionHeading id={id} to="/sklep" link={<Trans>Cały sklep</Trans>}>
        <Trans>Najczęściej wybierane</Trans>
      </SectionHeading>
      {isPending ? (
        <ProductGridSkeleton count={COUNT} />
      ) : (
        <ProductGrid products={shown} showsBestsellers={false} />
      )}
    </section>
  )
}
