const VIEWED_KEY = 'iskra-viewed'

const MOST_VIEWED = 12

/** Handles of the products that were looked at on this device, the newest first. */
export function recentlyViewed(): readonly string[] {
  try {
    return (localStorage.getItem(VIEWED_KEY) ?? '').split(' ').filter((handle) => handle !== '')
  } catch {
    return []
  }
}

/** Remembers that a product was looked at. Handles have no spaces. */
export function noteViewed(handle: string): void {
  const others = recentlyViewed().filter((other) => other !== handle)
  try {
    localStorage.setItem(VIEWED_KEY, [handle, ...others].slice(0, MOST_VIEWED).join(' '))
  } catch {
    // Storage that can't be reached remembers nothing.
  }
}

/** For whoever leaves the device, or doesn't want it remembered. */
export function forgetViewed(): void {
  try {
    localStorage.removeItem(VIEWED_KEY)
  } catch {
    // Then there is nothing.
  }
}
