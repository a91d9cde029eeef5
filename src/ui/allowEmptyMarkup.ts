/** The default policy that the server's `trusted-types` directive allows besides the worker's. */
const POLICY_NAME = 'default'
let isAllowed = false

/**
 * Lets markup be set that is empty, and no other. React Aria clears what it has announced by `innerHTML = ''`, which
 * browsers refuse where only trusted types may be set. Once for a page.
 */
export function allowEmptyMarkup(): void {
  if (isAllowed || typeof window === 'undefined') return
  isAllowed = true
  window.trustedTypes?.createPolicy(POLICY_NAME, { createHTML: emptyMarkup })
}

/** What a browser asks of markup that is about to be set: null is refused. */
export function emptyMarkup(markup: string): string | null {
  return markup === '' ? markup : null
}
