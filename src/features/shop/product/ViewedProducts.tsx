import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { ProductGrid } from '../ProductGrid.tsx'
import { recentlyViewed } from '../recentlyViewed.ts'
import { useProductsOf } from '../useProductsOf.ts'
import styles from './RelatedProducts.module.css'

/** One row of four, or two of two. */
const COUNT = 4

export interface ViewedProductsProps {
  /** The handle of what is being looked at. */
  readonly except?: string
}

/** What was looked at last on this device. Left out while there is nothing. */
export default function ViewedProducts({ except }: ViewedProductsProps) {
  const id = useId()
  const [handles] = useState(() =>
    recentlyViewed()
      .filter((handle) => handle !== except)
      .slice(0, COUNT),
  )
  const { products } = useProductsOf(handles)
  if (products.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Ostatnio oglądane</Trans>
      </h2>
      <ProductGrid products={products} showsBestsellers={false} />
    </section>
  )
}
