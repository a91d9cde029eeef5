import { Suspense, useEffect, useRef } from 'react'
import { lazyPart } from '#ui/lazyPart.ts'
import { useIsTakenOver } from '#ui/useIsTakenOver.ts'
import { useNear } from '#ui/useNear.ts'
import { noteViewed } from '../recentlyViewed.ts'
import styles from './RelatedProducts.module.css'

// Of whoever scrolls down to it alone.
const ViewedProducts = lazyPart(() => import('./ViewedProducts.tsx'))

/** What was looked at before this product, which is remembered. */
export function LateViewedProducts({ handle }: { readonly handle: string }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  // A server has no device that could have looked at anything.
  const isTakenOver = useIsTakenOver()
  useEffect(() => noteViewed(handle), [handle])
  return (
    <div ref={place} className={styles.late}>
      {isNear && !isTakenOver ? (
        <Suspense fallback={null}>
          <ViewedProducts except={handle} />
        </Suspense>
      ) : null}
    </div>
  )
}
