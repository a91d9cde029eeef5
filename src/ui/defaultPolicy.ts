/** The default policy that the server's `trusted-types` directive allows besides the worker's. */
const POLICY_NAME = 'default'
let isMade = false
const scripts = new Set<string>()

/**
 * Allows setting empty markup, and no other. React Aria clears its announcements by `innerHTML = ''`, which browsers
 * refuse where only trusted types may be set.
 */
export function allowEmptyMarkup(): void {
  makePolicy()
}

/** Lets a worker be started from this address, which the build itself has written; any other is refused. */
export function allowWorker(address: string): void {
  scripts.add(address)
  makePolicy()
}

/** Allows data in a script element: Firefox asks the policy there for every type of the element. */
export function allowData(): void {
  makePolicy()
}

const RULES = {
  createHTML: emptyMarkup,
  createScript: dataAlone,
  createScriptURL: (address: string) => (scripts.has(address) ? address : null),
}

/** Once for a page. */
function makePolicy(): void {
  if (isMade || typeof window === 'undefined') return
  isMade = true
  window.trustedTypes?.createPolicy(POLICY_NAME, RULES)
}

/** The policy for markup: only empty markup passes, null is refused. */
export function emptyMarkup(markup: string): string | null {
  return markup === '' ? markup : null
}

/** The policy for a script's text: only an object written as JSON, which does nothing when run; else null. */
export function dataAlone(text: string): string | null {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? text : null
  } catch {
    return null
  }
}
