/** The default policy that the server's `trusted-types` directive allows besides the worker's. */
const POLICY_NAME = 'default'
let isMade = false
const scripts = new Set<string>()

/**
 * Lets markup be set that is empty, and no other. React Aria clears what it has announced by `innerHTML = ''`, which
 * browsers refuse where only trusted types may be set.
 */
export function allowEmptyMarkup(): void {
  makePolicy()
}

/** Lets a worker be started from this address, which the build itself has written; any other is refused. */
export function allowWorker(address: string): void {
  scripts.add(address)
  makePolicy()
}

/** Once for a page. */
function makePolicy(): void {
  if (isMade || typeof window === 'undefined') return
  isMade = true
  window.trustedTypes?.createPolicy(POLICY_NAME, {
    createHTML: emptyMarkup,
    createScriptURL: (address) => (scripts.has(address) ? address : null),
  })
}

/** What a browser asks of markup that is about to be set: null is refused. */
export function emptyMarkup(markup: string): string | null {
  return markup === '' ? markup : null
}
