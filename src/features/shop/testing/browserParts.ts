import { vi } from 'vitest'
import { standInDialogs } from '#ui/testing/standInDialogs.ts'

/**
 * Browser APIs that jsdom lacks and the shop's screens observe: nothing comes near, and no screen is wide, unless told.
 */
export function stubBrowserParts({ isWide = false } = {}): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  Element.prototype.scrollTo = () => undefined
  standInDialogs({ areInline: isWide })
}
