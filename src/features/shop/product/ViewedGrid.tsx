import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { ProductGrid } from '../ProductGrid.tsx'
import { useProductsOf } from '../useProductsOf.ts'
import styles from './RelatedProducts.module.css'

export interface ViewedGridProps {
  readonly handles: readonly string[]
  /** Keeps their place until they are here. */
  readonly room: ReactNode
}

/** The last viewed products of this device. Left out where the shop has none of them any more. */
export default function ViewedGrid({ handles, room }: ViewedGridProps) {
  const id = useId()
  const { products, isPending } = useProductsOf(handles)
  if (isPending) return room
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
