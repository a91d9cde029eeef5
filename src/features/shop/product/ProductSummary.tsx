import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { categoryOf } from '#domain/catalogue/productFilters.ts'
import { salePercent } from '#domain/catalogue/sale.ts'
import { Badge } from '#ui/Badge.tsx'
import { Price } from '#ui/Price.tsx'
import { Rating } from '#ui/Rating.tsx'
import { TextSource } from '../TextSource.tsx'
import { StockWords } from './StockWords.tsx'
import { WishButton } from '../wishlist/WishButton.tsx'
import styles from './ProductSummary.module.css'

export interface ProductSummaryProps {
  readonly product: Product
  readonly variant: ProductVariant | null
}

/** The head of a product: name, rating, price with the old one, stock. */
export function ProductSummary({ product, variant }: ProductSummaryProps) {
  const { rating, reviewCount, bestseller, aiType } = product.details
  const category = categoryOf(product)
  const price = variant?.price ?? product.priceRange.min
  const percent = salePercent(price, variant?.compareAtPrice ?? null)
  return (
    <header className={styles.summary}>
      <p className={styles.badges}>
        {category === null ? null : (
          <Link to="/sklep" search={{ kategoria: category.key }} className={styles.category}>
            {category.label}
          </Link>
        )}
        {bestseller ? (
          <Badge tone="neutral">
            <Trans>Polecamy</Trans>
          </Badge>
        ) : null}
        {aiType === null ? null : (
          <Badge tone="generated">
            <TextSource size={13} />
          </Badge>
        )}
      </p>
      <div className={styles.heading}>
        <h1 className={styles.title}>{product.title}</h1>
        <WishButton product={product} />
      </div>
      {rating === null ? null : <Rating value={rating} count={reviewCount} />}
      <div className={styles.price}>
        <Price price={price} compareAtPrice={variant?.compareAtPrice ?? null} size="large" />
        {percent > 0 ? <Badge tone="accent">−{percent}%</Badge> : null}
      </div>
      {variant === null ? null : <StockWords variant={variant} />}
    </header>
  )
}
