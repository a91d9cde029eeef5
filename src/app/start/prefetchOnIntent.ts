import type { Intent } from '#ui/intent.ts'
import { openingParts } from '../openingParts.ts'

/** `pointerover` is a mouse on its way, `pointerdown` a finger that touches, `focusin` a keyboard. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Fetches the code that a button opens when the pointer or the focus comes near it: by the press it is there, or on its
 * way. Buttons are marked by `opens` (#ui/intent.ts). Returns how to stop.
 */
export function prefetchOnIntent(
  target: Document = document,
  parts: Readonly<Record<Intent, () => Promise<unknown>>> = openingParts,
): () => void {
  function prefetch({ target: at }: Event): void {
    const marked = at instanceof Element ? at.closest<HTMLElement>('[data-opens]') : null
    const part = Object.entries(parts).find(([intent]) => intent === marked?.dataset['opens'])?.[1]
    // If it can't be fetched now, the press retries and reports it.
    part?.().catch(() => undefined)
  }
  for (const sign of SIGNS) target.addEventListener(sign, prefetch, { capture: true, passive: true })
  return () => {
    for (const sign of SIGNS) target.removeEventListener(sign, prefetch, { capture: true })
  }
}
