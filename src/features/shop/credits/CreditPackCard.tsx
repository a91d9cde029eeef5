import { Plural, Trans } from '@lingui/react/macro'
import { Clapperboard, Image } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CreditPack } from '#domain/catalogue/creditPack.ts'
import { cheapestVariant } from '#domain/catalogue/sale.ts'
import { enoughFor } from '#domain/credits/enoughFor.ts'
import { useFormat } from '#i18n/format.ts'
import { useUsableOffers } from '#services/useUsableOffers.ts'
import { Badge } from '#ui/Badge.tsx'
import { Price } from '#ui/Price.tsx'
import { usePrices } from '#ui/prices.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './CreditPackCard.module.css'

export interface CreditPackCardProps {
  readonly pack: CreditPack
  /** The cheapest credits of all packs on sale. */
  readonly isBest: boolean
  readonly action: ReactNode
}

/** One pack of credits: their number, the price, the price of each, and their worth in generations. */
export function CreditPackCard({ pack, isBest, action }: CreditPackCardProps) {
  const format = useFormat()
  const prices = usePrices()
  const { product, name, credits } = pack
  const paid = prices.toPay(product.priceRange.min)
  const perCredit = format.money({ ...paid, amount: paid.amount / credits })
  return (
    <article className={styles.pack} data-best={isBest ? '' : undefined}>
      <p className={styles.badge}>
        {isBest ? (
          <Badge tone="accent">
            <Trans>Najtańszy kredyt</Trans>
          </Badge>
        ) : product.details.bestseller ? (
          <Badge tone="neutral">
            <Trans>Polecamy</Trans>
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
      <Uses credits={credits} />
      <div className={styles.action}>{action}</div>
    </article>
  )
}

/** How many pictures or films they make here and now; nothing of a kind that can't be made. */
function Uses({ credits }: { readonly credits: number }) {
  const { offers, isPending } = useUsableOffers()
  if (isPending) {
    return (
      <div className={styles.uses}>
        <Skeleton width="9rem" />
      </div>
    )
  }
  const images = enoughFor(credits, offers ?? [], 'image') ?? 0
  const videos = enoughFor(credits, offers ?? [], 'video') ?? 0
  if (images === 0 && videos === 0) return null
  return (
    <ul className={styles.uses}>
      {images === 0 ? null : (
        <li>
          <Image size={18} aria-hidden="true" />
          <Plural value={images} one="# obraz" few="# obrazy" many="# obrazów" other="# obrazu" />
        </li>
      )}
      {videos === 0 ? null : (
        <li>
          <Clapperboard size={18} aria-hidden="true" />
          {images === 0 ? (
            <Plural value={videos} one="# film" few="# filmy" many="# filmów" other="# filmu" />
          ) : (
            <Plural
              value={videos}
              one="albo # film"
              few="albo # filmy"
              many="albo # filmów"
              other="albo # filmu"
            />
          )}
        </li>
      )}
    </ul>
  )
}
