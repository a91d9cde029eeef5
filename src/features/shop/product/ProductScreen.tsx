import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useMissing } from '#services/keptWhileTranslated.ts'
import { useServices } from '#services/services.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { Page } from '#ui/Page.tsx'
import { ListFailure } from '../ListFailure.tsx'
import { knownProduct, productQuery } from '../queries.ts'
import { isNotFound } from '../retryReads.ts'
import { ProductDetail, type ProductDetailProps } from './ProductDetail.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'

const ProductMissing = lazyPart(() => import('./ProductMissing.tsx'))

export interface ProductScreenProps extends Omit<ProductDetailProps, 'product' | 'keptSince'> {
  readonly handle: string
  /** Told once when the product is there, at once or after a wait. */
  readonly onLoaded?: () => void
}

/** /sklep/produkt/{handle}. Shows a list's facts of the product until all of it is loaded. */
export function ProductScreen({ handle, onLoaded, ...rest }: ProductScreenProps) {
  const { storefront } = useServices()
  const client = useQueryClient()
  const answer = useQuery({
    ...productQuery(storefront, handle),
    // While the product loads in another language, the old one stays readable.
    placeholderData: (previous) => knownProduct(client, storefront, handle) ?? previous,
  })
  const { data, error, isFetching, refetch } = answer
  const isMissing = useMissing(answer, isNotFound)
  const isLoaded = data !== undefined
  const loaded = useEffectEvent(() => onLoaded?.())
  useEffect(() => {
    if (isLoaded) loaded()
  }, [isLoaded])

  if (data !== undefined) return <ProductDetail product={data.product} keptSince={data.keptSince} {...rest} />
  if (isMissing) {
    return (
      <Suspense fallback={null}>
        <ProductMissing />
      </Suspense>
    )
  }
  if (error !== null && !isFetching) {
    return (
      <Page>
        <ListFailure level={1} error={error} onRetry={() => void refetch()} />
      </Page>
    )
  }
  return <ProductSkeleton />
}
