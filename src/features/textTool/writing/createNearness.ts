/** Which of the elements it follows are in the window or one height of it away. */
export interface Nearness {
  readonly follow: (element: Element) => void
  readonly leave: (element: Element) => void
  readonly has: (element: Element) => boolean
  readonly stop: () => void
}

const nothing = () => undefined

/** Tells of each element that comes near or goes. Where the browser watches nothing, all are near from the beginning. */
export function createNearness(onChange: (element: Element, isNear: boolean) => void): Nearness {
  if (typeof IntersectionObserver === 'undefined') {
    return { follow: nothing, leave: nothing, has: () => true, stop: nothing }
  }
  const near = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting === near.has(target)) continue
        if (isIntersecting) near.add(target)
        else near.delete(target)
        onChange(target, isIntersecting)
      }
    },
    { rootMargin: '100% 0px' },
  )
  return {
    follow: (element) => observer.observe(element),
    leave(element) {
      observer.unobserve(element)
      near.delete(element)
    },
    has: (element) => near.has(element),
    stop: () => observer.disconnect(),
  }
}
