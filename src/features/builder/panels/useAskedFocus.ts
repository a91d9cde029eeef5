import { type RefObject, useEffect } from 'react'
import { useStore } from '#ui/useStore.ts'
import { askedPlace } from './leadTo.ts'

/**
 * Focuses the requested field of a panel: the first control inside of the element with that `data-place`, or the
 * panel’s first without one.
 */
export function useAskedFocus(panel: RefObject<HTMLElement | null>, part: string): void {
  const asked = useStore(askedPlace)
  useEffect(() => {
    if (asked === null || asked.place.part !== part) return
    const name = 'field' in asked.place ? asked.place.field : part
    const field = panel.current?.querySelector(`[data-place="${name}"]`) ?? panel.current
    field?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
    askedPlace.set(null)
  }, [asked, panel, part])
}
