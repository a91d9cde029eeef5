import { useEffect, useState, type RefObject } from 'react'

/** Whether the pointer or the focus is in an element. */
export function useAttention(element: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)

  useEffect(() => {
    const watched = element.current
    if (watched === null) return undefined
    const ending = new AbortController()
    const { signal } = ending
    watched.addEventListener('pointerenter', () => setHovered(true), { signal })
    watched.addEventListener('pointerleave', () => setHovered(false), { signal })
    watched.addEventListener('focusin', () => setFocused(true), { signal })
    watched.addEventListener(
      'focusout',
      ({ relatedTarget }) => setFocused(relatedTarget instanceof Node && watched.contains(relatedTarget)),
      { signal },
    )
    return () => ending.abort()
  }, [element])

  return isHovered || isFocused
}
