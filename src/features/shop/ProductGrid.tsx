import { startTransition, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { CARD_PICTURE_SIZES } from '#domain/catalogue/pictureSizes.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { SHOWN_PER_PAGE } from '#domain/catalogue/shopSearch.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { cardId } from './cardId.ts'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'

/** Cards of a screen: a desktop's two rows, a phone's four. */
const CARDS_OF_SCREEN = 8

/** True until a grid of this page has been painted. A reload or a way back needs the whole list, to scroll to its place. */
let isFirstScreen = performance
  .getEntriesByType('navigation')
  .some((entry) => 'type' in entry && entry.type === 'navigate')

/** A mark that stands on every other card says nothing. */
const MOST_BESTSELLERS = 5

export interface ProductGridProps {
  readonly products: readonly Product[]
  /** How many of the first pictures are on the screen from the start. */
  readonly priorityCount?: number
  readonly showsBestsellers?: boolean
}

/**
 * Products in 2, 3 or 4 columns by the room there is. Cards far from the screen are not laid out. On a page's first
 * screen those below it are made after the first paint; where a server has made them, React takes them over screen by
 * screen, with room for presses between.
 */
export function ProductGrid({ products, priorityCount = 0, showsBestsellers = true }: ProductGridProps) {
  const isRendered = useIsRendered()
  const [isFirst, setFirst] = useState(isFirstScreen && !isRendered)
  useEffect(() => {
    isFirstScreen = false
    if (isFirst) startTransition(() => setFirst(false))
  }, [isFirst])
  const marked = new Set(
    products.filter(({ details }) => details.bestseller).slice(0, showsBestsellers ? MOST_BESTSELLERS : 0),
  )
  const screens = Array.from(
    { length: isFirst ? 1 : Math.ceil(products.length / CARDS_OF_SCREEN) },
    (_, screen) => products.slice(screen * CARDS_OF_SCREEN, (screen + 1) * CARDS_OF_SCREEN),
  )
  return (
    <div className={styles.room}>
      <ul className={styles.grid}>
        {screens.map((cards, screen) => (
          <Suspense key={screen} fallback={null}>
            {cards.map((product, place) => {
              const index = screen * CARDS_OF_SCREEN + place
              const beginsPage = index > 0 && index % SHOWN_PER_PAGE === 0
              return (
                <li key={product.id} id={beginsPage ? cardId(index) : undefined} className={styles.cell}>
                  <ProductCard
                    product={product}
                    sizes={CARD_PICTURE_SIZES}
                    priority={index < priorityCount}
                    showsBestseller={marked.has(product)}
                  />
                </li>
              )
            })}
          </Suspense>
        ))}
      </ul>
    </div>
  )
}

const never = () => () => undefined

/** True on a server, and while React takes over what a server has rendered. */
function useIsRendered(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}

/** The grid before its products are there, in their exact shape. */
export function ProductGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.room} aria-busy="true">
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.cell}>
            <div className={styles.ghostPicture}>
              <Skeleton shape="box" height="100%" />
            </div>
            <div className={styles.ghostWords}>
              <Skeleton width="90%" />
              <Skeleton width="55%" />
            </div>
            <div className={styles.ghostFoot}>
              <Skeleton width="5rem" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
