import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { chosenVariant } from '#domain/catalogue/variantChoice.ts'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { Page } from '#ui/Page.tsx'
import { CatalogueAge } from '../CatalogueAge.tsx'
import { noteViewed } from '../recentlyViewed.ts'
import { DeliveryTerms } from './DeliveryTerms.tsx'
import { Gallery } from './Gallery.tsx'
import { ProductAbout } from './ProductAbout.tsx'
import { ProductReviews } from './ProductReviews.tsx'
import { ProductSummary } from './ProductSummary.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'
import { StickyBuyBar } from './StickyBuyBar.tsx'
import { VariantPicker } from './VariantPicker.tsx'
import { ViewedProducts } from './ViewedProducts.tsx'
import styles from './ProductDetail.module.css'

/** Renders the purchase of a variant; composed in by the route, since the cart is another feature. */
type RenderPurchase = (product: Product, variant: ProductVariant, isCompact: boolean) => ReactNode

export interface ProductDetailProps {
  readonly product: Product
  readonly keptSince: string | null
  /** The variant the address names, see `variantKey`. */
  readonly variantKey: string | undefined
  readonly renderPurchase: RenderPurchase
  /** Renders the restock form of a sold-out variant. */
  readonly renderRestock: (product: Product, variant: ProductVariant) => ReactNode
  /** Renders the gift editor; null for products that are no gifts. */
  readonly renderGift: (product: Product, variant: ProductVariant | null) => ReactNode
}

/** A product: its pictures, description, variants and purchase. */
export function ProductDetail(props: ProductDetailProps) {
  const { product, keptSince, renderPurchase, renderRestock, renderGift } = props
  const { t } = useLingui()
  const purchase = useRef<HTMLDivElement>(null)
  const variant = chosenVariant(product, props.variantKey)
  const gift = renderGift(product, variant)
  useEffect(() => noteViewed(product.handle), [product.handle])
  return (
    <Page>
      <Breadcrumbs items={[{ label: t`Sklep`, to: '/sklep' }, { label: product.title }]} />
      <div className={styles.product}>
        <div className={styles.pictures}>
          <Gallery product={product} variant={variant} />
        </div>
        <div className={styles.choice}>
          <CatalogueAge keptSince={keptSince} />
          <ProductSummary product={product} variant={variant} />
          {variant === null ? null : (
            <>
              <VariantPicker product={product} variant={variant} />
              <div ref={purchase}>{renderPurchase(product, variant, false)}</div>
              {renderRestock(product, variant)}
              <DeliveryTerms product={product} variant={variant} />
              <StickyBuyBar watched={purchase} product={product} variant={variant}>
                {renderPurchase(product, variant, true)}
              </StickyBuyBar>
            </>
          )}
        </div>
        {gift === null ? null : <div className={styles.gift}>{gift}</div>}
        <div className={styles.about}>
          <ProductAbout product={product} />
        </div>
      </div>
      <ProductReviews product={product} />
      <RelatedProducts product={product} />
      <div className={styles.viewed}>
        <ViewedProducts key={product.handle} except={[product.handle]} />
      </div>
    </Page>
  )
}
