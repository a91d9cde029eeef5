import { type RefObject, useEffect, useState } from 'react'

/** How far below the window something is near enough to be fetched for. */
const MARGIN = '0px 0px 50% 0px'

/**
 * True once the element has come near the window: rarely seen content loads its code only then. Where the browser can't
 * tell, it is near at once.
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver !== 'function')
  useEffect(() => {
    if (isNear || element.current === null) return undefined
    const observer = new IntersectionObserver(
      // A busy page hears of several frames at once.
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
