import { Plural, Trans } from '@lingui/react/macro'
import { Clapperboard, Image } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type CreditPack, IMAGE_CREDITS, VIDEO_CREDITS } from '#domain/catalogue/creditPack.ts'
import { cheapestVariant } from '#domain/catalogue/sale.ts'
import { useFormat } from '#i18n/format.ts'
import { Badge } from '#ui/Badge.tsx'
import { Price } from '#ui/Price.tsx'
import styles from './CreditPackCard.module.css'

export interface CreditPackCardProps {
  readonly pack: CreditPack
  /** The cheapest credits of all packs on sale. */
  readonly isBest: boolean
  readonly action: ReactNode
}

/** One pack of credits: how many, for how much, how much each, and what they are enough for. */
export function CreditPackCard({ pack, isBest, action }: CreditPackCardProps) {
  const format = useFormat()
  const { product, name, credits, pricePerCredit } = pack
  const perCredit = format.number(pricePerCredit / 100, {
    style: 'currency',
    currency: product.priceRange.min.currencyCode,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 2,
  })
  const images = Math.floor(credits / IMAGE_CREDITS)
  const videos = Math.floor(credits / VIDEO_CREDITS)
  return (
    <article className={styles.pack} data-best={isBest ? '' : undefined}>
      <p className={styles.badge}>
        {isBest ? (
          <Badge tone="accent">
            <Trans>Najtańszy kredyt</Trans>
          </Badge>
        ) : product.details.bestseller ? (
          <Badge tone="neutral">
            <Trans>Bestseller</Trans>
          </Badge>
        ) : null}
      </p>
      <h2 className={styles.title}>
        <Link to="/sklep/produkt/$handle" params={{ handle: product.handle }} className={styles.link}>
          {name === '' ? null : <span className={styles.name}>{name}</span>}
          <span className={styles.number}>{format.number(credits)}</span>{' '}
          <Plural value={credits} one="kredyt" few="kredyty" many="kredytów" other="kredytu" />
        </Link>
      </h2>
      <div className={styles.price}>
        <Price
          price={product.priceRange.min}
          compareAtPrice={cheapestVariant(product)?.compareAtPrice ?? null}
          size="large"
        />
        <p className={styles.each}>
          <Trans>{perCredit} za kredyt</Trans>
        </p>
      </div>
      <ul className={styles.uses}>
        <li>
          <Image size={18} aria-hidden="true" />
          <Plural value={images} one="# obraz" few="# obrazy" many="# obrazów" other="# obrazu" />
        </li>
        <li>
          <Clapperboard size={18} aria-hidden="true" />
          <Plural
            value={videos}
            one="albo # film"
            few="albo # filmy"
            many="albo # filmów"
            other="albo # filmu"
          />
        </li>
      </ul>
      <div className={styles.action}>{action}</div>
    </article>
  )
}
