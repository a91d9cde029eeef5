import { memo, startTransition, Suspense, useEffect, useState } from 'react'
import { CARD_PICTURE_SIZES } from '#domain/catalogue/pictureSizes.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { SHOWN_PER_PAGE } from '#domain/catalogue/shopSearch.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useIsHydrated } from '#ui/useIsHydrated.ts'
import { cardId } from './cardId.ts'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'

/** Cards of a first screen: a desktop's two rows, a phone's four. */
const FIRST_SCREEN_CARDS = 8

/** True until a grid of this page has been painted. A reload or a way back needs the whole list, to scroll to its place. */
let isFirstScreen = performance
  .getEntriesByType('navigation')
  .some((entry) => 'type' in entry && entry.type === 'navigate')

/** A mark on every other card says nothing. */
const MOST_BESTSELLERS = 5

export interface ProductGridProps {
  readonly products: readonly Product[]
  /** How many of the first pictures are on the screen from the start. */
  readonly priorityCount?: number
  readonly showsBestsellers?: boolean
}

/**
 * Products in 2, 3 or 4 columns by the room there is. Cards far from the screen are not laid out; on a page's first
 * screen those below it are made after the first paint or, where the server has rendered them, taken over one by one.
 */
export function ProductGrid({ products, priorityCount = 0, showsBestsellers = true }: ProductGridProps) {
  const isHydrated = useIsHydrated()
  const [isFirst, setFirst] = useState(isFirstScreen && !isHydrated)
  useEffect(() => {
    isFirstScreen = false
    if (isFirst) startTransition(() => setFirst(false))
  }, [isFirst])
  const marked = new Set(
    products.filter(({ details }) => details.bestseller).slice(0, showsBestsellers ? MOST_BESTSELLERS : 0),
  )
  return (
    <div className={styles.room}>
      <ul className={styles.grid}>
        {products.map((product, index) => (
          <Cell
            key={product.id}
            product={product}
            index={index}
            isMade={!isFirst || index < FIRST_SCREEN_CARDS}
            isPrior={index < priorityCount}
            showsBestseller={marked.has(product)}
          />
        ))}
      </ul>
    </div>
  )
}

interface CellProps {
  readonly product: Product
  readonly index: number
  /** Otherwise its room alone is there. */
  readonly isMade: boolean
  readonly isPrior: boolean
  readonly showsBestseller: boolean
}

/** A card in its place. One that is still to be taken over is so by itself, and not because the list learns of more. */
const Cell = memo(function Cell({ product, index, isMade, isPrior, showsBestseller }: CellProps) {
  const card = isMade ? (
    <ProductCard
      product={product}
      sizes={CARD_PICTURE_SIZES}
      priority={isPrior}
      showsBestseller={showsBestseller}
    />
  ) : null
  return (
    <li id={beginsPage(index) ? cardId(index) : undefined} className={styles.cell}>
      {index < FIRST_SCREEN_CARDS ? card : <Suspense fallback={null}>{card}</Suspense>}
    </li>
  )
})

const beginsPage = (index: number) => index > 0 && index % SHOWN_PER_PAGE === 0

/** The room of a grid, blank. */
export function ProductGridRoom({ count }: { readonly count: number }) {
  return (
    <div className={styles.room}>
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.cell} />
        ))}
      </div>
    </div>
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
