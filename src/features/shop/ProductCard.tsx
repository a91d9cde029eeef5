import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { Product } from '#domain/catalogue/product.ts'
import { cheapestVariant, salePercent } from '#domain/catalogue/sale.ts'
import { Badge } from '#ui/Badge.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Price } from '#ui/Price.tsx'
import { Rating } from '#ui/Rating.tsx'
import { DIFFICULTY_LABELS } from './labels.ts'
import { nameOpenedPicture, reclaimOpenedPicture } from './openedPicture.ts'
import { TextSource } from './TextSource.tsx'
import styles from './ProductCard.module.css'

export interface ProductCardProps {
  readonly product: Product
  /** The CSS `sizes` of its picture in this place. */
  readonly sizes: string
  /** Among the first pictures of the screen. */
  readonly priority?: boolean
  /** False where every card would carry the mark. */
  readonly showsBestseller?: boolean
}

/** A product in a list: one link over the whole card. */
export function ProductCard({ product, sizes, priority = false, showsBestseller = true }: ProductCardProps) {
  const variant = cheapestVariant(product)
  const { min, max } = product.priceRange
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => reclaimOpenedPicture(product.handle, frame.current), [product.handle])
  return (
    <article className={styles.card} data-sold-out={product.availableForSale ? undefined : ''}>
      <div className={styles.visual}>
        <div ref={frame} className={styles.frame}>
          {product.featuredPicture === null ? (
            <span className={styles.noPicture} aria-hidden="true">
              <Sparkles size={32} strokeWidth={1.5} />
            </span>
          ) : (
            <Picture
              picture={product.featuredPicture}
              sizes={sizes}
              priority={priority}
              className={styles.picture ?? ''}
            />
          )}
        </div>
        <CardBadges
          product={product}
          percent={salePercent(min, variant?.compareAtPrice ?? null)}
          showsBestseller={showsBestseller}
        />
      </div>
      <h3 className={styles.title}>
        <Link
          to="/sklep/produkt/$handle"
          params={{ handle: product.handle }}
          preload="intent"
          className={styles.link}
          onClick={() => nameOpenedPicture(product.handle, frame.current)}
        >
          {product.title}
        </Link>
      </h3>
      <CardFacts product={product} />
      <div className={styles.foot}>
        <Price price={min} compareAtPrice={variant?.compareAtPrice ?? null} from={max.amount > min.amount} />
      </div>
    </article>
  )
}

interface CardBadgesProps {
  readonly product: Product
  readonly percent: number
  readonly showsBestseller: boolean
}

function CardBadges({ product, percent, showsBestseller }: CardBadgesProps) {
  if (!product.availableForSale) {
    return (
      <div className={styles.badges}>
        <Badge tone="neutral">
          <Trans>Wyprzedane</Trans>
        </Badge>
      </div>
    )
  }
  return (
    <div className={styles.badges}>
      {percent > 0 ? <Badge tone="accent">−{percent}%</Badge> : null}
      {showsBestseller && product.details.bestseller ? (
        <Badge tone="neutral">
          <Trans>Polecamy</Trans>
        </Badge>
      ) : null}
    </div>
  )
}

/**
 * The facts that tell products of one kind apart: a course's length and difficulty, the author of a text, the rating.
 */
function CardFacts({ product }: { readonly product: Product }) {
  const { i18n } = useLingui()
  const { rating, reviewCount, duration, difficulty, aiType } = product.details
  return (
    <p className={styles.facts}>
      {rating === null ? null : <Rating value={rating} count={reviewCount} />}
      {duration === null ? null : <span>{duration}</span>}
      {difficulty === null ? null : <span>{i18n._(DIFFICULTY_LABELS[difficulty])}</span>}
      {aiType === null ? null : (
        <span className={styles.generated}>
          <TextSource size={14} isShort />
        </span>
      )}
    </p>
  )
}
