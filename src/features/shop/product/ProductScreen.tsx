import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useServices } from '#services/services.tsx'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { Page } from '#ui/Page.tsx'
import { ListFailure } from '../ListFailure.tsx'
import { knownProduct, productQuery } from '../queries.ts'
import { isNotFound } from '../retryReads.ts'
import { ProductDetail } from './ProductDetail.tsx'
import { ProductMissing } from './ProductMissing.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'

/** Draws what buys a variant; composed in by the route, since the cart is another feature. */
export type RenderPurchase = (product: Product, variant: ProductVariant, isCompact: boolean) => ReactNode

export interface ProductScreenProps {
  readonly handle: string
  /** The variant the address names, see `variantKey`. */
  readonly variantKey: string | undefined
  readonly onVariantChange: (key: string) => void
  /** Told once when the product is there, at once or after a wait. */
  readonly onLoaded?: () => void
  readonly renderPurchase: RenderPurchase
}

/** /sklep/produkt/{handle}. What a list already knows of the product is shown until the whole of it is here. */
export function ProductScreen({ handle, onLoaded, ...rest }: ProductScreenProps) {
  const { storefront } = useServices()
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery({
    ...productQuery(storefront, handle),
    placeholderData: () => knownProduct(client, handle) ?? undefined,
  })
  const isLoaded = data !== undefined
  const loaded = useEffectEvent(() => onLoaded?.())
  useEffect(() => {
    if (isLoaded) loaded()
  }, [isLoaded])

  if (data !== undefined) return <ProductDetail product={data.product} keptSince={data.keptSince} {...rest} />
  if (isNotFound(error)) return <ProductMissing />
  if (error !== null && !isFetching) {
    return (
      <Page>
        <ListFailure level={1} error={error} onRetry={() => void refetch()} />
      </Page>
    )
  }
  return <ProductSkeleton />
}
