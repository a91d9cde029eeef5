import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '#services/services.tsx'
import type { Product } from '#domain/catalogue/product.ts'
import { ProductGrid, ProductGridSkeleton } from '../ProductGrid.tsx'
import { recommendationsQuery } from '../queries.ts'
import styles from './RelatedProducts.module.css'

/** As many as fill one row of four, or two of two. */
const COUNT = 4

/** Related products. Left out when there are none or they can't be read: the product works without them. */
export function RelatedProducts({ product }: { readonly product: Product }) {
  const { t } = useLingui()
  const { storefront } = useServices()
  const { data, isPending } = useQuery(recommendationsQuery(storefront, product.id))
  if (!isPending && (data === undefined || data.length === 0)) return null
  return (
    <section className={styles.related} aria-label={t`Pasuje do tego`}>
      <h2>
        <Trans>Pasuje do tego</Trans>
      </h2>
      {data === undefined ? (
        <ProductGridSkeleton count={COUNT} />
      ) : (
        <ProductGrid products={data.slice(0, COUNT)} />
      )}
    </section>
  )
}
