import { type RefObject, useEffect } from 'react'
import { useStore } from '#ui/useStore.ts'
import { askedPlace } from './leadTo.ts'

/**
 * Brings the focus to the field of a panel that somebody was led to: the first control inside of the element that
 * `data-place` names so, or the panel’s first where none does.
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
