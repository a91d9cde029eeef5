import { vi } from 'vitest'

function nothing(): void {}

/** No element is in view and no media query matches: jsdom knows neither. */
class Unseen {
  readonly observe = nothing
  readonly unobserve = nothing
  readonly disconnect = nothing
}

/**
 * Stubs the browser features that a whole page needs and jsdom lacks, without a network. `vi.unstubAllGlobals` removes
 * them.
 */
export function stubBrowser(): void {
  // For as long as the file runs: the router scrolls a moment after a test has ended, too.
  window.scrollTo = nothing
  Element.prototype.scrollIntoView = nothing
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: nothing,
    removeEventListener: nothing,
  }))
  vi.stubGlobal('IntersectionObserver', Unseen)
  vi.stubGlobal('ResizeObserver', Unseen)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
}
