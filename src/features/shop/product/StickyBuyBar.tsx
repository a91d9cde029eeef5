import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { useScreenBar } from '#ui/lowerBars.ts'
import { Price } from '#ui/Price.tsx'
import styles from './StickyBuyBar.module.css'

export interface StickyBuyBarProps {
  /** The purchase on the page itself: the bar replaces it while it is out of sight. */
  readonly watched: RefObject<HTMLElement | null>
  readonly product: Product
  readonly variant: ProductVariant
  readonly children: ReactNode
}

/** The page's own bars cover its top and bottom. */
const BARS = '-56px 0px -64px'

/** On a phone, price and purchase stay under the thumb once the page's own have been scrolled away. */
export function StickyBuyBar({ watched, product, variant, children }: StickyBuyBarProps) {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const place = watched.current
    if (place === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        setNeeded(entry !== undefined && entry.intersectionRatio < 1)
      },
      { threshold: 1, rootMargin: BARS },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [watched])
  return isNeeded ? (
    <Bar>
      <div className={styles.words}>
        <span className={styles.title}>{product.title}</span>
        <Price price={variant.price} isBrief />
      </div>
      {children}
    </Bar>
  ) : null
}

function Bar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useScreenBar(bar)
  return (
    <div ref={bar} className={styles.bar}>
      {children}
    </div>
  )
}
