import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus out of an element that is about to lose its content, back to its origin. Nothing happens where the
 * focus is elsewhere, or its origin is gone.
 */
export function useFocusReturn(element: RefObject<HTMLElement | null>): () => void {
  const cameFrom = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const watched = element.current
    if (watched === null) return undefined
    const isOutside = (other: EventTarget | null): other is HTMLElement =>
      other instanceof HTMLElement && !watched.contains(other)
    const come = ({ relatedTarget }: FocusEvent): void => {
      if (isOutside(relatedTarget)) cameFrom.current = relatedTarget
    }
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (isOutside(relatedTarget)) cameFrom.current = null
    }
    watched.addEventListener('focusin', come)
    watched.addEventListener('focusout', leave)
    return () => {
      watched.removeEventListener('focusin', come)
      watched.removeEventListener('focusout', leave)
    }
  }, [element])

  return () => {
    if (element.current?.contains(document.activeElement) === true)
      cameFrom.current?.focus({ preventScroll: true })
  }
}
