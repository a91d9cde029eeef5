import { type RefObject, useEffect, useState } from 'react'

/** How far below the window something is near enough to be fetched for. */
const MARGIN = '0px 0px 50% 0px'
/** What a person does who goes on. */
const MOVES = ['scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * True once the element is in the window, or near it when the person has begun to move on the page: rarely seen content
 * loads its code only then. Where the browser can't tell, it is near at once.
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver !== 'function')
  useEffect(() => {
    const target = element.current
    if (isNear || target === null) return undefined
    const watch = (options: IntersectionObserverInit) => {
      const observer = new IntersectionObserver(
        // A busy page hears of several frames at once.
        (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
        options,
      )
      observer.observe(target)
      return observer
    }
    const observers = [watch({})]
    const stopWaiting = onFirstMove(() => observers.push(watch({ rootMargin: MARGIN })))
    return () => {
      stopWaiting()
      for (const observer of observers) observer.disconnect()
    }
  }, [element, isNear])
  return isNear
}

/** Runs `then` when the person moves on the page, at once where it is scrolled already. Returns how to stop waiting. */
function onFirstMove(then: () => void): () => void {
  const stopped = new AbortController()
  const begin = () => {
    stopped.abort()
    then()
  }
  if (scrollY > 0) begin()
  else
    for (const type of MOVES)
      addEventListener(type, begin, { capture: true, passive: true, signal: stopped.signal })
  return () => stopped.abort()
}
