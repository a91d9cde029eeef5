import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '#ui/lazyPart.ts'
import { useIsHydrated } from '#ui/useIsHydrated.ts'
import { useNear } from '#ui/useNear.ts'
import { ProductGridRoom } from '../ProductGrid.tsx'
import { recentlyViewed } from '../recentlyViewed.ts'
import styles from './RelatedProducts.module.css'

// Only for visitors who scroll down to it.
const ViewedGrid = lazyPart(() => import('./ViewedGrid.tsx'))

/** One row of four, or two of two. */
const COUNT = 4

export interface ViewedProductsProps {
  /** Handles of products already on the screen; its first value stays. */
  readonly except: readonly string[]
}

/** The last viewed products of this device. Left out while there are none. */
export function ViewedProducts({ except }: ViewedProductsProps) {
  // A server has no device that could have looked at anything.
  const isHydrated = useIsHydrated()
  return isHydrated ? null : <ViewedRow except={except} />
}

/** Its room is reserved from the start, so that the content below doesn't move when it loads. */
function ViewedRow({ except }: ViewedProductsProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const [handles] = useState(() =>
    recentlyViewed()
      .filter((handle) => !except.includes(handle))
      .slice(0, COUNT),
  )
  if (handles.length === 0) return null
  const room = (
    <div className={styles.related} aria-hidden="true">
      <h2>{'\u00A0'}</h2>
      <ProductGridRoom count={handles.length} />
    </div>
  )
  return (
    <div ref={place}>
      <Suspense fallback={room}>{isNear ? <ViewedGrid handles={handles} room={room} /> : room}</Suspense>
    </div>
  )
}
